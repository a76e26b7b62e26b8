#include "RoleDraft.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

ir::RoleAttr RoleDraft::getRole(MLIRContext *context) const {
  return ir::RoleAttr::get(context, *kind, StringAttr::get(context, name), next,
                           of.empty() ? StringAttr() : StringAttr::get(context, of), dim, groups,
                           FlatSymbolRefAttr());
}

static RoleDraft makeDraft(ir::RoleAttr role) {
  RoleDraft draft;
  if (!role)
    return draft;
  draft.kind = role.getKind();
  draft.name = role.getName().str();
  draft.of = role.getOf() ? role.getOf().str() : "";
  draft.next = role.getNext();
  draft.dim = role.getDim();
  draft.groups = role.getGroups();
  draft.reason = "given";
  draft.isGiven = true;
  return draft;
}

EntryDraft::EntryDraft(func::FuncOp entry) : entry(entry) {
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    arguments.push_back(makeDraft(entry.getArgAttrOfType<ir::RoleAttr>(i, kRole)));
  for (unsigned i = 0; i < entry.getNumResults(); ++i)
    results.push_back(makeDraft(entry.getResultAttrOfType<ir::RoleAttr>(i, kRole)));
  for (unsigned i = 0; i < entry.getNumResults(); ++i) {
    auto info = entry.getResultAttrOfType<StringAttr>(i, "jax.result_info");
    paths.push_back(info ? pathKeys(info.getValue()) : SmallVector<std::string>());
  }
}

int64_t EntryDraft::getReplaced(int64_t index) const {
  for (auto [argument, draft] : llvm::enumerate(arguments))
    if (draft.next == index)
      return argument;
  return -1;
}

std::vector<int64_t> EntryDraft::getAllReplaced() const {
  std::vector<int64_t> replaced(results.size(), -1);
  for (auto [argument, draft] : llvm::enumerate(arguments))
    if (draft.next >= 0 && draft.next < static_cast<int64_t>(replaced.size()))
      replaced[draft.next] = argument;
  return replaced;
}

bool EntryDraft::isComplete() const {
  std::vector<bool> known;
  for (const RoleDraft &result : results)
    known.push_back(result.kind.has_value());
  for (const RoleDraft &argument : arguments) {
    if (!argument.kind)
      return false;
    if (argument.next >= 0 && argument.next < static_cast<int64_t>(known.size()))
      known[argument.next] = true;
  }
  return llvm::all_of(known, [](bool is) { return is; });
}

void EntryDraft::apply() const {
  MLIRContext *context = entry->getContext();
  func::FuncOp function = entry;
  for (auto [index, draft] : llvm::enumerate(arguments))
    if (draft.kind)
      function.setArgAttr(index, kRole, draft.getRole(context));
  for (auto [index, draft] : llvm::enumerate(results))
    if (draft.kind)
      function.setResultAttr(index, kRole, draft.getRole(context));
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static void printQuoted(StringRef text, llvm::raw_ostream &os) {
  os << '"';
  for (char c : text) {
    if (c == '"' || c == '\\')
      os << '\\';
    os << c;
  }
  os << '"';
}

/// `param "w" next=0`, or `?`.
static void printRole(const RoleDraft &draft, llvm::raw_ostream &os) {
  if (!draft.kind) {
    os << '?';
    return;
  }
  os << ir::stringifyRoleKind(*draft.kind) << ' ';
  printQuoted(draft.name, os);
  if (draft.next >= 0)
    os << " next=" << draft.next;
  if (!draft.of.empty()) {
    os << " of=";
    printQuoted(draft.of, os);
  }
  if (draft.dim >= 0)
    os << " dim=" << draft.dim;
  if (draft.groups != 1)
    os << " groups=" << draft.groups;
}

static void printLine(StringRef entry, StringRef what, unsigned index, const RoleDraft &draft,
                      Type type, llvm::raw_ostream &os) {
  os << entry << '.' << what << index << ' ';
  printRole(draft, os);
  os << " # " << type;
  if (!draft.reason.empty())
    os << "; " << draft.reason;
  os << '\n';
}

void import::printRoles(ArrayRef<EntryDraft> drafts, llvm::raw_ostream &os) {
  for (const EntryDraft &draft : drafts) {
    func::FuncOp entry = draft.entry;
    for (auto [index, argument] : llvm::enumerate(draft.arguments))
      printLine(entry.getName(), "arg", index, argument, entry.getArgumentTypes()[index], os);
    for (auto [index, result] : llvm::enumerate(draft.results))
      if (result.kind || draft.getReplaced(index) < 0)
        printLine(entry.getName(), "result", index, result, entry.getResultTypes()[index], os);
  }
}

namespace {
/// Reads one line: words, `key=value` and quoted strings.
class LineReader {
public:
  explicit LineReader(StringRef text) : rest(text) {}

  /// The next word; stops at blanks, `=` and quotes.
  StringRef word() {
    rest = rest.ltrim();
    size_t end = rest.find_first_of(" \t=\"");
    StringRef result = rest.take_front(end);
    rest = rest.drop_front(result.size());
    return result;
  }
  bool consume(char c) {
    if (rest.empty() || rest.front() != c)
      return false;
    rest = rest.drop_front();
    return true;
  }
  std::optional<std::string> quoted() {
    rest = rest.ltrim();
    if (!consume('"'))
      return std::nullopt;
    std::string text;
    while (!rest.empty() && rest.front() != '"') {
      if (rest.front() == '\\' && rest.size() > 1)
        rest = rest.drop_front();
      text += rest.front();
      rest = rest.drop_front();
    }
    if (!consume('"'))
      return std::nullopt;
    return text;
  }
  bool atQuote() { return at('"'); }
  bool at(char c) {
    rest = rest.ltrim();
    return rest.starts_with(c);
  }
  bool atEnd() {
    rest = rest.ltrim();
    return rest.empty() || rest.front() == '#';
  }

private:
  StringRef rest;
};
} // namespace

/// Reads what follows the place; returns what was expected where it is malformed.
static std::optional<std::string> readDraft(LineReader &reader, RoleDraft &draft) {
  StringRef kind = reader.word();
  draft.kind = ir::symbolizeRoleKind(kind);
  if (!draft.kind)
    return "a kind such as param, opt_state, batch or metric, found '" + kind.str() + "'";
  // A role put in place of '?' may do without a name: it gets the one that inference would give.
  if (reader.atQuote()) {
    std::optional<std::string> name = reader.quoted();
    if (!name)
      return std::string("a closing quote after the name");
    draft.name = *name;
  }
  while (!reader.atEnd()) {
    StringRef key = reader.word();
    if (!reader.consume('='))
      return "'key=value', found '" + key.str() + "'";
    if (key == "of") {
      std::optional<std::string> of = reader.quoted();
      if (!of)
        return std::string("a parameter's name in quotes after 'of='");
      draft.of = *of;
      continue;
    }
    int64_t number;
    StringRef value = reader.word();
    bool isKnown = key == "next" || key == "dim" || key == "groups";
    if (!isKnown || value.getAsInteger(10, number) || number < (key == "groups" ? 1 : 0))
      return "next=RESULT, dim=DIMENSION, groups=MICROBATCHES or of=\"PARAM\", found '" +
             key.str() + "=" + value.str() + "'";
    (key == "next" ? draft.next : key == "dim" ? draft.dim : draft.groups) = number;
  }
  if (draft.kind == ir::RoleKind::BatchState) {
    draft.dim = std::max<int64_t>(draft.dim, 0);
    if (draft.groups > 1 || !draft.of.empty())
      return std::string("next= and dim= alone beside batch_state, whose rows are one run");
  }
  if (draft.groups > 1 && draft.dim < 0)
    return std::string("dim=DIMENSION beside groups=MICROBATCHES");
  draft.reason = "given by file";
  draft.isGiven = true;
  return std::nullopt;
}

/// The draft that "main.arg4" names; null where there is none.
static RoleDraft *findPlace(StringRef place, std::vector<EntryDraft> &drafts) {
  auto [entry, rest] = place.rsplit('.');
  for (EntryDraft &draft : drafts) {
    if (draft.entry.getName() != entry)
      continue;
    bool isArgument = rest.consume_front("arg");
    if (!isArgument && !rest.consume_front("result"))
      return nullptr;
    std::vector<RoleDraft> &list = isArgument ? draft.arguments : draft.results;
    size_t index;
    if (rest.getAsInteger(10, index) || index >= list.size())
      return nullptr;
    return &list[index];
  }
  return nullptr;
}

/// Whether `role` is of a result that replaces an argument: it needs no role of its own.
static bool isReplacing(const RoleDraft *role, ArrayRef<EntryDraft> drafts) {
  for (const EntryDraft &draft : drafts)
    for (auto [index, result] : llvm::enumerate(draft.results))
      if (&result == role)
        return draft.getReplaced(index) >= 0;
  return false;
}

/// The text of a roles file, which may be a pipe; null, with why, if it cannot be read or has no
/// end.
static std::unique_ptr<llvm::MemoryBuffer> readRolesFile(StringRef path, std::string &why) {
  constexpr size_t kMostBytes = 64 << 20;
  constexpr size_t kChunk = 1 << 16;
  llvm::Expected<llvm::sys::fs::file_t> file = llvm::sys::fs::openNativeFileForRead(path);
  if (!file) {
    why = llvm::toString(file.takeError());
    return nullptr;
  }
  SmallVector<char, 0> text;
  while (text.size() <= kMostBytes) {
    size_t before = text.size();
    text.resize(before + kChunk);
    llvm::Expected<size_t> count =
        llvm::sys::fs::readNativeFile(*file, MutableArrayRef(text).take_back(kChunk));
    text.resize(before + (count ? *count : 0));
    if (!count)
      why = llvm::toString(count.takeError());
    if (text.size() == before)
      break;
  }
  llvm::sys::fs::closeFile(*file);
  if (text.size() > kMostBytes)
    why = "it is larger than 64 MiB, no table of roles";
  return why.empty() ? llvm::MemoryBuffer::getMemBufferCopy(StringRef(text.data(), text.size()))
                     : nullptr;
}

LogicalResult import::readRoles(StringRef file, ModuleOp module, std::vector<EntryDraft> &drafts) {
  SmallVector<std::pair<RoleDraft *, int64_t>> open; // and their lines
  std::string why;
  std::unique_ptr<llvm::MemoryBuffer> buffer = readRolesFile(file, why);
  if (!buffer)
    return module.emitError() << "cannot read the roles file '" << file << "': " << why;
  for (llvm::line_iterator line(*buffer, /*SkipBlanks=*/true, '#'); !line.is_at_eof(); ++line) {
    LineReader reader(*line);
    if (reader.atEnd())
      continue;
    StringRef place = reader.word();
    RoleDraft *target = findPlace(place, drafts);
    if (!target)
      return module.emitError() << file << ":" << line.line_number() << ": '" << place
                                << "' is no argument or result of this module, expected a place "
                                   "such as main.arg0 or main.result3";
    if (reader.at('?')) {
      open.push_back({target, line.line_number()});
      continue;
    }
    RoleDraft draft;
    if (std::optional<std::string> expected = readDraft(reader, draft))
      return module.emitError() << file << ":" << line.line_number() << ": expected " << *expected;
    if (target->isGiven && (target->kind != draft.kind || target->next != draft.next ||
                            (target->dim >= 0 && target->dim != draft.dim))) {
      std::string given, said;
      llvm::raw_string_ostream givenOs(given), saidOs(said);
      printRole(*target, givenOs);
      printRole(draft, saidOs);
      return module.emitError() << file << ":" << line.line_number() << ": " << place << " is "
                                << said << ", but " << target->reason << " as " << given
                                << "; take one of the two away";
    }
    *target = std::move(draft);
  }
  for (auto [target, number] : open)
    if (!isReplacing(target, drafts))
      return module.emitError() << file << ":" << number << ": expected a role in place of '?'";
  return success();
}

LogicalResult import::readBatchOption(StringRef option, EntryDraft &step) {
  auto fail = [&](StringRef item, const Twine &why) {
    return step.entry.emitError() << "--batch names '" << item << "', " << why
                                  << "; expected argK or argK:DIM, comma separated";
  };
  SmallVector<StringRef> items;
  option.split(items, ',');
  for (StringRef item : items) {
    auto [argument, dim] = item.trim().split(':');
    size_t index;
    StringRef number = argument;
    if (!number.consume_front("arg") || number.getAsInteger(10, index))
      return fail(item, "which is no argument");
    if (index >= step.arguments.size())
      return fail(item, "but '" + step.entry.getName() + "' has " + Twine(step.arguments.size()) +
                            " arguments");
    RoleDraft &draft = step.arguments[index];
    if (draft.isGiven && draft.kind && *draft.kind != ir::RoleKind::Batch && draft.next >= 0)
      return fail(item, "which is given as " + ir::stringifyRoleKind(*draft.kind) + " '" +
                            draft.name + "' already");
    draft.kind = ir::RoleKind::Batch;
    draft.dim = 0;
    auto type = cast<RankedTensorType>(step.entry.getArgumentTypes()[index]);
    if (!dim.empty() && (dim.getAsInteger(10, draft.dim) || draft.dim < 0))
      return fail(item, "whose dimension is no number");
    if (draft.dim >= type.getRank())
      return fail(item, "but that argument has " + Twine(type.getRank()) + " dimensions");
    draft.next = -1;
    draft.reason = "given by --batch";
    draft.isGiven = true;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

SmallVector<std::string> import::pathKeys(StringRef path) {
  // The head is the function's result or argument itself: "result", "params".
  size_t head = path.find_first_of("[.");
  StringRef rest = head == StringRef::npos ? "" : path.drop_front(head);
  SmallVector<std::string> keys;
  if (StringRef name = path.take_front(head); !name.empty() && name != "result")
    keys.push_back(name.str());
  while (!rest.empty()) {
    bool isIndex = rest.consume_front("[");
    if (!isIndex && !rest.consume_front("."))
      break;
    size_t end = isIndex ? rest.find(']') : rest.find_first_of("[.");
    StringRef key = rest.take_front(end);
    rest = rest.drop_front(std::min(rest.size(), key.size() + (isIndex ? 1 : 0)));
    keys.push_back(key.trim("'\"").str());
  }
  return keys;
}

bool import::standsBesideNumbers(const EntryDraft &draft, unsigned result,
                                 llvm::function_ref<bool(unsigned result)> isState,
                                 llvm::function_ref<bool(unsigned result)> isNumber) {
  ArrayRef<std::string> path = draft.paths[result];
  for (size_t depth = path.size(); depth-- > 1;) {
    bool hasState = false, hasNumber = false;
    for (unsigned i = 0; i < draft.paths.size(); ++i) {
      ArrayRef<std::string> other = draft.paths[i];
      if (i == result || other.size() < depth || other.take_front(depth) != path.take_front(depth))
        continue;
      hasState |= isState(i);
      hasNumber |= isNumber(i);
    }
    if (hasState || hasNumber)
      return !hasState;
  }
  return false;
}

bool import::standsApart(const EntryDraft &draft, int64_t argument, int64_t result) {
  int64_t first = -1, last = -1, before = -1;
  for (auto [index, known] : llvm::enumerate(draft.arguments)) {
    if (known.next < 0 || static_cast<int64_t>(index) == argument)
      continue;
    if (known.next < before)
      return false;
    before = known.next;
    first = first < 0 ? index : first;
    last = index;
  }
  if (first < 0)
    return false;
  return (argument > last + 1 && result > draft.arguments[last].next + 1) ||
         (argument < first - 1 && result < draft.arguments[first].next - 1);
}

std::string import::pathName(StringRef path, bool root) {
  SmallVector<std::string> keys = pathKeys(path);
  // The place in the tuple that a step returns says little: result[0]['w'] is w; neither does the
  // container of the parameters, which are most of the names.
  bool isNumber =
      !keys.empty() && llvm::all_of(keys.front(), [](char c) { return llvm::isDigit(c); });
  if (!root && isNumber && keys.size() > 1)
    keys.erase(keys.begin());
  if (!root && keys.size() > 1 && keys.front() == "params")
    keys.erase(keys.begin());
  return llvm::join(keys, "/");
}

static std::string getLocationName(Value argument) {
  auto name = dyn_cast<NameLoc>(argument.getLoc());
  return name ? name.getName().str() : "";
}

static std::string getResultInfo(func::FuncOp entry, unsigned index) {
  auto info = entry.getResultAttrOfType<StringAttr>(index, "jax.result_info");
  return info ? info.str() : "";
}

/// A name for the argument: by its location, else, for a state, by the result that replaces it.
static std::string proposeName(EntryDraft &draft, unsigned index, bool root) {
  std::string path = getLocationName(draft.entry.getArgument(index));
  int64_t next = draft.arguments[index].next;
  if (path.empty() && next >= 0 && next < static_cast<int64_t>(draft.results.size()))
    path = getResultInfo(draft.entry, next);
  return path.empty() ? "" : pathName(path, root);
}

void import::nameAll(EntryDraft &draft) {
  llvm::StringSet<> taken;
  for (const std::vector<RoleDraft> *list : {&draft.arguments, &draft.results})
    for (const RoleDraft &each : *list)
      if (!each.name.empty())
        taken.insert(each.name);
  // Short names only if they tell all apart: with and without a part each is a different text.
  llvm::StringSet<> proposed;
  bool root = false;
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (draft.arguments[i].name.empty()) {
      std::string name = proposeName(draft, i, /*root=*/false);
      root |= !name.empty() && !proposed.insert(name).second;
    }
  auto take = [&](RoleDraft &each, std::string name, const std::string &fallback) {
    if (name.empty() || !taken.insert(name).second) {
      name = fallback;
      taken.insert(name);
    }
    each.name = name;
  };
  for (auto [index, argument] : llvm::enumerate(draft.arguments))
    if (argument.name.empty())
      take(argument, proposeName(draft, index, root), "arg" + std::to_string(index));
  for (auto [index, result] : llvm::enumerate(draft.results))
    if (result.name.empty() && draft.getReplaced(index) < 0) {
      std::string info = pathName(getResultInfo(draft.entry, index), /*root=*/false);
      bool isNumber = llvm::all_of(info, [](char c) { return llvm::isDigit(c); });
      take(result, isNumber ? "" : info, "result" + std::to_string(index));
    }
}
