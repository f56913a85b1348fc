// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_officialevaluations {

using namespace zahlmeister;
using namespace zahlmeister::engine;

namespace {

const RuleVersion& versionOf(const char* id)
{
    return **tests::shippedRules().find(id);
}

QJsonObject readObject(const QString& name)
{
    QFile file(QStringLiteral(ZAHLMEISTER_TEST_DATA) + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

Score scoreOf(double points)
{
    return Score::fromHalfPoints(qRound(2 * points));
}

/// An age that has this J.
int ageWith(int j)
{
    return j == 5 ? 20 : j == 10 ? 25 : 26;
}

} // namespace

/// Figures that the federation published.
class TestOfficialEvaluations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void steps_data();
    void steps();
    void sheets_data();
    void sheets();
    void firstRating();
    void clubChampionship();
};

void TestOfficialEvaluations::steps_data()
{
    QTest::addColumn<QStringList>("fields");
    QFile file(QStringLiteral(ZAHLMEISTER_TEST_DATA) + QStringLiteral("/dwz-e-system-official-steps.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    file.readLine();
    int row = 0;
    while (!file.atEnd()) {
        const QStringList fields = QString::fromUtf8(file.readLine()).split(u'\t');
        if (!fields[7].isEmpty())
            QTest::addRow("%d: %s %s", ++row, qPrintable(fields[0]), qPrintable(fields[1])) << fields;
    }
    QCOMPARE(row, 147);
}

// RULE: WO2004 Basic formula
// RULE: WO2004 Development coefficient
void TestOfficialEvaluations::steps()
{
    QFETCH(QStringList, fields);
    const RuleVersion& version = versionOf("dwz-2016");
    for (const QString& j : fields[11].split(u',')) {
        const auto evaluation = (*systemOf(version))
                                    ->calculate({.rating = fields[7].toInt(),
                                                 .index = fields[8].toInt(),
                                                 .age = ageWith(j.toInt()),
                                                 .score = scoreOf(fields[3].toDouble()),
                                                 .expected = fields[5].toDouble(),
                                                 .gameCount = fields[4].toInt()},
                                                version, {});
        QVERIFY(evaluation.has_value());
        QCOMPARE(evaluation->participants[0].newRating, std::optional(fields[9].toInt()));
        QCOMPARE(evaluation->participants[0].newIndex, std::optional(fields[10].toInt()));
    }
}

void TestOfficialEvaluations::sheets_data()
{
    QTest::addColumn<QJsonObject>("sheet");
    const QJsonArray cases = readObject(QStringLiteral("dwz-elobase-sheets.json"))[u"cases"].toArray();
    QVERIFY(cases.size() >= 10);
    for (const auto& sheet : cases)
        QTest::addRow("%s", qPrintable(sheet.toObject()[u"id"].toString())) << sheet.toObject();
}

// RULE: WO2004 Expected and achieved points
void TestOfficialEvaluations::sheets()
{
    QFETCH(QJsonObject, sheet);
    CalculationInput input{.rating = sheet[u"Ro"].toInt(), .index = 20};
    for (const auto& game : sheet[u"games"].toArray())
        input.games.push_back({game[u"opponent"].toInt(), scoreOf(game[u"score"].toDouble())});
    const RuleVersion& version = versionOf("dwz-2004");
    const QJsonObject official = sheet[u"official"].toObject();
    bool isReproduced = false;
    for (const int j : {5, 10, 15}) { // the sheets do not tell the age
        input.age = ageWith(j);
        const auto evaluation = (*systemOf(version))->calculate(input, version, {});
        QVERIFY(evaluation.has_value());
        const ParticipantEvaluation& result = evaluation->participants[0];
        QCOMPARE(qRound(1000 * *result.expected), qRound(1000 * official[u"We"].toDouble()));
        QCOMPARE(*result.performance, official[u"Rh"].toDouble());
        if (*result.coefficient != sheet[u"E"].toDouble())
            continue;
        QCOMPARE(*result.newRating, official[u"Rn"].toInt());
        isReproduced = true;
    }
    QVERIFY2(isReproduced, "no age gives the printed E");
}

// RULE: WO2004 First rating
void TestOfficialEvaluations::firstRating()
{
    const QJsonObject sheet = readObject(QStringLiteral("dwz-2014-first-rating.json"));
    tests::TournamentBuilder builder;
    builder.tournament.header.end = Date::tryFrom(2014, 6, 1);
    Participant& newcomer = builder.unrated();
    for (const auto& game : sheet[u"rest_games"].toArray())
        newcomer.carryOver.push_back({Rating(game[u"opponent_rating"].toInt(game[u"opponent"].toInt())),
                                      scoreOf(game[u"score"].toDouble()), Date::tryFrom(2014, 1, 1)});
    for (const auto& game : sheet[u"games"].toArray()) {
        builder.rated(game[u"opponent"].toInt(), game[u"index"].toInt());
        builder.game(1, static_cast<int>(builder.tournament.participants.size()),
                     game[u"score"].toDouble() == 1 ? kWhiteWins : kBlackWins);
    }
    for (const char* id : {"dwz-2004", "dwz-2013", "dwz-2016"}) {
        const auto evaluation = evaluate(builder.tournament, versionOf(id));
        QVERIFY(evaluation.has_value());
        QCOMPARE(evaluation->participants[0].newRating,
                 std::optional(sheet[u"official"][u"first_DWZ"].toInt()));
    }
    // The exact root is 982.47; the value before the last correction is 982.501.
    const auto evaluation = evaluate(builder.tournament, versionOf("dwz-2013"));
    QVERIFY(std::abs(*evaluation->participants[0].iterationValue - 982.501) < 0.001);
}

/// W, n, Niveau and W_e of a club championship as printed by the pairing program, which knows no special
/// rating.
// RULE: WO1992 4.6, 4.7.2.1.3
void TestOfficialEvaluations::clubChampionship()
{
    const QJsonObject sheet = readObject(QStringLiteral("dwz-two-digit-tournament.json"));
    tests::TournamentBuilder builder;
    builder.tournament.header.end = Date::tryFrom(2002, 4, 12);
    for (const auto& player : sheet[u"players"].toArray()) {
        const int rating = player[u"Ro"].toInt();
        Participant& participant = rating > 0 ? builder.rated(rating) : builder.unrated();
        participant.number = ParticipantNumber(player[u"no"].toInt());
    }
    for (const auto& game : sheet[u"games"].toArray()) {
        const double score = game[u"white_score"].toDouble();
        builder.game(game[u"white"].toInt(), game[u"black"].toInt(),
                     score == 1   ? kWhiteWins
                     : score == 0 ? kBlackWins
                                  : kDrawn);
    }
    RuleVersion version = versionOf("dwz-1992");
    for (Parameter& parameter : version.parameters) {
        if (parameter.name == "special_rating")
            parameter.values = {0};
    }
    const auto evaluation = evaluate(builder.tournament, version);
    QVERIFY(evaluation.has_value());
    int compared = 0;
    const QJsonArray players = sheet[u"players"].toArray();
    for (qsizetype at = 0; at < players.size(); ++at) {
        const QJsonObject player = players[at].toObject();
        const ParticipantEvaluation& result = evaluation->participants[static_cast<std::size_t>(at)];
        const QByteArray who = QByteArray::number(player[u"no"].toInt());
        QVERIFY2(result.score.points() == player[u"W"].toDouble(), who.constData());
        QVERIFY2(result.games == player[u"n"].toInt(), who.constData());
        QVERIFY2(result.opponentsAverage == player[u"Niv"].toInt(), who.constData());
        if (result.group != Group::Established)
            continue;
        QVERIFY2(qRound(100 * *result.expected) == qRound(100 * player[u"We"].toDouble()), who.constData());
        ++compared;
    }
    QCOMPARE(compared, 18);
    QCOMPARE(evaluation->participants[19].newRating, std::optional(1928));
}

ZAHLMEISTER_TEST(TestOfficialEvaluations, void)

} // namespace tst_officialevaluations

#include "tst_officialevaluations.moc"
