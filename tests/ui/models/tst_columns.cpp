// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTest>

#include "app/document/whatif.h"
#include "app/rules/shippedrules.h"
#include "engine/evaluation/comparison.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/models/comparisonmodel.h"
#include "ui/models/figurerole.h"
#include "ui/models/importedplayersmodel.h"
#include "ui/models/importnotesmodel.h"
#include "ui/models/parametermodel.h"
#include "ui/models/playergamesmodel.h"
#include "ui/models/roundrostermodel.h"
#include "ui/models/teamrostermodel.h"
#include "ui/models/whatifmodel.h"

namespace tst_columns {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::ParticipantNumber;

namespace {

constexpr int kRows = 3;      // of a model are described
constexpr int kOwnRoles = 12; // more than any model has

/// `<`, `>` or `=` for left, right and centre, `^` for the top; nothing where the model says nothing.
QString sideOf(const QVariant& alignment)
{
    if (!alignment.isValid())
        return {};
    const int flags = alignment.toInt();
    const QString side = flags & Qt::AlignRight ? u">"_s : flags & Qt::AlignHCenter ? u"="_s : u"<"_s;
    return flags & Qt::AlignTop ? side + u'^' : side;
}

QString valueText(const QVariant& value)
{
    if (value.metaType() == QMetaType::fromType<QList<int>>()) {
        QStringList numbers;
        for (const int number : value.value<QList<int>>())
            numbers += QString::number(number);
        return numbers.join(u'+');
    }
    return value.metaType() == QMetaType::fromType<QStringList>() ? value.toStringList().join(u'+')
                                                                  : value.toString();
}

/// A cell: its side, its text, and what it says in other roles, by their numbers.
QString cellText(const QModelIndex& index)
{
    const QString text = index.data().toString();
    QString cell = sideOf(index.data(Qt::TextAlignmentRole)) + text;
    if (const QString tip = index.data(Qt::ToolTipRole).toString(); !tip.isEmpty() && tip != text)
        cell += u" tip="_s + tip;
    if (const QString spoken = index.data(Qt::AccessibleTextRole).toString(); !spoken.isEmpty())
        cell += u" spoken="_s + spoken;
    if (index.data(Qt::FontRole).isValid())
        cell += u" bold"_s;
    if (index.flags().testFlag(Qt::ItemIsEditable))
        cell += u" edit="_s + index.data(Qt::EditRole).toString();
    for (int role = 0; role < kOwnRoles; ++role) {
        const QVariant value = index.data(Qt::UserRole + role);
        const bool isWholeBody = Qt::UserRole + role == ui::BodyLengthRole && value.toInt() == text.size();
        const bool isNo = value.metaType() == QMetaType::fromType<bool>() && !value.toBool();
        if (value.isValid() && !isWholeBody && !isNo)
            cell += u" %1=%2"_s.arg(role).arg(valueText(value));
    }
    return cell.replace(u'\n', u'/');
}

/// Heads and first rows of a model, one a line.
QStringList described(const QAbstractItemModel& model)
{
    QStringList lines;
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column) {
        const auto head = [&](int role) { return model.headerData(column, Qt::Horizontal, role); };
        cells += sideOf(head(Qt::TextAlignmentRole)) + head(Qt::DisplayRole).toString();
        if (const QString tip = head(Qt::ToolTipRole).toString(); !tip.isEmpty())
            cells.last() += u" tip="_s + tip;
    }
    lines += cells.join(u" | "_s);
    for (int row = 0; row < std::min(model.rowCount(), kRows); ++row) {
        cells.clear();
        for (int column = 0; column < model.columnCount(); ++column)
            cells += cellText(model.index(row, column));
        lines += cells.join(u" | "_s);
    }
    return lines;
}

void compareLines(QAbstractItemModel& model, const QStringList& wanted)
{
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QStringList lines = described(model);
    if (lines != wanted) {
        for (const QString& line : lines)
            qInfo().noquote() << u"u\"%1\"_s,"_s.arg(QString(line).replace(u'"', u"\\\""_s));
    }
    QCOMPARE(lines, wanted);
}

engine::Tournament example()
{
    return OpenTournament::read(u"wo-2026"_s);
}

} // namespace

/// What the read-only tables of the window say, cell by cell: texts, sides, tool tips, roles.
class TestColumns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        m_open = std::make_unique<OpenTournament>(example());
    }
    void cleanup() { m_open.reset(); }

    void comparison();
    void importedPlayers();
    void importNotes();
    void parameters();
    void playerGames();
    void roundRoster();
    void teamRoster();
    void whatIf();

private:
    std::unique_ptr<OpenTournament> m_open;
};

void TestColumns::comparison()
{
    ui::ComparisonModel model;
    const auto& rules = app::shippedRules();
    const auto first = engine::evaluate(m_open->tournament(), **rules.find("dwz-2016"));
    const auto second = engine::evaluate(m_open->tournament(), **rules.find("dwz-2026"));
    model.setComparison(m_open->tournament(), engine::compare(*first, *second), u"A"_s, u"B"_s);
    compareLines(
        model,
        {u"># | <Player | >Old rating | >A | >Change | >B | >Change | >Difference"_s,
         u">1 2=0 7=1 | <A 2=1 7=A | >2220 2=1 7=2220 | >2242 – 32 1=4 2=1 7=2242 | >+22 2=1 3=1 7=22 | >2245 – 32 1=4 2=1 7=2245 | >+25 2=1 3=1 7=25 | >+3 2=2 3=1 7=3"_s,
         u">2 2=0 7=2 | <B 2=1 7=B | >2100 2=1 7=2100 | >2091 – 56 1=4 2=1 7=2091 | >−9 2=1 3=-1 7=-9 | >2081 – 56 1=4 2=1 7=2081 | >−19 2=1 3=-1 7=-19 | >−10 2=2 3=-1 7=-10"_s,
         u">3 2=0 7=3 | <C 2=1 7=C | >2000 2=1 7=2000 | >1982 – 26 1=4 2=1 7=1982 | >−18 2=1 3=-1 7=-18 | >1978 – 26 1=4 2=1 7=1978 | >−22 2=1 3=-1 7=-22 | >−4 2=2 3=-1 7=-4"_s});
}

void TestColumns::importedPlayers()
{
    ui::ImportedPlayersModel model;
    model.setTournament(m_open->tournament());
    compareLines(model, {u">No. | <Name | <Club | >Born | >Rating | >Points | >Games"_s,
                         u">1 2=1 | <A 2=2 | <aaaaa 2=1 | >1986 2=1 | >2220 – 31 2=1 | >7 2=2 | >7 2=1"_s,
                         u">2 2=1 | <B 2=2 | <bbbbb 2=1 | >2004 2=1 | >2100 – 55 2=1 | >2½ 2=2 | >5 2=1"_s,
                         u">3 2=1 | <C 2=2 | <ccccc 2=1 | >1971 2=1 | >2000 – 25 2=1 | >1 2=2 | >5 2=1"_s});
}

void TestColumns::importNotes()
{
    ui::ImportNotesModel model;
    model.setNotes({{.code = app::ImportCode::Empty, .level = app::ImportLevel::Adjusted},
                    {.code = app::ImportCode::NoTable, .level = app::ImportLevel::Refused},
                    {.code = app::ImportCode::NoGames, .level = app::ImportLevel::Doubt}});
    compareLines(model,
                 {u"=^ | <^Place | <^Remark"_s,
                  u"=^✕ spoken=refused | <^ | <^There is no table of participants or pairings in it."_s,
                  u"=^! spoken=doubtful | <^ | <^These are participants only: there is no game in it."_s,
                  u"=^i spoken=adjusted | <^ | <^There is nothing in the file."_s});
}

void TestColumns::parameters()
{
    ui::ParameterModel model;
    const engine::RuleVersion& shipped = **app::shippedRules().find("dwz-2026");
    engine::RuleVersion own = shipped;
    own.parameters.front().values.front() += 1;
    model.setVersion(own, &shipped, true);
    compareLines(
        model,
        {u"<Parameter | <Value | <Unit | <As shipped | <Name | <Clause"_s,
         u"<Factor r of the correction of the first rating | <1.08 bold edit=1.08 | <factor | <0.08 | <r | <Annex 1.2.1"_s,
         u"<Divisor t of the bonus a of youth players | <30 edit=30 | <factor | < | <t | <Annex 1.2.1"_s,
         u"<Summand u of the brake b | <800 edit=800 | <rating points | < | <u | <Annex 1.2.1"_s});
}

void TestColumns::playerGames()
{
    ui::PlayerGamesModel model(m_open->evaluation());
    model.setParticipant(ParticipantNumber(2));
    compareLines(
        model,
        {u">Rd. tip=Round | <Opponent tip=Opponent | >Rating tip=Rating of the opponent that enters this player's evaluation | >Result tip=Result | >Expected tip=Winning expectancy P(D) | >+/− tip=Change of the rating by this game alone: K · (p − P(D)), Anhang 3.2 | <Remark tip=Remark"_s,
         u"> 2=0 7=1 | <A 2=1 7=1 | >2220 – 31 1=4 2=1 7=1 | >0 2=1 7=1 | >0.336 2=1 7=1 | >−10.7 2=2 3=-1 7=1 | < 2=0 7=1"_s,
         u"> 2=0 7=5 | <E 2=1 7=5 | >1800 2=1 7=5 | >½ 2=1 7=5 | >0.856 2=1 7=5 | >−11.4 2=2 3=-1 7=5 | < 2=0 7=5"_s,
         u"> 2=0 7=7 | <G 2=1 7=7 | >1961 tip=Exceptional player: his performance takes the place of his old rating (3.6.3). 2=1 4=true 7=7 | >1 2=1 7=7 | >0.688 2=1 7=7 | >+10.0 2=2 3=1 7=7 | < 2=0 7=7"_s});
    model.setParticipant(ParticipantNumber(14));
    compareLines(
        model,
        {u">Rd. tip=Round | <Opponent tip=Opponent | >Rating tip=Rating of the opponent that enters this player's evaluation | >Result tip=Result | >Expected tip=Winning expectancy P(D) | >+/− tip=Change of the rating by this game alone: K · (p − P(D)), Anhang 3.2 | <Remark tip=Remark"_s,
         u"> 2=0 | <Carry-over game, 1 Jul 2026 2=1 | >1600 2=1 | >0 2=1 | > 2=1 | > 2=2 3=0 | < 2=0"_s,
         u"> 2=0 | <Carry-over game, 1 Jul 2026 2=1 | >1400 2=1 | >1 2=1 | > 2=1 | > 2=2 3=0 | < 2=0"_s,
         u"> 2=0 7=7 | <G 2=1 7=7 | >1640 – 3 1=4 2=1 7=7 | >0 2=1 7=7 | > 2=1 7=7 | > 2=2 3=0 7=7 | <new carry-over game 2=0 7=7"_s});
}

void TestColumns::roundRoster()
{
    ui::RoundRosterModel model(m_open->document());
    model.setRound(1);
    compareLines(model, {u"< | >"_s, u"<A 0=1 | > 1=1"_s, u"<B 0=2 | > 1=1"_s, u"<C 0=3 | > 1=1"_s});
    QCOMPARE(model.freeCount(), 14);
}

void TestColumns::teamRoster()
{
    engine::Tournament tournament = example();
    tournament.participants[0].team = "Home";
    tournament.participants[1].team = "Away";
    m_open = std::make_unique<OpenTournament>(tournament);
    ui::TeamRosterModel model(m_open->document());
    model.setRound(1);
    compareLines(model, {u"<"_s, u"<Teams 1=1 3=true"_s, u"<Home 0=1 1=1"_s, u"<Away 0=2 1=1"_s});
    model.setTeams("Home", "Away");
    QCOMPARE(model.rowCount(), 7);
}

void TestColumns::whatIf()
{
    const auto rules = std::make_shared<const engine::RuleCatalog>(app::shippedRules());
    const auto trial = app::WhatIf::start(m_open->evaluation(), rules);
    QVERIFY(trial.has_value());
    ui::WhatIfModel model(**trial);
    compareLines(
        model,
        {u"<Player | >as it is tip=New rating as things really are | >what if tip=New rating with what was tried | >Difference tip=Difference"_s,
         u"<A 0=1 1=0 | >2245 1=0 | >2245 1=0 | >"_s, u"<B 0=2 1=0 | >2081 1=0 | >2081 1=0 | >"_s,
         u"<C 0=3 1=0 | >1978 1=0 | >1978 1=0 | >"_s});
    app::TournamentDocument& copy = (*trial)->document();
    const engine::GameId first = copy.tournament().games.front().id;
    QVERIFY(copy.apply({{app::EditKind::ClearResult, {}}, {app::RemoveGame{first}}}).has_value());
    compareLines(
        model,
        {u"<Player | >as it is tip=New rating as things really are | >what if tip=New rating with what was tried | >Difference tip=Difference"_s,
         u"<A 0=1 | >2245 1=1 | >2237 1=1 | >−8"_s, u"<B 0=2 | >2081 1=1 | >2092 1=1 | >+11 1=2"_s,
         u"<C 0=3 1=0 | >1978 1=0 | >1978 1=0 | >"_s});
    QVERIFY(model.changedCount() > 0);
}

ZAHLMEISTER_TEST(TestColumns, QApplication)

} // namespace tst_columns

#include "tst_columns.moc"
