// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <utility>

#include <QString>

#include "app/archive/archive.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/store/tournamentuuid.h"
#include "app/store/workfile.h"

/// What a work file and the archive that gets its tournaments have to agree about.
namespace zahlmeister::tests {

/// @brief Who sits where, as groups of seats, and with what everybody enters.
struct AgreedNumbers {
    std::set<std::set<std::pair<QString, int>>> persons = {};
    std::map<std::pair<QString, int>, std::pair<int, int>> entries = {};

    bool operator==(const AgreedNumbers&) const = default;
};

/// @brief Seats by person.
using SeatGroups = std::map<QString, std::set<std::pair<QString, int>>>;

/// @brief With the persons that groups of seats are.
[[nodiscard]] inline AgreedNumbers grouped(const SeatGroups& groups, AgreedNumbers numbers)
{
    for (const auto& [person, seats] : groups)
        numbers.persons.insert(seats);
    return numbers;
}

/// @brief As a work file has them.
[[nodiscard]] inline AgreedNumbers agreedOf(const app::WorkFile& file)
{
    SeatGroups groups;
    AgreedNumbers numbers;
    const auto all = file.tournaments();
    for (const app::TournamentSummary& summary : *all) {
        if (summary.removed)
            continue;
        const QString uuid = QString::fromLatin1(*app::tournamentUuid(file, summary.id));
        const auto stored = file.tournament(summary.id);
        for (std::size_t i = 0; i < stored->tournament.participants.size(); ++i) {
            const engine::Participant& one = stored->tournament.participants[i];
            const std::pair seat(uuid, static_cast<int>(i));
            numbers.entries[seat] = {one.rating ? one.rating->value() : -1, one.index.value_or(-1)};
            const QString alone = uuid + QString::number(i); // it is a question who he is
            groups[one.person.empty() ? alone : QString::fromStdString(one.person)].insert(seat);
        }
    }
    return grouped(groups, std::move(numbers));
}

/// @brief As an archive has them.
[[nodiscard]] inline AgreedNumbers agreedOf(app::Archive& archive)
{
    SeatGroups groups;
    AgreedNumbers numbers;
    const auto rows = archive.database().rows(
        QStringLiteral("SELECT t.uuid, p.seat, p.person_id, p.entry_rating, p.entry_index FROM"
                       " participation AS p JOIN tournament AS t ON t.key = p.key WHERE t.removed = 0"));
    for (const QVariantList& row : rows.value()) {
        const std::pair seat(row[0].toString(), row[1].toInt());
        const auto numberOf = [](const QVariant& value) { return value.isNull() ? -1 : value.toInt(); };
        numbers.entries[seat] = {numberOf(row[3]), numberOf(row[4])};
        groups[row[2].toString()].insert(seat);
    }
    return grouped(groups, std::move(numbers));
}

} // namespace zahlmeister::tests
