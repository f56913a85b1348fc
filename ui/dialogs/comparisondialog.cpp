// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/comparisondialog.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>

#include "engine/evaluation/comparison.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/models/comparisonmodel.h"
#include "ui/print/printservice.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/views/grids/tablefooter.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/ruleversionbox.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// The version that one would compare with: the one before, or the next when there is none before.
const engine::RuleVersion* neighbourOf(const engine::RuleVersion& version, const engine::RuleCatalog& rules)
{
    const engine::RuleVersion* before = nullptr;
    const engine::RuleVersion* after = nullptr;
    for (const engine::RuleVersion& other : rules.versions()) {
        if (other.id == version.id || other.chosenByDate != version.chosenByDate)
            continue;
        if (other.validFrom <= version.validFrom && (!before || before->validFrom <= other.validFrom))
            before = &other;
        if (version.validFrom <= other.validFrom && (!after || other.validFrom < after->validFrom))
            after = &other;
    }
    return before ? before : after;
}

/// At the change of the rules one asks what the others would have said: the ones of the day before or after.
const engine::RuleVersion* otherOf(const engine::RuleVersion& version, const engine::RuleCatalog& rules,
                                   const std::optional<engine::Date>& end)
{
    if (end && version.validTo == end) {
        const auto next = std::find_if(rules.versions().begin(), rules.versions().end(), [&](const auto& v) {
            return v.chosenByDate && v.validFrom && end->daysTo(*v.validFrom) == 1;
        });
        if (next != rules.versions().end())
            return &*next;
    }
    return neighbourOf(version, rules);
}

} // namespace

ComparisonDialog::ComparisonDialog(app::LiveEvaluation& evaluation, QWidget* parent)
    : QDialog(parent),
      m_evaluation(evaluation),
      m_model(new ComparisonModel(this)),
      m_order(new QSortFilterProxyModel(this))
{
    setObjectName(u"comparisonDialog"_s);
    m_order->setSourceModel(m_model);
    m_order->setSortRole(ComparisonModel::kSortRole);
    m_order->setSortLocaleAware(true);
    build();
    fillVersions();
    if (const auto& choice = evaluation.choice(); choice.has_value()) {
        const auto* other =
            otherOf(*choice->version, evaluation.rules(), evaluation.document().tournament().header.end);
        const auto* first = choice->version;
        const auto* second = other ? other : first;
        if (engine::isOlder(*second, *first))
            std::swap(first, second);
        choose(fromEngine(first->id), fromEngine(second->id));
    }
    connect(m_first, &QComboBox::currentIndexChanged, this, &ComparisonDialog::refresh);
    connect(m_second, &QComboBox::currentIndexChanged, this, &ComparisonDialog::refresh);
    connect(&evaluation, &app::LiveEvaluation::updated, this, [this] {
        fillVersions();
        refresh();
    });
    refresh();
    m_table->setFocus();
}

void ComparisonDialog::choose(const QString& firstId, const QString& secondId)
{
    m_first->setCurrentIndex(std::max(m_first->findData(firstId), 0));
    m_second->setCurrentIndex(std::max(m_second->findData(secondId), 0));
}

QString ComparisonDialog::copyText() const
{
    return tableText(*m_order, ComparisonModel::kSortRole);
}

void ComparisonDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_figures) {
        m_figures->clearCache();
        layoutColumns();
    }
}

void ComparisonDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        QApplication::clipboard()->setText(copyText());
    else
        QDialog::keyPressEvent(event);
}

void ComparisonDialog::build()
{
    setWindowTitle(tr("Compare rules"));
    m_first = withAccessibleName(new RuleVersionBox(this), tr("First rule version"));
    m_second = withAccessibleName(new RuleVersionBox(this), tr("Second rule version"));
    m_table = withAccessibleName(new QTableView(this), tr("New ratings by both rule versions"));
    m_head = styleAsTable(*m_table, *m_order);
    m_head->setSectionsClickable(true);
    new EmptyHint(*m_table, tr("No participants yet. Type them on the page “Participants”."));
    m_figures = new FigureDelegate(m_table);
    m_table->setItemDelegate(m_figures);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(ComparisonModel::NumberColumn, Qt::AscendingOrder);
    installContextMenu(*m_table, {}, [this] { QApplication::clipboard()->setText(copyText()); });
    m_footer = new TableFooter(*m_table, *m_figures, this);
    m_summary = sentenceLabel(this);
    m_message = quietLabel(this);
    m_message->hide();
    auto* buttons = closeBox(this, {pushButton(tr("Save as &PDF…"), this, &ComparisonDialog::savePdf)});
    auto* table = columnOf(this, {{m_table, 1}, m_footer});
    table->setSpacing(0);
    //: Between two rule versions that are compared
    auto* between = new QLabel(tr("and"), this);
    fillDialog(
        this, {820, 620},
        {rowOf(this, {{m_first, 1}, between, {m_second, 1}}), m_summary, {table, 1}, m_message, buttons});
}

void ComparisonDialog::fillVersions()
{
    for (RuleVersionBox* box : {m_first, m_second})
        box->fill(m_evaluation.rules(), nullptr);
}

void ComparisonDialog::refresh()
{
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    auto first = m_first->chosen(m_evaluation.rules());
    auto second = m_second->chosen(m_evaluation.rules());
    if (!first || !second)
        return;
    // As on paper, whichever was picked first.
    if (engine::isOlder(*second, *first))
        std::swap(first, second);
    const auto a = engine::evaluate(tournament, *first);
    const auto b = engine::evaluate(tournament, *second);
    if (a.has_value() && b.has_value()) {
        m_model->setComparison(tournament, engine::compare(*a, *b), fromEngine(first->title),
                               fromEngine(second->title));
        m_summary->setVisible(m_model->rowCount() > 0); // of nobody there is nothing to say
        const int differing = m_model->differing();
        m_summary->setText(differing == 0 ? tr("Both rule versions give everybody the same new rating.")
                                          : tr("%n player(s) get another new rating.", nullptr, differing));
    } else {
        m_model->setComparison({}, {}, fromEngine(first->title), fromEngine(second->title));
        m_summary->setText(errorText(a.has_value() ? b.error() : a.error()));
        m_summary->show();
    }
    layoutColumns();
    showSums();
}

void ComparisonDialog::layoutColumns()
{
    // Who is only in the text of the report is in brackets.
    const QString rating = u'(' + formatRating(2888);
    const QString change = u'(' + formatChange(-888) + u')';
    for (int column = 0; column < ComparisonModel::ColumnCount; ++column) {
        if (column == ComparisonModel::NameColumn) {
            m_head->setFreeColumn(column);
            continue;
        }
        const bool hasIndex =
            column == ComparisonModel::FirstColumn || column == ComparisonModel::SecondColumn;
        if (hasIndex)
            m_figures->setTailSample(column, QString(formatRating(2888, 88).mid(rating.size() - 1) + u')'));
        const QString body = column == ComparisonModel::NumberColumn            ? formatCount(888)
                             : column == ComparisonModel::OldColumn || hasIndex ? rating
                                                                                : change;
        m_table->setColumnWidth(column,
                                std::max(m_figures->columnWidth(column, body), m_head->neededWidth(column)));
    }
}

void ComparisonDialog::showSums()
{
    std::vector<FooterCell> cells;
    const QString caption = tr("Sum");
    cells.push_back({ComparisonModel::NumberColumn, {caption}, caption, ComparisonModel::OldColumn});
    for (const auto column : {ComparisonModel::FirstChangeColumn, ComparisonModel::SecondChangeColumn,
                              ComparisonModel::DifferenceColumn}) {
        const int sum = m_model->sum(column);
        const QString text = formatChange(sum);
        cells.push_back({column, {text, text.size(), Emphasis::Strong, (sum > 0) - (sum < 0)}});
    }
    m_footer->setCells(std::move(cells));
}

void ComparisonDialog::savePdf()
{
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    const auto first = m_first->chosen(m_evaluation.rules());
    const auto second = m_second->chosen(m_evaluation.rules());
    const auto evaluation =
        first && second ? engine::evaluate(tournament, *first)
                        : Result<engine::Evaluation>(tl::unexpected(Error{ErrorCode::UnknownRuleVersion}));
    if (!evaluation.has_value())
        return;
    const QString path = askForTarget(
        this, windowTitle(), safeFileName(fromEngine(tournament.header.name) + u" – "_s + windowTitle()),
        u"pdf"_s, tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    const SheetRequest request{
        .kind = SheetKind::Comparison, .language = textLanguage(), .comparedWith = *second};
    const auto written = writeSheetsPdf({tournament, *evaluation, *first, {}}, request, path);
    say(*m_message,
        written.has_value() ? tr("The comparison was written to %1.").arg(path) : errorText(written.error()),
        !written.has_value());
}

} // namespace zahlmeister::ui
