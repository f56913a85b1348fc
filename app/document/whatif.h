// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "app/document/liveevaluation.h"
#include "app/document/tournamentdocument.h"
#include "app/files/temporaryfolder.h"

namespace zahlmeister::app {

class WorkFile;

/// @brief A scratch copy of a tournament in which everything may be changed, and nothing has happened.
///
/// The copy is a document like any other, with an undo of its own, in a temporary work file that goes with
/// this object. It survives no restart, on purpose: only what is adopted has happened.
class WhatIf {
public:
    /// @param evaluation of the real document; both must outlive this
    /// @param rules what the copy is evaluated with, as the real one is; not null
    /// @return as WorkFile::open() and WorkFile::addTournament()
    [[nodiscard]] static Result<std::unique_ptr<WhatIf>>
    start(LiveEvaluation& evaluation, std::shared_ptr<const engine::RuleCatalog> rules);
    ~WhatIf();

    /// @brief The scratch copy and its evaluation.
    [[nodiscard]] TournamentDocument& document() const { return *m_document; }
    [[nodiscard]] LiveEvaluation& evaluation() const { return *m_evaluation; }

    /// @brief The evaluation of the tournament as it really is.
    [[nodiscard]] LiveEvaluation& realEvaluation() const { return m_real; }

    /// @brief Whether anything differs from the state at the start.
    [[nodiscard]] bool hasChanges() const { return !adoption().edits.empty(); }

    /// @brief The edits that make the real tournament what the copy is; new games come without ids.
    [[nodiscard]] EditGroup adoption() const;

    /// @brief Applies adoption() to the real document, as one step that can be undone.
    /// @return as TournamentDocument::apply(); nothing has happened then
    Result<void> adopt();

private:
    explicit WhatIf(LiveEvaluation& realEvaluation);

    LiveEvaluation& m_real;
    engine::Tournament m_base; ///< the real tournament at the start
    std::optional<engine::Arithmetic> m_baseArithmetic;
    TemporaryFolder m_folder; ///< outlives the work file in it
    std::unique_ptr<WorkFile> m_file;
    std::unique_ptr<TournamentDocument> m_document;
    std::unique_ptr<LiveEvaluation> m_evaluation;
};

} // namespace zahlmeister::app
