// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "app/formats/json/tournamentjson.h"
#include "app/rules/shippedrules.h"
#include "tests/app/chronicle/chain.h"
#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

namespace tst_chaincommands {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using tests::Outcome;

namespace {

engine::Date day(int month)
{
    return *engine::Date::tryFrom(2026, month, 1);
}

} // namespace

/// What the window does to the tournaments and persons of a work file, done on the command line.
class TestChainCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void removesAndRestores();
    void replacesWhatIsThere();
    void tellsTournamentsOfOneWeekendApart();
    void mergesAndParts();
    void tellsWhereEntriesComeFrom();
    void issuesNoListThatIsStale();
    void saysWhatIsWrong();

private:
    QString write(const QString& name, const engine::Tournament& one) const
    {
        const QString path = m_folder->filePath(name);
        QFile file(path);
        [&] { QVERIFY(file.open(QIODevice::WriteOnly)); }();
        file.write(app::writeTournamentJson(one));
        return path;
    }
    [[nodiscard]] Outcome run(QStringList words) const
    {
        return tests::run(words + QStringList{u"--lang=en"_s, u"--format=json"_s});
    }
    [[nodiscard]] QString seat(int tournament) const { return m_path + u'#' + QString::number(tournament); }
    /// Entries of the hero, by tournament.
    [[nodiscard]] QList<int> entries(const QString& person = u"NU0000001"_s) const
    {
        QList<int> found;
        const auto card = run({u"history"_s, m_path, person}).json();
        for (const QJsonValue& one : card[u"participations"_s].toArray())
            found << one[u"entry"_s][u"rating"_s].toInt();
        return found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    engine::Tournament m_first;
    engine::Tournament m_second;
    int m_left = 0; ///< with what the first leaves the hero
};

void TestChainCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"a.zahlmeister"_s);
    const auto first = tests::wonBy(1, day(7), 1700, 20, 3);
    const auto left = tests::evaluated(first, app::shippedRules());
    m_left = *left.newRating;
    m_first = first.tournament;
    m_second = tests::wonBy(2, day(9), left.newRating, left.newIndex, 3).tournament;
    QCOMPARE(run({u"convert"_s, write(u"1.json"_s, m_first), write(u"2.json"_s, m_second), m_path}).code, 0);
    QCOMPARE(entries(), (QList<int>{1700, m_left}));
}

// RULE: WO2026 3.7
void TestChainCommands::removesAndRestores()
{
    const Outcome removed = run({u"remove"_s, seat(1)});
    QCOMPARE(removed.code, 0);
    QCOMPARE(QJsonDocument::fromJson(removed.output).array().at(0)[u"state"_s].toString(), u"removed"_s);
    QCOMPARE(run({u"recalculate"_s, m_path, u"--reason"_s, u"it was no tournament"_s}).code, 0);
    QCOMPARE(entries(), QList<int>{1700});
    const Outcome restored = run({u"restore"_s, seat(1)});
    QCOMPARE(QJsonDocument::fromJson(restored.output).array().at(0)[u"state"_s].toString(), u"restored"_s);
    QCOMPARE(run({u"recalculate"_s, m_path}).code, 0);
    QCOMPARE(entries(), (QList<int>{1700, m_left}));
    // Again changes nothing; what is not there is refused, and the others are done.
    const Outcome mixed = run({u"restore"_s, seat(1), seat(9)});
    QCOMPARE(mixed.code, 3);
    const auto states = QJsonDocument::fromJson(mixed.output).array();
    QCOMPARE(states.at(0)[u"state"_s].toString(), u"restored"_s);
    QCOMPARE(states.at(1)[u"state"_s].toString(), u"refused"_s);
}

void TestChainCommands::replacesWhatIsThere()
{
    engine::Tournament corrected = m_first;
    corrected.games.front().result = engine::kBlackWins;
    const QString path = write(u"corrected.json"_s, corrected);
    const auto state = [](const Outcome& outcome) {
        return QJsonDocument::fromJson(outcome.output).array().at(0)[u"state"_s].toString();
    };
    QCOMPARE(state(run({u"convert"_s, path, m_path})), u"differs"_s);
    QCOMPARE(state(run({u"convert"_s, path, m_path, u"--replace"_s})), u"replaced"_s);
    QCOMPARE(state(run({u"convert"_s, path, m_path, u"--replace"_s})), u"already-there"_s);
    QCOMPARE(run({u"recalculate"_s, m_path}).code, 0);
    const auto now = entries();
    QVERIFY(now.at(1) < m_left);
    // What the chain wrote is no other content than what came in.
    QCOMPARE(state(run({u"convert"_s, write(u"2.json"_s, m_second), m_path})), u"already-there"_s);
    QCOMPARE(state(run({u"convert"_s, path, m_path, u"--as-new"_s})), u"added"_s);
    QCOMPARE(run({u"convert"_s, path, m_path, u"--as-new"_s, u"--replace"_s}).code, 2);
}

// RULE: WO2026 4.2.4.4
void TestChainCommands::tellsTournamentsOfOneWeekendApart()
{
    engine::Tournament rapid = m_first;
    rapid.header.name = "Stichkampf";
    for (engine::Game& game : rapid.games)
        game.result = engine::kDrawn;
    engine::Tournament numbered = m_first;
    numbered.header.externalId = "C0815";
    engine::Tournament known = m_first;
    known.header.externalId = "C0816";
    engine::Tournament level = m_first;
    level.header.level = "C05";
    const Outcome outcome =
        run({u"convert"_s, write(u"r.json"_s, rapid), write(u"n.json"_s, numbered), m_path});
    const auto states = QJsonDocument::fromJson(outcome.output).array();
    QCOMPARE(states.at(0)[u"state"_s].toString(), u"added"_s);
    // The first one has no number yet, so this may be the very same.
    QVERIFY(states.at(1)[u"state"_s].toString() != u"added"_s);
    const QString other = m_folder->filePath(u"b.zahlmeister"_s);
    level.header.name = m_first.header.name;
    engine::Tournament lower = level;
    lower.header.level = "000";
    const Outcome apart = run({u"convert"_s, write(u"k.json"_s, known), write(u"n.json"_s, numbered),
                               write(u"l.json"_s, level), write(u"m.json"_s, lower), other});
    QCOMPARE(apart.code, 1); // that of another level could be either of the first two
    const auto all = QJsonDocument::fromJson(apart.output).array();
    QCOMPARE(all.at(0)[u"state"_s].toString(), u"added"_s);
    QCOMPARE(all.at(1)[u"state"_s].toString(), u"added"_s);
}

void TestChainCommands::mergesAndParts()
{
    const Outcome parted = run({u"persons"_s, m_path, u"--part"_s, u"2.1"_s, u"--reason"_s, u"the son"_s});
    QCOMPARE(parted.code, 0);
    QCOMPARE(parted.json()[u"state"_s].toString(), u"parted"_s);
    QCOMPARE(entries(u"1.1"_s), QList<int>{1700});
    // What another person left is not his: he is unrated, and it is asked.
    const Outcome run1 = run({u"recalculate"_s, m_path});
    QCOMPARE(run1.code, 0);
    QVERIFY2(run1.messages.contains(u"entry-of-another-person"_s), qPrintable(run1.messages));
    QCOMPARE(entries(u"2.1"_s), QList<int>{0});
    const Outcome merged = run({u"persons"_s, m_path, u"--merge"_s, u"1.1"_s, u"2.1"_s});
    QCOMPARE(merged.json()[u"state"_s].toString(), u"merged"_s);
    QCOMPARE(run({u"recalculate"_s, m_path}).code, 0);
    QCOMPARE(entries(u"1.1"_s), (QList<int>{1700, m_left}));
    // The last one, then the one that is named.
    QCOMPARE(run({u"persons"_s, m_path, u"--undo"_s}).json()[u"act"_s], merged.json()[u"act"_s]);
    QCOMPARE(entries(u"1.1"_s), QList<int>{1700});
    const QString act = QString::number(parted.json()[u"act"_s].toInt());
    QCOMPARE(run({u"persons"_s, m_path, u"--undo"_s, act}).json()[u"state"_s].toString(), u"undone"_s);
    QCOMPARE(entries(u"1.1"_s).size(), 2);
    QCOMPARE(run({u"persons"_s, m_path, u"--undo"_s}).code, 2);
    // Two who met are two; everybody is himself.
    QCOMPARE(run({u"persons"_s, m_path, u"--merge"_s, u"1.1"_s, u"1.2"_s}).json()[u"state"_s].toString(),
             u"refused"_s);
    QCOMPARE(run({u"persons"_s, m_path, u"--merge"_s, u"1.1"_s, u"1.1"_s}).code, 2);
    QCOMPARE(run({u"persons"_s, m_path, u"--part"_s, u"1.2"_s}).code, 2);
    // Who stays can be said instead of who goes.
    const Outcome from = run({u"persons"_s, m_path, u"--part"_s, u"2.1"_s, u"--from"_s, u"1.1"_s});
    QCOMPARE(from.json()[u"state"_s].toString(), u"parted"_s);
    QCOMPARE(entries(u"1.1"_s).size(), 1);
}

void TestChainCommands::tellsWhereEntriesComeFrom()
{
    const auto hero = [&](const QStringList& options) {
        const Outcome converted =
            tests::run(QStringList{u"convert"_s, seat(2), u"-"_s, u"--to=json"_s} + options);
        return QJsonDocument::fromJson(converted.output)[u"participants"_s].toArray().at(0).toObject();
    };
    QVERIFY(!hero({}).contains(u"origin"_s)); // it is nobody else's business
    const QJsonObject origin = hero({u"--with-origins"_s})[u"origin"_s].toObject();
    QCOMPARE(origin[u"kind"_s].toString(), u"chain"_s);
    QCOMPARE(origin[u"number"_s].toInt(), 1);
    QVERIFY(!origin[u"tournament"_s].toString().isEmpty());
    // A file says it, too: what the referee put there by hand stays.
    engine::Tournament byHand = m_second;
    engine::Participant& one = byHand.participants.front();
    one.rating = engine::Rating(1900);
    one.origin = engine::EntryOrigin::Hand;
    one.originReason = "Beschluss";
    QCOMPARE(run({u"convert"_s, write(u"h.json"_s, byHand), m_path, u"--replace"_s}).code, 0);
    QCOMPARE(run({u"recalculate"_s, m_path}).code, 0);
    QCOMPARE(entries(), (QList<int>{1700, 1900}));
    QCOMPARE(hero({u"--with-origins"_s})[u"origin"_s][u"reason"_s].toString(), u"Beschluss"_s);
}

void TestChainCommands::issuesNoListThatIsStale()
{
    const QStringList list{u"ratings"_s, m_path, u"--issue"_s};
    QCOMPARE(run({u"remove"_s, seat(1)}).code, 0);
    const Outcome refused = run(list);
    QCOMPARE(refused.code, 1);
    QVERIFY(refused.messages.contains(u"stale"_s) && refused.output.isEmpty());
    QCOMPARE(run(list + QStringList{u"--stale"_s}).code, 0);
    const Outcome shown = run({u"ratings"_s, m_path});
    QVERIFY(shown.code == 0 && shown.messages.contains(u"stale"_s));
    QCOMPARE(run({u"recalculate"_s, m_path}).code, 0);
    const Outcome issued = run(list);
    QVERIFY(issued.code == 0 && issued.messages.isEmpty());
}

void TestChainCommands::saysWhatIsWrong()
{
    QCOMPARE(run({u"remove"_s}).code, 2);
    QCOMPARE(run({u"remove"_s, m_path}).code, 3);
    QCOMPARE(run({u"remove"_s, m_folder->filePath(u"1.json"_s)}).code, 3);
    QCOMPARE(run({u"persons"_s, m_path, u"--part"_s, u"7.7"_s}).code, 2);
    QCOMPARE(run({u"persons"_s, m_path, u"--merge"_s, u"1.1"_s}).code, 2);
    QCOMPARE(run({u"persons"_s, m_path, u"--merge"_s, u"1.1"_s, u"Niemand"_s}).code, 2);
    QCOMPARE(run({u"persons"_s, m_path, u"--undo"_s, u"--part"_s, u"1.1"_s}).code, 2);
}

ZAHLMEISTER_TEST(TestChainCommands, QCoreApplication)

} // namespace tst_chaincommands

#include "tst_chaincommands.moc"
