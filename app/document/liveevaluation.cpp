// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/liveevaluation.h"

#include "engine/catalogue/eloversion.h"

namespace zahlmeister::app {

namespace {

Result<engine::Evaluation> compute(const TournamentDocument& document,
                                   const Result<engine::RuleChoice>& choice, bool trace)
{
    if (!choice.has_value())
        return tl::unexpected(choice.error());
    return engine::evaluate(document.tournament(), *choice->version, {document.arithmetic(), trace});
}

} // namespace

LiveEvaluation::LiveEvaluation(TournamentDocument& document, std::shared_ptr<const engine::RuleCatalog> rules,
                               QObject* parent, EvaluatedAs evaluatedAs)
    : QObject(parent),
      m_document(document),
      m_evaluatedAs(evaluatedAs),
      m_rules(std::move(rules)),
      m_choice(chosen()),
      m_current(compute(document, m_choice, false))
{
    connect(&document, &TournamentDocument::edited, this, &LiveEvaluation::recompute);
}

void LiveEvaluation::setRules(std::shared_ptr<const engine::RuleCatalog> rules)
{
    // The old choice points into the old catalog until the new one stands.
    const auto old = std::exchange(m_rules, std::move(rules));
    recompute();
}

void LiveEvaluation::setToday(std::optional<engine::Date> today)
{
    if (today == m_today)
        return;
    m_today = today;
    m_findings.reset();
    Q_EMIT updated();
}

const engine::ParticipantEvaluation* LiveEvaluation::of(engine::ParticipantNumber number) const
{
    const auto position = m_document.tournament().indexOf(number);
    if (!m_current.has_value() || !position || *position >= m_current->participants.size())
        return nullptr;
    return &m_current->participants[*position];
}

const std::vector<engine::TeamMatch>* LiveEvaluation::matchesToCheck() const
{
    const bool isTeam = m_document.tournament().header.kind == engine::TournamentKind::Team;
    return isTeam ? &m_document.matches() : nullptr;
}

const std::vector<engine::Finding>& LiveEvaluation::findings() const
{
    if (!m_findings) {
        m_findings = m_choice.has_value() ? engine::check(m_document.tournament(), *m_choice,
                                                          m_current.has_value() ? &*m_current : nullptr,
                                                          m_today, matchesToCheck())
                                          : std::vector<engine::Finding>();
    }
    return *m_findings;
}

const Result<engine::Evaluation>& LiveEvaluation::traced() const
{
    if (!m_traced)
        m_traced = compute(m_document, m_choice, true);
    return *m_traced;
}

Result<engine::RuleChoice> LiveEvaluation::chosen() const
{
    const engine::TournamentHeader& header = m_document.tournament().header;
    return m_evaluatedAs == EvaluatedAs::Elo ? engine::chooseElo(*m_rules, header) : m_rules->choose(header);
}

void LiveEvaluation::recompute()
{
    m_choice = chosen();
    m_current = compute(m_document, m_choice, false);
    m_traced.reset();
    m_findings.reset();
    Q_EMIT updated();
}

} // namespace zahlmeister::app
