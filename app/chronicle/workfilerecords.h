// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/identify/personsource.h"

namespace zahlmeister::app {

class LiveEvaluation;
class WorkFile;

/// @brief What the tournaments and the players' list of a work file recorded of persons.
class WorkFileRecords : public PersonRecords {
public:
    /// @param file must outlive this
    /// @param evaluation likewise; by its rules earlier tournaments are evaluated
    WorkFileRecords(WorkFile& file, const LiveEvaluation& evaluation);

    [[nodiscard]] Result<PersonSources> persons() override;
    void addCarryOver(std::span<engine::Participant> participants, engine::TournamentId tournament,
                      std::optional<engine::Date> end) override;

private:
    WorkFile& m_file;
    const LiveEvaluation& m_evaluation;
};

} // namespace zahlmeister::app
