// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QByteArray>
#include <QString>

#include "app/main/console/evaluatedtournament.h"
#include "app/output/table.h"
#include "ui/models/participantorder.h"
#include "ui/text/derivation/derivation.h"

namespace zahlmeister::cli {

/// @brief The evaluation of a tournament as people read it, before it is text or HTML (document 000,
/// Anhang 3.1.11).
struct EvaluationReport {
    /// @brief A finding in words.
    struct Finding {
        QString sign; ///< of its level
        QString sentence;
    };
    struct Answer {
        ui::DerivationTarget target;
        ui::Derivation derivation;
    };
    /// @brief How the numbers of one participant came about.
    struct Explanation {
        QString participant;
        std::vector<Answer> answers;
    };

    QString title;
    std::vector<std::pair<QString, QString>> facts;  ///< name and value of the header's data
    app::Table table;                                ///< a row a participant
    std::vector<std::pair<QString, QString>> legend; ///< sign and meaning
    std::vector<Finding> findings;
    std::vector<Explanation> explanations; ///< of every participant; empty unless the evaluation has a trace
};

/// @brief Puts an evaluation into words.
/// @param selection whose rows and explanations there are; findings are about the whole, and left out of a
/// part
[[nodiscard]] EvaluationReport makeReport(const EvaluatedTournament& evaluated,
                                          const ui::ParticipantSelection& selection = {});

/// @brief The report for a terminal: aligned tables, UTF-8.
[[nodiscard]] QByteArray reportToText(const EvaluationReport& report);

/// @brief The report as one HTML file that needs nothing else and prints on A4.
[[nodiscard]] QByteArray reportToHtml(const EvaluationReport& report);

} // namespace zahlmeister::cli
