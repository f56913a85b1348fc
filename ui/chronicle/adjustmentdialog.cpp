// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/adjustmentdialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableView>

#include "app/rules/rulestore.h"
#include "app/session/livechronicle.h"
#include "app/text/calendar.h"
#include "ui/delegates/figuretable.h"
#include "ui/text/adjustmenttext.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::Adjustment;
using engine::Conversion;

namespace {

constexpr QSize kAdjustmentDialogSize(760, 620); ///< design pixels
constexpr int kAllAges = -1;
constexpr int kLinesOfRanges = 4;
constexpr int kTypingPause = 300; ///< milliseconds
constexpr int kRangeDecimals = 6;
constexpr int kWayColumnOfChanges = 7;

/// `1500: 0.9 170`, the last range without its bound.
QString rangesText(const Conversion& formula)
{
    QStringList lines;
    for (const Conversion::Piece& range : formula.pieces()) {
        QString line;
        if (range.upTo)
            line = QString::number(*range.upTo) + u": "_s;
        line += formatNumberShort(range.factor, kRangeDecimals) + u' ' +
                formatNumberShort(range.summand, kRangeDecimals);
        lines += line;
    }
    return lines.join(u'\n');
}

std::optional<Conversion::Piece> rangeIn(const QString& line)
{
    const qsizetype colon = line.indexOf(u':');
    const QStringList numbers = line.mid(colon + 1).simplified().split(u' ');
    Conversion::Piece range{0, std::nullopt, 1, 0};
    if (colon >= 0) {
        bool isNumber = false;
        range.upTo = line.left(colon).trimmed().toInt(&isNumber);
        if (!isNumber)
            return std::nullopt;
    }
    if (numbers.size() != 2)
        return std::nullopt;
    const auto factor = parseNumber(numbers[0]);
    const auto summand = parseNumber(QString(numbers[1]).replace(u'−', u'-'));
    if (!factor || !summand)
        return std::nullopt;
    range.factor = *factor;
    range.summand = *summand;
    return range;
}

std::optional<Conversion> formulaIn(const QString& text)
{
    std::vector<Conversion::Piece> ranges;
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.trimmed().isEmpty())
            continue;
        const auto range = rangeIn(line);
        if (!range)
            return std::nullopt;
        ranges.push_back(*range);
    }
    return Conversion::of(std::move(ranges));
}

/// What was computed on the other thread.
struct ComputedAdjustment {
    app::Impact impact;
    std::vector<ImpactRow> rows;
    int concerned;
};

} // namespace

AdjustmentDialog::AdjustmentDialog(app::Session& session, const std::optional<Adjustment>& known,
                                   QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_isNew(!known),
      m_id(named(new QLineEdit(this), u"adjustmentId"_s)),
      m_day(named(new DateField(this), u"adjustmentDay"_s)),
      m_region(named(new QLineEdit(this), u"adjustmentRegion"_s)),
      m_ages(named(new QComboBox(this), u"adjustmentAges"_s)),
      m_ranges(named(new QPlainTextEdit(this), u"adjustmentRanges"_s)),
      m_raisesIndex(named(new QCheckBox(tr("Raises the inde&x by one (2.2.4)"), this), u"raisesIndex"_s)),
      m_clause(named(new QLineEdit(this), u"adjustmentClause"_s)),
      m_reason(named(new QLineEdit(this), u"adjustmentReason"_s)),
      m_hint(named(quietLabel(this), u"adjustmentHint"_s)),
      m_impact(named(sentenceLabel(this), u"adjustmentImpact"_s)),
      m_changes(new ImpactModel(impactColumns(), this)),
      m_buttons(answerBox(this, tr("Apply")))
{
    setObjectName(u"adjustmentDialog"_s);
    setWindowTitle(m_isNew ? tr("New adjustment") : tr("Change an adjustment"));
    build();
    if (known)
        fill(*known);
    m_id->setReadOnly(!m_isNew);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kTypingPause);
    connect(&m_delay, &QTimer::timeout, this, &AdjustmentDialog::compute);
    for (QLineEdit* const field : {m_id, static_cast<QLineEdit*>(m_day), m_region, m_clause, m_reason})
        connect(field, &QLineEdit::textChanged, this, &AdjustmentDialog::refresh);
    connect(m_ages, &QComboBox::currentIndexChanged, this, &AdjustmentDialog::refresh);
    connect(m_ranges, &QPlainTextEdit::textChanged, this, &AdjustmentDialog::refresh);
    connect(m_raisesIndex, &QCheckBox::toggled, this, &AdjustmentDialog::refresh);
    connect(&session.chronicle(), &app::LiveChronicle::changed, this, [this] {
        m_computed.reset();
        refresh();
    });
    session.chronicle().start();
    refresh();
    (m_isNew ? m_id : m_reason)->setFocus();
}

void AdjustmentDialog::build()
{
    m_ages->addItem(tr("all ages"), kAllAges);
    offer(*m_ages, {engine::AgeGroup::Youth, engine::AgeGroup::Junior, engine::AgeGroup::Adult}, agesName);
    m_id->setPlaceholderText(tr("such as: hessen-2027"));
    m_region->setPlaceholderText(tr("beginning of the VKZ; empty: everybody"));
    m_region->setMaxLength(static_cast<int>(engine::kLongestRegion));
    m_clause->setPlaceholderText(tr("such as: WO 2.2.1"));
    m_raisesIndex->setChecked(true);
    m_ranges->setTabChangesFocus(true);
    m_ranges->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_ranges->setPlaceholderText(u"1500: %1 170\n1 20"_s.arg(formatNumber(0.9, 1)));
    m_ranges->setFixedHeight(kLinesOfRanges * Metrics(this).rowHeight());
    QFormLayout* const form = formOf(this);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    addRow(*form, tr("&ID"), m_id);
    addRow(*form, tr("&Day"), m_day);
    addRow(*form, tr("Re&gion"), m_region);
    addRow(*form, tr("&Age group"), m_ages);
    addRow(*form, tr("&Formula"), m_ranges);
    form->addRow(QString(), quietLabel(this, tr("One range a line, from the lowest one: upper bound, colon, "
                                                "factor, summand; the last one without a bound. "
                                                "1500: 0.9 170 makes 0.9 R + 170 of a rating up to 1500.")));
    form->addRow(QString(), m_raisesIndex);
    addRow(*form, tr("&Clause"), m_clause);
    addRow(*form, tr("&Reason"), m_reason);
    QTableView* const changes = figureTable(this, *m_changes, tr("Changes"),
                                            tr("No tournament would begin otherwise."), kWayColumnOfChanges);
    fillDialog(this, kAdjustmentDialogSize, {form, m_hint, m_impact, {changes, 1}, m_buttons});
}

void AdjustmentDialog::fill(const Adjustment& known)
{
    m_id->setText(fromEngine(known.id));
    m_day->setDate(known.day);
    m_region->setText(fromEngine(known.region));
    m_ages->setCurrentIndex(m_ages->findData(known.ages ? static_cast<int>(*known.ages) : kAllAges));
    m_ranges->setPlainText(rangesText(known.formula));
    m_raisesIndex->setChecked(known.raisesIndex);
    m_clause->setText(fromEngine(known.clause));
    m_reason->setText(fromEngine(known.reason));
}

std::optional<Adjustment> AdjustmentDialog::adjustment() const
{
    const auto formula = formulaIn(m_ranges->toPlainText());
    if (!missing().isEmpty() || !formula || !m_day->date())
        return std::nullopt;
    Adjustment typed{.id = m_id->text().toStdString(), .day = *m_day->date(), .formula = *formula};
    typed.region = m_region->text().trimmed().toUpper().toStdString();
    if (const int ages = m_ages->currentData().toInt(); ages != kAllAges)
        typed.ages = static_cast<engine::AgeGroup>(ages);
    typed.raisesIndex = m_raisesIndex->isChecked();
    typed.clause = m_clause->text().simplified().toStdString();
    typed.reason = m_reason->text().simplified().toStdString();
    return typed;
}

/// What stands against it, in a sentence; empty: nothing.
QString AdjustmentDialog::missing() const
{
    const std::string id = m_id->text().toStdString();
    if (!app::isRuleId(id))
        return tr("The ID is of small letters, digits, hyphens, dots and underscores.");
    const auto known = m_session.rules()->adjustments();
    if (m_isNew && std::ranges::any_of(known, [&](const Adjustment& one) { return one.id == id; }))
        return tr("There is an adjustment of this ID already.");
    if (!m_day->date())
        return tr("On which day is it made?");
    if (!engine::isRegion(m_region->text().trimmed().toUpper().toStdString()))
        return tr("A region is the beginning of a VKZ: digits and letters.");
    if (!formulaIn(m_ranges->toPlainText()))
        return tr(
            "The formula needs ranges whose bounds ascend, the last one without a bound; factors from 0 "
            "to 10.");
    if (m_reason->text().trimmed().isEmpty())
        return tr("Whoever asks later why a rating changed reads the reason there.");
    return {};
}

/// It can be applied when its impact is on show.
void AdjustmentDialog::refresh()
{
    m_hint->setText(missing());
    const auto typed = adjustment();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(typed && m_computed == typed);
    if (!typed) {
        m_delay.stop();
        m_job.stop();
        m_computed.reset();
        m_impact->clear();
        m_changes->setRows({});
    } else if (m_computed != typed) {
        m_job.stop();
        m_impact->setText(tr("Computing what it would change…"));
        m_delay.start();
    }
}

/// The chain with and without it, on another thread.
// RULE: WO2026 2.2.1, 3.7
void AdjustmentDialog::compute()
{
    const auto typed = adjustment();
    if (!typed)
        return;
    const app::LiveChronicle& live = m_session.chronicle();
    m_job.start(
        this,
        [chronicle = live.chronicle(), rules = m_session.rules(), decisions = live.decisions(),
         removed = live.removedTournaments(), adjustment = *typed,
         today = app::today()](const std::stop_token&) {
            const auto before = app::recalculate(chronicle->tournaments, *rules, decisions, removed);
            const auto adjusted = app::withAdjustment(*rules, adjustment);
            const auto after = app::recalculate(chronicle->tournaments, *adjusted, decisions, removed);
            ComputedAdjustment computed{app::impactOf(app::newIn(after, before), *chronicle, today), {}, 0};
            computed.rows = impactRows(computed.impact, *chronicle, false);
            computed.concerned = app::concernedBy(*chronicle, adjustment);
            return computed;
        },
        [this, typed](ComputedAdjustment computed) {
            m_impact->setText(
                tr("%n player(s) with a DWZ on that day are concerned.", nullptr, computed.concerned) + u' ' +
                (computed.impact.lines.empty()
                     ? tr("No tournament would begin otherwise.")
                     : impactText(computed.impact) + u' ' + totalsText(computed.impact)));
            m_changes->setRows(std::move(computed.rows));
            m_computed = typed;
            refresh();
        });
}

} // namespace zahlmeister::ui
