// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listperson.h"

#include <iterator>

namespace zahlmeister::app {

std::string_view listSourceText(ListSource source)
{
    static constexpr std::string_view kTexts[]{"dsb", "fide", "swiss-chess"};
    static_assert(std::size(kTexts) == static_cast<std::size_t>(ListSource::SwissChess) + 1);
    return kTexts[static_cast<std::size_t>(source)];
}

std::optional<bool> haveSameId(const ListPerson& a, const ListPerson& b)
{
    if (!a.nuId.empty() && !b.nuId.empty())
        return a.nuId == b.nuId;
    if (!a.pkz.empty() && !b.pkz.empty())
        return a.pkz == b.pkz;
    if (a.fideId && b.fideId)
        return *a.fideId == *b.fideId;
    return {};
}

bool describeSamePerson(const ListPerson& a, const ListPerson& b)
{
    if (const auto same = haveSameId(a, b))
        return *same;
    if (a.birthYear && b.birthYear && *a.birthYear != *b.birthYear)
        return false;
    // A name may change by marriage, or be spelled otherwise; not both parts at once.
    return a.lastName == b.lastName ? a.firstName == b.firstName || (a.birthYear && b.birthYear)
                                    : a.firstName == b.firstName && a.birthYear && b.birthYear;
}

} // namespace zahlmeister::app
