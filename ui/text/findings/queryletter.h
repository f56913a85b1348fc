// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "engine/findings/finding.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"

namespace zahlmeister::ui {

/// @brief Questions about one place.
struct QueryItem {
    QString place; ///< "Spieler 5, Müller, Hans"; empty: the tournament
    QStringList questions;
};

/// @brief Questions about things of a kind.
struct QuerySection {
    QString heading; ///< "Zu den Teilnehmern"
    std::vector<QueryItem> items;
};

/// @brief A letter to the club that asks for exactly what is missing or contradictory (document 000, 6.1.2).
struct QueryLetter {
    QString subject;
    QString salutation;
    QString opening;
    std::vector<QuerySection> sections; ///< none without items
    QString deadline;                   ///< until when it must be complete (6.2); empty: there is none
    QString thanks;
    QString closing;
    QString signature; ///< the evaluator; may be empty
};

/// @brief The letter about these findings; accepted warnings are not asked about.
/// @param version by which was checked
[[nodiscard]] QueryLetter queryLetter(const engine::Tournament& tournament,
                                      const std::vector<engine::Finding>& findings,
                                      const engine::RuleVersion& version);

/// @brief The letter as the text of a mail, without its subject.
[[nodiscard]] QString plainText(const QueryLetter& letter);

} // namespace zahlmeister::ui
