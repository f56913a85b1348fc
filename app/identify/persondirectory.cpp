// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/persondirectory.h"

#include <algorithm>
#include <utility>

#include "app/identify/shelfloader.h"

namespace zahlmeister::app {

PersonDirectory::PersonDirectory(const ListStore* store, std::shared_ptr<const OwnPersons> own,
                                 std::optional<engine::Date> day)
    : m_store(store), m_own(std::move(own)), m_day(day)
{
}

std::optional<KnownRow> PersonDirectory::row(PersonRef ref) const
{
    if (ref.shelf == Shelf::Own)
        return m_own ? m_own->row(ref.id) : std::nullopt;
    return m_store != nullptr ? ListPersonSource(*m_store, m_day).row(ref) : std::nullopt;
}

std::string PersonDirectory::clubName(const std::string& club) const
{
    if (club.empty() || m_store == nullptr)
        return {};
    const auto known = m_clubNames.find(club);
    if (known != m_clubNames.end())
        return known->second;
    const auto found = m_store->club(club);
    std::string name = found.has_value() && *found ? (*found)->name : std::string();
    return m_clubNames.emplace(club, std::move(name)).first->second;
}

void PersonDirectory::addRows(const Result<std::vector<ListRow>>& found, std::vector<KnownRow>& rows) const
{
    if (!found.has_value())
        return;
    for (const ListRow& listRow : *found) {
        const PersonRef ref{shelfOf(listRow.source), listRow.id};
        const bool isKnown =
            std::any_of(rows.begin(), rows.end(), [&](const KnownRow& r) { return r.ref == ref; });
        if (isKnown)
            continue;
        if (auto other = row(ref))
            rows.push_back(std::move(*other));
    }
}

std::vector<KnownRow> PersonDirectory::rowsOf(PersonRef ref) const
{
    std::vector<KnownRow> rows;
    auto first = row(ref);
    if (!first)
        return rows;
    rows.push_back(*first);
    if (m_store == nullptr)
        return rows;
    const ListPerson& person = first->values;
    for (const ListSource source : kListSources) {
        for (const std::string& id : {person.nuId, person.pkz}) {
            if (!id.empty())
                addRows(m_store->findPersonId(source, id), rows);
        }
    }
    if (ref.shelf == Shelf::Own && person.memberNumber && rows.size() == 1)
        addRows(m_store->findMember(ListSource::Dsb, person.club, *person.memberNumber), rows);
    // The FIDE id may stand only in the German row, and that may be the row that was just found.
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].values.fideId)
            continue;
        for (const ListSource source : kListSources)
            addRows(m_store->findFideId(source, *rows[i].values.fideId), rows);
    }
    return rows;
}

} // namespace zahlmeister::app
