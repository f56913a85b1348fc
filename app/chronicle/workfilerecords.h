// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "app/identify/personsource.h"

namespace zahlmeister::app {

class LiveEvaluation;
struct Chronicle;
class WorkFile;

/// @brief What the tournaments and the players' list of a work file recorded of persons.
class WorkFileRecords : public PersonRecords {
public:
    /// @param file must outlive this
    /// @param evaluation likewise; by its rules earlier tournaments are evaluated
    /// @param chronicle gives that of the file as far as it is known; empty: nothing is
    WorkFileRecords(WorkFile& file, const LiveEvaluation& evaluation,
                    std::function<std::shared_ptr<const Chronicle>()> chronicle = {});

    [[nodiscard]] Result<PersonSources> persons() override;
    void addCarryOver(std::span<engine::Participant> participants, engine::TournamentId tournament,
                      std::optional<engine::Date> end) override;

private:
    WorkFile& m_file;
    const LiveEvaluation& m_evaluation;
    std::function<std::shared_ptr<const Chronicle>()> m_chronicle;
};

} // namespace zahlmeister::app
