// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include <QString>
#include <QStringList>

#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"

/// Edits are plain values. Five of them change anything there is to change; whatever a user does is a group
/// of them.
namespace zahlmeister::app {

/// @brief Puts a value in the place of what is there.
template <class Value>
struct PutValue {
    Value value;
    bool operator==(const PutValue&) const = default;
};

/// @brief Replaces the tournament's header.
using PutHeader = PutValue<engine::TournamentHeader>;

/// @brief Picks the arithmetic of this tournament; nothing: the rule version's default.
using PutArithmetic = PutValue<std::optional<engine::Arithmetic>>;

/// @brief Inserts the participant, or replaces the one of the same number.
using PutParticipant = PutValue<engine::Participant>;

/// @brief Removes a participant, who must not have games any more.
struct RemoveParticipant {
    engine::ParticipantNumber number;
    bool operator==(const RemoveParticipant&) const = default;
};

/// @brief Inserts the game (id 0: a new id is given), or replaces the one of the same id.
using PutGame = PutValue<engine::Game>;

/// @brief Removes a game.
struct RemoveGame {
    engine::GameId id;
    bool operator==(const RemoveGame&) const = default;
};

using Edit = std::variant<PutHeader, PutArithmetic, PutParticipant, RemoveParticipant, PutGame, RemoveGame>;

/// @brief What a group of edits is called in the undo menu; ui/text turns kind and args into a phrase.
enum class EditKind {
    Header,             ///< args: field; empty when several fields change at once
    Arithmetic,         ///< no args
    AddParticipant,     ///< args: name
    AddParticipants,    ///< several at once; args: number of participants
    RemoveParticipant,  ///< args: name
    RemoveParticipants, ///< several at once; args: number of participants
    Participant,        ///< args: name, field (the last part of a draft's place, such as `name`)
    Result,             ///< args: white's name, black's name, engine::resultText()
    ClearResult,        ///< args: white's name, black's name
    ClearResults,       ///< several at once; args: number of cells
    Paste,              ///< args: number of cells
    Renumber,           ///< no args
    Identify,           ///< who a participant is; args: name
    IdentifySeveral,    ///< several at once; args: number of participants
    Bye,                ///< args: name, round
    Pairings,           ///< pairings of a round; args: round
    Acceptance,         ///< a warning is accepted, or no longer; no args
    Repair,             ///< a finding is repaired; no args
    WhatIf,             ///< what was tried in the what-if mode is adopted; no args
    Import,             ///< a file that was imported before is taken over anew; args: file name
    Recalculation,      ///< entries follow from the tournaments before; args: kTakenBack, or none
    GameDetails,        ///< what else is known of a game; args: white's name, black's name
};

/// @brief Last argument of an entry whose undo does not bring back the date of birth of somebody who became
/// text-only: it is deleted for good.
inline const QString kBirthGivenUp = QStringLiteral("birth-date-deleted");

/// @brief Kind and arguments of an undo entry.
struct EditName {
    EditKind kind = EditKind::Header;
    QStringList args = {};
    bool operator==(const EditName&) const = default;
};

/// @brief Edits that happen together or not at all, in this order.
struct EditGroup {
    EditName name;
    std::vector<Edit> edits;
    bool operator==(const EditGroup&) const = default;
};

/// @brief Text that is being typed into a field and is not a value yet; kept so that a crash loses no
/// keystroke.
struct Draft {
    QString place; ///< which field, such as `participant/5/name`; the view that wrote it can find it again
    QString text;
    bool operator==(const Draft&) const = default;
};

} // namespace zahlmeister::app
