// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/correctionpage.h"

#include <algorithm>

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTableView>

#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/byhand.h"
#include "engine/rules/latercorrection.h"
#include "ui/calculator/correctionmodel.h"
#include "ui/calculator/numberfield.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/inlinehint.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kResultsWidth = 380; ///< design pixels

} // namespace

CorrectionPage::CorrectionPage(QWidget* parent)
    : CalculatorPage(parent), m_model(new CorrectionModel(this)), m_table(new QTableView(this))
{
    const Metrics metrics(this);
    QFormLayout* form = formOf(this);
    m_rating = addRating(form, tr("&Right rating before the first evaluation"), tr("Right rating"));
    m_index = addIndex(form, tr("Its &index"));
    m_age = addNumber(form, tr("&Age"),
                      new NumberField(NumberField::Kind::Whole, 0, kHighestAge, tr("Age"), this));
    m_age->setPlaceholderText(tr("adult"));
    m_age->setFixedWidth(metrics.fieldWidth(13));
    buildTable();
    results()->setFixedWidth(metrics.scaled(kResultsWidth));
    fillColumn(this, allAround(metrics.margin()), metrics.margin(),
               {buildMean(), form, {m_table, 1}, hint(), results()});
    setTabOrder(m_age, m_table);
    setTabOrder(m_table, results());
}

QWidget* CorrectionPage::buildMean()
{
    auto* box = new QWidget(this);
    m_partials = named(new QLineEdit(box), u"partialRatings"_s);
    m_partials->setPlaceholderText(tr("1520:6 1480:9"));
    m_mean = named(quietLabel(box), u"meanRating"_s);
    fillRow(box, {}, Metrics(this).grid(),
            {captionOf(tr("&First ratings with games, in no known order"), m_partials),
             {m_partials, 1},
             {m_mean, 1}});
    connect(m_partials, &QLineEdit::textChanged, this, &CorrectionPage::showMean);
    connect(m_partials, &QLineEdit::returnPressed, this, [this] {
        if (m_meanRating)
            m_rating->setWhole(m_meanRating);
    });
    showMean();
    return box;
}

void CorrectionPage::showMean()
{
    static const QRegularExpression partial(u"^([0-9]{1,4}):([0-9]{1,4})$"_s);
    static const QRegularExpression between(u"[\\s,;]+"_s);
    m_meanRating.reset();
    std::vector<engine::PartialRating> partials;
    for (const QString& word : m_partials->text().split(between, Qt::SkipEmptyParts)) {
        const auto match = partial.match(word);
        if (!match.hasMatch()) {
            m_mean->setText(
                fillPattern(tr("“%1”: expected is a rating and a number of games, as 1520:6."), {word}));
            return;
        }
        partials.push_back({match.captured(1).toInt(), match.captured(2).toInt()});
    }
    if (partials.empty()) {
        m_mean->setText(tr("Their weighted mean is the right rating."));
        return;
    }
    const auto mean = engine::meanRating(partials);
    if (mean.has_value())
        m_meanRating = *mean;
    m_mean->setText(
        mean.has_value()
            ? fillPattern(tr("Weighted mean: %1. Enter takes it as the right rating."), {formatRating(*mean)})
            : errorText(mean.error()));
}

void CorrectionPage::buildTable()
{
    auto* figures = new FigureDelegate(m_table);
    TableHead* head = styleAsTable(*m_table, *m_model);
    m_table->setItemDelegate(figures);
    m_table->setAccessibleName(tr("Evaluations in their order"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    head->setSectionResizeMode(QHeaderView::Stretch);
    figures->setTailSample(CorrectionModel::ScoreColumn, u"½"_s);
    for (const int column : {CorrectionModel::ExpectedColumn, CorrectionModel::CorrectedColumn})
        figures->setTailSample(column, formatExpected(0).mid(1));
    figures->setTailSample(CorrectionModel::RightColumn, u" – 00"_s);
    figures->setTailSample(CorrectionModel::NewRatingColumn, u" – 00"_s);
    m_table->setCurrentIndex(m_model->index(0, 0));
    m_table->installEventFilter(this);
    auto* refusal = new InlineHint(*m_table);
    connect(m_model, &CorrectionModel::rowsChanged, refusal, &QWidget::hide);
    connect(m_model, &CorrectionModel::refused, refusal, &InlineHint::refuse);
    connect(m_model, &CorrectionModel::rowsChanged, this, [this] { refresh(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { refresh(); });
}

bool CorrectionPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const QModelIndex cell = m_table->currentIndex();
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            // After the editor that hears of Enter first and ends later.
            QMetaObject::invokeMethod(this, &CorrectionPage::goOn, Qt::QueuedConnection);
            return true;
        }
        if (key->key() == Qt::Key_Delete) {
            if (cell.column() <= CorrectionModel::GamesColumn && !cell.data().toString().isEmpty())
                m_model->setData(cell, QString());
            else
                m_model->removeRow(cell.row());
            return true;
        }
    }
    return CalculatorPage::eventFilter(watched, event);
}

void CorrectionPage::goOn()
{
    const QModelIndex cell = m_table->currentIndex();
    const bool isLast = cell.column() >= CorrectionModel::GamesColumn;
    const QModelIndex next =
        isLast ? m_model->index(cell.row() + 1, 0) : cell.siblingAtColumn(cell.column() + 1);
    if (next.isValid())
        m_table->setCurrentIndex(next);
}

bool CorrectionPage::suits(const engine::RuleVersion& version) const
{
    const engine::SystemDescription* system = engine::descriptionOf(version);
    return system && *system->correctionClause != '\0';
}

QString CorrectionPage::keyboardHelp()
{
    const QStringList lines{
        tr("Digits, Enter\tType the numbers of an evaluation from its sheet"),
        tr("Delete\tTake a number or a row out"),
    };
    return lines.join(u'\n') + u'\n' + CalculatorPage::keyboardHelp();
}

CalculatedPointer CorrectionPage::calculate()
{
    const auto giveUp = [this](const QString& text, bool isProblem) {
        m_model->setCorrected({});
        return refuse(text, isProblem);
    };
    if (const QString problem = problemOf({m_rating, m_index, m_age}); !problem.isEmpty())
        return giveUp(problem, true);
    const auto evaluations = m_model->evaluations(m_index->whole(), m_age->whole());
    const auto system = engine::systemOf(version());
    if (!m_rating->whole() || evaluations.empty() || !system.has_value())
        return giveUp(
            tr("Type the right rating, and for every evaluation since then the rating it was made with, W, "
               "We "
               "and n. All are corrected one after the other."),
            false);
    const auto corrected =
        engine::correctInOrder(**system, evaluations, *m_rating->whole(), version(), {arithmetic(), true});
    if (!corrected.has_value())
        return giveUp(errorText(corrected.error()), true);
    m_model->setCorrected(*corrected);
    say({}, false);
    const int row = std::clamp(m_table->currentIndex().row(), 0, static_cast<int>(corrected->size()) - 1);
    const engine::Evaluation& chosen = (*corrected)[static_cast<std::size_t>(row)];
    return std::make_shared<Calculated>(
        Calculated{engine::tournamentByHand({.rating = chosen.participants.front().oldRating,
                                             .index = chosen.participants.front().oldIndex,
                                             .age = m_age->whole()},
                                            version()),
                   chosen, version()});
}

} // namespace zahlmeister::ui
