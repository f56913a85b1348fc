// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "app/identify/personsource.h"

namespace zahlmeister::app {

class LiveEvaluation;
struct Chronicle;
class WorkFile;

/// @brief What the tournaments of a work file recorded of persons, and who was entered by hand.
class WorkFileRecords : public PersonRecords {
public:
    /// @param file must outlive this
    /// @param evaluation likewise; its rules say on which level ratings are offered
    /// @param chronicle gives that of the file as far as it is known; empty: nothing is
    /// @param others gives further sources of persons, which are asked after it; empty: nobody
    WorkFileRecords(WorkFile& file, const LiveEvaluation& evaluation,
                    std::function<std::shared_ptr<const Chronicle>()> chronicle = {},
                    std::function<PersonSources()> others = {});

    [[nodiscard]] Result<PersonSources> persons() override;
    void addCarryOver(std::span<engine::Participant> participants, engine::TournamentId tournament,
                      std::optional<engine::Date> end) override;

private:
    WorkFile& m_file;
    const LiveEvaluation& m_evaluation;
    std::function<std::shared_ptr<const Chronicle>()> m_chronicle;
    std::function<PersonSources()> m_others;
};

} // namespace zahlmeister::app
