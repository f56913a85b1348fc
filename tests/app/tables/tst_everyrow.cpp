// SPDX-License-Identifier: GPL-3.0-or-later
// No row of a table vanishes: whoever stands in it is a participant, or a note names the row.
#include <algorithm>
#include <random>
#include <set>

#include <QTest>

#include "app/open/open.h"
#include "app/text/separatedfields.h"
#include "tests/support/testmain.h"

namespace tst_everyrow {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

constexpr int kRows = 12;

/// Characters of one general category of Unicode; control characters are in no table.
const std::vector<char32_t>& lettersOf(int category)
{
    static const std::vector<std::vector<char32_t>> kLetters = [] {
        std::vector<std::vector<char32_t>> letters(QChar::Symbol_Other + 1);
        for (char32_t c = 0x20; c <= 0x1ffff; ++c) {
            const bool isControl = QChar::category(c) == QChar::Other_Control;
            if (!isControl && !QChar::isSurrogate(c) && !QChar::isNonCharacter(c))
                letters[QChar::category(c)].push_back(c);
        }
        return letters;
    }();
    return kLetters[static_cast<std::size_t>(category)];
}

/// A name with letters of any kind in it, or of nothing but one kind.
QString anyName(std::mt19937& random, int category)
{
    static const QStringList kForms =
        u"%1|Meier%1|%1Meier|Meier, %1|%1, Jan|Mei%1er, Jan|%1%1%1|%1 %1"_s.split(u'|');
    const auto& letters = lettersOf(category);
    QString name = kForms[static_cast<qsizetype>(random() % static_cast<unsigned>(kForms.size()))];
    const char32_t letter = letters[random() % letters.size()];
    return name.replace("%1"_L1, QString::fromUcs4(&letter, 1));
}

struct Written {
    QString name;
    QStringList heads;
    QStringList (*row)(int row, const QString& name);
    QString separator; ///< empty: a web page
};

const std::vector<Written>& tables()
{
    static const QStringList kPeople{u"Nr."_s, u"Name"_s, u"Verein"_s, u"DWZ"_s};
    static const QStringList kRounds{u"Nr."_s, u"Name"_s, u"1"_s, u"Punkte"_s};
    static const auto kPerson = [](int row, const QString& name) {
        return QStringList{QString::number(row), name, u"SC Turm"_s, QString::number(1500 + row)};
    };
    static const auto kNamed = [](int row, const QString& name) {
        return QStringList{name, u"SC Turm"_s, QString::number(1500 + row)};
    };
    static const auto kPlayer = [](int row, const QString& name) {
        const bool white = row % 2 == 1;
        return QStringList{QString::number(row), name,
                           white ? QString::number(row + 1) + u"w1" : QString::number(row - 1) + u"s0",
                           white ? u"1"_s : u"0"_s};
    };
    static const std::vector<Written> kTables{
        {u"list"_s, kPeople, kPerson, u";"_s},
        {u"list without numbers"_s, kPeople.mid(1), kNamed, u";"_s},
        {u"list with tabs"_s, kPeople, kPerson, u"\t"_s},
        {u"page"_s, kPeople, kPerson, {}},
        {u"progress table"_s, kRounds, kPlayer, u";"_s},
        {u"page of a progress table"_s, kRounds, kPlayer, {}},
    };
    return kTables;
}

QByteArray fileOf(const Written& table, const QStringList& names)
{
    QList<QStringList> rows{table.heads};
    for (int row = 1; row <= kRows; ++row)
        rows.append(table.row(row, names[row - 1]));
    QString text;
    for (const QStringList& row : rows) {
        QStringList cells;
        for (const QString& cell : row) {
            cells += table.separator.isEmpty() ? QString(u"<td>"_s + cell.toHtmlEscaped() + u"</td>"_s)
                                               : csvField(cell, table.separator.front());
        }
        text += table.separator.isEmpty() ? QString(u"<tr>"_s + cells.join(QString()) + u"</tr>\n"_s)
                                          : QString(cells.join(table.separator) + u"\n"_s);
    }
    if (table.separator.isEmpty())
        text = u"<html><body><table>"_s + text + u"</table></body></html>"_s;
    return text.toUtf8();
}

/// How many rows are participants or named in notes.
int rowsTold(const ImportedTournament& read)
{
    auto told = static_cast<int>(read.tournament.participants.size());
    for (const ImportNote& note : read.notes) {
        if (note.code == ImportCode::RowsLeftOut)
            told += std::stoi(note.args.at(1));
        else if (note.code == ImportCode::DummyLeftOut)
            ++told;
    }
    return told;
}

} // namespace

class TestEveryRow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isReadOrNamed_data();
    void isReadOrNamed();
    void namesTheRow();
    void readsNumberedPeople();
    void namesOtherStandings();
    void tellsTeamsFromPersons_data();
    void tellsTeamsFromPersons();
    void readsBoardsBesideAProgramme();
    void readsTheHeadOfAPage();
    void doubtsRatingsOfOtherKinds();
};

void TestEveryRow::isReadOrNamed_data()
{
    QTest::addColumn<int>("table");
    for (int i = 0; i < static_cast<int>(tables().size()); ++i)
        QTest::newRow(qPrintable(tables()[static_cast<std::size_t>(i)].name)) << i;
}

void TestEveryRow::isReadOrNamed()
{
    QFETCH(const int, table);
    const Written& written = tables()[static_cast<std::size_t>(table)];
    std::mt19937 random(17);
    int read = 0;
    for (int i = 0; i < 600; ++i) {
        QStringList names;
        const int strange = 1 + static_cast<int>(random() % kRows);
        QString example;
        for (int row = 1; row <= kRows; ++row) {
            const int category = i % (QChar::Symbol_Other + 1);
            const bool any = row == strange && !lettersOf(category).empty();
            names += any ? anyName(random, category) : u"Muster%1, Max"_s.arg(QChar(u'a' + row));
            example = any ? names.last() : example;
        }
        const QByteArray file = fileOf(written, names);
        const Opened opened = open({{.name = u"table"_s, .data = file}});
        if (!opened.result.has_value()) // told as a whole
            continue;
        ++read;
        QVERIFY2(rowsTold(*opened.result) >= kRows,
                 qPrintable(u"%1: %2 of %3"_s.arg(example).arg(rowsTold(*opened.result)).arg(kRows)));
    }
    // A table of games in which somebody is not named is refused.
    QVERIFY2(read > 300, qPrintable(QString::number(read)));
}

void TestEveryRow::namesTheRow()
{
    const Opened opened = open({{.name = u"a.csv"_s,
                                 .data = "Name;Verein;DWZ\n"
                                         "Abel, Jan;SC Turm;1500\n"
                                         "Meier1999;SC Turm;1600\n"
                                         "12345;SC Turm;1700\n"
                                         "Berg, Ute;SC Turm;1800\n"
                                         ";;\n"
                                         "Stand: 3.5.2026\n"}});
    QVERIFY(opened.result.has_value());
    const auto& notes = opened.result->notes;
    const auto note = std::ranges::find(notes, ImportCode::RowsLeftOut, &ImportNote::code);
    QVERIFY(note != notes.end());
    QCOMPARE(note->args, (std::vector<std::string>{"Meier1999 SC Turm 1600", "2"}));
    QCOMPARE(note->place.line, 3);
    QCOMPARE(opened.result->tournament.participants.size(), std::size_t{2});
}

void TestEveryRow::readsNumberedPeople()
{
    const Opened opened = open({{.name = u"a.csv"_s,
                                 .data = "Nr;Name;1;2;3;Punkte\n"
                                         "1;Meier1999;*;1;½;1,5\n"
                                         "2;x2000;0;*;1;1\n"
                                         "3;Summe;½;0;*;0,5\n"_ba}});
    QVERIFY(opened.result.has_value());
    const auto& people = opened.result->tournament.participants;
    QCOMPARE(people.size(), std::size_t{3});
    QCOMPARE(people[0].name, std::string("Meier1999"));
    QCOMPARE(opened.result->tournament.games.size(), std::size_t{3});
}

// Of several standings only the largest was read, or all became one.
void TestEveryRow::namesOtherStandings()
{
    const QString head = u"<tr><th>Rg</th><th>Name</th><th>Pkt</th></tr>"_s;
    const Opened page = open(
        {{.name = u"page"_s,
          .data =
              QString(u"<h2>Gruppe A</h2><table>"_s + head +
                      u"<tr><td>1</td><td>Abel, Jan</td><td>2</td></tr>"
                      "<tr><td>2</td><td>Berg, Ute</td><td>1</td></tr></table><h2>Gruppe B</h2><table>"_s +
                      head + u"<tr><td>1</td><td>Dorn, Max</td><td>1</td></tr></table>"_s)
                  .toUtf8()}});
    QVERIFY(page.result.has_value());
    const auto part = std::ranges::find(page.result->notes, ImportCode::UnknownPart, &ImportNote::code);
    QVERIFY(part != page.result->notes.end());
    QCOMPARE(part->args.front(), std::string("Gruppe B"));
    const Opened text = open({{.name = u"text"_s,
                               .data = "Gruppe A\nRg;Name;Pkt\n1;Abel, Jan;2\n2;Berg, Ute;1\n"
                                       "\nGruppe B\nRg;Name;Pkt\n1;Dorn, Max;1\n"_ba}});
    QVERIFY(text.result.has_value());
    const auto groups = std::ranges::find(text.result->notes, ImportCode::SeveralGroups, &ImportNote::code);
    QVERIFY(groups != text.result->notes.end());
    QCOMPARE(groups->args.front(), std::string("Gruppe A, Gruppe B"));
}

void TestEveryRow::tellsTeamsFromPersons_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("teams");
    QTest::newRow("programme") << "Runde;Heim;Gast;Brettpunkte\n1;SC Turm Erfurt 2;SV Empor Berlin;5:3\n"
                                  "1;SK Zehlendorf;SG Leipzig 3;4,5:3,5\n"_ba
                               << true;
    QTest::newRow("cup") << "Nr.;Heimmannschaft;Gastmannschaft;Ergebnis\n1;Erfurt;Berlin;1:0\n"
                            "2;Halle;Jena;0:1\n"_ba
                         << true;
    QTest::newRow("persons at home") << "Brett;Heim;Gast;Ergebnis\n1;Abel, Jan;Berg, Ute;1:0\n"
                                        "2;Cohn, Emil;Dorn, Max;0:1\n"_ba
                                     << false;
}

void TestEveryRow::tellsTeamsFromPersons()
{
    QFETCH(const QByteArray, content);
    QFETCH(const bool, teams);
    const Opened opened = open({{.name = u"a.csv"_s, .data = content}});
    QCOMPARE(opened.result.has_value(), !teams);
    if (teams)
        QCOMPARE(opened.result.error().front().code, ImportCode::TeamTable);
}

void TestEveryRow::readsBoardsBesideAProgramme()
{
    const QString head = u"<tr><th>Brett</th><th>Heim</th><th>Gast</th><th>Ergebnis</th></tr>"_s;
    const QString page = u"<h2>Spielplan</h2><table>"_s + head +
                         u"<tr><td>1</td><td>SC Turm Erfurt 2</td><td>SV Empor Berlin</td><td>2:1</td></tr>"
                         "<tr><td>2</td><td>SK Zehlendorf</td><td>SG Leipzig 3</td><td>1:2</td></tr></table>"
                         "<h2>Runde 1</h2><table>"_s +
                         head +
                         u"<tr><td>1</td><td>Abel, Jan</td><td>Cohn, Emil</td><td>1:0</td></tr>"
                         "<tr><td>2</td><td>Berg, Ute</td><td>Dorn, Max</td><td>0:1</td></tr></table>"_s;
    const Opened opened = open({{.name = u"page"_s, .data = page.toUtf8()}});
    QVERIFY(opened.result.has_value());
    QCOMPARE(opened.result->tournament.participants.size(), std::size_t{4});
    QCOMPARE(opened.result->tournament.games.size(), std::size_t{2});
    const auto& notes = opened.result->notes;
    const auto part = std::ranges::find(notes, ImportCode::UnknownPart, &ImportNote::code);
    QVERIFY(part != notes.end());
    QCOMPARE(part->args.front(), std::string("Spielplan"));
}

void TestEveryRow::readsTheHeadOfAPage()
{
    const QByteArray page = "<h2>Erfurter Open 2026</h2><table><tr><td>Location</td><td>Erfurt</td></tr>"
                            "<tr><td>Date</td><td>2026/05/06 to 2026/05/10</td></tr>"
                            "<tr><td>Number of rounds</td><td>5</td></tr></table>"
                            "<table><tr><th>No.</th><th>White</th><th>Result</th><th>Black</th></tr>"
                            "<tr><td>1</td><td>Abel, Jan</td><td>1 - 0</td><td>Berg, Ute</td></tr></table>";
    const Opened opened = open({{.name = u"page"_s, .data = page}});
    QVERIFY(opened.result.has_value());
    const engine::TournamentHeader& header = opened.result->tournament.header;
    QCOMPARE(header.name, std::string("Erfurter Open 2026"));
    QCOMPARE(header.place, std::string("Erfurt"));
    QCOMPARE(header.start->iso(), std::string("2026-05-06"));
    QCOMPARE(header.end->iso(), std::string("2026-05-10"));
    QCOMPARE(header.rounds, std::optional(5));
    QVERIFY(!opened.result->tournament.games.front().date);
}

void TestEveryRow::doubtsRatingsOfOtherKinds()
{
    const Opened opened = open({{.name = u"a.csv"_s,
                                 .data = "Nr;Name;DWZ;TWZ\n1;Abel, Jan;1500;1500\n"
                                         "2;Berg, Ute;;1600\n"_ba}});
    QVERIFY(opened.result.has_value());
    const auto& notes = opened.result->notes;
    const auto note = std::ranges::find(notes, ImportCode::RatingIsNotDwz, &ImportNote::code);
    QVERIFY(note != notes.end());
    QCOMPARE(note->args, (std::vector<std::string>{"Berg, Ute", "1600"}));
    const Opened elo =
        open({{.name = u"a.csv"_s, .data = "Nr;Name;Elo\n1;Abel, Jan;1500\n2;Berg, Ute;600\n"_ba}});
    QVERIFY(elo.result.has_value());
    const auto doubt = std::ranges::find(elo.result->notes, ImportCode::OutOfRange, &ImportNote::code);
    QVERIFY(doubt != elo.result->notes.end());
    QCOMPARE(doubt->args.at(1), std::string("600"));
}

ZAHLMEISTER_TEST(TestEveryRow, QCoreApplication)

} // namespace tst_everyrow

#include "tst_everyrow.moc"
