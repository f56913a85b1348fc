// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/playerstore.h"

#include <algorithm>
#include <string_view>

#include "app/fields/recordfields.h"
#include "app/store/database.h"
#include "app/store/intransaction.h"
#include "app/store/rows.h"
#include "app/text/codepages.h"
#include "engine/base/rating.h"
#include "engine/base/try.h"
#include "engine/rules/conversion.h"
#include "engine/rules/ratingsystem.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kHighestIndex = 9999;
constexpr std::size_t kCharactersShown = 30; // of a text that is too long
constexpr int kFirstBirthYear = 1850;        // as participants have it
constexpr int kLastBirthYear = 2199;

Result<void> checkRange(const char* key, const std::optional<int>& value, int least, int most)
{
    if (!value || (*value >= least && *value <= most))
        return {};
    return failure(ErrorCode::OutOfRange, {"player", key, std::to_string(*value),
                                           std::to_string(least) + "–" + std::to_string(most)});
}

Result<void> check(const Player& player)
{
    if (player.name.empty())
        return failure(ErrorCode::OutOfRange, {"player", "name", "", "printable"});
    for (const auto& [key, text] :
         {std::pair("name", &player.name), {"club", &player.club}, {"person_id", &player.personId}}) {
        if (characterCount(*text) > kLongestText) {
            return failure(ErrorCode::OutOfRange,
                           {"player", key, beginningOf(*text, kCharactersShown), longestText(kLongestText)});
        }
    }
    TRY_DO(checkRange("rating", player.rating, engine::Rating::kMinimum, engine::Rating::kMaximum));
    TRY_DO(checkRange("index", player.index, 0, kHighestIndex));
    return checkRange("birth_year", player.birthYear, kFirstBirthYear, kLastBirthYear);
}

/// Carries out a change of one player, of which the player's id is returned.
Result<void> ofOne(Statement& change, PlayerId id)
{
    TRY(const auto found, change.next());
    if (!found)
        return failure(ErrorCode::OutOfRange,
                       {"player", "id", std::to_string(id.value()), "1–9223372036854775807"});
    return {};
}

bool isSamePerson(const Player& a, const Player& b)
{
    if (!a.personId.empty() && !b.personId.empty())
        return a.personId == b.personId;
    return a.name == b.name && a.birthYear == b.birthYear && a.club == b.club;
}

/// The player that a participant is after the tournament.
Player playerOf(const engine::Participant& participant, const engine::ParticipantEvaluation& result)
{
    Player player{.name = participant.name,
                  .club = participant.club,
                  .personId = participant.personId,
                  .birthYear = engine::birthYearOf(participant)};
    if (result.recorded && result.newRating) {
        player.rating = *result.newRating;
        player.index = result.newIndex;
    } else if (participant.rating && participant.ratingSource == engine::RatingSource::Dwz) {
        player.rating = participant.rating->value();
        player.index = participant.index;
    }
    return player;
}

Result<void> setRating(Database& database, std::int64_t id, int rating, int index)
{
    auto update = database.statement(u"UPDATE player SET rating = ?, rating_index = ? WHERE id = ?"_s);
    return update.bind(rating).bind(index).bind(id).run();
}

struct Convertible {
    std::int64_t id; ///< of the player
    int rating;
    int index;
};

/// The first three columns of a row.
Convertible convertibleAt(const Statement& row)
{
    return {row.integer(0), static_cast<int>(row.integer(1)), static_cast<int>(row.integer(2))};
}

} // namespace

Result<std::vector<Player>> PlayerStore::players() const
{
    return collected<Player>(
        m_file.database().statement(u"SELECT id, name, club, person_id, birth_year, rating, rating_index"
                                    " FROM player WHERE removed = 0 ORDER BY name, birth_year, id"_s),
        [](const Statement& row) {
            return Player{.id = PlayerId(row.integer(0)),
                          .name = row.utf8(1),
                          .club = row.utf8(2),
                          .personId = row.utf8(3),
                          .birthYear = row.optionalInteger(4),
                          .rating = row.optionalInteger(5),
                          .index = row.optionalInteger(6)};
        });
}

Result<std::vector<HistoryEntry>> PlayerStore::history(PlayerId id) const
{
    auto rows = m_file.database().statement(
        u"WITH RECURSIVE person (id) AS (SELECT ? UNION SELECT gone FROM player_merge JOIN person"
        " ON kept = person.id) SELECT date, rules, old_rating, old_index, new_rating, new_index"
        " FROM history_entry WHERE player_id IN person ORDER BY date, history_entry.id"_s);
    rows.bind(id.value());
    return collected<HistoryEntry>(std::move(rows), [&](const Statement& row) -> Result<HistoryEntry> {
        const auto date = row.date(0);
        if (!date)
            return failure(ErrorCode::DamagedWorkFile,
                           {m_file.path().toStdString(), "history_entry.date " + row.utf8(0)});
        return HistoryEntry{.kind = HistoryKind::Conversion,
                            .date = *date,
                            .rules = row.utf8(1),
                            .oldRating = static_cast<int>(row.integer(2)),
                            .oldIndex = static_cast<int>(row.integer(3)),
                            .newRating = static_cast<int>(row.integer(4)),
                            .newIndex = static_cast<int>(row.integer(5))};
    });
}

Result<PlayerId> PlayerStore::insert(const Player& player)
{
    auto insert = m_file.database().statement(
        u"INSERT INTO player (name, club, person_id, birth_year, rating, rating_index, removed)"
        " VALUES (?, ?, ?, ?, ?, ?, 0) RETURNING id"_s);
    insert.bind(player.name).bind(player.club).bind(player.personId);
    insert.bind(player.birthYear).bind(player.rating).bind(player.index);
    return insert.next().transform([&](bool) { return PlayerId(insert.integer(0)); });
}

Result<PlayerId> PlayerStore::add(const Player& player)
{
    TRY_DO(check(player));
    return inTransaction(m_file, [&] { return insert(player); });
}

Result<void> PlayerStore::update(const Player& player)
{
    auto update = m_file.database().statement(
        u"UPDATE player SET name = ?, club = ?, person_id = ?, birth_year = ?, rating = ?,"
        " rating_index = ? WHERE id = ? RETURNING id"_s);
    update.bind(player.name).bind(player.club).bind(player.personId);
    update.bind(player.birthYear).bind(player.rating).bind(player.index);
    return ofOne(update.bind(player.id.value()), player.id);
}

Result<void> PlayerStore::change(const Player& player)
{
    TRY_DO(check(player));
    return inTransaction(m_file, [&] { return update(player); });
}

Result<void> PlayerStore::setRemoved(PlayerId id, bool removed)
{
    auto update = m_file.database().statement(u"UPDATE player SET removed = ? WHERE id = ? RETURNING id"_s);
    return ofOne(update.bind(removed).bind(id.value()), id);
}

Result<void> PlayerStore::remove(PlayerId id)
{
    return inTransaction(m_file, [&] { return setRemoved(id, true); });
}

Result<void> PlayerStore::restore(PlayerId id)
{
    return inTransaction(m_file, [&] { return setRemoved(id, false); });
}

Result<int> PlayerStore::addFrom(const engine::Tournament& tournament, const engine::Evaluation& evaluation,
                                 const engine::SystemDescription& system)
{
    TRY(auto known, players());
    const bool isDwz = std::string_view(system.ratingName) == "DWZ";
    return inTransaction(m_file, [&]() -> Result<int> {
        int added = 0;
        for (const engine::ParticipantEvaluation& result : evaluation.participants) {
            const auto at = tournament.indexOf(result.number);
            if (!at)
                continue;
            const engine::Participant& participant = tournament.participants[*at];
            Player player = playerOf(participant, result);
            if (!isDwz) {
                player.rating.reset();
                player.index.reset();
            }
            const bool isKnown =
                std::ranges::any_of(known, [&](const Player& other) { return isSamePerson(player, other); });
            // Nothing is kept of those who are no members (document 000, 3.4.3).
            if (!participant.member || participant.computer || isKnown || !check(player).has_value())
                continue;
            TRY_DO(insert(player));
            known.push_back(player);
            ++added;
        }
        return added;
    });
}

Result<ConversionReport> PlayerStore::convert(const engine::RuleVersion& version, engine::Date date)
{
    // RULE: WO2026 Anhang 4, 2.2.4
    TRY(const auto conversion, engine::Conversion::from(version));
    return inTransaction(m_file, [&]() -> Result<ConversionReport> {
        ConversionReport report;
        std::vector<Convertible> convertible;
        auto rows = m_file.database().statement(
            u"SELECT id, rating, coalesce(rating_index, 0), EXISTS (SELECT 1 FROM history_entry"
            " WHERE kind = 'conversion' AND rules = ? AND (player_id = player.id OR player_id IN"
            // A rating that was taken over from a merged player was converted with him.
            " (SELECT gone FROM player_merge WHERE kept = player.id AND player_merge.rating IS NULL)))"
            " FROM player WHERE removed = 0 ORDER BY id"_s);
        rows.bind(version.id);
        TRY_DO(forEachRow(rows, [&](const Statement& row) {
            if (row.isNull(1))
                ++report.unrated;
            else if (row.flag(3))
                ++report.already;
            else
                convertible.push_back(convertibleAt(row));
        }));
        for (const Convertible& player : convertible) {
            const int rating = conversion.convert(player.rating);
            auto entry = m_file.database().statement(
                u"INSERT INTO history_entry (player_id, kind, date, rules, old_rating, old_index,"
                " new_rating, new_index, operation) VALUES (?, 'conversion', ?, ?, ?, ?, ?, ?,"
                " (SELECT coalesce(max(operation), 0) + ? FROM history_entry))"_s);
            entry.bind(player.id).bind(std::optional(date)).bind(version.id);
            entry.bind(player.rating).bind(player.index).bind(rating).bind(player.index + 1);
            // All entries of one operation have the same number: the first makes it.
            entry.bind(report.changed == 0);
            TRY_DO(entry.run());
            TRY_DO(setRating(m_file.database(), player.id, rating, player.index + 1));
            ++report.changed;
        }
        return report;
    });
}

Result<bool> PlayerStore::hasConversion() const
{
    auto row = m_file.database().statement(
        u"SELECT 1 FROM history_entry JOIN player ON player.id = player_id WHERE kind = 'conversion'"
        " AND rating IS new_rating AND rating_index IS new_index LIMIT 1"_s);
    return row.next();
}

Result<ConversionReport> PlayerStore::undoConversion()
{
    return inTransaction(m_file, [&]() -> Result<ConversionReport> {
        ConversionReport report;
        std::vector<Convertible> before; // as it is to be again
        auto rows = m_file.database().statement(
            u"WITH entry AS (SELECT player_id, old_rating, old_index, operation, rating IS new_rating"
            " AND rating_index IS new_index AS unchanged FROM history_entry JOIN player"
            " ON player.id = player_id WHERE kind = 'conversion')"
            " SELECT player_id, old_rating, old_index, unchanged FROM entry"
            " WHERE operation = (SELECT max(operation) FROM entry WHERE unchanged)"_s);
        TRY_DO(forEachRow(rows, [&](const Statement& row) {
            if (row.flag(3))
                before.push_back(convertibleAt(row));
            else
                ++report.already;
        }));
        for (const Convertible& player : before) {
            auto entry = m_file.database().statement(
                u"DELETE FROM history_entry WHERE player_id = ? AND kind = 'conversion'"
                " AND operation = (SELECT max(operation) FROM history_entry WHERE player_id = ?)"_s);
            TRY_DO(entry.bind(player.id).bind(player.id).run());
            TRY_DO(setRating(m_file.database(), player.id, player.rating, player.index));
            ++report.changed;
        }
        return report;
    });
}

} // namespace zahlmeister::app
