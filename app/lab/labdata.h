// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <QByteArray>

#include "app/chronicle/chain/recalculation.h"

namespace zahlmeister::app {

class Archive;
class PersonIndex;
class WorkFile;

/// @brief A seat of a tournament as the laboratory's measures see it; nobody is named.
struct LabSeat {
    std::uint32_t person = 0;   ///< 1 and up; 0: a computer, or nobody knows who
    std::int16_t birthYear = 0; ///< 0: unknown
    std::uint16_t club = 0;     ///< position in LabData::clubs(); 0: none
};

/// @brief Told how many of the tournaments are done; false cancels.
using LabProgress = std::function<bool(std::size_t done, std::size_t all)>;

/// @brief All tournaments of a work file, an archive or a simulation in little room: packed as an archive
/// keeps them, in the order of evaluation (document 000, 2.2.3), with who sits where. Where entries come from
/// is settled as the chain settles it (settling.h).
///
/// Memory: the bytes of an archive's contents, and 8 bytes a seat.
class LabData {
public:
    /// @brief A tournament in its place.
    struct Tournament {
        engine::TournamentId id;
        bool isRemoved = false; ///< in the waste basket or refused: links lead there, and lists count
        QByteArray content = {};
        engine::Date end;
        std::size_t firstSeat = 0;
        std::size_t seats = 0;
    };

    /// @brief The tournaments of a work file, with its own rules and the referee's decisions about persons.
    /// @return Error::DamagedWorkFile, StorageFailure, Cancelled
    [[nodiscard]] static Result<LabData> of(const WorkFile& file, const LabProgress& goesOn = {});

    /// @brief Those of an archive. Its role may see games.
    /// @return Error::ArchiveFailure (no rights) and those of the database, DamagedContent, Cancelled
    [[nodiscard]] static Result<LabData> of(Archive& archive, const LabProgress& goesOn = {});

    /// @brief Tournaments in memory.
    /// @param removed as Chain::update()
    [[nodiscard]] static Result<LabData> of(ChronicleTournaments tournaments,
                                            const engine::RuleCatalog& rules,
                                            const PersonDecisions& decisions = {},
                                            ChronicleTournaments removed = {},
                                            const LabProgress& goesOn = {});

    [[nodiscard]] const std::vector<Tournament>& tournaments() const { return m_tournaments; }
    /// @brief The seats of a tournament, by participant.
    [[nodiscard]] std::span<const LabSeat> seatsOf(std::size_t tournament) const
    {
        const Tournament& one = m_tournaments[tournament];
        return std::span(m_seats).subspan(one.firstSeat, one.seats);
    }
    [[nodiscard]] const std::vector<LabSeat>& seats() const { return m_seats; }
    /// @brief How many persons there are, numbered from 1.
    [[nodiscard]] std::size_t persons() const { return m_persons; }
    /// @brief The VKZ of the players, in the order of the alphabet; the first is empty.
    [[nodiscard]] const std::vector<std::string>& clubs() const { return m_clubs; }
    /// @brief The regions, which are the first characters of the VKZ; the first is empty.
    [[nodiscard]] const std::vector<std::string>& regions() const { return m_regions; }
    /// @brief The region of a club.
    [[nodiscard]] std::size_t regionOf(std::uint16_t club) const { return m_regionsOfClubs[club]; }
    /// @brief The tournament of a uuid, as links name it.
    [[nodiscard]] std::optional<std::size_t> find(const std::string& uuid) const;
    /// @brief How many had no end or could not be read.
    [[nodiscard]] int leftOut() const { return m_leftOut; }
    /// @brief SHA-256 over all contents and seats, in hexadecimal digits: the same data have the same.
    [[nodiscard]] const std::string& fingerprint() const { return m_fingerprint; }

    /// @brief The tournament with everybody on his seat, without names.
    /// @return Error::DamagedContent
    [[nodiscard]] Result<ChronicleTournament> unpacked(std::size_t tournament) const;

private:
    [[nodiscard]] std::uint16_t clubOf(const std::string& vkz);
    void addOne(const ChronicleTournament& one, QByteArray content, bool isRemoved,
                std::span<const std::optional<std::size_t>> persons);
    void finish();

    std::vector<Tournament> m_tournaments;
    std::vector<LabSeat> m_seats;
    std::vector<std::string> m_clubs{std::string()};
    std::map<std::string, std::uint16_t> m_clubPositions{{std::string(), 0}};
    std::vector<std::string> m_regions = {};
    std::vector<std::size_t> m_regionsOfClubs = {};
    std::map<std::string, std::size_t> m_byUuid;
    std::size_t m_persons = 0;
    int m_leftOut = 0;
    std::string m_fingerprint;
};

} // namespace zahlmeister::app
