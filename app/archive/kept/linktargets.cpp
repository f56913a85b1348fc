// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/linktargets.h"

#include "app/archive/kept/archivedadjustments.h"
#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/tournamentcodec.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

const std::optional<LinkTargets::Target>* LinkTargets::find(const Link& link) const
{
    const auto found = m_targets.find(link);
    return found == m_targets.end() ? nullptr : &found->second;
}

Result<void> LinkTargets::read(ArchiveDatabase& database, const std::set<Link>& links)
{
    std::map<std::string, std::vector<int>> missing; // numbers by uuid
    for (const auto& [uuid, number] : links) {
        if (m_targets.emplace(Link(uuid, number), std::nullopt).second)
            missing[uuid].push_back(number);
    }
    for (const auto& [uuid, numbers] : missing) {
        TRY(const auto rows, database.rows(u"SELECT t.seats, s.content, t.id, s.names FROM tournament AS t"
                                           " JOIN submission AS s ON s.id = t.submission_id"
                                           " WHERE t.uuid = ?"_s,
                                           {ArchiveDatabase::text(uuid)}));
        if (rows.empty())
            continue;
        const QVariantList& row = rows.front();
        const auto persons = unpackedSeats(row[0].toByteArray());
        const engine::TournamentId id(row[2].toLongLong());
        const auto content = needClubs(m_rules) ? unpacked({row[1].toByteArray(), row[3].toByteArray()}, id)
                                                : unpacked(row[1].toByteArray(), id);
        if (!persons.has_value() || !content.has_value())
            continue;
        const auto choice = m_rules.choose(content->tournament.header);
        if (!choice.has_value())
            continue;
        for (const int number : numbers) {
            const engine::Participant nobody{.number = engine::ParticipantNumber(0)};
            const auto at = content->tournament.indexOf(engine::ParticipantNumber(number));
            if (number == 0)
                m_targets[{uuid, number}] = Target{nobody, choice->version, 0};
            else if (at && *at < persons->size())
                m_targets[{uuid, number}] =
                    Target{content->tournament.participants[*at], choice->version, (*persons)[*at]};
        }
    }
    return {};
}

const std::optional<LinkTargets::Target>* ArchivedLinks::find(const LinkTargets::Link& link) const
{
    const auto* const found = m_targets.find(link);
    if (!found)
        m_missing.insert(link);
    return found;
}

std::optional<LinkedEntry> ArchivedLinks::entry(std::size_t at, const std::string& uuid,
                                                engine::ParticipantNumber number) const
{
    const auto* const found = find({uuid, number.value()});
    if (!found || !*found || familyOf(*(*found)->version) != familyOf(m_version))
        return std::nullopt;
    return LinkedEntry{(*found)->participant, (*found)->version, (*found)->person == m_persons[at]};
}

bool ArchivedLinks::knows(const std::string& uuid) const
{
    const auto* const found = find({uuid, 0});
    return found && *found;
}

} // namespace zahlmeister::app
