#include "Layout.h"

#include <algorithm>

using namespace zrt;

std::string zrt::keyOf(const Factor &factor) {
  return factor.kind == Factor::Number ? "{" + factor.name + "}" : factor.name;
}

std::vector<Dimension> zrt::withRest(const std::vector<Dimension> &dimensions, size_t rest) {
  std::vector<Dimension> all;
  for (const Dimension &dimension : dimensions) {
    if (dimension[0].kind != Factor::Rest) {
      all.push_back(dimension);
      continue;
    }
    for (size_t i = 0; i < rest; ++i)
      all.push_back({Factor{Factor::Axis, "..." + std::to_string(i), {}}});
  }
  return all;
}

static bool hasRest(const Term &term) {
  return std::any_of(term.dimensions.begin(), term.dimensions.end(),
                     [](const Dimension &d) { return d[0].kind == Factor::Rest; });
}

static std::string textOf(const Factor &factor) {
  if (factor.kind == Factor::One)
    return "1";
  if (factor.kind != Factor::Sum)
    return factor.kind == Factor::Rest ? "..." : keyOf(factor);
  std::string text;
  for (const Factor &summand : factor.summands)
    text += (text.empty() ? "(" : "+") + textOf(summand);
  return text + ")";
}

static std::string textOf(const Term &term) {
  std::string text;
  for (const Dimension &dimension : term.dimensions) {
    std::string product;
    for (const Factor &factor : dimension)
      product += (product.empty() ? "" : "*") + textOf(factor);
    text += (text.empty() ? "" : " ") + product;
  }
  return text;
}

static Status misfit(const Known &known, const Extents &extents) {
  std::string values;
  for (const auto &[name, extent] : extents)
    values += (values.empty() ? ", with " : ", ") + name + " = " + std::to_string(extent);
  return failure(Code::BadInput, "%s is %s, which does not fit the dimensions '%s'%s",
                 known.name.c_str(), known.type.c_str(), textOf(*known.term).c_str(),
                 values.c_str());
}

Expected<size_t> zrt::restOf(const std::vector<Known> &known) {
  int64_t rest = -1;
  for (const Known &array : known) {
    int64_t named = int64_t(array.term->dimensions.size()) - hasRest(*array.term);
    int64_t others = int64_t(array.shape.size()) - named;
    if (!hasRest(*array.term) ? others != 0 : others < 0 || (rest >= 0 && others != rest))
      return misfit(array, {});
    if (hasRest(*array.term))
      rest = others;
  }
  return size_t(std::max<int64_t>(rest, 0));
}

/// The extent of a factor, -1 where it is not known yet.
static int64_t extentOf(const Factor &factor, const Extents &extents) {
  if (factor.kind == Factor::One)
    return 1;
  if (factor.kind == Factor::Sum) {
    int64_t sum = 0;
    for (const Factor &summand : factor.summands) {
      int64_t one = extentOf(summand, extents);
      if (one < 0)
        return -1;
      sum += one;
    }
    return sum;
  }
  auto found = extents.find(keyOf(factor));
  return found == extents.end() ? -1 : found->second;
}

/// Sets what makes `factor` so large, if one name is missing in it. False where it cannot be.
static bool setExtent(const Factor &factor, int64_t extent, Extents &extents, bool &hasChanged) {
  if (factor.kind != Factor::Sum) {
    extents[keyOf(factor)] = extent;
    hasChanged = true;
    return true;
  }
  std::string missing;
  int64_t times = 0;
  for (const Factor &summand : factor.summands) {
    int64_t one = extentOf(summand, extents);
    if (one >= 0) {
      extent -= one;
    } else if (missing.empty() || missing == summand.name) {
      missing = summand.name;
      ++times;
    } else {
      return true; // two of them: another array may tell
    }
  }
  if (extent < 0 || extent % times != 0)
    return false;
  extents[missing] = extent / times;
  hasChanged = true;
  return true;
}

/// What an array tells of one of its dimensions.
static bool solveDimension(const Dimension &dimension, int64_t extent, Extents &extents,
                           bool &hasChanged) {
  const Factor *missing = nullptr;
  int64_t product = 1, open = 0;
  for (const Factor &factor : dimension) {
    int64_t one = extentOf(factor, extents);
    if (one < 0)
      missing = &factor, ++open;
    else if (__builtin_mul_overflow(product, one, &product))
      return false;
  }
  if (open == 0)
    return product == extent;
  if (open > 1 || product == 0)
    return true;
  return extent % product == 0 && setExtent(*missing, extent / product, extents, hasChanged);
}

Status zrt::solveExtents(const std::vector<Known> &known, const std::vector<const Term *> &all,
                         size_t rest, Extents &extents) {
  for (bool hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const Known &array : known) {
      std::vector<Dimension> dimensions = withRest(array.term->dimensions, rest);
      if (dimensions.size() != array.shape.size())
        return misfit(array, extents);
      for (size_t i = 0; i < dimensions.size(); ++i)
        if (!solveDimension(dimensions[i], array.shape[i], extents, hasChanged))
          return misfit(array, extents);
    }
  }
  for (const Term *term : all)
    for (const Dimension &dimension : withRest(term->dimensions, rest))
      for (const Factor &factor : dimension)
        if (extentOf(factor, extents) < 0)
          return failure(Code::BadInput,
                         "the shapes do not tell how large '%s' is in '%s' of '%s': say it with "
                         "--size NAME=N, or give --for PROGRAM",
                         textOf(factor).c_str(), textOf(*term).c_str(), term->text.c_str());
  return Status::ok();
}

std::vector<int64_t> zrt::shapeOf(const Term &term, size_t rest, const Extents &extents) {
  std::vector<int64_t> shape;
  for (const Dimension &dimension : withRest(term.dimensions, rest)) {
    int64_t extent = 1;
    for (const Factor &factor : dimension)
      extent *= extentOf(factor, extents);
    shape.push_back(extent);
  }
  return shape;
}

namespace {
/// How far apart the elements along each axis of an array are.
struct Strides {
  int64_t base = 0;
  std::map<std::string, int64_t> of;
  std::vector<std::string> order; // axes, the first dimension's first
};
} // namespace

static Strides stridesOf(const Side &side, size_t rest, const Extents &extents,
                         const std::map<std::string, int64_t> &numbers) {
  Strides strides;
  std::vector<const Factor *> factors;
  std::vector<Dimension> dimensions = withRest(side.term->dimensions, rest);
  for (const Dimension &dimension : dimensions)
    for (const Factor &factor : dimension)
      factors.push_back(&factor);
  int64_t stride = 1;
  for (auto factor = factors.rbegin(); factor != factors.rend(); ++factor) {
    const Factor *one = *factor;
    if (one->kind == Factor::Sum) {
      for (size_t i = 0; i < side.summand; ++i)
        strides.base += stride * extentOf(one->summands[i], extents);
      one = &one->summands[side.summand];
    }
    if (one->kind == Factor::Number)
      strides.base += stride * numbers.at(one->name);
    if (one->kind == Factor::Axis) {
      strides.of[one->name] = stride;
      strides.order.insert(strides.order.begin(), one->name);
    }
    stride *= extentOf(**factor, extents);
  }
  return strides;
}

int64_t Copy::count() const {
  int64_t count = 1;
  for (const CopyAxis &axis : axes)
    count *= axis.extent;
  return count;
}

Copy zrt::copyBetween(const Side &from, const Side &to, size_t rest, const Extents &extents,
                      const std::map<std::string, int64_t> &numbers) {
  Strides source = stridesOf(from, rest, extents, numbers);
  Strides target = stridesOf(to, rest, extents, numbers);
  Copy copy;
  copy.fromBase = source.base, copy.toBase = target.base;
  for (const std::string &name : target.order) {
    CopyAxis axis = {extents.at(name), source.of.at(name), target.of.at(name)};
    if (axis.extent == 1)
      continue;
    CopyAxis *outer = copy.axes.empty() ? nullptr : &copy.axes.back();
    if (outer && outer->fromStride == axis.fromStride * axis.extent &&
        outer->toStride == axis.toStride * axis.extent)
      *outer = {outer->extent * axis.extent, axis.fromStride, axis.toStride};
    else
      copy.axes.push_back(axis);
  }
  return copy;
}
