// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>
#include <set>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/models/previewmodel.h"
#include "ui/text/language.h"

namespace tst_previewmodel {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::PreviewModel;

namespace {

using Cell = std::pair<int, int>; ///< row, column

/// What a cell looks like: text and sign.
std::vector<std::vector<std::pair<QString, bool>>> looks(const PreviewModel& model)
{
    std::vector<std::vector<std::pair<QString, bool>>> all;
    for (int row = 0; row < model.rowCount(); ++row) {
        auto& line = all.emplace_back();
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex cell = model.index(row, column);
            line.emplace_back(cell.data().toString(), cell.data(ui::MarkedRole).toBool());
        }
    }
    return all;
}

std::set<Cell> announced(const QSignalSpy& spy)
{
    std::set<Cell> cells;
    for (const QList<QVariant>& signal : spy) {
        if (!signal[2].value<QList<int>>().contains(int(PreviewModel::ChangedRole)))
            continue;
        for (int row = signal[0].toModelIndex().row(); row <= signal[1].toModelIndex().row(); ++row) {
            for (int column = signal[0].toModelIndex().column(); column <= signal[1].toModelIndex().column();
                 ++column)
                cells.emplace(row, column);
        }
    }
    return cells;
}

engine::Participant participantOf(const OpenTournament& open, int number)
{
    return open.tournament().participants[*open.tournament().indexOf(engine::ParticipantNumber(number))];
}

QString describe(const std::set<Cell>& cells)
{
    QString text;
    for (const auto& [row, column] : cells)
        text += u" (%1, %2)"_s.arg(row).arg(column);
    return text;
}

} // namespace

class TestPreviewModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_translators.emplace(ui::Language::German); }

    void printedSheet_data();
    void printedSheet();
    void exactArithmeticDiffersInFourCells();
    void changedCellsAreAnnounced_data();
    void changedCellsAreAnnounced();
    void oldValueIsInTheToolTip();
    void groupChangeIsAnnouncedAtTheNumber();
    void participantsComeAndGo();
    void columnsAreThoseOfTheSystem();
    void everyCellCanBeAskedWhy();
    void totals();
    void toolTipsExplainTheSigns();
    void plainTextIsForSpreadsheets();

private:
    std::optional<ui::Translators> m_translators;
};

void TestPreviewModel::printedSheet_data()
{
    QTest::addColumn<QStringList>("texts");
    // RULE: WO2026 Anhang 3.1.11
    // The sheet as printed, with its misprints corrected and in the house's form: halves as a sign, changes
    // with theirs. Of E, whose new rating is not recorded, the sheet leaves the last two columns empty.
    const QList<QStringList> rows{
        {u"1"_s, u"A"_s, QString(), u"aaaaa"_s, u"2220 – 31"_s, u"25,0"_s, u"1855"_s, u"7"_s, u"7"_s,
         u"5,990"_s, u"2331"_s, u"2245 – 32"_s, u"+25"_s},
        {u"2"_s, u"B"_s, u"Jun"_s, u"bbbbb"_s, u"2100 – 55"_s, u"32,0"_s, u"1898"_s, u"2½"_s, u"5"_s,
         u"3,088"_s, u"1857"_s, u"2081 – 56"_s, u"−19"_s},
        {u"3"_s, u"C"_s, QString(), u"ccccc"_s, u"2000 – 25"_s, u"25,0"_s, u"1998"_s, u"1"_s, u"4"_s,
         u"1,873"_s, u"–"_s, u"1978 – 26"_s, u"−22"_s},
        {u"4"_s, u"D"_s, u"Jgd"_s, u"ddddd"_s, u"1950 – 15"_s, u"33,7"_s, u"1869"_s, u"4½"_s, u"7"_s,
         u"3,818"_s, u"2007"_s, u"1973 – 16"_s, u"+23"_s},
        {u"5"_s, u"E"_s, u"Jgd"_s, u"–"_s, u"1800"_s, u"(42,0)"_s, u"1837"_s, u"3"_s, u"9"_s, u"4,160"_s,
         u"1580"_s, u"(1751)"_s, u"(−49)"_s},
        {u"6"_s, u"F"_s, QString(), u"fffff"_s, u"1700 – 8"_s, u"34,0"_s, u"1755"_s, u"3"_s, u"7"_s,
         u"3,241"_s, u"1574"_s, u"1692 – 9"_s, u"−8"_s},
        {u"7"_s, u"G"_s, u"Jun"_s, u"ggggg"_s, u"1640 – 3"_s, u"48,0"_s, u"1874"_s, u"3½"_s, u"6"_s,
         u"1,630"_s, u"1961"_s, u"1730 – 4"_s, u"+90"_s},
        {u"8"_s, u"H"_s, QString(), u"hhhhh"_s, u"1300 – 77"_s, u"24,5"_s, u"1600"_s, u"1"_s, u"6"_s,
         u"1,308"_s, u"1227"_s, u"1292 – 78"_s, u"−8"_s},
        {u"9"_s, u"J"_s, {}, u"jjjjj"_s, {}, {}, u"1692"_s, u"2"_s, u"7"_s, {}, {}, u"1476 – 1"_s, {}},
        {u"10"_s, u"K"_s, {}, u"kkkkk"_s, {}, {}, u"1476"_s, u"1½"_s, u"9"_s, {}, {}, u"1179 – 1"_s, {}},
        {u"11"_s, u"L"_s, {}, u"lllll"_s, {}, {}, u"1778"_s, u"7"_s, u"7"_s, {}, {}, u"2329 – 1"_s, {}},
        {u"12"_s, u"M"_s, {}, u"mmmmm"_s, {}, {}, u"1407"_s, u"3½"_s, u"7"_s, {}, {}, u"1436 – 1"_s, {}},
        {u"13"_s, u"N"_s, {}, u"–"_s, {}, {}, u"1678"_s, u"2½"_s, u"7"_s, {}, {}, u"(1494)"_s, {}},
        {u"14"_s, u"P"_s, {}, u"ppppp"_s, {}, {}, u"1455"_s, u"2"_s, u"4"_s, {}, {}, u"Erstdaten"_s, {}},
        {u"15"_s, u"Q"_s, {}, u"qqqqq"_s, {}, {}, u"1585"_s, u"0"_s, u"5"_s, {}, {}, u"Erstdaten"_s, {}},
        {u"16"_s, u"R"_s, {}, u"rrrrr"_s, {}, {}, u"–"_s, u"0"_s, u"0"_s, {}, {}, u"–"_s, {}},
    };
    for (const QStringList& row : rows)
        QTest::newRow(qPrintable(row[1])) << row;
}

void TestPreviewModel::printedSheet()
{
    QFETCH(const QStringList, texts);
    OpenTournament open(OpenTournament::read(u"wo-2026"_s));
    open.useArithmetic(engine::Arithmetic::Tables);
    const PreviewModel model(open.evaluation());
    QCOMPARE(model.columnCount(), texts.size() + 1); // and the course, which has no text
    QStringList shown;
    for (int column = 0; column < texts.size(); ++column)
        shown +=
            model.index(model.rowOf(engine::ParticipantNumber(texts[0].toInt())), column).data().toString();
    QCOMPARE(shown, texts);
}

void TestPreviewModel::exactArithmeticDiffersInFourCells()
{
    // The portal computes without rounding in between; ratings then differ in few places from the printed
    // example.
    OpenTournament open(OpenTournament::read(u"wo-2026"_s));
    open.useArithmetic(engine::Arithmetic::Tables);
    PreviewModel model(open.evaluation());
    const auto before = looks(model);
    open.useArithmetic(engine::Arithmetic::Exact);
    std::set<std::pair<QString, QString>> differing;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (const auto column : {engine::Column::NewRating, engine::Column::Performance}) {
            const QModelIndex cell = model.index(row, model.columnOf(column));
            const auto& old = before[static_cast<std::size_t>(row)][static_cast<std::size_t>(cell.column())];
            if (cell.data().toString() != old.first)
                differing.emplace(model.index(row, PreviewModel::NameColumn).data().toString(),
                                  cell.data().toString());
        }
    }
    const std::set<std::pair<QString, QString>> expected{
        {u"B"_s, u"1858"_s}, {u"H"_s, u"1293 – 78"_s}, {u"K"_s, u"1180 – 1"_s}, {u"L"_s, u"2328 – 1"_s}};
    QCOMPARE(differing, expected);
}

void TestPreviewModel::changedCellsAreAnnounced_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 8; ++seed)
        QTest::addRow("random results, seed %u", seed) << seed;
}

void TestPreviewModel::changedCellsAreAnnounced()
{
    QFETCH(const unsigned, seed);
    OpenTournament open(OpenTournament::read(u"wo-2026"_s));
    PreviewModel model(open.evaluation());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);

    std::mt19937 random(seed);
    const std::array results{engine::kWhiteWins, engine::kBlackWins, engine::kDrawn,
                             engine::kWhiteWinsByForfeit, engine::kNotPlayed};
    int cells = 0;
    for (int step = 0; step < 25; ++step) {
        const auto before = looks(model);
        changes.clear();
        engine::Game game = open.tournament().games[random() % open.tournament().games.size()];
        game.result = results[random() % results.size()];
        open.apply({app::PutGame{game}});
        const auto after = looks(model);
        std::set<Cell> different;
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                const auto at = static_cast<std::size_t>(row);
                if (before[at][static_cast<std::size_t>(column)] !=
                    after[at][static_cast<std::size_t>(column)])
                    different.emplace(row, column);
            }
        }
        QVERIFY2(announced(changes) == different,
                 qPrintable(u"step %1: announced%2, different%3"_s.arg(step).arg(describe(announced(changes)),
                                                                                 describe(different))));
        cells += static_cast<int>(different.size());
    }
    QVERIFY2(cells > 100, "the edits must change something to be a test");
    QCOMPARE(resets.size(), 0);
}

void TestPreviewModel::oldValueIsInTheToolTip()
{
    OpenTournament open(OpenTournament::read(u"wo-2026"_s));
    open.useArithmetic(engine::Arithmetic::Tables);
    PreviewModel model(open.evaluation());
    const int row = model.rowOf(engine::ParticipantNumber(1));
    const QModelIndex rating = model.index(row, model.columnOf(engine::Column::NewRating));
    const QModelIndex coefficient = model.index(row, model.columnOf(engine::Column::Coefficient));

    open.setResult(1, 2, engine::kBlackWins);
    QVERIFY2(rating.data(Qt::ToolTipRole).toString().contains(u"2245 – 32"_s),
             qPrintable(rating.data(Qt::ToolTipRole).toString()));
    QVERIFY(rating.data(PreviewModel::ChangedRole).toBool());
    QCOMPARE(coefficient.data(Qt::ToolTipRole).toString(), QString());
    QVERIFY(!coefficient.data(PreviewModel::ChangedRole).toBool());

    // An edit that leaves this cell alone takes the old value away.
    engine::TournamentHeader header = open.tournament().header;
    header.place = "Berlin";
    open.apply({app::PutHeader{header}});
    QVERIFY(!rating.data(PreviewModel::ChangedRole).toBool());
    QCOMPARE(rating.data(Qt::ToolTipRole).toString(), QString());
}

void TestPreviewModel::groupChangeIsAnnouncedAtTheNumber()
{
    OpenTournament open(OpenTournament::read(u"wo-2026"_s));
    PreviewModel model(open.evaluation());
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    engine::Participant player = participantOf(open, 9);
    player.rating = engine::Rating(1500);
    player.index = 1;
    player.carryOver.clear();
    open.apply({app::PutParticipant{player}});
    const int row = model.rowOf(player.number);
    QCOMPARE(model.index(row, 0).data(PreviewModel::GroupRole).toInt(), int(engine::Group::Established));
    const bool told = std::any_of(changes.begin(), changes.end(), [row](const QList<QVariant>& signal) {
        return signal[0].toModelIndex().column() == PreviewModel::NumberColumn &&
               signal[0].toModelIndex().row() <= row && signal[1].toModelIndex().row() >= row &&
               signal[2].value<QList<int>>().contains(int(PreviewModel::GroupRole));
    });
    QVERIFY(told);
}

void TestPreviewModel::participantsComeAndGo()
{
    OpenTournament open(OpenTournament::read(u"wo-2026"_s));
    PreviewModel model(open.evaluation());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    engine::Participant newcomer{engine::ParticipantNumber(20)};
    newcomer.name = "Neu, Nina";
    newcomer.member = true;
    open.apply({app::PutParticipant{newcomer}});
    QCOMPARE(model.rowCount(), 17);
    QCOMPARE(model.index(16, PreviewModel::NameColumn).data().toString(), u"Neu, Nina"_s);
    QCOMPARE(model.index(16, model.columnOf(engine::Column::Games)).data().toString(), u"0"_s);
    open.apply({app::RemoveParticipant{newcomer.number}});
    QCOMPARE(model.rowCount(), 16);
    QVERIFY(open.document().undo().has_value());
    QCOMPARE(model.rowOf(newcomer.number), 16);
    QCOMPARE(resets.size(), 0);
}

void TestPreviewModel::columnsAreThoseOfTheSystem()
{
    OpenTournament open(OpenTournament::read(u"wo-2026"_s));
    const PreviewModel model(open.evaluation());
    const auto columns = engine::columnsOf(**engine::systemOf(*open.evaluation().choice()->version));
    QCOMPARE(model.columnCount(), int(PreviewModel::FirstSystemColumn) + int(columns.size()) + 1);
    for (std::size_t i = 0; i < columns.size(); ++i)
        QCOMPARE(model.columnOf(columns[i]), int(PreviewModel::FirstSystemColumn) + int(i));
    for (int column = 0; column < model.columnCount(); ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
    QCOMPARE(model.headerData(model.columnOf(engine::Column::OldRating), Qt::Horizontal, Qt::DisplayRole)
                 .toString(),
             u"DWZ alt"_s);
}

void TestPreviewModel::everyCellCanBeAskedWhy()
{
    OpenTournament open(OpenTournament::read(u"wo-2026"_s));
    const PreviewModel model(open.evaluation());
    const auto asked = [&model](int number, engine::Column column) {
        const int row = model.rowOf(engine::ParticipantNumber(number));
        return static_cast<engine::Quantity>(
            model.index(row, model.columnOf(column)).data(PreviewModel::QuantityRole).toInt());
    };
    QCOMPARE(asked(1, engine::Column::NewRating), engine::Quantity::NewRating);
    QCOMPARE(asked(1, engine::Column::Change), engine::Quantity::NewRating);
    QCOMPARE(asked(1, engine::Column::Coefficient), engine::Quantity::Coefficient);
    QCOMPARE(asked(9, engine::Column::NewRating), engine::Quantity::FirstRating);
    QCOMPARE(asked(14, engine::Column::NewRating), engine::Quantity::CarryOverKept);
    QCOMPARE(asked(1, engine::Column::Club), engine::Quantity::Group);
    QCOMPARE(model.index(0, PreviewModel::NameColumn).data(PreviewModel::QuantityRole).toInt(),
             int(engine::Quantity::Group));
}

void TestPreviewModel::totals()
{
    OpenTournament open(OpenTournament::read(u"wo-2026"_s));
    open.useArithmetic(engine::Arithmetic::Tables);
    const ui::PreviewTotals totals = PreviewModel(open.evaluation()).totals();
    QCOMPARE(totals.participants, 16);
    QCOMPARE(totals.score.halfPoints(), 88);
    QCOMPARE(totals.games, 53);                              // each once, though it counts in two rows
    QCOMPARE(totals.change, 25 - 19 - 22 + 23 - 8 + 90 - 8); // E is no member: his change is not recorded
}

void TestPreviewModel::toolTipsExplainTheSigns()
{
    OpenTournament open(OpenTournament::read(u"wo-2026"_s));
    const PreviewModel model(open.evaluation());
    const auto toolTip = [&model](int number, engine::Column column) {
        const int row = model.rowOf(engine::ParticipantNumber(number));
        return model.index(row, model.columnOf(column)).data(Qt::ToolTipRole).toString();
    };
    // RULE: WO2026 3.6.3
    const QModelIndex performance =
        model.index(model.rowOf(engine::ParticipantNumber(7)), model.columnOf(engine::Column::Performance));
    QVERIFY(performance.data(ui::MarkedRole).toBool());
    QVERIFY2(toolTip(7, engine::Column::Performance).contains(u"3.6.3"_s),
             qPrintable(toolTip(7, engine::Column::Performance)));
    QVERIFY(toolTip(6, engine::Column::Performance).isEmpty());
    // RULE: WO2026 3.4.3
    QVERIFY(toolTip(5, engine::Column::NewRating).contains(u"3.4.3"_s));
    QVERIFY(toolTip(13, engine::Column::NewRating).contains(u"3.4.3"_s));
    // RULE: WO2026 3.4.2
    const QString carried = toolTip(14, engine::Column::NewRating);
    for (const QString& line :
         {u"1600: 0 (01.07.2026)"_s, u"1400: 1 (01.07.2026)"_s, u"1640: 0 (12.12.2026)"_s})
        QVERIFY2(carried.contains(line), qPrintable(carried));
}

void TestPreviewModel::plainTextIsForSpreadsheets()
{
    OpenTournament open(OpenTournament::read(u"wo-2026"_s));
    open.useArithmetic(engine::Arithmetic::Tables);
    const PreviewModel model(open.evaluation());
    const auto cell = [&model](int number, engine::Column column) {
        return model.index(model.rowOf(engine::ParticipantNumber(number)), model.columnOf(column));
    };
    QCOMPARE(cell(2, engine::Column::Score).data(PreviewModel::PlainTextRole).toString(), u"2,5"_s);
    QCOMPARE(cell(2, engine::Column::Change).data(PreviewModel::PlainTextRole).toString(), u"-19"_s);
    QCOMPARE(cell(5, engine::Column::NewRating).data(PreviewModel::PlainTextRole).toString(), u"1751"_s);
    QCOMPARE(cell(2, engine::Column::NewRating).data(PreviewModel::PlainIndexRole).toString(), u"56"_s);
    QVERIFY(!cell(5, engine::Column::NewRating).data(PreviewModel::PlainIndexRole).isValid());
    QVERIFY(!cell(5, engine::Column::NewRating).data(PreviewModel::RemarkRole).toString().isEmpty());
    QVERIFY(!cell(7, engine::Column::NewRating).data(PreviewModel::RemarkRole).toString().isEmpty());
    QVERIFY(cell(1, engine::Column::NewRating).data(PreviewModel::RemarkRole).toString().isEmpty());
}

ZAHLMEISTER_TEST(TestPreviewModel, QApplication)

} // namespace tst_previewmodel

#include "tst_previewmodel.moc"
