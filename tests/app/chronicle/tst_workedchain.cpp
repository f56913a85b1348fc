// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>

#include <QFile>
#include <QTest>

#include "app/rules/shippedrules.h"
#include "engine/evaluation/evaluation.h"
#include "tests/app/chronicle/workedchain.h"
#include "tests/support/testmain.h"

namespace tst_workedchain {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::ChronicleTournament;

namespace {

QString ledgerText(const std::vector<engine::CarryOverGame>& games)
{
    QStringList parts;
    for (const engine::CarryOverGame& game : games)
        parts.append(u"%1/%2"_s.arg(game.opponentRating.value()).arg(game.score.halfPoints()));
    return parts.isEmpty() ? u"-"_s : parts.join(u' ');
}

template <class Number>
QString numberText(const std::optional<Number>& number)
{
    return number ? QString::number(static_cast<double>(*number), 'g', 10) : u"-"_s;
}

/// What a recalculation says of a participant, and what the evaluation makes of that.
QString valueOf(const QString& quantity, const engine::Participant& entered,
                const engine::ParticipantEvaluation& result)
{
    if (quantity == "entry"_L1)
        return entered.rating ? u"%1-%2"_s.arg(entered.rating->value()).arg(*entered.index) : u"-"_s;
    if (quantity == "entry_ledger"_L1)
        return ledgerText(entered.carryOver);
    if (quantity == "ledger"_L1)
        return ledgerText(result.carryOver);
    if (quantity == "n"_L1)
        return QString::number(result.games);
    if (quantity == "W"_L1)
        return numberText(std::optional(result.score.halfPoints() / 2.0));
    if (quantity == "W_e"_L1) // thousandths
        return numberText(std::optional(std::round(result.expected.value_or(-1) * 1000) / 1000));
    if (quantity == "K"_L1)
        return numberText(result.coefficient);
    if (quantity == "R_c"_L1)
        return numberText(result.opponentsAverage);
    if (quantity == "R_h"_L1)
        return numberText(result.performance);
    if (quantity == "R_p"_L1)
        return numberText(result.startValue);
    if (quantity == "R_i"_L1)
        return numberText(result.iterationValue);
    if (quantity == "new_rating"_L1)
        return numberText(result.newRating);
    return quantity == "new_index"_L1 ? numberText(result.newIndex) : QString();
}

} // namespace

/// The regulation's example continued over two more tournaments, computed by hand.
class TestWorkedChain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNumber_data();
    void everyNumber();
};

void TestWorkedChain::everyNumber_data()
{
    QTest::addColumn<QString>("chain");
    QTest::newRow("on time") << u"on time"_s;
    QTest::newRow("with a tournament that comes late") << u"late"_s;
}

// RULE: WO2026 2.2.3, 3.4.2, 3.7, 4.1.1, Anhang 3.1
void TestWorkedChain::everyNumber()
{
    QFETCH(const QString, chain);
    std::vector<ChronicleTournament> tournaments{example(), secondTournament()};
    if (chain == "late"_L1)
        tournaments.push_back(lateTournament());
    const app::Recalculation recalculation = app::recalculate(tournaments, app::shippedRules());
    std::map<QString, ChronicleTournament*> byName{{u"example"_s, &tournaments[0]},
                                                   {u"second"_s, &tournaments[1]}};
    if (chain == "late"_L1)
        byName.emplace(u"late"_s, &tournaments[2]);
    std::map<QString, engine::Evaluation> evaluations;
    for (auto& [name, one] : byName) {
        const auto found =
            std::ranges::find(recalculation.tournaments, one->id, &app::RecalculatedTournament::id);
        QVERIFY(found != recalculation.tournaments.end() && found->outside.empty());
        for (const app::RecalculatedParticipant& change : found->changes)
            app::putEntry(one->tournament.participants[*one->tournament.indexOf(change.number)],
                          change.entryAfter);
        const auto choice = app::shippedRules().choose(one->tournament.header);
        evaluations.emplace(name,
                            *engine::evaluate(one->tournament, *choice->version, {one->arithmetic, false}));
    }

    QFile file(QStringLiteral(ZAHLMEISTER_TEST_DATA "/dwz-2026-worked-chain.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    int compared = 0;
    while (!file.atEnd()) {
        const QStringList cells = QString::fromUtf8(file.readLine()).trimmed().split(u'\t');
        if (cells.size() != 6 || (cells[0] != chain && cells[1] != "example"_L1) ||
            !byName.contains(cells[1]))
            continue;
        const engine::Tournament& played = byName.at(cells[1])->tournament;
        const auto at = static_cast<std::size_t>(
            std::ranges::find(played.participants, cells[2].toStdString(), &engine::Participant::name) -
            played.participants.begin());
        const QString value =
            valueOf(cells[3], played.participants.at(at), evaluations.at(cells[1]).participants.at(at));
        const bool isNumber = cells[3] != "entry"_L1 && !cells[3].endsWith("ledger"_L1);
        bool isSame =
            value == cells[4] || (isNumber && value.toDouble() == cells[4].toDouble() && value != "-"_L1);
        QVERIFY2(isSame, qPrintable(cells.join(u' ') + u": "_s + value));
        ++compared;
    }
    QCOMPARE(compared, chain == "late"_L1 ? 230 : 173);
}

ZAHLMEISTER_TEST(TestWorkedChain, QCoreApplication)

} // namespace tst_workedchain

#include "tst_workedchain.moc"
