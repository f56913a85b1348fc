// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/listpersons.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace zahlmeister::app {

ListPersons::ListPersons(QString folder, NameShelves shelves, std::unique_ptr<const ListStore> store)
    : m_folder(std::move(folder)), m_shelves(std::move(shelves)), m_store(std::move(store))
{
}

std::shared_ptr<const PersonSource> ListPersons::forThread() const
{
    auto store = ListStore::open(m_folder);
    return std::make_shared<const ListPersons>(m_folder, m_shelves,
                                               store.has_value() ? std::move(*store) : nullptr);
}

void ListPersons::addTo(NameShelves& shelves, Purpose /*purpose*/) const
{
    for (const ListSource source : kListSources)
        shelves.set(shelfOf(source), m_shelves.shared(shelfOf(source)));
}

std::optional<KnownRow> ListPersons::row(PersonRef ref, const TournamentDays& days) const
{
    const auto* source = std::ranges::find(kListSources, ref.shelf, shelfOf);
    if (source == std::end(kListSources) || !m_store)
        return {};
    const ListRow row{*source, ref.id};
    bool isListed = false; // there is a list of that time
    if (days.end) {
        auto then = m_store->personAt(row, *days.end);
        if (then.has_value() && then->has_value()) {
            KnownRow known{ref, std::move(**then), true};
            const bool isLater = known.values.since && days.start && *days.start < *known.values.since;
            if (auto first = isLater ? m_store->personAt(row, *days.start) : then;
                isLater && first.has_value())
                known.atStart = std::move(*first);
            return known;
        }
        const auto date = m_store->listDateAt(row.source, *days.end);
        isListed = date.has_value() && date->has_value();
    }
    auto last = m_store->person(row);
    if (!last.has_value() || !last->has_value())
        return {};
    // Without a list of that time, the newest one must do.
    const bool isInForce = !isListed && !(*last)->until;
    return KnownRow{ref, std::move(**last), isInForce};
}

std::vector<PersonRef> ListPersons::find(const PersonKey& key) const
{
    std::vector<PersonRef> refs;
    if (!m_store)
        return refs;
    const auto add = [&](const Result<std::vector<ListRow>>& found) {
        if (!found.has_value())
            return;
        for (const ListRow& row : *found)
            refs.push_back({shelfOf(row.source), row.id});
    };
    for (const ListSource source : kListSources) {
        for (const std::string& id : {key.nuId, key.pkz}) {
            if (!id.empty())
                add(m_store->findPersonId(source, id));
        }
        if (key.fideId)
            add(m_store->findFideId(source, *key.fideId));
    }
    if (key.memberNumber)
        add(m_store->findMember(ListSource::Dsb, key.club, *key.memberNumber));
    return refs;
}

std::string ListPersons::clubName(const std::string& club) const
{
    const auto found = m_store ? m_store->club(club) : Result<std::optional<ListClub>>();
    return found.has_value() && *found ? (*found)->name : std::string();
}

MemberList ListPersons::membersAt(engine::Date day) const
{
    MemberList list;
    if (!m_store)
        return list;
    if (const auto date = m_store->listDateAt(ListSource::Dsb, day); date.has_value())
        list.date = *date;
    const auto rows = m_store->rowCount(ListSource::Dsb);
    list.isTooYoung = !list.date && rows.has_value() && *rows > 0;
    return list;
}

} // namespace zahlmeister::app
