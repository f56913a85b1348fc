// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/previewpage.h"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QStringList>

#include "engine/catalogue/rulecatalog.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/models/previewmodel.h"
#include "ui/models/previeworder.h"
#include "ui/text/errortext.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/theme.h"
#include "ui/views/grids/previewtable.h"
#include "ui/views/grids/tablefooter.h"
#include "ui/views/playergamespanel.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/tables/tablezoom.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr auto kColumnsKey = "preview/unwantedColumns"_L1;
constexpr int kLeastRows =
    4; ///< of the table, its head of two lines included; below it there may be the explanation
constexpr int kRowsBesideGames = 6; ///< likewise, before the games of the player come

const engine::Finding* firstError(const std::vector<engine::Finding>& findings)
{
    const auto found = std::ranges::find(findings, engine::FindingLevel::Error, &engine::Finding::level);
    return found == findings.end() ? nullptr : &*found;
}

/// Why this rule version and no other.
QString reasonText(const engine::RuleChoice& choice, const std::optional<engine::Date>& end)
{
    if (!end) {
        return choice.picked
                   ? PreviewPage::tr("fixed in the tournament; the end date of the tournament is missing")
                   : PreviewPage::tr("the newest one, because the end date of the tournament is missing");
    }
    const QString date = formatDate(*end);
    if (choice.picked) {
        return choice.inForce()
                   ? PreviewPage::tr("fixed in the tournament, in force at the tournament's end on %1")
                         .arg(date)
                   : PreviewPage::tr(
                         "fixed in the tournament, but not in force at the tournament's end on %1")
                         .arg(date);
    }
    return choice.inForce()
               ? PreviewPage::tr("in force at the tournament's end on %1").arg(date)
               : PreviewPage::tr("the oldest one known, but not in force at the tournament's end on %1")
                     .arg(date);
}

} // namespace

PreviewPage::PreviewPage(app::LiveEvaluation& evaluation, QWidget* parent)
    : QWidget(parent),
      m_evaluation(evaluation),
      m_model(new PreviewModel(evaluation, this)),
      m_order(new PreviewOrder(this))
{
    m_order->setSourceModel(m_model);
    buildLayout();
    connect(&evaluation, &app::LiveEvaluation::updated, this, &PreviewPage::refresh);
    connect(m_table, &PreviewTable::askedWhy, this, &PreviewPage::askedWhy);
    connect(m_table, &PreviewTable::numberCurrent, this, &PreviewPage::numberCurrent);
    connect(m_table, &PreviewTable::hiddenHeadsChanged, this, &PreviewPage::refreshFooter);
    connect(m_games, &PlayerGamesPanel::askedWhy, this, &PreviewPage::askedWhy);
    connect(m_games, &PlayerGamesPanel::participantChosen, this, &PreviewPage::select);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PreviewPage::showGamesOfCurrent);
    connect(m_finding, &QLabel::linkActivated, this, [this] {
        if (const engine::Finding* error = firstError(m_evaluation.findings()))
            Q_EMIT placeActivated(error->place);
    });
    connect(m_filter, &QLineEdit::textChanged, this, &PreviewPage::filter);
    connect(m_filter, &QLineEdit::returnPressed, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_filterColumn, &QComboBox::currentIndexChanged, this, &PreviewPage::filter);
    connect(m_compared, &QComboBox::currentIndexChanged, this, &PreviewPage::compareWith);
    connect(m_columnMenu, &QMenu::aboutToShow, this, &PreviewPage::fillColumnMenu);
    connect(m_model, &QAbstractItemModel::modelReset, this, &PreviewPage::fillTools);
    auto* find = new QShortcut(Qt::Key_Slash, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, m_filter, [this] {
        m_filter->setFocus(Qt::ShortcutFocusReason);
        m_filter->selectAll();
    });
    fillTools();
    refresh();
}

QString PreviewPage::keyboardHelp()
{
    const QStringList lines{
        tr("Enter, Space\tWhy this number?"),
        tr("Arrow keys\tMove through the table"),
        tr("Letters\tFind a name"),
        tr("F7\tSort by this column; again: the other way round; again: the order of the sheet"),
        tr("Ctrl+C\tCopy as a table, with heads"),
        tr("Ctrl+A\tSelect everything"),
        tr("/\tFilter the rows: words, or numbers such as >1800"),
        tr("Tab\tTo the player's games and back"),
        tr("Ctrl++, Ctrl+\u2212, Ctrl+0\tlarger, smaller, normal size; also Ctrl and the mouse wheel"),
    };
    return lines.join(u'\n');
}

void PreviewPage::select(engine::ParticipantNumber participant)
{
    const int row = m_model->rowOf(participant);
    if (row < 0)
        return;
    const int column = std::max(m_table->currentIndex().column(), 0);
    m_table->setCurrentIndex(m_order->mapFromSource(m_model->index(row, column)));
    m_table->setFocus();
}

void PreviewPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

QHBoxLayout* PreviewPage::buildTools()
{
    const Metrics metrics(this);
    m_filter = new QLineEdit(this);
    m_filter->setObjectName(u"previewFilter"_s);
    m_filter->setPlaceholderText(tr("Filter: name, club, >1800"));
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(metrics.scaled(280));
    m_filterColumn = new QComboBox(this);
    m_filterColumn->setAccessibleName(tr("Column to filter by"));
    auto* columns = new QPushButton(tr("Columns"), this);
    columns->setAutoDefault(false);
    m_columnMenu = new QMenu(columns);
    columns->setMenu(m_columnMenu);
    m_compared = new QComboBox(this);
    m_compared->setObjectName(u"previewComparison"_s);
    m_compared->setAccessibleName(tr("Rule version to compare with"));
    return rowOf(metrics.grid(), {{m_filter, 1}, m_filterColumn, columns, freeRoom(), m_compared});
}

/// The columns to filter by, and the rule versions to compare with.
void PreviewPage::fillTools()
{
    const QSignalBlocker noFilter(m_filterColumn);
    const QSignalBlocker noComparison(m_compared);
    const int key = m_filterColumn->currentData().isValid() ? m_filterColumn->currentData().toInt() : -1;
    m_filterColumn->clear();
    m_filterColumn->addItem(tr("in all columns"), -1);
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_filterColumn->addItem(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                                m_model->columnKey(column));
    m_filterColumn->setCurrentIndex(std::max(m_filterColumn->findData(key), 0));
    m_compared->clear();
    m_compared->addItem(tr("Compare with …"), QString());
    for (const engine::RuleVersion& version : m_evaluation.rules().versions())
        m_compared->addItem(fromEngine(version.title), fromEngine(version.id));
    const auto& compared = m_model->comparedWith();
    m_compared->setCurrentIndex(
        std::max(m_compared->findData(compared ? fromEngine(compared->id) : QString()), 0));
}

void PreviewPage::fillColumnMenu()
{
    m_columnMenu->clear();
    for (int column = PreviewModel::FirstSystemColumn; column < m_model->columnCount(); ++column) {
        const int key = m_model->columnKey(column);
        QAction* action =
            m_columnMenu->addAction(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        action->setChecked(m_table->isWanted(key));
        connect(action, &QAction::toggled, m_table, [this, key](bool wanted) {
            m_table->setWanted(key, wanted);
            QStringList unwanted;
            for (const int other : m_table->unwanted())
                unwanted.append(QString::number(other));
            QSettings().setValue(kColumnsKey, unwanted);
            refreshFooter();
        });
    }
}

void PreviewPage::filter()
{
    const int key = m_filterColumn->currentData().toInt();
    int column = key >= 0 ? m_model->columnCount() - 1 : -1;
    while (column >= 0 && m_model->columnKey(column) != key)
        --column;
    m_order->setFilter(m_filter->text(), column);
    refreshFooter();
}

void PreviewPage::compareWith()
{
    const auto version = m_evaluation.rules().find(m_compared->currentData().toString().toStdString());
    m_model->setComparedWith(version.has_value() ? std::optional(**version) : std::nullopt);
    refresh();
}

void PreviewPage::buildLayout()
{
    const Metrics metrics(this);
    QHBoxLayout* tools = buildTools();
    m_rules = sentenceLabel(this);
    m_rules->setTextFormat(Qt::RichText);
    m_finding = sentenceLabel(this);
    m_finding->setTextFormat(Qt::RichText);
    m_finding->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_table = new PreviewTable(*m_model, *m_order, this);
    m_table->setAccessibleName(tr("Evaluation preview"));
    m_table->setMinimumHeight(kLeastRows * metrics.rowHeight());
    m_footer = new TableFooter(*m_table, m_table->figures(), this);
    m_footer->setObjectName(u"previewTotals"_s);
    auto* zoom = new TableZoom(*m_table);
    connect(zoom, &TableZoom::changed, m_footer, [this] { m_footer->setFont(m_table->font()); });
    zoom->remember(u"preview/zoom"_s);
    const QStringList unwanted = QSettings().value(kColumnsKey).toStringList();
    for (const QString& key : unwanted)
        m_table->setWanted(key.toInt(), false);
    m_games = new PlayerGamesPanel(m_evaluation, this);
    m_empty = sentenceLabel(this);
    m_empty->setAlignment(Qt::AlignCenter);

    auto* upper = new QWidget(this);
    fillColumn(upper, {}, 0, {{m_table, 1}, m_footer});
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setChildrenCollapsible(true);
    m_splitter->addWidget(upper);
    m_splitter->addWidget(m_games);
    m_splitter->setCollapsible(0, false);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setHandleWidth(metrics.grid());
    m_splitter->installEventFilter(this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_empty);

    fillColumn(this, allAround(metrics.margin()), metrics.grid(), {m_rules, m_finding, tools, {m_stack, 1}});
    giveRoomToTable();
    setFocusProxy(m_table);
}

bool PreviewPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_splitter && event->type() == QEvent::Resize)
        giveRoomToTable();
    return QWidget::eventFilter(watched, event);
}

/// In a low window, such as the whole of 1920 x 1080 that is shown twice as large, the games give way.
void PreviewPage::giveRoomToTable()
{
    const int table = m_splitter->widget(0)->minimumSizeHint().height();
    const int games = m_games->minimumSizeHint().height() + m_splitter->handleWidth();
    m_splitter->setMinimumHeight(table); // else the window could not become so low
    const int comfortable = table + (kRowsBesideGames - kLeastRows) * Metrics(this).rowHeight();
    m_games->setVisible(m_splitter->height() >= comfortable + games);
}

void PreviewPage::refresh()
{
    refreshHead();
    refreshFooter();
    refreshEmptyState();
    m_table->layoutColumns();
    m_games->refresh();
}

void PreviewPage::refreshHead()
{
    const auto& choice = m_evaluation.choice();
    const auto& current = m_evaluation.current();
    if (!choice.has_value() || !current.has_value()) {
        m_rules->clear();
        m_finding->hide();
        return;
    }
    const QString muted = color(ColorRole::SecondaryText, palette()).name();
    const QString amber = color(ColorRole::Amber, palette()).name();
    const bool isElo = m_evaluation.evaluatedAs() == app::EvaluatedAs::Elo; // said above, by its own rule
    const QString reason =
        isElo ? tr("by the first day")
              : reasonText(*choice, m_evaluation.document().tournament().header.end).toHtmlEscaped();
    QStringList parts;
    parts += arithmeticName(current->arithmetic).toHtmlEscaped();
    if (current->iterations > 0)
        parts += tr("%n iteration step(s)", nullptr, current->iterations);
    m_rules->setText(
        u"<b>%1</b> · <span style='color:%2'>%3%4</span><span style='color:%5'> · %6</span>"_s.arg(
            ruleVersionName(*choice->version).toHtmlEscaped(), choice->inForce() ? muted : amber,
            choice->inForce() ? QString() : u"<b>!</b> "_s, reason, muted, parts.join(u" · "_s)));

    const engine::Finding* error = firstError(m_evaluation.findings());
    m_finding->setVisible(error != nullptr);
    if (!error)
        return;
    const FindingText text = findingText(*error, m_evaluation.document().tournament(), m_evaluation.system());
    const QString negative = color(ColorRole::Negative, palette()).name();
    m_finding->setText(u"<span style='color:%1'><b>%2</b></span> <a href='finding' style='color:%1'>%3</a> "
                       "<span style='color:%4'>%5</span>"_s.arg(negative, findingLevelSign(error->level),
                                                                text.sentence.toHtmlEscaped(), muted,
                                                                text.place.toHtmlEscaped()));
    m_finding->setToolTip(text.explanation);
}

void PreviewPage::refreshFooter()
{
    const PreviewTotals totals = m_model->totals();
    std::vector<FooterCell> cells;
    const int shown = m_order->rowCount();
    const QString participants =
        (shown == totals.participants
             ? tr("%n participant(s)", nullptr, totals.participants)
             : tr("%1 of %n participant(s)", nullptr, totals.participants).arg(formatCount(shown))) +
        u" · "_s + tr("%n game(s)", nullptr, totals.games);
    const QString hidden = m_table->hiddenHeads().join(u", "_s);
    //: Below the preview of a narrow window: how many participants, and which columns there is no room for
    const QString caption =
        hidden.isEmpty() ? participants : tr("%1 · not shown here: %2").arg(participants, hidden);
    const int score = m_model->columnOf(engine::Column::Score);
    cells.push_back({PreviewModel::NumberColumn,
                     {caption},
                     caption,
                     score > 0 ? score : int(PreviewModel::FirstSystemColumn)});
    if (score >= 0)
        cells.push_back({score, figureOf(totals.score),
                         tr("Sum of the points that count: %1").arg(formatScore(totals.score))});
    if (const int column = m_model->columnOf(engine::Column::Change); column >= 0) {
        const QString change = formatChange(totals.change);
        const auto* system = engine::descriptionOf(*m_evaluation.choice()->version);
        const int sign = system ? engine::directionOf(*system, totals.change) : 0;
        cells.push_back({column,
                         {change, change.size(), Emphasis::Strong, sign},
                         tr("Sum of the changes that are recorded: %1").arg(change)});
    }
    m_footer->setCells(std::move(cells));
}

void PreviewPage::refreshEmptyState()
{
    const bool nobody = m_evaluation.document().tournament().participants.empty();
    const Error* error = !m_evaluation.choice().has_value()    ? &m_evaluation.choice().error()
                         : !m_evaluation.current().has_value() ? &m_evaluation.current().error()
                                                               : nullptr;
    if (nobody)
        m_empty->setText(
            tr("Nobody to evaluate yet. Enter the participants first; their new ratings appear here "
               "with the first result."));
    else if (error)
        m_empty->setText(errorText(*error));
    m_stack->setCurrentIndex(nobody || error ? 1 : 0);
}

void PreviewPage::showGamesOfCurrent()
{
    const QVariant number = m_table->currentIndex().data(PreviewModel::ParticipantRole);
    m_games->setParticipant(number.isValid() ? std::optional(engine::ParticipantNumber(number.toInt()))
                                             : std::nullopt);
}

} // namespace zahlmeister::ui
