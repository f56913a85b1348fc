// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <QObject>

#include "app/document/tournamentdocument.h"
#include "app/rules/shippedrules.h"
#include "engine/base/result.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/check/check.h"
#include "engine/evaluation/evaluation.h"

namespace zahlmeister::app {

/// @brief What a document is evaluated for.
enum class EvaluatedAs {
    Own, ///< the system of the tournament: DWZ, FWZ or Ingo
    Elo, ///< the Elo of the FIDE, by the rate of play
};

/// @brief The evaluation of a document, always up to date: recomputed whenever the document was edited.
///
/// It is computed in the call that edits, because 500 players take about a millisecond (tests/bench). A
/// second one may rest while nobody looks at it, so that an edit costs one evaluation; then it is computed
/// when somebody asks.
class LiveEvaluation : public QObject {
    Q_OBJECT

public:
    /// @param document must outlive this
    /// @param rules not null
    explicit LiveEvaluation(TournamentDocument& document,
                            std::shared_ptr<const engine::RuleCatalog> rules = shippedRulesShared(),
                            QObject* parent = nullptr, EvaluatedAs evaluatedAs = EvaluatedAs::Own);

    [[nodiscard]] EvaluatedAs evaluatedAs() const { return m_evaluatedAs; }

    /// @brief The rule versions that there are to choose from.
    [[nodiscard]] const engine::RuleCatalog& rules() const { return *m_rules; }
    /// @brief The same, to be kept.
    [[nodiscard]] const std::shared_ptr<const engine::RuleCatalog>& sharedRules() const { return m_rules; }

    /// @brief Evaluates anew with other rule versions; what choice() said ends.
    /// @param rules not null
    void setRules(std::shared_ptr<const engine::RuleCatalog> rules);

    /// @brief From now on the evaluation rests while nobody looks at it: an edit computes nothing, and
    /// updated() comes when somebody looks again. A caller who asks meanwhile gets what is true.
    void letRest() { m_mayRest = true; }

    /// @brief Whether somebody looks at the evaluation.
    /// @param viewer who that is, only to distinguish it from others; it is not looked into
    void setViewed(const void* viewer, bool isViewed);
    [[nodiscard]] bool isResting() const { return m_mayRest && m_viewers.empty(); }

    /// @brief Evaluates only a rating period of the Elo (engine::EvaluationOptions); nothing, as at first:
    /// all of them. A period that the tournament does not have counts as nothing.
    void setPeriod(std::optional<std::size_t> period);
    [[nodiscard]] const std::optional<std::size_t>& period() const { return m_period; }

    /// @brief The day by which deadlines are judged (document 000, 6.2); nothing, as at first: they are not.
    void setToday(std::optional<engine::Date> today);
    [[nodiscard]] const std::optional<engine::Date>& today() const { return m_today; }

    [[nodiscard]] TournamentDocument& document() const { return m_document; }

    /// @brief The evaluation as it stands; an Error when the tournament cannot be evaluated (no
    /// participants).
    [[nodiscard]] const Result<engine::Evaluation>& current() const
    {
        catchUp();
        return m_current;
    }

    /// @brief Evaluation of one participant, or nullptr.
    [[nodiscard]] const engine::ParticipantEvaluation* of(engine::ParticipantNumber number) const;

    /// @brief The rule version in use and why.
    [[nodiscard]] const Result<engine::RuleChoice>& choice() const
    {
        catchUp();
        return m_choice;
    }
    /// @brief What the system of these rules says of itself; nullptr when there are none.
    [[nodiscard]] const engine::SystemDescription* system() const
    {
        return choice().has_value() ? engine::descriptionOf(*m_choice->version) : nullptr;
    }

    /// @brief Findings of data and evaluation, as engine::check() orders them. Computed on first use after an
    /// edit.
    [[nodiscard]] const std::vector<engine::Finding>& findings() const;

    /// @brief The same evaluation with its trace, for *Warum?* and for sheets. Computed on first use after an
    /// edit.
    [[nodiscard]] const Result<engine::Evaluation>& traced() const;

Q_SIGNALS:
    /// @brief current() is new.
    void updated();

private:
    void follow();
    void recompute();
    void compute() const;
    void catchUp() const
    {
        if (m_isStale)
            compute();
    }

    [[nodiscard]] Result<engine::RuleChoice> chosen() const;
    [[nodiscard]] const std::vector<engine::TeamMatch>* matchesToCheck() const;
    [[nodiscard]] Result<engine::Evaluation> computed(bool trace) const;

    TournamentDocument& m_document;
    EvaluatedAs m_evaluatedAs;
    std::shared_ptr<const engine::RuleCatalog> m_rules;
    std::optional<engine::Date> m_today;
    std::optional<std::size_t> m_period;
    bool m_mayRest = false;
    std::set<const void*> m_viewers;
    bool m_owesUpdate = false; ///< was edited while it rested, without a signal
    mutable bool m_isStale = false;
    mutable Result<engine::RuleChoice> m_choice;
    mutable Result<engine::Evaluation> m_current;
    mutable std::optional<Result<engine::Evaluation>> m_traced;
    mutable std::optional<std::vector<engine::Finding>> m_findings;
};

} // namespace zahlmeister::app
