// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QTemporaryDir>

#include "app/document/liveevaluation.h"
#include "app/document/tournamentdocument.h"
#include "app/store/workfile.h"
#include "engine/model/tournament.h"

namespace zahlmeister::tests {

/// @brief A tournament that is open in a work file of its own, with its live evaluation, as the window has
/// it.
///
/// The file lies in a temporary folder and goes with this object. Aborts when it cannot be made: no test goes
/// on then.
class OpenTournament {
public:
    explicit OpenTournament(const engine::Tournament& tournament);

    /// @brief A tournament of tests/data, such as `wo-2026`.
    [[nodiscard]] static engine::Tournament read(const QString& name);

    /// @brief The parts of an open tournament.
    [[nodiscard]] app::WorkFile& workFile() { return *m_workFile; }
    [[nodiscard]] app::TournamentDocument& document() { return *m_document; }
    [[nodiscard]] app::LiveEvaluation& evaluation() { return *m_evaluation; }
    [[nodiscard]] const engine::Tournament& tournament() const { return m_document->tournament(); }

    /// @brief Applies edits as one group.
    void apply(std::vector<app::Edit> edits);

    /// @brief Computes with this arithmetic from now on.
    void useArithmetic(engine::Arithmetic arithmetic);

    /// @brief Gives the game between two players another result, seen from `a`.
    void setResult(int a, int b, engine::GameResult resultOfA);

    /// @brief Closes everything and opens the work file again, as after a restart; references go stale.
    void reopen();

private:
    void openDocument(engine::TournamentId id);

    QTemporaryDir m_folder;
    std::unique_ptr<app::WorkFile> m_workFile;
    std::unique_ptr<app::TournamentDocument> m_document;
    std::unique_ptr<app::LiveEvaluation> m_evaluation;
};

} // namespace zahlmeister::tests
