// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "app/formats/json/findingsjson.h"
#include "app/main/console/arguments.h"
#include "app/main/console/tournamentsource.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/evaluation/evaluation.h"
#include "engine/findings/finding.h"

namespace zahlmeister::cli {

/// @brief A tournament with its evaluation and everything that was found.
struct EvaluatedTournament {
    TournamentSource source;
    engine::RuleChoice choice;
    engine::Evaluation evaluation;
    std::vector<engine::Finding> findings;

    [[nodiscard]] const engine::Tournament& tournament() const { return source.content.tournament; }
    [[nodiscard]] bool hasErrors() const;
};

/// @brief Who is named in reports on a work file's tournament.
enum class Naming {
    Published, ///< not who objected or was made anonymous (document 000, 4.1.1, 6.5)
    Everybody, ///< for whom the referee asks
};

/// @brief Reads and evaluates the one file of a command line, under `--rules` and `--arithmetic` if they are
/// given.
/// @param trace whether to record every step
/// @param today the day by which deadlines are judged; nothing: they are not
/// @return why there is nothing to show
[[nodiscard]] Outcome<EvaluatedTournament> evaluateFile(const Arguments& arguments, bool trace,
                                                        std::optional<engine::Date> today = {},
                                                        Naming naming = Naming::Published);

/// @brief The same of one of several files.
[[nodiscard]] Outcome<EvaluatedTournament> evaluateFile(const Arguments& arguments, const QString& file,
                                                        bool trace, std::optional<engine::Date> today = {},
                                                        Naming naming = Naming::Published);

/// @brief The rule versions to choose from: those of the work file that `--rules-from` names, which an
/// administrator may have changed or added, else those that ship with the program.
[[nodiscard]] Outcome<std::shared_ptr<const engine::RuleCatalog>> ruleCatalog(const Arguments& arguments);

/// @brief The rule version of an id; an unknown one is complained about with those that exist.
[[nodiscard]] Outcome<const engine::RuleVersion*> ruleVersion(const QString& id,
                                                              const engine::RuleCatalog& catalog);

/// @brief `--period`: a month of an Elo that is split by rating periods, as engine::EvaluationOptions has it;
/// nothing when it is not given.
[[nodiscard]] Outcome<std::optional<std::size_t>> periodOption(const Arguments& arguments,
                                                               const engine::TournamentHeader& header);

/// @brief `--arithmetic`; nothing when it is not given.
[[nodiscard]] std::optional<engine::Arithmetic> arithmeticOption(const Arguments& arguments);

/// @brief One finding as a sentence with its place and its clause.
[[nodiscard]] QString findingSentence(const EvaluatedTournament& evaluated, const engine::Finding& finding);

/// @brief findingSentence() as writers of files want it.
/// @param evaluated outlives the result
[[nodiscard]] app::FindingWording findingWording(const EvaluatedTournament& evaluated);

/// @brief The findings as messages, `FILE:LINE: level: text [code]`: what is said of several players stands
/// in one, at the line of the first of them.
[[nodiscard]] QStringList findingLines(const EvaluatedTournament& evaluated);

/// @brief Prints these to standard error.
void printFindings(const EvaluatedTournament& evaluated);

/// @brief Writes a result. When there are errors among the findings a file is written only with `--force`;
/// standard output always gets it.
/// @param isAboutErrors what is written tells of them, so that they are no reason to hold it back
/// @return the exit code of the program
[[nodiscard]] Outcome<ExitCode> writeResult(const EvaluatedTournament& evaluated, const QByteArray& data,
                                            const Arguments& arguments, bool isAboutErrors = false);

} // namespace zahlmeister::cli
