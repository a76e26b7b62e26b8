//===- StepOption.td - An option of the way down, declared once -------------------------------------===//
//
// What can be told to the way from an exported step to an executable is declared here and nowhere else: by the
// pass that reads it in its Passes.td, or in Options.td where no pass does. From the declaration follow
//
//  * the option of the pass and its line in docs/Passes (MLIR's own `Option`),
//  * the option of every `--zero-to-PHASE`, of zero-compile and of zero-run, with its line in --help,
//  * its entry in `zero.config`, what contradicts it, and from which phase on it comes too late,
//  * which values it may have,
//  * its line in docs/Options.md.
//
// cmake/StepOptions.cmake collects the declarations as lines of C++, which zero/Options/Options.h reads.
//
//===------------------------------------------------------------------------------------------------===//

#ifndef ZERO_OPTIONS_STEPOPTION
#define ZERO_OPTIONS_STEPOPTION

include "mlir/Pass/PassBase.td"

/// Values that an option may have: a C++ predicate on `value`, and what the message says of them.
class Values<string predicateText, string expectedText> {
  string predicate = predicateText;
  string expected = expectedText;
}
def AnyValue : Values<"true", "">;
class Between<int low, int high, string what = ""> : Values<"value >= " # low # " && value <= " # high,
                                                            low # " to " # high # what>;
class AtLeast<int low> : Values<"value >= " # low, "at least " # low>;

/// What `zero.config` has of an option. The name is C++: zero::OptionFacts.
class Record<string cppName> { string name = cppName; }
def RecordedAsGiven : Record<"RecordedAsGiven">; // by its pass, which calls zero::recordOptions
def RecordedIfGiven : Record<"RecordedIfGiven">; // the same, where it is not the default
def RecordedAsFound : Record<"RecordedAsFound">; // by other code: what the given value came to on this step
def NotRecorded : Record<"NotRecorded">;         // nothing; too late from its phase on all the same
def NotOfTheStep : Record<"NotOfTheStep">;       // nothing; means the same in every phase

/// Where --help of zero-compile and zero-run has it.
class Listing<string cppName> { string name = cppName; }
def InMain : Listing<"InMain">;     // among what a user needs
def OfPass : Listing<"OfPass">;     // among what tunes a single pass
def NotListed : Listing<"NotListed">; // nowhere: the tools have another way to say it

/// The line of C++.
class Declaration<string member, string name, string cppType, string modifier, string help, string phase, string value,
                  Values values, Record record, Listing listing> {
  string declaration = "ZERO_OPTION(" # member # ", \"" # name # "\", " # cppType # ", " # modifier # ", \"" # help #
    "\", " # phase # ", \"" # value # "\", " # values.predicate # ", \"" # values.expected # "\", " # record.name # ", " #
    listing.name # ")";
}

/// `phase` is the phase that it shapes (Import, ..., Planned), `value` what --help calls its value.
class StepOption<string member, string name, string type, string default, string help, string phase, string value = "",
                 Values values = AnyValue, Record record = RecordedAsGiven, Listing listing = InMain>
    : Option<member, name, type, default, help>,
      Declaration<member, name, "Option<" # type # ">", "llvm::cl::init(" # default # ")", help, phase, value, values,
                  record, listing>;

class StepListOption<string member, string name, string help, string phase, string value = "",
                     Record record = RecordedAsGiven, Listing listing = InMain>
    : ListOption<member, name, "std::string", help>,
      Declaration<member, name, "ListOption<std::string>", "llvm::cl::list_init<std::string>({})", help, phase, value,
                  AnyValue, record, listing>;

#endif // ZERO_OPTIONS_STEPOPTION
