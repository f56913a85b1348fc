// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/rulesmenu.h"

#include <QActionGroup>

#include "app/document/tournamentdocument.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

RulesMenu::RulesMenu(QWidget* parent) : QMenu(tr("&Rules and arithmetic"), parent)
{
    menuAction()->setObjectName(u"rules"_s);
    // Built when it is opened: which rules the date calls for changes with every edit of the dates.
    connect(this, &QMenu::aboutToShow, this, &RulesMenu::rebuild);
    setEvaluation(nullptr);
}

void RulesMenu::setEvaluation(app::LiveEvaluation* evaluation)
{
    m_evaluation = evaluation;
    menuAction()->setEnabled(m_evaluation != nullptr);
    rebuild();
}

void RulesMenu::rebuild()
{
    clear();
    if (!m_evaluation)
        return;
    addSection(tr("Rules"));
    addVersions();
    addSection(tr("Arithmetic"));
    addArithmetics();
}

void RulesMenu::addVersions()
{
    const engine::TournamentHeader& header = m_evaluation->document().tournament().header;
    auto* group = new QActionGroup(this);
    const auto choose = [this](const std::string& id) {
        engine::TournamentHeader changed = m_evaluation->document().tournament().header;
        changed.system = id;
        apply({{app::EditKind::Header, {u"system"_s}}, {app::PutHeader{changed}}});
    };
    engine::TournamentHeader byDate = header;
    byDate.system.clear();
    const auto dated = m_evaluation->rules().choose(byDate);
    addChoice(group,
              dated.has_value() ? tr("By the last day: %1").arg(ruleVersionName(*dated->version))
                                : tr("By the last day"),
              header.system.empty(), [choose] { choose({}); });
    for (const engine::RuleVersion& version : m_evaluation->rules().versions()) {
        addChoice(group, ruleVersionName(version), header.system == version.id,
                  [choose, id = version.id] { choose(id); });
    }
}

void RulesMenu::addArithmetics()
{
    const auto current = m_evaluation->document().arithmetic();
    auto* group = new QActionGroup(this);
    const auto choose = [this](std::optional<engine::Arithmetic> arithmetic) {
        apply({{app::EditKind::Arithmetic, {}}, {app::PutArithmetic{arithmetic}}});
    };
    const auto& choice = m_evaluation->choice();
    addChoice(group,
              choice.has_value() ? tr("As the rules say: %1").arg(arithmeticName(choice->version->arithmetic))
                                 : tr("As the rules say"),
              !current, [choose] { choose(std::nullopt); });
    for (const auto arithmetic : {engine::Arithmetic::Exact, engine::Arithmetic::Tables}) {
        addChoice(group, arithmeticName(arithmetic), current == arithmetic,
                  [choose, arithmetic] { choose(arithmetic); });
    }
}

void RulesMenu::addChoice(QActionGroup* group, const QString& text, bool checked,
                          const std::function<void()>& choose)
{
    QAction* action = addAction(text);
    action->setCheckable(true);
    action->setChecked(checked);
    action->setEnabled(!m_evaluation->document().isReadOnly());
    group->addAction(action);
    connect(action, &QAction::triggered, this, choose);
}

void RulesMenu::apply(const app::EditGroup& group)
{
    if (const auto applied = m_evaluation->document().apply(group); !applied.has_value())
        Q_EMIT failed(applied.error());
}

} // namespace zahlmeister::ui
