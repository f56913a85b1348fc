// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include <QByteArray>
#include <QString>

#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/chronicle/chain/recalculation.h"
#include "engine/catalogue/rulecatalog.h"

/// The tournaments of an archive as a recalculation takes them.
namespace zahlmeister::app {

/// @brief The seats of a tournament as bytes: the person of each, 0 for a computer.
[[nodiscard]] QByteArray packedSeats(const std::vector<std::int64_t>& persons);

/// @return Error::DamagedContent
[[nodiscard]] Result<std::vector<std::int64_t>> unpackedSeats(const QByteArray& bytes);

/// @brief A tournament with everybody on his seat.
struct SeatedTournament {
    QString uuid;
    ChronicleTournament one;
    std::int64_t key = 0;
    std::int64_t submission = 0; ///< that has the content
    bool isRemoved = false;
    std::vector<std::int64_t> persons = {}; ///< by participant, 0: a computer
};

/// @brief The columns of the table of tournaments.
inline constexpr ArchiveColumn kTournamentColumns[]{
    {"id", ColumnType::Number},     {"uuid", ColumnType::Text},
    {"key", ColumnType::Number},    {"submission_id", ColumnType::Number},
    {"removed", ColumnType::Small}, {"rules", ColumnType::Text},
    {"seats", ColumnType::Bytes},   {"numbers", ColumnType::Bytes},
    {"name", ColumnType::Text}};

/// @brief Their numbers as bytes; nothing where they are 1, 2, 3 and so on.
[[nodiscard]] QByteArray packedNumbers(const engine::Tournament& tournament);

/// @brief Tournaments on their way into the database, whether they are there or not.
class TournamentRows {
public:
    explicit TournamentRows(const engine::RuleCatalog& rules) : m_rules(rules) { }

    /// @brief Adds one; it is not kept.
    void add(const SeatedTournament& seated);

    /// @return errors of the database
    Result<void> write(ArchiveDatabase& database);

private:
    const engine::RuleCatalog& m_rules;
    std::vector<QVariantList> m_values; ///< by column
};

/// @brief A tournament as the database has it.
struct StoredBytes {
    std::int64_t key = 0;
    engine::TournamentId id = engine::TournamentId(0);
    bool isRemoved = false;
    QString rules = {}; ///< id of the version, as it was when it was seated
    QByteArray seats = {};
    QByteArray content = {}; ///< of the newest revision
    QByteArray names = {};   ///< likewise, where the rules ask for clubs; see needClubs()
};

/// @brief A tournament that is computed.
struct ArchivedTournament {
    std::int64_t key;
    ChronicleTournament one;
    bool isRemoved;
    std::vector<std::int64_t> persons;            ///< by participant, 0: a computer
    const engine::RuleVersion* version = nullptr; ///< null: nobody knows by which rules
};

/// @brief Ids of rule versions, with the keys of the tournaments that are evaluated by them.
using RulesByKey = std::vector<std::pair<QString, std::int64_t>>;

/// @brief Notes by which rules tournaments are evaluated.
Result<void> writeRules(ArchiveDatabase& database, const RulesByKey& rules);

/// @brief Reads tournaments.
/// @param withNames with StoredBytes::names
/// @return those that are there, in the order of the keys; errors of the database
[[nodiscard]] Result<std::vector<StoredBytes>>
readTournaments(ArchiveDatabase& database, const std::vector<std::int64_t>& keys, bool withNames);

/// @brief Unpacks one, and evaluates it as it was published. Needs no database, so any thread can do it.
/// @return Error::DamagedContent
[[nodiscard]] Result<ArchivedTournament> archivedTournament(const StoredBytes& bytes,
                                                            const engine::RuleCatalog& rules);

} // namespace zahlmeister::app
