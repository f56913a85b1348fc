// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/persondirectory.h"

#include <algorithm>
#include <utility>

namespace zahlmeister::app {

void PersonDirectory::look(const PersonSources& sources, const TournamentDays& days)
{
    m_days = days;
    if (m_given == sources)
        return;
    m_given = sources;
    m_sources.clear();
    m_clubNames.clear();
    for (const auto& source : sources) {
        const auto own = source->forThread();
        m_sources.push_back(own ? own : source);
    }
}

NameShelves PersonDirectory::shelves(PersonSource::Purpose purpose) const
{
    NameShelves shelves;
    for (const auto& source : m_sources)
        source->addTo(shelves, purpose);
    return shelves;
}

std::optional<KnownRow> PersonDirectory::row(PersonRef ref) const
{
    for (const auto& source : m_sources) {
        if (auto found = source->row(ref, m_days))
            return found;
    }
    return {};
}

std::string PersonDirectory::clubName(const std::string& club) const
{
    if (club.empty())
        return {};
    const auto [name, isNew] = m_clubNames.try_emplace(club);
    for (std::size_t i = 0; isNew && name->second.empty() && i < m_sources.size(); ++i)
        name->second = m_sources[i]->clubName(club);
    return name->second;
}

std::size_t PersonDirectory::missed() const
{
    std::size_t missed = 0;
    for (const auto& source : m_sources)
        missed += source->missed();
    return missed;
}

MemberList PersonDirectory::members() const
{
    for (const auto& source : m_sources) {
        const MemberList list = m_days.end ? source->membersAt(*m_days.end) : MemberList();
        if (list != MemberList())
            return list;
    }
    return {};
}

void PersonDirectory::addRows(const PersonKey& key, std::vector<KnownRow>& rows) const
{
    for (const auto& source : m_sources) {
        for (const PersonRef ref : source->find(key)) {
            const bool isNew = std::ranges::find(rows, ref, &KnownRow::ref) == rows.end();
            if (auto other = isNew ? row(ref) : std::nullopt)
                rows.push_back(std::move(*other));
        }
    }
}

std::vector<KnownRow> PersonDirectory::rowsOf(PersonRef ref) const
{
    std::vector<KnownRow> rows;
    auto first = row(ref);
    if (!first)
        return rows;
    rows.push_back(*first);
    const ListPerson& person = first->values;
    addRows({.nuId = person.nuId, .pkz = person.pkz}, rows);
    if (!isOfList(ref.shelf) && rows.size() == 1)
        addRows({.club = person.club, .memberNumber = person.memberNumber}, rows);
    // The FIDE id may stand only in the German row, and that may be the row that was just found.
    for (std::size_t i = 0; i < rows.size(); ++i)
        addRows({.fideId = rows[i].values.fideId}, rows);
    return rows;
}

} // namespace zahlmeister::app
