// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/statusfooter.h"

#include <algorithm>
#include <chrono>
#include <vector>

#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QTime>
#include <QTimer>
#include <QToolButton>

#include "app/check/acceptance.h"
#include "app/document/tournamentdocument.h"
#include "ui/text/errortext.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/elidedlabel.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace zahlmeister::ui {

namespace {

constexpr auto kFindingsDelay = 200ms; // counting may wait until the fingers rest

QToolButton* footerButton(QWidget* parent, const QString& name)
{
    auto* button = named(new QToolButton(parent), name);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->hide();
    return button;
}

} // namespace

StatusFooter::StatusFooter(QMenu* rules, QWidget* parent)
    : QStatusBar(parent),
      m_file(named(new ElidedLabel(this), u"workFile"_s)),
      m_rules(footerButton(this, u"rules"_s)),
      m_findings(footerButton(this, u"findingCount"_s)),
      m_savedSign(named(new QLabel(this), u"savedSign"_s)),
      m_saved(named(new QLabel(this), u"saved"_s)),
      m_findingsTimer(new QTimer(this))
{
    setSizeGripEnabled(false);
    const Metrics metrics(this);
    m_file->setContentsMargins(metrics.grid(), 0, 0, 0);
    m_rules->setIcon(icon(u"settings"_s));
    m_rules->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    // Shown by hand: a button that owns a menu draws an arrow over its text.
    connect(m_rules, &QToolButton::clicked, this, [this, rules] {
        const QPoint corner = m_rules->mapToGlobal(QPoint(0, 0));
        rules->popup(corner - QPoint(0, rules->sizeHint().height()));
    });
    m_rules->setToolTip(tr("Choose rules and arithmetic"));
    m_findings->setToolTip(tr("Show the findings (Ctrl+4)"));
    m_saved->setContentsMargins(0, 0, metrics.grid(), 0);
    addWidget(m_file, 1);
    addPermanentWidget(m_findings);
    addPermanentWidget(m_rules);
    addPermanentWidget(m_savedSign);
    addPermanentWidget(m_saved);
    m_findingsTimer->setSingleShot(true);
    m_findingsTimer->setInterval(kFindingsDelay);
    connect(m_findingsTimer, &QTimer::timeout, this, &StatusFooter::updateFindings);
    connect(m_findings, &QToolButton::clicked, this, &StatusFooter::findingsRequested);
    setWorkFile(nullptr);
}

void StatusFooter::setWorkFile(const app::WorkFile* file)
{
    m_savedSign->setVisible(file != nullptr);
    if (!file) {
        m_file->setText(tr("No work file is open"));
        m_saved->clear();
        return;
    }
    m_file->setText(QFileInfo(file->path()).fileName());
    m_file->setToolTip(file->path());
    m_file->setAccessibleDescription(file->path());
    if (const auto& reason = file->readOnlyReason()) {
        m_sign = icon(u"lock"_s, ColorRole::Amber);
        m_saved->setText(tr("read-only"));
        m_saved->setToolTip(errorText(*reason));
    } else {
        m_sign = icon(u"saved"_s, ColorRole::Positive);
        m_saved->setText(tr("everything saved"));
        m_saved->setToolTip(tr("Every change is stored at once; there is nothing to save."));
    }
    drawSign();
}

void StatusFooter::drawSign()
{
    const int size = Metrics(this).iconSize();
    m_savedSign->setPixmap(m_sign.pixmap(QSize(size, size), devicePixelRatioF()));
}

void StatusFooter::changeEvent(QEvent* event)
{
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        drawSign();
}

void StatusFooter::setBackup(int thinnedOut)
{
    QString sentence =
        tr("Backup made at %1.").arg(QLocale().toString(QTime::currentTime(), QLocale::ShortFormat));
    if (thinnedOut > 0)
        sentence += u' ' + tr("%n older one(s) removed for it.", nullptr, thinnedOut);
    m_saved->setToolTip(m_saved->toolTip().section(u'\n', 0, 0) + u'\n' + sentence);
}

void StatusFooter::setEvaluation(app::LiveEvaluation* evaluation)
{
    if (m_evaluation)
        disconnect(m_evaluation, nullptr, this, nullptr);
    m_evaluation = evaluation;
    m_rules->setVisible(m_evaluation != nullptr);
    m_findings->setVisible(false);
    m_findingsTimer->stop();
    if (!m_evaluation)
        return;
    connect(m_evaluation, &app::LiveEvaluation::updated, this, &StatusFooter::updateRules);
    connect(m_evaluation, &app::LiveEvaluation::updated, m_findingsTimer, qOverload<>(&QTimer::start));
    updateRules();
    // Not before the first paint: the tournament shall be on the screen first.
    m_findingsTimer->start();
}

void StatusFooter::updateRules()
{
    const auto& choice = m_evaluation->choice();
    if (!choice.has_value()) {
        m_rules->setText(tr("Unknown rules"));
        m_rules->setAccessibleDescription(errorText(choice.error()));
        return;
    }
    const engine::Arithmetic arithmetic =
        m_evaluation->document().arithmetic().value_or(choice->version->arithmetic);
    m_rules->setText(ruleVersionName(*choice->version) + u", "_s + arithmeticName(arithmetic));
}

void StatusFooter::updateFindings()
{
    if (!m_evaluation)
        return;
    const engine::Tournament& tournament = m_evaluation->document().tournament();
    std::vector<engine::Finding> findings = m_evaluation->findings();
    std::erase_if(findings, [&](const auto& one) { return app::acceptanceOf(one, tournament) != nullptr; });
    QStringList parts;
    for (const auto level :
         {engine::FindingLevel::Error, engine::FindingLevel::Warning, engine::FindingLevel::Note}) {
        const auto number = std::ranges::count(findings, level, &engine::Finding::level);
        if (number > 0)
            parts << findingLevelSign(level) + u' ' + QString::number(number);
    }
    m_findings->setText(parts.join(u"   "_s));
    m_findings->setAccessibleName(tr("%n finding(s)", nullptr, static_cast<int>(findings.size())));
    m_findings->setVisible(!parts.isEmpty());
}

} // namespace zahlmeister::ui
