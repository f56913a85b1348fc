// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/formats/csv/evaluationcsv.h"
#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "tests/support/woexample.h"

namespace tst_evaluationcsv {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

namespace {

Evaluation evaluated(const Tournament& tournament)
{
    const RuleCatalog& catalog = app::shippedRules();
    return engine::evaluate(tournament, *catalog.choose(tournament.header).value().version,
                            {Arithmetic::Tables, false})
        .value();
}

/// The columns that the rule version of the tournament prints.
std::span<const ColumnSpec> columnsFor(const Tournament& tournament)
{
    return descriptionOf(*app::shippedRules().choose(tournament.header).value().version)->columns;
}

QString csvOf(const Tournament& tournament, const app::CsvStyle& style = {})
{
    return QString::fromUtf8(
        app::writeEvaluationCsv(tournament, evaluated(tournament), columnsFor(tournament), style));
}

/// Reads CSV as RFC 4180 says, so that the writer is tried by somebody else's rules.
QList<QStringList> parsed(const QString& text, QChar separator = u';')
{
    QList<QStringList> lines{{QString()}};
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar character = text[i];
        QString& entry = lines.back().back();
        if (quoted) {
            if (character != u'"')
                entry += character;
            else if (i + 1 < text.size() && text[i + 1] == u'"')
                entry += text[++i];
            else
                quoted = false;
        } else if (character == u'"') {
            quoted = true;
        } else if (character == separator) {
            lines.back().append(QString());
        } else if (character == u'\n') {
            lines.append({QString()});
        } else {
            entry += character;
        }
    }
    lines.removeLast(); // the text ends with a line end
    return lines;
}

template <typename Number>
QString optional(const std::optional<Number>& number)
{
    return number ? QString::number(*number) : QString();
}

} // namespace

class TestEvaluationCsv : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTheExampleOfTheRegulation();
    void headsAreTheKeysOfTheJsonFormat();
    void followsTheStyleOfACountry();
    void textsThatNeedQuotesComeBack_data();
    void textsThatNeedQuotesComeBack();
    void nobodyGivesOnlyHeads();
    void writesTheColumnsAskedFor();
    void writesIngo();
};

// RULE: WO2026 Anhang 3.1.11
void TestEvaluationCsv::writesTheExampleOfTheRegulation()
{
    const Tournament tournament = woExample();
    const QList<QStringList> lines = parsed(csvOf(tournament));
    QCOMPARE(lines.size(), qsizetype(17));
    const QStringList& heads = lines.constFirst();
    for (std::size_t i = 0; i < woExpectations().size(); ++i) {
        const WoExpectation& expected = woExpectations()[i];
        const QStringList& line = lines[static_cast<qsizetype>(i) + 1];
        QCOMPARE(line.size(), heads.size());
        const auto entry = [&](const QString& head) { return line[heads.indexOf(head)]; };
        QCOMPARE(entry(u"number"_s), QString::number(i + 1));
        QCOMPARE(entry(u"name"_s), QString::fromLatin1(expected.name));
        QCOMPARE(entry(u"games"_s), QString::number(expected.games));
        QCOMPARE(entry(u"score"_s), QString::number(expected.score, 'f', 1));
        QCOMPARE(entry(u"expected"_s),
                 expected.expected ? QString::number(*expected.expected, 'f', 3) : QString());
        QCOMPARE(entry(u"k"_s),
                 expected.coefficient ? QString::number(*expected.coefficient, 'f', 1) : QString());
        QCOMPARE(entry(u"opponents_average"_s), optional(expected.opponentsAverage));
        QCOMPARE(entry(u"performance"_s), optional(expected.performance));
        QCOMPARE(entry(u"new_rating"_s), optional(expected.newRating));
        QCOMPARE(entry(u"new_index"_s), optional(expected.newIndex));
        QCOMPARE(entry(u"recorded"_s), expected.recorded ? u"1"_s : u"0"_s);
    }
    const auto change = heads.indexOf(u"change"_s);
    QCOMPARE(lines[1][change], u"25"_s);   // A: 2220 to 2245
    QCOMPARE(lines[2][change], u"-19"_s);  // B: 2100 to 2081
    QCOMPARE(lines[9][change], QString()); // J had no rating
}

void TestEvaluationCsv::headsAreTheKeysOfTheJsonFormat()
{
    const QString first = csvOf(woExample()).section(u'\n', 0, 0);
    QCOMPARE(first, u"number;name;age_group;club;old_rating;old_index;k;opponents_average;score;games;"
                    "expected;performance;new_rating;new_index;change;recorded"_s);
}

void TestEvaluationCsv::followsTheStyleOfACountry()
{
    app::CsvStyle style;
    style.separator = u'\t';
    style.decimalMark = u',';
    style.head = [](app::CsvColumn column) { return u"Spalte %1"_s.arg(static_cast<int>(column)); };
    style.ageGroup = [](AgeGroup group) { return group == AgeGroup::Adult ? u"Erwachsen"_s : u"jünger"_s; };
    const QList<QStringList> lines = parsed(csvOf(woExample(), style), u'\t');
    QCOMPARE(lines[0][0], u"Spalte 0"_s);
    QCOMPARE(lines[0].last(), u"Spalte %1"_s.arg(static_cast<int>(app::CsvColumn::Recorded)));
    QVERIFY2(lines[1].contains(u"5,990"_s), qPrintable(lines[1].join(u'|'))); // W_e of A
    QVERIFY2(lines[1].contains(u"7,0"_s), qPrintable(lines[1].join(u'|')));
    QVERIFY2(lines[1].contains(u"Erwachsen"_s), qPrintable(lines[1].join(u'|')));
    QVERIFY2(lines[4].contains(u"jünger"_s), qPrintable(lines[4].join(u'|'))); // D was born in 2010
}

void TestEvaluationCsv::textsThatNeedQuotesComeBack_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("written");
    QTest::newRow("plain") << u"Müller, Jörg"_s << u"Müller, Jörg"_s;
    QTest::newRow("separator") << u"Müller; Jörg"_s << u"\"Müller; Jörg\""_s;
    QTest::newRow("quotation mark") << u"Müller \"Mecki\""_s << u"\"Müller \"\"Mecki\"\"\""_s;
    QTest::newRow("line feed") << u"Müller\nJörg"_s << u"\"Müller\nJörg\""_s;
    QTest::newRow("carriage return") << u"Müller\rJörg"_s << u"\"Müller\rJörg\""_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestEvaluationCsv::textsThatNeedQuotesComeBack()
{
    QFETCH(QString, name);
    QFETCH(QString, written);
    TournamentBuilder builder;
    builder.rated(1500).name = name.toStdString();
    builder.rated(1600);
    builder.game(1, 2, kDrawn);
    const QString csv = csvOf(builder.tournament);
    QVERIFY2(csv.contains(u"\n1;"_s + written + u';'), qPrintable(csv));
    const QList<QStringList> lines = parsed(csv);
    QCOMPARE(lines.size(), qsizetype(3));
    QCOMPARE(lines[1][1], name);
    QCOMPARE(lines[1].size(), lines[0].size());
}

void TestEvaluationCsv::nobodyGivesOnlyHeads()
{
    TournamentBuilder builder;
    QCOMPARE(parsed(csvOf(builder.tournament)).size(), qsizetype(1));
}

void TestEvaluationCsv::writesTheColumnsAskedFor()
{
    const Tournament tournament = woExample();
    const std::vector<ColumnSpec> columns{{Column::NewRating, "new", ""}, {Column::OldRating, "old", ""}};
    const QString csv =
        QString::fromUtf8(app::writeEvaluationCsv(tournament, evaluated(tournament), columns));
    QCOMPARE(csv.section(u'\n', 0, 0), u"number;name;new_rating;new_index;old_rating;old_index;recorded"_s);
    QCOMPARE(csv.section(u'\n', 1, 1), u"1;A;2245;32;2220;31;1"_s);
    QCOMPARE(csv.section(u'\n', 13, 13), u"13;N;1494;1;;;0"_s);
}

/// With the decimals of the system's columns, and the mark of a number that is but a bound.
// RULE: INGO C II
void TestEvaluationCsv::writesIngo()
{
    TournamentBuilder builder;
    builder.tournament.header.system = "ingo-1960";
    builder.unrated();
    for (const int number : {100, 110, 125}) {
        builder.rated(number, 5);
        builder.game(1, int(builder.tournament.participants.size()), kBlackWins);
    }
    const QList<QStringList> lines = parsed(csvOf(builder.tournament));
    QCOMPARE(lines[0].join(u' '),
             u"number name old_rating old_index score games level percent_difference performance new_rating "
             "new_index bound change recorded"_s);
    QCOMPARE(lines[1].join(u' '), u"1 Player 1   0.0 3 124.2 37.5 161.7 162 1 or_worse  1"_s);
    app::CsvStyle style;
    style.bound = [](RatingBound bound) { return bound == RatingBound::OrWorse ? u"≥"_s : u"≤"_s; };
    QCOMPARE(parsed(csvOf(builder.tournament, style))[1][11], u"≥"_s);
}

ZAHLMEISTER_TEST(TestEvaluationCsv, void)

} // namespace tst_evaluationcsv

#include "tst_evaluationcsv.moc"
