// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "app/store/database.h"
#include "app/store/workfile.h"
#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

namespace tst_rescuecommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;
using tests::Outcome;

/// `zahlmeister rescue`, tried on the program itself.
class TestRescueCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void rescuesASoundFile();
    void namesWhatIsLost();
    void refuses();

private:
    [[nodiscard]] Outcome rescue(const QStringList& options = {}) const
    {
        return tests::run(QStringList{u"rescue"_s, m_path, m_target, u"--lang=en"_s} + options);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    QString m_target;
};

void TestRescueCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"a.zahlmeister"_s);
    m_target = m_folder->filePath(u"b.zahlmeister"_s);
    engine::Tournament tournament;
    tournament.header.name = "Open";
    tournament.participants = {{.number = engine::ParticipantNumber(1), .name = "Held, Hans"},
                               {.number = engine::ParticipantNumber(2), .name = "Muster, Maria"}};
    tournament.games = {{.round = 1,
                         .white = engine::ParticipantNumber(1),
                         .black = engine::ParticipantNumber(2),
                         .result = engine::kDrawn}};
    QVERIFY((*WorkFile::open(m_path))->addTournament(tournament).has_value());
}

void TestRescueCommand::rescuesASoundFile()
{
    const Outcome outcome = rescue();
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.messages.isEmpty(), qPrintable(outcome.messages));
    QCOMPARE(outcome.output, "1 tournament was rescued. The new work file is " + m_target.toUtf8() +
                                 "; the old one is as it was. Nothing was lost.\n");
}

void TestRescueCommand::namesWhatIsLost()
{
    {
        const auto database = app::Database::open(m_path, app::Database::Mode::ReadWrite).value();
        QVERIFY(database->execute(u"PRAGMA ignore_check_constraints = ON"_s).has_value());
        QVERIFY(database->execute(u"UPDATE game SET round = 2147483648"_s).has_value());
        QVERIFY(database->execute(u"CREATE TABLE recipes (secret TEXT)"_s).has_value());
    }
    const Outcome refused = tests::run({u"evaluate"_s, m_path + u"#1"_s, u"--lang=en"_s});
    QCOMPARE(refused.code, 3);
    const Outcome outcome = rescue({u"--format"_s, u"json"_s});
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.json()[u"tournaments"].toInt(), 1);
    const QJsonArray losses = outcome.json()[u"losses"].toArray();
    QCOMPARE(losses.size(), 2);
    QCOMPARE(losses[0].toObject(),
             (QJsonObject{{u"kind"_s, u"foreign"_s}, {u"table"_s, u"table recipes"_s}}));
    QCOMPARE(losses[1].toObject(), (QJsonObject{{u"kind"_s, u"value"_s},
                                                {u"table"_s, u"game"_s},
                                                {u"row"_s, u"tournament_id 1, id 1"_s},
                                                {u"column"_s, u"round"_s},
                                                {u"value"_s, u"2147483648"_s}}));
    QCOMPARE(tests::run({u"evaluate"_s, m_target + u"#1"_s}).messages.contains(u"damaged"_s), false);
    QVERIFY(QFile::remove(m_target));
    const QString text = QString::fromUtf8(rescue().output);
    QVERIFY2(text.contains(u"2 places were damaged.\n"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Table “game”, row tournament_id 1, id 1: the value “2147483648” of “round”"_s),
             qPrintable(text));
}

void TestRescueCommand::refuses()
{
    QCOMPARE(tests::run({u"rescue"_s, m_path}).code, 2);
    QFile there(m_target);
    QVERIFY(there.open(QIODevice::WriteOnly) && there.write("mine") == 4);
    there.close();
    const Outcome outcome = rescue();
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.messages.endsWith(u"[file-not-writable]\n"_s), qPrintable(outcome.messages));
}

ZAHLMEISTER_TEST(TestRescueCommand, QCoreApplication)

} // namespace tst_rescuecommand

#include "tst_rescuecommand.moc"
