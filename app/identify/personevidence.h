// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/identify/personmatch.h"
#include "app/lists/personkey.h"
#include "app/names/personname.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief What is known of a participant, prepared for many comparisons.
struct MatchSubject {
    engine::Participant participant{engine::ParticipantNumber(1)};
    PersonName name;
    std::vector<std::string> clubs =
        {}; ///< VKZ of the participant's club; several when only its name was given
    std::optional<PersonKey> remembered = {};
};

/// @brief Whether two values agree.
enum class Agreement { Unknown, Same, Near, Differs };

/// @brief How the clubs of a participant and of a person agree.
enum class ClubAgreement { Unknown, Member, Former, Differs };

/// @brief How ratings agree.
enum class RatingAgreement { Unknown, Same, Close, Apart, Far };

/// @brief Everything that was compared between a participant and a person.
struct Evidence {
    NameMatch name;
    Agreement year = Agreement::Unknown;
    ClubAgreement club = ClubAgreement::Unknown;
    Agreement personId = Agreement::Unknown;
    Agreement fideId = Agreement::Unknown;
    Agreement memberNumber = Agreement::Unknown; ///< within the same club
    RatingAgreement rating = RatingAgreement::Unknown;
    bool sexDiffers = false;
    bool isRemembered = false;
    bool isFormer = false;   ///< in no list at the tournament's end
    bool isOnlyFide = false; ///< on no shelf but the world's

    /// @brief Whether something speaks plainly against the person: a year, an id, the sex, a rating far off.
    [[nodiscard]] bool isContradicted() const;
};

/// @brief Compares a participant with a person.
/// @param rows of the same person; not empty
[[nodiscard]] Evidence gatherEvidence(const MatchSubject& subject, std::span<const KnownRow> rows);

/// @brief How rare the listed names are, in tenths of a bit: the evidence of an agreement.
struct NameRarity {
    int last = 80;
    int first = 50;
};

/// @brief The weight of the evidence in tenths of a bit; 0 when the person is as likely as not.
[[nodiscard]] int weigh(const Evidence& evidence, NameRarity rarity);

/// @brief The evidence as codes and values, the weightiest first.
[[nodiscard]] std::vector<Reason> reasonsOf(const Evidence& evidence, const MatchSubject& subject,
                                            std::span<const KnownRow> rows);

} // namespace zahlmeister::app
