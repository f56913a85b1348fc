// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/identify/personsearch.h"
#include "app/lists/listperson.h"

/// What the matcher finds out about a participant: codes and values; ui/text/matchtext words them.
namespace zahlmeister::app {

/// @brief A fact that speaks for or against a candidate.
enum class ReasonCode {
    Remembered,          ///< the referee has decided so before; no values
    PersonIdSame,        ///< values: id
    PersonIdDiffers,     ///< values: id given, id listed
    FideIdSame,          ///< values: id
    FideIdDiffers,       ///< values: id given, id listed
    MemberNumberSame,    ///< values: VKZ, member number
    MemberNumberDiffers, ///< values: VKZ, member number given, member number listed
    NameSame,            ///< no values
    NameSwapped,         ///< last name and forename are the other way round; no values
    LastNameSpelling,    ///< values: name given, name listed; likewise the other names
    LastNameSound,
    LastNamePart,
    LastNameNear, ///< typing errors
    LastNameDiffers,
    ForenameSpelling,
    ForenameForm,
    ForenameSound,
    ForenamePart,
    ForenameInitial,
    ForenameNear,
    ForenameDiffers,
    ForenameMissing,   ///< values: forename listed
    GenerationDiffers, ///< junior and senior; no values
    BirthYearSame,     ///< values: year
    BirthYearNear,     ///< a digit mistyped; values: year given, year listed
    BirthYearDiffers,  ///< values: year given, year listed
    BirthYearMissing,  ///< values: year listed
    MemberAtEnd,       ///< member of that club at the tournament's end; values: VKZ
    MemberBefore,      ///< was a member of that club; values: VKZ
    ClubDiffers,       ///< values: VKZ given, VKZ listed
    SexDiffers,        ///< no values
    RatingSame,        ///< values: rating
    RatingFar,         ///< values: rating given, rating listed
    FormerMember,      ///< not in the newest list; values: list date up to which he was, ISO
    SeveralClubs,      ///< member of several clubs at the tournament's end; values: each VKZ
    OnlyFide,          ///< not in the German list; values: federation
    PlayedLast, ///< in our own tournaments; values: the last one, its end (ISO), rating since or nothing
};

/// @brief Which way a reason points.
enum class ReasonSide { For, Neutral, Against };

/// @brief A reason with its values.
struct Reason {
    ReasonCode code;
    ReasonSide side;
    std::vector<std::string> values = {};

    bool operator==(const Reason&) const = default;
};

/// @brief The last of our own tournaments in which somebody took part.
struct LastPlayed {
    std::string tournament;
    engine::Date end;

    bool operator==(const LastPlayed&) const = default;
};

/// @brief A row of a shelf with the values that hold at the tournament's end.
struct KnownRow {
    PersonRef ref;
    ListPerson values;
    bool isInForce = true; ///< in the list at the tournament's end; else the values are the last known ones
    std::optional<LastPlayed> lastPlayed = {}; ///< of a person of the chronicle
    std::optional<ListPerson> atStart =
        {}; ///< on the tournament's first day, where the list said something else then

    bool operator==(const KnownRow&) const = default;
};

/// @brief A person who could be the participant.
struct Candidate {
    std::vector<KnownRow> rows = {};  ///< of the person on all shelves, the one that fits best first
    std::string clubName = {};        ///< of the first row's club; empty when nobody looked it up
    int score = 0;                    ///< tenths of a bit of evidence, may be negative
    int certainty = 0;                ///< 0 to 99 per cent, beside the others and beside nobody in the lists
    std::vector<Reason> reasons = {}; ///< the weightiest first
};

/// @brief What is known about a participant's identity.
enum class IdentityState {
    Identified, ///< one person, beyond doubt or by decision
    Ambiguous,  ///< there are candidates: the referee decides
    Unknown,    ///< nobody in the lists, or only weak candidates
    TextOnly,   ///< not a member: computed, but nothing is recorded (document 000, 3.4.3)
    Computer,   ///< games against it do not count (document 000, 4.1.4)
};

/// @brief Why a candidate was taken without asking.
enum class DecisionRule {
    Remembered,
    PersonId,
    FideId,
    MemberNumber,
    NameYearAndClub,
    NameAndYear, ///< a rare name, and no club given
    NameAndRating,
};

/// @brief A participant's candidates and what follows from them.
struct PersonMatch {
    IdentityState state = IdentityState::Unknown;
    std::vector<Candidate> candidates = {};     ///< the likeliest first
    std::optional<DecisionRule> decidedBy = {}; ///< the first candidate was taken without asking
};

} // namespace zahlmeister::app
