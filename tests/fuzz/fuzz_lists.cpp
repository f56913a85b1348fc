// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a file holds: when it is taken for a list, every row is refused with its line and a reason, or has
// a key and a name, in well-formed text, and survives the way into the store's columns.
#include <memory>

#include "app/lists/listkey.h"
#include "app/lists/listrecognition.h"
#include "app/spelling/clubcode.h"
#include "app/text/codepages.h"
#include "tests/fuzz/promises.h"
#include "tests/fuzz/targets.h"

using namespace zahlmeister;

namespace {

void checkPerson(const app::ListPerson& person)
{
    fuzz::require(app::listKey(person).has_value());
    fuzz::require(!person.lastName.empty());
    fuzz::require(isUtf8(person.lastName) && isUtf8(person.firstName) && isUtf8(person.academicTitle) &&
                  isUtf8(person.otherTitles));
    fuzz::require(!person.index || person.dwz);
    fuzz::require(!person.birthYear || (*person.birthYear >= 1850 && *person.birthYear <= 2199));
    fuzz::require(person.federation.empty() || person.federation.size() == 3);
    fuzz::require(person.club.empty() || app::clubCodeOf(person.club) == person.club);
    (void)app::listFingerprint(person);
}

} // namespace

void fuzz::fuzzLists(std::string_view bytes)
{
    const auto recognition = app::recogniseList(bytes.substr(0, app::kListSampleSize), "fuzz");
    if (!recognition)
        return;
    const auto reader = app::listReader(*recognition, std::make_unique<app::MemoryListInput>(bytes), "fuzz");
    std::int64_t line = 0;
    for (;;) {
        const auto item = reader->next();
        if (!item.has_value()) {
            require(item.error().code == ErrorCode::MissingColumn);
            return;
        }
        if (*item == app::ListItem::End)
            return;
        require(reader->line() >= line && reader->line() >= 1);
        line = reader->line();
        if (*item == app::ListItem::Person) {
            checkPerson(reader->person());
        } else if (*item == app::ListItem::Refused) {
            require(isUtf8(reader->refused().value));
            require(!app::rowProblemText(reader->refused().problem).empty());
        } else if (*item == app::ListItem::Club) {
            require(app::clubCodeOf(reader->club().club) == reader->club().club &&
                    isUtf8(reader->club().name));
        } else {
            require(reader->association().association.size() == 3 && isUtf8(reader->association().name));
        }
    }
}
