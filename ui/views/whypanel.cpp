// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/whypanel.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBrowser>
#include <QTextCursor>
#include <QToolButton>

#include "ui/text/derivation/derivationformat.h"
#include "ui/text/errortext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/derivationdocument.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// Longer histories are never walked back.
constexpr std::size_t kHistoryLimit = 100;
constexpr int kLeastCharacters = 42; ///< of a line, so that tables find room beside a short name

void remember(std::vector<DerivationTarget>& history, const DerivationTarget& target)
{
    if (history.size() == kHistoryLimit)
        history.erase(history.begin());
    history.push_back(target);
}

QToolButton* toolButton(const QString& iconName, const QString& text, const QKeySequence& key,
                        QWidget* parent)
{
    auto* button = new QToolButton(parent);
    const int edge = Metrics(parent).toolIconSize();
    button->setIcon(icon(iconName));
    button->setIconSize({edge, edge});
    button->setAutoRaise(true);
    button->setAccessibleName(text);
    //: Tool tip: what a button does and its key
    button->setToolTip(
        key.isEmpty() ? text : WhyPanel::tr("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText)));
    return button;
}

} // namespace

WhyPanel::WhyPanel(app::LiveEvaluation& evaluation, QWidget* parent)
    : WhyPanel({[&]() -> const engine::Tournament& { return evaluation.document().tournament(); },
                [&]() -> const Result<engine::Evaluation>& { return evaluation.traced(); },
                [&] { return evaluation.choice().has_value() ? evaluation.choice()->version : nullptr; }},
               parent)
{
    connect(&evaluation, &app::LiveEvaluation::updated, this, &WhyPanel::refresh);
}

WhyPanel::WhyPanel(const std::shared_ptr<const app::ChronicleTournament>& tournament,
                   const engine::RuleVersion& rules, QWidget* parent)
    : WhyPanel({[tournament]() -> const engine::Tournament& { return tournament->tournament; },
                [traced = engine::evaluate(tournament->tournament, rules, {tournament->arithmetic, true})]()
                    -> const Result<engine::Evaluation>& { return traced; },
                [&rules] { return &rules; }},
               parent)
{
}

WhyPanel::WhyPanel(Source source, QWidget* parent) : QWidget(parent), m_source(std::move(source))
{
    buildLayout();
    connect(m_browser, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (const auto target = derivationTarget(url))
            explain(target->participant, target->quantity);
    });
    connect(m_backButton, &QToolButton::clicked, this, &WhyPanel::goBack);
    connect(m_forwardButton, &QToolButton::clicked, this, &WhyPanel::goForward);
    connect(m_copyButton, &QToolButton::clicked, this, &WhyPanel::copyAll);
    const auto addShortcut = [this](const QKeySequence& keys, void (WhyPanel::*go)()) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, go);
    };
    addShortcut(Qt::ALT | Qt::Key_Left, &WhyPanel::goBack);
    addShortcut(Qt::ALT | Qt::Key_Right, &WhyPanel::goForward);
    render();
}

QString WhyPanel::keyboardHelp()
{
    const QStringList lines{
        tr("Tab, Enter\tGo to a number that went in"),
        tr("Alt+Left\tBack to the number before"),
        tr("Alt+Right\tForward again"),
        tr("Ctrl+A, Ctrl+C\tCopy the explanation"),
    };
    return lines.join(u'\n');
}

void WhyPanel::explain(engine::ParticipantNumber participant, engine::Quantity quantity)
{
    const DerivationTarget target{participant, quantity};
    if (m_target == target)
        return;
    if (m_target)
        remember(m_back, *m_target);
    m_forward.clear();
    display(target);
}

void WhyPanel::follow(engine::ParticipantNumber participant, engine::Quantity quantity)
{
    if (const DerivationTarget target{participant, quantity}; m_target != target)
        display(target);
}

void WhyPanel::walk(std::vector<DerivationTarget>& from, std::vector<DerivationTarget>& to)
{
    if (from.empty())
        return;
    if (m_target)
        remember(to, *m_target);
    const DerivationTarget target = from.back();
    from.pop_back();
    display(target);
}

void WhyPanel::copyAll() const
{
    auto* content = new QMimeData;
    content->setText(derivationToText(m_derivation));
    content->setHtml(derivationToHtml(m_derivation));
    QApplication::clipboard()->setMimeData(content);
}

void WhyPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        render();
}

void WhyPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void WhyPanel::buildLayout()
{
    m_backButton = toolButton(u"left"_s, tr("Back to the number before"), Qt::ALT | Qt::Key_Left, this);
    m_forwardButton = toolButton(u"right"_s, tr("Forward again"), Qt::ALT | Qt::Key_Right, this);
    m_copyButton = toolButton(u"copy"_s, tr("Copy the explanation"), {}, this);
    m_browser = new QTextBrowser(this);
    m_browser->setAccessibleName(tr("Why?"));
    m_browser->setOpenLinks(false);
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setUndoRedoEnabled(false);
    m_browser->setMinimumWidth(kLeastCharacters * fontMetrics().averageCharWidth());
    m_browser->setMinimumHeight(fontMetrics().lineSpacing()); // below the tables of a low window
    m_browser->document()->setDocumentMargin(Metrics(this).margin());

    const Metrics metrics(this);
    auto* tools = rowOf(metrics.scaled(4), {m_backButton, m_forwardButton, freeRoom(), m_copyButton});
    tools->setContentsMargins(metrics.grid(), metrics.scaled(4), metrics.grid(), metrics.scaled(4));
    fillColumn(this, {}, 0, {tools, {m_browser, 1}});
    setFocusProxy(m_browser);
}

void WhyPanel::display(const DerivationTarget& target)
{
    m_target = target;
    m_before.clear();
    m_derivation = derivation();
    render();
    m_browser->moveCursor(QTextCursor::Start);
    m_browser->verticalScrollBar()->setValue(0);
    m_browser->horizontalScrollBar()->setValue(0);
}

void WhyPanel::refresh()
{
    // Tracing costs more than evaluating: nobody needs it while the panel is closed.
    m_stale = !isVisible();
    if (m_stale || !m_target)
        return;
    Derivation now = derivation();
    if (now == m_derivation)
        return;
    m_before = now.result != m_derivation.result ? m_derivation.result : QString();
    m_derivation = std::move(now);
    const int scrolled = m_browser->verticalScrollBar()->value();
    render();
    m_browser->verticalScrollBar()->setValue(scrolled);
}

Derivation WhyPanel::derivation() const
{
    const auto& traced = m_source.traced();
    const engine::RuleVersion* const rules = m_source.rules();
    if (!m_target || !traced.has_value() || !rules)
        return {};
    return derive(m_source.tournament(), *traced, *rules, m_target->participant, m_target->quantity);
}

void WhyPanel::render()
{
    if (m_derivation.title.isEmpty())
        renderHint();
    else
        setDerivation(*m_browser->document(), m_derivation, m_before, palette(), font());
    m_backButton->setEnabled(!m_back.empty());
    m_forwardButton->setEnabled(!m_forward.empty());
    m_copyButton->setEnabled(!m_derivation.title.isEmpty());
}

void WhyPanel::renderHint()
{
    QString hint = tr("Click a number of the evaluation, or choose it with the Enter key: how it came about "
                      "is explained here.");
    if (const auto& traced = m_source.traced(); m_target && !traced.has_value())
        hint = errorText(traced.error());
    else if (m_target)
        hint = tr("This participant is no longer in the tournament.");
    setHint(*m_browser->document(), hint, palette(), font());
}

} // namespace zahlmeister::ui
