// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/app/chronicle/chain.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/support/testmain.h"
#include "ui/text/language.h"
#include "ui/text/listtable.h"

namespace tst_listtable {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::ui;

namespace {

QStringList headsOf(const ListTable& table)
{
    QStringList heads;
    for (const app::Table::Column& column : table.columns)
        heads += column.isForFiles ? u'(' + column.head + u')' : column.head;
    return heads;
}

QStringList textsOf(const ListRow& row)
{
    QStringList texts;
    for (const app::Table::Cell& cell : row.cells)
        texts += cell.text;
    return texts;
}

QString factOf(const ListTable& table, const QString& label)
{
    for (const auto& [name, value] : table.facts) {
        if (name == label)
            return value;
    }
    return {};
}

app::RatingList listOf(const app::Chronicle& chronicle, const app::RatingListRequest& request)
{
    return *app::ratingList(chronicle, request, {chronicle, {}, request.day});
}

/// Two tournaments of the hero, who gets another rating in the second one.
app::Chronicle twoTournaments()
{
    auto one = wonBy(1, day(2027, 3, 1), 1700, 20);
    auto two = wonBy(2, day(2027, 10, 1), 1720, 21);
    for (auto* tournament : {&one, &two}) {
        heroOf(*tournament).club = "C0505";
        heroOf(*tournament).clubName = "SK Größe";
    }
    return chronicleOf({one, two});
}

} // namespace

/// Lists as tables of texts.
class TestListTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsRatings();
    void saysWhatItIsOf();
    void comparesWithToday();
    void showsTheElo();
    void showsTournaments();
    void tellsHowPersonsArePublished();
    void ordersTexts();
    void plainFigures_data();
    void plainFigures();

private:
    Translators m_translators{Language::English};
};

// RULE: WO2026 6.5.2.1
void TestListTable::showsRatings()
{
    const app::Chronicle chronicle = twoTournaments();
    const ListTable table =
        listTable(listOf(chronicle, {.day = day(2027, 12, 31), .since = day(2027, 6, 1)}), *chronicle.rules);
    QCOMPARE(headsOf(table),
             (QStringList{u"Rank"_s, u"Player"_s, u"Club"_s, u"DWZ"_s, u"Index"_s, u"Since 1 Jun 2027"_s,
                          u"Last tournament"_s, u"End"_s, u"(VKZ)"_s, u"(Player ID)"_s, u"(FIDE ID)"_s}));
    QCOMPARE(table.rows.size(), 3U);
    const ListRow& hero = table.rows.front();
    const QStringList texts = textsOf(hero);
    QCOMPARE(texts.mid(0, 3), (QStringList{u"1"_s, u"Held, Hans"_s, u"SK Größe"_s}));
    QVERIFY(texts[5].startsWith(u'+'));
    QCOMPARE(texts.mid(6), (QStringList{u"T2"_s, u"1 Oct 2027"_s, u"C0505"_s, u"NU0000001"_s, u"–"_s}));
    QCOMPARE(hero.tournament, engine::TournamentId(2));
    QCOMPARE(hero.number, kHero);
    QCOMPARE(hero.person, "1.1");
    const auto newcomer = std::ranges::find_if(
        table.rows, [](const ListRow& row) { return row.cells[1].text == u"Gegner, 2.2"; });
    QCOMPARE(newcomer->cells[5].text, u"new"_s); // not there yet in June
    QVERIFY(table.seal.isEmpty());
}

void TestListTable::saysWhatItIsOf()
{
    const app::Chronicle chronicle = twoTournaments();
    app::RatingListRequest request{.day = day(2027, 12, 31), .club = "C0505"};
    ListTable table = listTable(listOf(chronicle, request), *chronicle.rules);
    QCOMPARE(table.title, u"SK Größe (C0505)"_s);
    QVERIFY(!headsOf(table).contains(u"Club"_s)); // it is the same for all
    QCOMPARE(factOf(table, u"As of"_s), u"31 Dec 2027"_s);
    QCOMPARE(factOf(table, u"Players"_s), u"1"_s);

    request = {.day = day(2027, 12, 31), .level = "C00"};
    request.ages = app::ListedAges::Juniors;
    request.bornFrom = 2002;
    request.bornUntil = 2004;
    table = listTable(listOf(chronicle, request), *chronicle.rules);
    QCOMPARE(table.title, u"Level C00"_s);
    QCOMPARE(factOf(table, u"Age"_s), u"juniors (21 to 25)"_s);
    QCOMPARE(factOf(table, u"Birth years"_s), u"2002 to 2004"_s);
    QCOMPARE(table.name(), u"Rating list · Level C00 · 31 Dec 2027, juniors (21 to 25), 2002 to 2004"_s);
    request = {.day = day(2027, 12, 31)};
    request.women = true; // the sex of the others is not known
    table = listTable(listOf(chronicle, request), *chronicle.rules);
    QCOMPARE(table.title, u"All clubs"_s);
    QVERIFY(table.notes.join(u' ').contains(u"unknown sex"_s));
}

void TestListTable::comparesWithToday()
{
    const app::Chronicle now = twoTournaments();
    auto then = twoTournaments();
    const app::RatingListRequest request{day(2027, 12, 31)};
    app::RatingList issued = listOf(now, request);
    issued.issued = day(2028, 1, 2);
    const app::RatingList today = listOf(now, request);
    issued.lines[0].rating -= 3;
    issued.lines.erase(issued.lines.begin() + 1);
    ListIssue issue{.hash = "ab12", .withheld = 2, .today = &today};
    issue.differences = app::differencesBetween(issued, today, now);
    const ListTable table = listTable(issued, *now.rules, issue);
    const qsizetype column = headsOf(table).indexOf(u"Today"_s);
    QVERIFY(column > 0);
    QVERIFY(table.rows[0].cells[static_cast<std::size_t>(column)].text.startsWith(
        QString::number(today.lines[0].rating)));
    QVERIFY(table.rows[1].cells[static_cast<std::size_t>(column)].text.isEmpty()); // the same
    const QString notes = table.notes.join(u' ');
    QVERIFY2(notes.contains(u"2 players would stand otherwise"_s), qPrintable(notes));
    QVERIFY(notes.contains(u"Today also: Gegner"_s));
    QVERIFY(notes.contains(u"2 names may not be published"_s));
    QCOMPARE(table.seal, u"issued on 2 Jan 2028, SHA-256 ab12"_s);
    QCOMPARE(factOf(table, u"Issued"_s), u"2 Jan 2028"_s);
    issue = {.hash = "ab12", .today = &today};
    QVERIFY(
        listTable(today, *now.rules, issue).notes.contains(u"As known today, all ratings are the same."_s));
}

// RULE: FIDE B.02 8.3.4
void TestListTable::showsTheElo()
{
    const app::Chronicle chronicle = twoTournaments();
    app::RatingList list = listOf(chronicle, {day(2027, 12, 31)});
    list.lines[0].elo = app::ListedEloLine{1812, day(2027, 10, 1), -3.25};
    list.lines[1].elo = app::ListedEloLine{1700, day(2027, 3, 1)};
    const ListTable table = listTable(list, *chronicle.rules);
    QCOMPARE(headsOf(table).mid(5, 3), (QStringList{u"Elo"_s, u"Elo preview"_s, u"Last tournament"_s}));
    QCOMPARE(textsOf(table.rows[0]).mid(5, 2), (QStringList{u"1812"_s, u"−3.3"_s}));
    QCOMPARE(textsOf(table.rows[1]).mid(5, 2), (QStringList{u"1700"_s, u"–"_s}));
    QCOMPARE(textsOf(table.rows[2]).mid(5, 2), (QStringList{u"–"_s, u"–"_s}));
    QVERIFY(table.notes.join(u' ').contains(u"(1 Mar 2027 – 1 Oct 2027)"_s));
    // What nobody may see leaves no column of dashes.
    list.lines[0].elo->change.reset();
    const ListTable without = listTable(list, *chronicle.rules);
    QCOMPARE(headsOf(without).mid(5, 2), (QStringList{u"Elo"_s, u"Last tournament"_s}));
    QVERIFY(!without.notes.join(u' ').contains(u"preview"_s));
}

// RULE: WO2026 6.5.2.1
void TestListTable::showsTournaments()
{
    app::ChronicleTournament one = wonBy(1, day(2027, 3, 1), 1700, 20);
    one.tournament.header.externalId = "X1";
    one.tournament.header.level = "C00";
    one.tournament.header.evaluator = "A";
    one.tournament.header.secondEvaluator = "B";
    const app::Chronicle chronicle =
        chronicleOf({one, wonBy(2, day(2027, 4, 1), 1700, 20), wonBy(3, day(2027, 5, 1), 1700, 20)});
    const std::map<engine::TournamentId, app::EvaluationDays> days{
        {engine::TournamentId(1), {day(2027, 3, 2), day(2027, 6, 1)}},
        {engine::TournamentId(2), {day(2027, 4, 2), {}}}};
    const ListTable table = listTable(app::tournamentList(chronicle, days, {}), *chronicle.rules);
    QCOMPARE(headsOf(table).mid(0, 8),
             (QStringList{u"Tournament"_s, u"End"_s, u"Level"_s, u"Tournament ID"_s, u"Evaluated by"_s,
                          u"Evaluated on"_s, u"Last computed"_s, u"Players"_s}));
    QCOMPARE(textsOf(table.rows[0]).mid(0, 9),
             (QStringList{u"T1"_s, u"1 Mar 2027"_s, u"C00"_s, u"X1"_s, u"A, B"_s, u"2 Mar 2027"_s,
                          u"1 Jun 2027"_s, u"2"_s, u"1"_s}));
    QCOMPARE(textsOf(table.rows[1])[6], u"2 Apr 2027"_s); // computed when it was evaluated
    QCOMPARE(textsOf(table.rows[2])[5], u"–"_s);
    QCOMPARE(table.rows[0].tournament, engine::TournamentId(1));
}

// RULE: WO2026 4.1.1, 6.5
void TestListTable::tellsHowPersonsArePublished()
{
    app::ChronicleTournament one = wonBy(1, day(2027, 3, 1), 1700, 20, 3);
    one.tournament.participants[1].member = false;
    const app::Chronicle chronicle = chronicleOf({one});
    const auto noted = [&](app::UnnamedKind kind, int number) {
        const auto& person = one.tournament.participants[static_cast<std::size_t>(number) - 1];
        return app::UnnamedPerson{.kind = kind,
                                  .tournament = one.id,
                                  .participant = person.number,
                                  .name = person.name,
                                  .decided = day(2027, 4, 1)};
    };
    const std::vector<app::UnnamedPerson> unnamed{noted(app::UnnamedKind::Objection, 3),
                                                  noted(app::UnnamedKind::Anonymous, 4)};
    const ListTable table = namingTable(chronicle, {chronicle, unnamed, day(2027, 5, 1)});
    QStringList told;
    for (const ListRow& row : table.rows)
        told += row.cells.back().text;
    QCOMPARE(told, (QStringList{u"text-only"_s, u"objection"_s, u"anonymous"_s, u"named"_s}));
}

void TestListTable::ordersTexts()
{
    ListTable table{.kind = u"k"_s, .title = u"t"_s, .columns = {{u"Name"_s}}};
    for (const char* name : {"Zahn", "Ägir", "ahorn", "Ägir"})
        table.rows.push_back({.cells = {{QString::fromUtf8(name)}},
                              .tournament = engine::TournamentId(1),
                              .number = engine::ParticipantNumber(0)});
    prepareColumns(table);
    QVERIFY(table.rows[1].cells[0].order < table.rows[2].cells[0].order);
    QVERIFY(table.rows[2].cells[0].order < table.rows[0].cells[0].order);
    QCOMPARE(table.rows[1].cells[0].order, table.rows[3].cells[0].order);
    QCOMPARE(table.columns[0].widest.size(), 5);
}

void TestListTable::plainFigures_data()
{
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("plain");
    QTest::newRow("gain") << u"+25"_s << u"25"_s;
    QTest::newRow("loss") << u"−19"_s << u"-19"_s;
    QTest::newRow("none") << u"±0"_s << u"0"_s;
    QTest::newRow("missing") << u"–"_s << QString();
    QTest::newRow("rating") << u"1743"_s << u"1743"_s;
    QTest::newRow("word") << u"new"_s << u"new"_s;
}

void TestListTable::plainFigures()
{
    QFETCH(const QString, shown);
    QTEST(app::plainFigure(shown, u","_s), "plain");
}

ZAHLMEISTER_TEST(TestListTable, QCoreApplication)

} // namespace tst_listtable

#include "tst_listtable.moc"
