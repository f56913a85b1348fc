// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/chronicle/chain/recalculation.h"
#include "engine/base/result.h"

/// A tournament as an archive keeps it: what an evaluation depends on and all else that nobody has to forget
/// in one part, of which a hash is taken, and who the participants are in another, so that a person can be
/// made anonymous and the hash stays (document 000, 4.1.1).
namespace zahlmeister::app {

/// @brief The two parts of a tournament.
struct PackedTournament {
    QByteArray content; ///< never changes; some 5 bytes a participant and 4 to 8 a game
    QByteArray names;   ///< name, club, member number, ids, birth date and person of every participant

    bool operator==(const PackedTournament&) const = default;
};

/// @brief The SHA-256 of a content.
[[nodiscard]] QByteArray contentHash(const QByteArray& content);

/// @brief Packs a tournament: every participant with the entry that somebody typed or imported, whatever
/// recalculations wrote over it since (cameIn()); of text-only participants the year of birth, not the
/// day.
/// @return Error::OutOfRange, WrongType, DuplicateParticipant, UnknownParticipant, GameAgainstSelf when it
/// has values that nobody can enter
[[nodiscard]] Result<PackedTournament> packed(const ChronicleTournament& one);

/// @brief Whether other names of a content say the same. Whom they name is a matter of the work file from
/// which they came first: other uuids of another one are no difference.
[[nodiscard]] bool areSameNames(const PackedTournament& there, const QByteArray& names);

/// @brief Unpacks a tournament, which may come from anybody.
/// @param id that it is to have
/// @return as packed(); Error::DamagedContent when the bytes are none of a tournament
[[nodiscard]] Result<ChronicleTournament> unpacked(const PackedTournament& bytes, engine::TournamentId id);

/// @brief The same without the names, for evaluating it.
[[nodiscard]] Result<ChronicleTournament> unpacked(const QByteArray& content, engine::TournamentId id);

} // namespace zahlmeister::app
