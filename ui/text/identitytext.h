// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/identify/fieldidentification.h"
#include "app/identify/personsearch.h"
#include "ui/theme/palette.h"

/// Who a participant is, in words and signs.
namespace zahlmeister::ui {

/// @brief How many participants are identified, as the check counts them, and how many of those are doubtful:
/// "5 of 6 identified, 1 of them doubtful"; empty without participants.
[[nodiscard]] QString identityProgress(const app::FieldIdentification& field,
                                       const engine::Tournament& tournament);

/// @brief A sign with the colour that supports it.
struct IdentitySign {
    QString sign;
    ColorRole role = ColorRole::SecondaryText;

    bool operator==(const IdentitySign&) const = default;
};

/// @brief One character for the state: `✓ ! ? ✕ N T C`; a dot while nothing is known.
/// @param one nullptr: nothing is known yet
/// @param hasLists there is a list to look into; else who is unknown wears a dot only
[[nodiscard]] IdentitySign identitySign(const app::ParticipantIdentification* one,
                                        const engine::Participant& participant, bool hasLists);

/// @brief The state in a sentence with its reason: "Identified as Müller, Hans (C0505) by name, year of birth
/// and club."
[[nodiscard]] QString identitySentence(const app::ParticipantIdentification& one,
                                       const engine::Participant& participant, bool hasLists);

/// @brief Everything about the identity, one line each: sentence, conflicts, differences.
/// @param field for the names of others
[[nodiscard]] QStringList identityLines(const app::ParticipantIdentification& one,
                                        const engine::Participant& participant,
                                        const engine::Tournament& tournament, bool hasLists);

/// @brief A difference: "Rating: 1450, listed 1500".
[[nodiscard]] QString differenceText(const app::ListedDifference& difference);

/// @brief "DWZ list", "FIDE list", "work file", ... for a row.
[[nodiscard]] QString shelfName(app::Shelf shelf);

/// @brief `Surname, Forename`, with the academic title.
[[nodiscard]] QString personName(const app::ListPerson& person);

/// @brief `1802 – 20`, else `FIDE 1950`, else empty.
[[nodiscard]] QString listedRatingText(const std::vector<app::KnownRow>& rows);

/// @brief Where a person belongs: "C0505-1043 SC Müsterhausen", or his federation.
[[nodiscard]] QString membershipText(const app::ListPerson& person, const QString& clubName);

/// @brief An override as the sheet says it: "rating 1450 instead of 1500 (evaluated later)".
[[nodiscard]] QString overrideText(const engine::Override& value);

/// @brief The same with who set it: "set by the referee: rating 1820 instead of 1802: evaluated since".
[[nodiscard]] QString overrideSentence(const engine::Override& value);

} // namespace zahlmeister::ui
