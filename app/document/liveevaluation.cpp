// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/liveevaluation.h"

#include "engine/catalogue/eloversion.h"

namespace zahlmeister::app {

LiveEvaluation::LiveEvaluation(TournamentDocument& document, std::shared_ptr<const engine::RuleCatalog> rules,
                               QObject* parent, EvaluatedAs evaluatedAs)
    : QObject(parent),
      m_document(document),
      m_evaluatedAs(evaluatedAs),
      m_rules(std::move(rules)),
      m_choice(chosen()),
      m_current(computed(false))
{
    connect(&document, &TournamentDocument::edited, this, &LiveEvaluation::follow);
}

void LiveEvaluation::setRules(std::shared_ptr<const engine::RuleCatalog> rules)
{
    // The old choice points into the old catalog until the new one stands.
    const auto old = std::exchange(m_rules, std::move(rules));
    recompute();
}

void LiveEvaluation::setViewed(const void* viewer, bool isViewed)
{
    if (isViewed)
        m_viewers.insert(viewer);
    else
        m_viewers.erase(viewer);
    if (m_owesUpdate && !isResting()) {
        m_owesUpdate = false;
        Q_EMIT updated();
    }
}

void LiveEvaluation::setPeriod(std::optional<std::size_t> period)
{
    if (period == m_period)
        return;
    m_period = period;
    follow();
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
    if (!current().has_value() || !position || *position >= m_current->participants.size())
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
    catchUp();
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
    catchUp();
    if (!m_traced)
        m_traced = computed(true);
    return *m_traced;
}

Result<engine::RuleChoice> LiveEvaluation::chosen() const
{
    const engine::TournamentHeader& header = m_document.tournament().header;
    return m_evaluatedAs == EvaluatedAs::Elo ? engine::chooseElo(*m_rules, header) : m_rules->choose(header);
}

Result<engine::Evaluation> LiveEvaluation::computed(bool trace) const
{
    if (!m_choice.has_value())
        return tl::unexpected(m_choice.error());
    return engine::evaluate(m_document.tournament(), *m_choice->version,
                            {.arithmetic = m_document.arithmetic(), .trace = trace, .period = m_period});
}

void LiveEvaluation::follow()
{
    if (!isResting()) {
        recompute();
        return;
    }
    m_isStale = true;
    m_owesUpdate = true;
}

void LiveEvaluation::recompute()
{
    compute();
    m_owesUpdate = false;
    Q_EMIT updated();
}

void LiveEvaluation::compute() const
{
    m_isStale = false;
    m_choice = chosen();
    m_current = computed(false);
    m_traced.reset();
    m_findings.reset();
}

} // namespace zahlmeister::app
