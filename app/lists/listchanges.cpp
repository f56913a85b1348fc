// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listchanges.h"

#include <iterator>

namespace zahlmeister::app {

std::string_view listChangeText(ListChangeKind kind)
{
    static constexpr std::string_view kTexts[]{"new", "gone", "transferred", "rating", "other"};
    static_assert(std::size(kTexts) == static_cast<std::size_t>(ListChangeKind::Other) + 1);
    return kTexts[static_cast<std::size_t>(kind)];
}

void ListChanges::add(ListChangeKind kind, const ListPerson* before, const ListPerson* after)
{
    auto& count = counts[static_cast<std::size_t>(kind)];
    if (++count > kListed)
        return;
    listed.push_back(
        {kind, before ? std::optional(*before) : std::nullopt, after ? std::optional(*after) : std::nullopt});
}

void ListChanges::compare(ListSource source, const ListPerson& before, const ListPerson& after)
{
    if (!describeSamePerson(before, after)) {
        // The member number was given to somebody else.
        add(ListChangeKind::Gone, &before, nullptr);
        add(ListChangeKind::Added, nullptr, &after);
        return;
    }
    const bool dwz = before.dwz != after.dwz || before.index != after.index;
    const bool elo =
        before.elo != after.elo || before.rapidElo != after.rapidElo || before.blitzElo != after.blitzElo;
    if (source == ListSource::Fide && before.federation != after.federation)
        add(ListChangeKind::Transferred, &before, &after);
    else if (dwz || (elo && source != ListSource::Dsb))
        add(ListChangeKind::Rating, &before, &after);
    else
        add(ListChangeKind::Other, &before, &after);
}

} // namespace zahlmeister::app
