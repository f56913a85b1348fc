// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/origins.h"

#include <vector>

#include "app/archive/content.h"
#include "app/archive/tournamentkey.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

const std::optional<Origins::Entered>* Origins::find(const Seat& seat) const
{
    const auto found = m_entered.find(seat);
    return found == m_entered.end() ? nullptr : &found->second;
}

Result<void> Origins::read(ArchiveDatabase& database, const std::set<Seat>& seats)
{
    std::map<std::int64_t, std::vector<std::int64_t>> missing; // seats by key
    std::vector<std::int64_t> keys;
    for (const Seat& seat : seats) {
        if (!m_entered.emplace(seat, std::nullopt).second)
            continue;
        auto& ofTournament = missing[seat.first];
        if (ofTournament.empty())
            keys.push_back(seat.first);
        ofTournament.push_back(seat.second);
    }
    if (missing.empty())
        return {};
    TRY(const auto rows, database.rows(u"SELECT t.key, s.content FROM tournament AS t JOIN submission AS s"
                                       " ON s.id = t.submission_id WHERE t.key IN {numbers}"_s,
                                       database.dialect().numbers(keys)));
    for (const QVariantList& row : rows) {
        const std::int64_t key = row[0].toLongLong();
        const auto content = unpacked(row[1].toByteArray(), tournamentOfKey(key));
        for (const std::int64_t seat : missing[key]) {
            const auto at = static_cast<std::size_t>(seat);
            if (!content.has_value() || at >= content->tournament.participants.size())
                continue;
            const engine::Participant& there = content->tournament.participants[at];
            m_entered[{key, seat}] = Entered{entryOf(there), !there.overrides.empty()};
        }
    }
    return {};
}

} // namespace zahlmeister::app
