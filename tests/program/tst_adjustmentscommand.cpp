// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "app/rules/adjustmentjson.h"
#include "app/store/workfile.h"
#include "tests/app/chronicle/chain.h"
#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

namespace tst_adjustmentscommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;
using tests::Outcome;

/// `zahlmeister adjustments`, and what `impact`, `recalculate`, `history` and `ratings` make of one.
class TestAdjustmentsCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsTheImpactFirst();
    void addsAndTakesBack();
    void standsInHistoryAndRatings();
    void adjustsAnArchive();
    void refuses_data();
    void refuses();

private:
    static engine::Date day(int month) { return *engine::Date::tryFrom(2027, month, 1); }

    /// Everybody of Hesse gets 100 points more on 1 April 2027.
    [[nodiscard]] QString adjustment(const QByteArray& was = {}, const QByteArray& is = {}) const
    {
        const engine::Adjustment one{.id = "hessen-2027",
                                     .day = day(4),
                                     .formula = *engine::Conversion::of({{0, std::nullopt, 1, 100}}),
                                     .region = "6",
                                     .reason = "Beschluss"};
        QFile file(m_folder->filePath(u"adjustment.json"_s));
        QByteArray text = app::writeAdjustmentJson(one);
        if (!was.isEmpty())
            text.replace(was, is);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) <= 0)
            qFatal("cannot write");
        return file.fileName();
    }
    [[nodiscard]] Outcome run(const QString& command, const QStringList& arguments) const
    {
        return tests::run(QStringList{command, u"--lang=en"_s, m_path} + arguments);
    }
    /// With what the player of Hesse enters his second tournament.
    [[nodiscard]] QJsonValue entry() const
    {
        const auto history = run(u"history"_s, {u"Held, Hans"_s, u"--format"_s, u"json"_s}).json();
        return history[u"participations"][1][u"entry"];
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestAdjustmentsCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"a.zahlmeister"_s);
    {
        const auto file = WorkFile::open(m_path);
        for (const int month : {3, 6}) {
            auto one = tests::wonBy(month, day(month), 1700, 20);
            tests::heroOf(one).club = "61234";
            QVERIFY((*file)->addTournament(one.tournament).has_value());
        }
    }
    QCOMPARE(tests::run({u"recalculate"_s, m_path}).code, 0);
}

// RULE: WO2026 2.2.1, 3.7
void TestAdjustmentsCommand::showsTheImpactFirst()
{
    const QJsonValue before = entry();
    const Outcome outcome = run(u"impact"_s, {u"--adjustment"_s, adjustment(), u"--format"_s, u"json"_s});
    QCOMPARE(outcome.code, 0);
    const QJsonArray chain = outcome.json()[u"tournaments"].toArray();
    QVERIFY(chain[0][u"changes"].toArray().isEmpty());
    const auto change = chain[1][u"changes"][0];
    QCOMPARE(change[u"adjustment"].toString(), u"hessen-2027"_s);
    QCOMPARE(change[u"entry"][u"rating"].toInt() - change[u"entry_before"][u"rating"].toInt(), 100);
    QCOMPARE(change[u"entry"][u"index"].toInt() - change[u"entry_before"][u"index"].toInt(), 1);
    const Outcome text = run(u"impact"_s, {u"--adjustment"_s, adjustment()});
    QVERIFY2(text.output.contains("hessen-2027"), text.output.constData());
    // Nothing was stored.
    QVERIFY(run(u"adjustments"_s, {u"--format"_s, u"json"_s}).json()[u"adjustments"].toArray().isEmpty());
    QCOMPARE(run(u"recalculate"_s, {}).code, 0);
    QCOMPARE(entry(), before);
    // Nobody of another region is concerned.
    const Outcome other = run(u"impact"_s, {u"--adjustment"_s, adjustment(R"("6")", R"("C")")});
    QVERIFY2(other.output.contains("Nothing changes"), other.output.constData());
}

// RULE: WO2026 2.2.1, 3.7
void TestAdjustmentsCommand::addsAndTakesBack()
{
    const QJsonValue before = entry();
    Outcome outcome = run(u"adjustments"_s, {u"--add"_s, adjustment(), u"--format"_s, u"json"_s});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.messages.contains(u"[to-be-recalculated]"_s), qPrintable(outcome.messages));
    const auto stored = outcome.json()[u"adjustments"].toArray();
    QCOMPARE(stored.size(), 1);
    QCOMPARE(stored[0][u"region"].toString(), u"6"_s);
    QCOMPARE(stored[0][u"ranges"][0][u"summand"].toInt(), 100);
    QCOMPARE(run(u"recalculate"_s, {u"--reason"_s, u"Anpassung"_s}).code, 0);
    QCOMPARE(entry()[u"rating"].toInt() - before[u"rating"].toInt(), 100);
    QCOMPARE(entry()[u"index"].toInt() - before[u"index"].toInt(), 1);
    QVERIFY(run(u"recalculate"_s, {u"--dry-run"_s}).output.contains("Nothing changes")); // once
    outcome = run(u"adjustments"_s, {});
    QVERIFY2(outcome.output.contains("VKZ 6") && outcome.output.contains("R + 100"),
             outcome.output.constData());
    QCOMPARE(run(u"adjustments"_s, {u"--remove"_s, u"hessen-2027"_s}).code, 0);
    QCOMPARE(run(u"recalculate"_s, {}).code, 0);
    QCOMPARE(entry(), before);
}

// RULE: WO2026 2.2.1, 6.5
void TestAdjustmentsCommand::standsInHistoryAndRatings()
{
    QCOMPARE(run(u"adjustments"_s, {u"--add"_s, adjustment()}).code, 0);
    QCOMPARE(run(u"recalculate"_s, {}).code, 0);
    const auto history = run(u"history"_s, {u"Held, Hans"_s, u"--format"_s, u"json"_s}).json();
    const auto change = history[u"entries"][0];
    QCOMPARE(change[u"kind"].toString(), u"adjustment"_s);
    QCOMPARE(change[u"adjustment"].toString(), u"hessen-2027"_s);
    QCOMPARE(change[u"date"].toString(), u"2027-04-01"_s);
    QCOMPARE(change[u"reason"].toString(), u"Beschluss"_s);
    const auto ratingOn = [&](const QString& date) {
        const auto list = run(u"ratings"_s, {u"--date"_s, date, u"--format"_s, u"json"_s}).json();
        for (const auto& line : list[u"ratings"].toArray()) {
            if (line[u"person"][u"name"].toString() == u"Held, Hans"_s)
                return line[u"rating"].toInt();
        }
        return 0;
    };
    QCOMPARE(ratingOn(u"2027-04-01"_s) - ratingOn(u"2027-03-31"_s), 100);
}

/// An act of the administrator: what follows is there at once, and taken back as if it had never been.
// RULE: WO2026 2.2.1, 3.7
void TestAdjustmentsCommand::adjustsAnArchive()
{
    const QString address = u"sqlite:"_s + m_folder->filePath(u"a.archive"_s);
    const auto archive = [&](const QStringList& words) {
        return tests::run(QStringList{u"archive"_s} + words +
                          QStringList{u"--archive"_s, address, u"--lang=en"_s});
    };
    const auto entryThere = [&] {
        const auto history = archive({u"history"_s, u"Held, Hans"_s, u"--format=json"_s}).json();
        return history[u"participations"][1][u"entry"];
    };
    QCOMPARE(archive({u"create"_s}).code, 0);
    QCOMPARE(archive({u"publish"_s, m_path}).messages, QString());
    QVERIFY(archive({u"adjustments"_s, u"--add"_s, adjustment()}).messages.contains(u"[archive-failure]"_s));
    QCOMPARE(archive({u"recalculate"_s}).code, 0);
    const QJsonValue before = entryThere();
    QCOMPARE(before, entry());

    const Outcome impact = tests::run({u"impact"_s, u"--archive"_s, address, u"--adjustment"_s, adjustment(),
                                       u"--format=json"_s, u"--lang=en"_s});
    QVERIFY2(impact.code == 0, qPrintable(impact.messages));
    const auto change = impact.json()[u"tournaments"][1][u"changes"][0];
    QCOMPARE(change[u"adjustment"].toString(), u"hessen-2027"_s);
    QCOMPARE(change[u"entry"][u"rating"].toInt() - change[u"entry_before"][u"rating"].toInt(), 100);
    QCOMPARE(entryThere(), before);

    const Outcome made =
        archive({u"adjustments"_s, u"--add"_s, adjustment(), u"--publisher=Ada"_s, u"--format=json"_s});
    QVERIFY2(made.code == 0 && made.messages.contains(u"[recalculated]"_s), qPrintable(made.messages));
    QCOMPARE(made.json()[u"adjustments"][0][u"id"].toString(), u"hessen-2027"_s);
    QCOMPARE(entryThere()[u"rating"].toInt() - before[u"rating"].toInt(), 100);
    QCOMPARE(archive({u"recalculate"_s, u"--complete"_s, u"--format=json"_s}).json()[u"rows"], 0);
    // The work file has none, and then another one.
    Outcome published = archive({u"publish"_s, m_path});
    QVERIFY2(published.messages.contains(u"only the archive has hessen-2027"_s),
             qPrintable(published.messages));
    QCOMPARE(run(u"adjustments"_s, {u"--add"_s, adjustment("100", "90")}).code, 0);
    published = archive({u"publish"_s, m_path});
    QVERIFY2(published.messages.contains(u"[adjustments-differ]"_s) &&
                 published.messages.contains(u"hessen-2027 is not the same"_s),
             qPrintable(published.messages));
    QCOMPARE(run(u"adjustments"_s, {u"--add"_s, adjustment()}).code, 0);
    QCOMPARE(archive({u"publish"_s, m_path}).messages, QString());
    QCOMPARE(run(u"recalculate"_s, {}).code, 0);
    QCOMPARE(entryThere(), entry());

    QCOMPARE(archive({u"adjustments"_s, u"--remove=hessen-2027"_s}).code, 2); // an archive wants to know why
    QCOMPARE(archive({u"adjustments"_s, m_path}).code, 2);
    QCOMPARE(run(u"adjustments"_s, {u"--reason=r"_s}).code, 2);
    QCOMPARE(tests::run({u"impact"_s, m_path, u"--archive"_s, address, u"--adjustment"_s, adjustment()}).code,
             2);
    QCOMPARE(archive({u"adjustments"_s, u"--remove=hessen-2027"_s, u"--reason=Irrtum"_s}).code, 0);
    QCOMPARE(entryThere(), before);
    QVERIFY(archive({u"adjustments"_s}).output.contains("There are no adjustments."));
}

void TestAdjustmentsCommand::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("unknown id") << QStringList{u"--remove"_s, u"other"_s} << 3;
    QTest::newRow("no file") << QStringList{u"--add"_s, u"nowhere.json"_s} << 3;
    QTest::newRow("no adjustment") << QStringList{u"--add"_s, u"@bad"_s} << 3;
    QTest::newRow("two work files") << QStringList{u"b.zahlmeister"_s} << 2;
}

void TestAdjustmentsCommand::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(const int, code);
    arguments.replaceInStrings(u"@bad"_s, adjustment(R"("raises_index": true,)", {}));
    const Outcome outcome = run(u"adjustments"_s, arguments);
    QCOMPARE(outcome.code, code);
    QVERIFY(!outcome.messages.isEmpty());
    QVERIFY(run(u"adjustments"_s, {u"--format"_s, u"json"_s}).json()[u"adjustments"].toArray().isEmpty());
}

ZAHLMEISTER_TEST(TestAdjustmentsCommand, QCoreApplication)

} // namespace tst_adjustmentscommand

#include "tst_adjustmentscommand.moc"
