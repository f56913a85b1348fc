// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/finaltablepane.h"

#include <algorithm>
#include <array>

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSettings>
#include <QSignalBlocker>
#include <QTableView>
#include <QTextBrowser>

#include "app/document/tournamentdocument.h"
#include "engine/model/teammatches.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/models/tablemodel.h"
#include "ui/text/finaltabletext.h"
#include "ui/text/format.h"
#include "ui/text/statedtext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/tables/tablehead.h"
#include "ui/widgets/tables/tablezoom.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kNameColumn = 2; // of finalTableList()
constexpr int kFirstValue = 3;
constexpr int kMostLots = 9999;
constexpr int kWhyRows = 4;
constexpr auto kCategoryKey = "finaltable/category"_L1;
constexpr std::array kOfferedCategories{"women", "u8",  "u10", "u12", "u14", "u16",    "u18",
                                        "u20",   "s50", "s60", "s65", "s75", "teams:4"};

using engine::TieBreakEdition;

} // namespace

FinalTablePane::FinalTablePane(app::LiveEvaluation& evaluation, QWidget* parent)
    : ResultsPane(evaluation, parent),
      m_model(new TableModel(this)),
      m_order(named(new QComboBox(this), u"finalOrder"_s)),
      m_edition(named(new QComboBox(this), u"finalEdition"_s)),
      m_last(named(new QComboBox(this), u"finalRound"_s)),
      m_categories(named(new QComboBox(this), u"finalCategory"_s)),
      m_view(named(new QTableView(this), u"finalTable"_s, tr("Final table"))),
      m_figures(new FigureDelegate(m_view)),
      m_head(styleAsTable(*m_view, *m_model)),
      m_why(named(new QTextBrowser(this), u"finalWhy"_s, tr("Why?")))
{
    const Metrics metrics(this);
    m_view->setItemDelegate(m_figures);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->installEventFilter(this);
    m_why->setFrameShape(QFrame::NoFrame);
    m_why->setFixedHeight(kWhyRows * metrics.rowHeight());
    buildTools();
    fillColumn(
        this, {metrics.margin(), 0, metrics.margin(), metrics.margin()}, metrics.grid(),
        {rowOf(metrics.grid(), {captionOf(tr("&Order"), m_order), m_order, fixedRoom(metrics.grid()),
                                captionOf(tr("&Edition"), m_edition), m_edition, fixedRoom(metrics.grid()),
                                captionOf(tr("after &round"), m_last), m_last, fixedRoom(metrics.grid()),
                                captionOf(tr("&Category"), m_categories), m_categories, freeRoom()}),
         {m_view, 1},
         m_why});
    auto* zoom = new TableZoom(*m_view);
    zoom->remember(u"finaltable/zoom"_s);
    connect(zoom, &TableZoom::changed, this, [this] {
        m_figures->clearCache();
        layoutColumns();
    });
    m_empty = new EmptyHint(*m_view, tr("No results yet."));
    setStops({m_order, m_edition, m_last, m_categories, m_why, m_view});
    setFocusProxy(m_view);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &FinalTablePane::showWhy);
    connect(&evaluation, &app::LiveEvaluation::updated, this, [this] {
        m_isStale = true;
        if (isVisible())
            follow();
    });
    takeRememberedCategory();
    follow();
}

void FinalTablePane::buildTools()
{
    m_order->setEditable(true);
    m_order->setInsertPolicy(QComboBox::NoInsert);
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_order->setMinimumContentsLength(12);
    const bool isTeam = tournament().header.kind == engine::TournamentKind::Team;
    QStringList codes;
    for (const engine::TieBreakInfo& info : engine::tieBreakCatalogue()) {
        if (isTeam || !info.forTeams)
            codes += QString::fromLatin1(info.text) + u": "_s + tieBreakName(info.code);
    }
    m_order->setToolTip(tr("Codes of FIDE C.07 with commas, such as BH/C1, BH, SB") + u'\n' +
                        codes.join(u'\n'));
    m_edition->addItem(tr("of the first day"), QString());
    for (const TieBreakEdition edition : {TieBreakEdition::Of2024, TieBreakEdition::Of2026}) {
        const QString text = QString::fromUtf8(engine::editionText(edition).data());
        m_edition->addItem(text, text);
    }
    connect(m_order, &QComboBox::activated, this,
            [this](int index) { setTieBreaks(m_order->itemData(index).toString()); });
    connect(m_order->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        if (m_order->lineEdit()->isModified())
            setTieBreaks(m_order->lineEdit()->text());
    });
    connect(m_edition, &QComboBox::activated, this, [this](int index) {
        const std::string edition = m_edition->itemData(index).toString().toStdString();
        putHeader([&](engine::TournamentHeader& header) { header.tieBreakEdition = edition; },
                  u"tie_break_edition"_s);
    });
    connect(m_last, &QComboBox::currentIndexChanged, this, &FinalTablePane::showTable);
    m_categories->setEditable(true);
    m_categories->setInsertPolicy(QComboBox::NoInsert);
    m_categories->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_categories->setMinimumContentsLength(9);
    m_categories->addItem(tr("everybody"), QString());
    for (const char* code : kOfferedCategories)
        m_categories->addItem(categoryName(*engine::categoryFromText(code)), QString::fromLatin1(code));
    m_categories->setToolTip(tr("Or type women, u18, s60, rating:1400-1599, teams:4"));
    m_categories->setEnabled(!isTeam);
    connect(m_categories, &QComboBox::activated, this,
            [this](int index) { setCategory(m_categories->itemData(index).toString()); });
    connect(m_categories->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        if (m_categories->lineEdit()->isModified())
            setCategory(m_categories->lineEdit()->text().trimmed());
    });
}

/// The category of the last time, where somebody of this tournament is in it.
void FinalTablePane::takeRememberedCategory()
{
    const QString code = QSettings().value(kCategoryKey).toString();
    const auto category = engine::categoryFromText(code.toStdString());
    if (!category || !m_categories->isEnabled())
        return;
    const engine::FinalTable table(tournament(), engine::tableOptionsOf(tournament()));
    if (engine::placesOf(tournament(), table, *category).empty())
        return;
    m_category = category;
    showCategory(code);
}

void FinalTablePane::showCategory(const QString& code)
{
    const QSignalBlocker blocker(m_categories);
    const int offered = m_categories->findData(code);
    m_categories->setCurrentIndex(offered);
    if (offered < 0)
        m_categories->setEditText(categoryName(*m_category));
}

/// A view of the table, as its size is: it is remembered, but not kept with the tournament.
void FinalTablePane::setCategory(const QString& text)
{
    const int known = m_categories->findText(text);
    const QString code = known >= 0 ? m_categories->itemData(known).toString() : text;
    const auto category = engine::categoryFromText(code.toStdString());
    if (!category && !code.isEmpty()) {
        m_why->setPlainText(fillPattern(
            tr("“%1” is no category; expected is women, u18, s60, rating:1400-1599 or teams:4."), {text}));
        return;
    }
    m_category = category;
    QSettings().setValue(kCategoryKey, code);
    showCategory(code);
    showTable();
}

void FinalTablePane::putHeader(const std::function<void(engine::TournamentHeader&)>& change,
                               const QString& field)
{
    engine::TournamentHeader header = tournament().header;
    change(header);
    if (header == tournament().header || document().isReadOnly()) {
        follow();
        return;
    }
    // The window says why it cannot be kept.
    static_cast<void>(carryOut({{app::EditKind::Header, {field}}, {app::PutHeader{std::move(header)}}}));
}

void FinalTablePane::setTieBreaks(const QString& list)
{
    const auto presets = engine::tieBreakPresets();
    const auto preset =
        std::ranges::find_if(presets, [&](const auto& one) { return list == QString::fromLatin1(one.id); });
    const std::string text = preset != presets.end() ? preset->list : list.toStdString();
    const auto read = engine::tieBreaksFromText(text);
    if (!read.has_value()) {
        m_why->setPlainText(fillPattern(tr("“%1” is no tie-break of FIDE C.07."),
                                        {QString::fromStdString(read.error().args.back())}));
        return;
    }
    const bool isTeam = tournament().header.kind == engine::TournamentKind::Team;
    const auto ofTeams = std::ranges::find_if(
        *read, [](const engine::TieBreak& one) { return engine::infoOf(one.code).forTeams; });
    if (!isTeam && ofTeams != read->end()) {
        m_why->setPlainText(fillPattern(tr("%1 is a tie-break of teams."),
                                        {QString::fromStdString(engine::tieBreakText(*ofTeams))}));
        return;
    }
    putHeader([&](engine::TournamentHeader& header) { header.tieBreaks = engine::tieBreaksText(*read); },
              u"tie_breaks"_s);
}

void FinalTablePane::setLot(int lot)
{
    const engine::FindingPlace place = currentPlace();
    const auto position = place.participant ? tournament().indexOf(*place.participant) : std::nullopt;
    if (!position || document().isReadOnly())
        return;
    engine::Participant changed = tournament().participants[*position];
    changed.lot = lot > 0 ? std::optional(lot) : std::nullopt;
    if (changed != tournament().participants[*position])
        static_cast<void>(carryOut({{app::EditKind::Participant, {fromEngine(changed.name), u"lot"_s}},
                                    {app::PutParticipant{std::move(changed)}}}));
}

void FinalTablePane::showEvent(QShowEvent* event)
{
    ResultsPane::showEvent(event);
    if (m_isStale)
        follow();
}

void FinalTablePane::changeEvent(QEvent* event)
{
    ResultsPane::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    m_figures->clearCache();
    layoutColumns();
}

bool FinalTablePane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_L &&
        static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier) {
        askForLot();
        return true;
    }
    return ResultsPane::eventFilter(watched, event);
}

void FinalTablePane::askForLot()
{
    const engine::FindingPlace place = currentPlace();
    const auto position = place.participant ? tournament().indexOf(*place.participant) : std::nullopt;
    if (!position || document().isReadOnly())
        return;
    const engine::Participant& who = tournament().participants[*position];
    bool isGiven = false;
    const int lot = QInputDialog::getInt(
        this, tr("Lot"), fillPattern(tr("Lot of %1; 1 is the best, 0 none:"), {formatName(who)}),
        who.lot.value_or(0), 0, kMostLots, 1, &isGiven);
    if (isGiven)
        setLot(lot);
}

void FinalTablePane::follow()
{
    m_isStale = false;
    const engine::TournamentHeader& header = tournament().header;
    {
        const QSignalBlocker order(m_order);
        const QSignalBlocker edition(m_edition);
        offerOrders();
        const QString list =
            fromEngine(engine::tieBreaksText(engine::tableOptionsOf(tournament()).tieBreaks));
        const int known = m_order->findData(list);
        m_order->setCurrentIndex(known);
        if (known < 0)
            m_order->setEditText(list);
        m_order->lineEdit()->setCursorPosition(0); // long names begin with what they are
        m_edition->setCurrentIndex(std::max(0, m_edition->findData(fromEngine(header.tieBreakEdition))));
    }
    for (QComboBox* box : {m_order, m_edition})
        box->setEnabled(!document().isReadOnly());
    offerRounds();
    showTable();
    Q_EMIT contentChanged();
}

/// The usual lists, those for this way of pairing first.
void FinalTablePane::offerOrders()
{
    const auto offered = engine::offeredPresets(tournament());
    const auto isOffered = [&](std::size_t at) {
        return static_cast<std::size_t>(m_order->count()) == offered.size() &&
               m_order->itemData(static_cast<int>(at)).toString() == QString::fromLatin1(offered[at].list);
    };
    bool isSame = true;
    for (std::size_t at = 0; at < offered.size(); ++at)
        isSame = isSame && isOffered(at);
    if (isSame)
        return;
    m_order->clear();
    for (const engine::TieBreakPreset& preset : offered)
        m_order->addItem(QCoreApplication::translate("Rules", preset.name), QString::fromLatin1(preset.list));
}

void FinalTablePane::offerRounds()
{
    const int rounds = engine::PlayedRounds(tournament()).rounds();
    if (m_last->count() == rounds + 1)
        return;
    const QSignalBlocker blocker(m_last);
    const int chosen = m_last->currentData().toInt();
    m_last->clear();
    m_last->addItem(tr("all rounds"), 0);
    for (int round = 1; round <= rounds; ++round)
        m_last->addItem(formatCount(round), round);
    m_last->setCurrentIndex(std::max(0, m_last->findData(chosen)));
}

void FinalTablePane::showTable()
{
    const engine::FindingPlace place = currentPlace();
    const int column = std::max(m_view->currentIndex().column(), 0);
    engine::TableOptions options = engine::tableOptionsOf(tournament());
    if (const int round = m_last->currentData().toInt(); round > 0)
        options.round = round;
    m_table = std::make_unique<const engine::FinalTable>(tournament(), options);
    m_stated = engine::compareStated(tournament(), options);
    m_rows.clear();
    if (m_category) {
        for (const engine::CategoryPlace& line : engine::placesOf(tournament(), *m_table, *m_category))
            m_rows.push_back(line.values.empty() ? std::optional(line.places.front()) : std::nullopt);
    } else {
        for (std::size_t i = 0; i < m_table->places().size(); ++i)
            m_rows.emplace_back(i);
    }
    const FinalTableView view{.category = m_category, .stated = &m_stated};
    m_model->show(finalTableList(tournament(), *m_table, view).table());
    m_head->setFreeColumn(kNameColumn);
    layoutColumns();
    m_empty->place();
    if (!place.participant || !goTo(place))
        m_view->setCurrentIndex(m_model->index(0, 0));
    else
        m_view->setCurrentIndex(m_model->index(m_view->currentIndex().row(), column));
    showWhy();
}

void FinalTablePane::showWhy()
{
    const auto position = currentPosition();
    if (!position) {
        m_why->clear();
        return;
    }
    const std::size_t values = m_table->criteria().size();
    const auto column = static_cast<std::size_t>(std::max(m_view->currentIndex().column(), 0));
    QStringList lines;
    // The value under the cursor; elsewhere all of them.
    for (std::size_t i = 1; i < values; ++i) {
        if (column < kFirstValue + 1 || column >= kFirstValue + values || column == kFirstValue + i)
            lines += explainedValue(*m_table, i, *position);
    }
    const auto number = m_table->played().entrants()[m_table->places()[*position].entrant].number;
    for (const engine::StatedDifference& one : m_stated.differences) {
        if (one.number == number)
            lines += statedExplanation(m_stated, one, m_table->edition());
    }
    const auto at = m_table->played().isTeamEvent() ? std::nullopt : tournament().indexOf(number);
    if (at && tournament().participants[*at].lot)
        lines += fillPattern(tr("Lot: %1"), {formatCount(*tournament().participants[*at].lot)});
    m_why->setPlainText(lines.join(u'\n'));
}

void FinalTablePane::layoutColumns()
{
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (column == kNameColumn)
            continue;
        const bool isFigure =
            m_model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & Qt::AlignRight;
        m_figures->setTailSample(column, isFigure && column >= kFirstValue ? u"½"_s : QString());
        int width = m_head->neededWidth(column);
        for (int row = 0; row < m_model->rowCount(); ++row)
            width = std::max(width,
                             m_figures->columnWidth(column, m_model->index(row, column).data().toString()));
        m_view->setColumnWidth(column, width);
    }
}

std::optional<std::size_t> FinalTablePane::currentPosition() const
{
    const int row = m_view->currentIndex().row();
    if (!m_table || row < 0 || row >= static_cast<int>(m_rows.size()))
        return std::nullopt;
    return m_rows[static_cast<std::size_t>(row)];
}

bool FinalTablePane::goTo(const engine::FindingPlace& place)
{
    if (!place.participant || place.game || !m_table || m_table->played().isTeamEvent())
        return false;
    const auto found = std::ranges::find_if(m_rows, [&](const std::optional<std::size_t>& row) {
        return row &&
               m_table->played().entrants()[m_table->places()[*row].entrant].number == *place.participant;
    });
    if (found == m_rows.end())
        return false;
    m_view->setCurrentIndex(m_model->index(static_cast<int>(found - m_rows.begin()),
                                           std::max(m_view->currentIndex().column(), 0)));
    return true;
}

engine::FindingPlace FinalTablePane::currentPlace() const
{
    engine::FindingPlace place;
    const auto position = currentPosition();
    if (position && !m_table->played().isTeamEvent())
        place.participant = m_table->played().entrants()[m_table->places()[*position].entrant].number;
    return place;
}

std::vector<std::pair<QString, QString>> FinalTablePane::keyList()
{
    return {{tr("Arrow keys"), tr("below the table: how the value under the cursor came about")},
            {u"L"_s, tr("lot of the player, where nothing else decides")},
            {tr("Ctrl+C"), tr("copy the selected rows, or the whole table")}};
}

} // namespace zahlmeister::ui
