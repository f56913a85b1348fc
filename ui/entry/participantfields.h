// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QString>

#include "engine/model/tournament.h"

/// The fields of a participant as they are typed and shown; reading is strict and says what it expected.
namespace zahlmeister::ui {

/// @brief Columns of the participants table, in its order.
enum class ParticipantField {
    Number,
    Name,
    Birth, ///< year or date
    Sex,
    Club, ///< VKZ
    MemberNumber,
    Member,
    Rating,
    Index,
    RatingSource,
    CarryOver,
    Computer,
    Team,        ///< shown in tournaments of teams only, like the next one
    Board,       ///< place in the team's list
    MemberUntil, ///< end of his last membership; shown where anybody has one
    Federation,  ///< country; shown where anybody has one, or a rating from elsewhere
    FideId,      ///< shown where anybody has a rating of FIDE
    Elo,         ///< beside a DWZ; shown where anybody has one, or a FIDE ID
    EloFactor,   ///< K of the FIDE's list; likewise
    EloPeriods,  ///< the Elo of later months; shown where the Elo is evaluated month by month
};

inline constexpr int kParticipantFieldCount = 20;

/// @brief Stable id, such as `birth`, for drafts and undo entries.
[[nodiscard]] QString fieldId(ParticipantField field);

/// @brief The least width of its column, in digits.
[[nodiscard]] int fieldLeastWidth(ParticipantField field);

/// @brief A field of one participant.
using ParticipantCell = std::pair<engine::ParticipantNumber, ParticipantField>;

/// @brief What the places of drafts in the participants table begin with.
inline constexpr QStringView kParticipantDrafts = u"participant";

/// @brief Where a text is kept that is being typed into a cell, or was refused there.
[[nodiscard]] QString draftPlace(const ParticipantCell& cell);

/// @brief The cell of a draftPlace(); nothing for any other text.
[[nodiscard]] std::optional<ParticipantCell> cellOfDraft(const QString& place);

/// @brief Whether the field is a yes or no.
[[nodiscard]] constexpr bool isCheckField(ParticipantField field)
{
    return field == ParticipantField::Member || field == ParticipantField::Computer;
}

/// @brief Head of the column.
[[nodiscard]] QString fieldHead(ParticipantField field);

/// @brief What may be typed, as a sentence; for tool tips of the heads.
[[nodiscard]] QString fieldHelp(ParticipantField field);

/// @brief The value as the table shows it; carry-over games as their number.
[[nodiscard]] QString fieldText(const engine::Participant& participant, ParticipantField field);

/// @brief The value as it is edited; reading it gives the value again.
[[nodiscard]] QString fieldEditText(const engine::Participant& participant, ParticipantField field);

/// @brief What reading a field gave: the changed participant, or a sentence that says what was read and
/// expected.
struct FieldReading {
    std::optional<engine::Participant> value = {};
    QString refusal = {};
};

/// @brief Reads a text into one field of a participant; an empty text clears it.
///
/// A VKZ makes its owner a member, and clearing it ends that; both can be changed afterwards. `1640-3` is a
/// rating with its index.
[[nodiscard]] FieldReading readField(const engine::Participant& participant, ParticipantField field,
                                     const QString& text);

/// @brief Reads a text as readField() does into a participant of a tournament: nobody is born after its end.
/// @param header without an end, today counts
[[nodiscard]] FieldReading readFieldOf(const engine::TournamentHeader& header,
                                       const engine::Participant& participant, ParticipantField field,
                                       const QString& text);

/// @brief One carry-over game as text: `1500 0 01.03.2026`.
[[nodiscard]] QString carryOverText(const engine::CarryOverGame& game);

} // namespace zahlmeister::ui
