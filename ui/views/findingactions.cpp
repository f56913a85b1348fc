// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/findingactions.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

#include "app/check/acceptance.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

FindingActions::FindingActions(app::LiveEvaluation& evaluation, QWidget* parent)
    : QFrame(parent),
      m_evaluation(evaluation),
      m_row(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_go(pushButton({}, this, &FindingActions::placeWanted)),
      m_earlier(named(pushButton(tr("Find his earlier tournaments…"), this,
                                 [this] {
                                     const auto& place = m_findings.front().place;
                                     if (place.participant)
                                         Q_EMIT earlierTournamentsWanted(*place.participant);
                                 }),
                      u"earlierTournaments"_s)),
      m_because(pushButton({}, this, &FindingActions::typeReason)),
      m_takeBack(pushButton(tr("Take back"), this, [this] { accept({}); })),
      m_acceptRow(new QWidget(this)),
      m_reason(new QLineEdit(m_acceptRow)),
      m_accept(new QPushButton(tr("Accept"), m_acceptRow))
{
    const Metrics metrics(this);
    setObjectName(u"findingActions"_s);
    m_go->setObjectName(u"goToPlace"_s);
    m_go->setToolTip(tr("Enter in the list of findings"));
    m_because->setObjectName(u"acceptBecause"_s);
    m_because->setToolTip(tr("F2 in the list of findings"));
    m_reason->setObjectName(u"acceptanceReason"_s);
    m_reason->setAccessibleName(tr("Reason for accepting the warning"));
    m_reason->setPlaceholderText(tr("Reason; it is kept and printed"));
    m_reason->installEventFilter(this);
    m_accept->setAutoDefault(false);
    fillRow(m_acceptRow, {}, metrics.grid(),
            {captionOf(tr("Accept, because"), m_reason), {m_reason, 1}, m_accept});
    m_row->setSpacing(metrics.grid());
    for (QPushButton* button : {m_go, m_earlier, m_because, m_takeBack})
        m_row->addWidget(button, 0, Qt::AlignLeft);
    m_row->addStretch(1);
    fillColumn(this, {}, metrics.grid(), {m_row, m_acceptRow});

    const auto acceptTyped = [this] {
        if (const QString reason = m_reason->text().trimmed(); !reason.isEmpty())
            accept(reason.toStdString());
    };
    connect(m_accept, &QPushButton::clicked, this, acceptTyped);
    connect(m_reason, &QLineEdit::returnPressed, this, acceptTyped);
    connect(m_reason, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_accept->setEnabled(!text.trimmed().isEmpty()); });
    setFindings({});
}

void FindingActions::setFindings(std::vector<engine::Finding> findings)
{
    m_findings = std::move(findings);
    if (!m_findings.empty())
        m_go->setText(goToText(m_findings.front().place));
    m_earlier->setVisible(m_findings.size() == 1 &&
                          m_findings.front().code == engine::FindingCode::NewMember);
    offerRepairs();
    offerAcceptance();
    setVisible(!m_findings.empty());
    Q_EMIT heightChanged();
}

int FindingActions::fitInto(int width)
{
    int needed = 0;
    for (int i = 0; i < m_row->count(); ++i) {
        const QWidget* button = m_row->itemAt(i)->widget();
        if (button != nullptr && !button->isHidden())
            needed += button->sizeHint().width() + m_row->spacing();
    }
    m_row->setDirection(needed <= width ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    layout()->activate();
    return layout()->totalSizeHint().height();
}

/// The repairs that every one of the findings has, each with the edits of all.
std::vector<app::Repair> FindingActions::commonRepairs() const
{
    std::vector<app::Repair> common;
    for (const engine::Finding& finding : m_findings) {
        std::vector<app::Repair> repairs = app::repairsFor(finding, m_evaluation.document().tournament());
        if (&finding == &m_findings.front()) {
            common = std::move(repairs);
            continue;
        }
        std::erase_if(common, [&repairs](app::Repair& known) {
            const auto same = std::ranges::find_if(repairs, [&known](const app::Repair& one) {
                return one.kind == known.kind && one.args == known.args;
            });
            if (same == repairs.end())
                return true;
            known.edits.edits.insert(known.edits.edits.end(), same->edits.edits.begin(),
                                     same->edits.edits.end());
            return false;
        });
    }
    return common;
}

void FindingActions::offerRepairs()
{
    for (QPushButton* button : m_buttons) {
        // The button that was clicked may be among them.
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    m_repairs.clear();
    if (m_evaluation.document().isReadOnly())
        return;
    m_repairs = commonRepairs();
    for (std::size_t at = 0; at < m_repairs.size(); ++at) {
        const QString text = repairText(m_repairs[at]);
        //: What a button does, and of how many players at once
        auto* button =
            pushButton(m_findings.size() == 1
                           ? text
                           : tr("%1 (all %2)").arg(text, formatCount(static_cast<int>(m_findings.size()))),
                       this, [this, at] {
                           if (at < m_repairs.size())
                               apply(app::EditGroup(m_repairs[at].edits));
                       });
        button->setObjectName(u"repair"_s);
        if (at == 0)
            button->setToolTip(tr("Ctrl+Return in the list of findings"));
        m_row->insertWidget(static_cast<int>(at) + 1, button, 0, Qt::AlignLeft); // after the way to the place
        m_buttons.push_back(button);
    }
}

void FindingActions::offerAcceptance()
{
    const bool isOffered =
        !m_findings.empty() && app::isAcceptable(m_findings.front()) && !m_evaluation.document().isReadOnly();
    m_acceptRow->hide();
    m_because->setVisible(isOffered);
    m_takeBack->setVisible(false);
    if (!isOffered)
        return;
    const engine::Acceptance* acceptance =
        app::acceptanceOf(m_findings.front(), m_evaluation.document().tournament());
    m_reason->setText(acceptance ? fromEngine(acceptance->reason) : QString());
    m_because->setText(acceptance ? tr("Change the reason…") : tr("Accept, because…"));
    m_accept->setText(acceptance ? tr("Change") : tr("Accept"));
    m_accept->setEnabled(acceptance != nullptr);
    m_takeBack->setVisible(acceptance != nullptr);
}

void FindingActions::repair()
{
    if (!m_repairs.empty())
        apply(app::EditGroup(m_repairs.front().edits));
}

void FindingActions::typeReason()
{
    if (m_because->isHidden())
        return;
    m_acceptRow->show();
    Q_EMIT heightChanged();
    m_reason->setFocus(Qt::ShortcutFocusReason);
    m_reason->selectAll();
}

void FindingActions::apply(const app::EditGroup& group)
{
    // A failure to store is announced by the document.
    (void)m_evaluation.document().apply(group);
    Q_EMIT finished();
}

void FindingActions::accept(const std::string& reason)
{
    engine::Tournament tournament = m_evaluation.document().tournament();
    app::EditGroup group;
    for (const engine::Finding& finding : m_findings) {
        const auto edit = app::acceptanceEdit(finding, tournament, reason);
        if (!edit.has_value())
            return;
        group = *edit;
        tournament.header = std::get<app::PutHeader>(group.edits.front()).value;
    }
    apply(group);
}

/// Enter presses the button that has the focus; in the list around it Enter would lead away.
void FindingActions::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QFrame::keyPressEvent(event);
    if (auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
        button && isAncestorOf(button))
        button->click();
}

bool FindingActions::eventFilter(QObject* object, QEvent* event)
{
    if (object == m_reason && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        offerAcceptance();
        Q_EMIT heightChanged();
        Q_EMIT finished();
        return true;
    }
    return QFrame::eventFilter(object, event);
}

} // namespace zahlmeister::ui
