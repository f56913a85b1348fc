// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

namespace tst_evaluatecommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using tests::Outcome;
using tests::run;

namespace {

const QString kExample = QStringLiteral(ZAHLMEISTER_TEST_DATA "/wo-2026.tournament.json");

} // namespace

/// Parts of an evaluation, by `zahlmeister evaluate` and `sheets`.
class TestEvaluateCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void evaluatesAClub();

private:
    QTemporaryDir m_folder;
};

// RULE: WO2026 6.5.2.1
void TestEvaluateCommand::evaluatesAClub()
{
    const auto rows = [](const QStringList& further) {
        const Outcome outcome = run(QStringList{u"evaluate"_s, kExample, u"--format=csv"_s} + further);
        QByteArray names;
        for (const QByteArray& line : outcome.output.split('\n').mid(1))
            names += line.split(';').value(1);
        return names;
    };
    QCOMPARE(rows({}), QByteArray("ABCDEFGHJKLMNPQR"));
    QCOMPARE(rows({u"--club=DDDDD"_s}), QByteArray("D"));
    QCOMPARE(rows({u"--order"_s, u"rating"_s}).left(4), QByteArray("LABC"));
    const Outcome text = run({u"evaluate"_s, kExample, u"--club=ddddd"_s});
    QVERIFY(text.output.contains("1973 – 16") && !text.output.contains("2245 – 32"));
    const Outcome json = run({u"evaluate"_s, kExample, u"--club=ddddd"_s, u"--format=json"_s});
    QCOMPARE(json.code, 2);
    const Outcome unknown = run({u"evaluate"_s, kExample, u"--club=D0000"_s});
    QCOMPARE(unknown.code, 2);
    QVERIFY(unknown.messages.contains(u"aaaaa"_s));
    QCOMPARE(run({u"sheets"_s, kExample, u"--kind=evaluation"_s, u"--club=ddddd"_s, u"--output"_s,
                  m_folder.filePath(u"club.pdf"_s)})
                 .code,
             0);
    QCOMPARE(run({u"sheets"_s, kExample, u"--kind=findings"_s, u"--club=ddddd"_s, u"--output"_s,
                  m_folder.filePath(u"club2.pdf"_s)})
                 .code,
             2);
}

ZAHLMEISTER_TEST(TestEvaluateCommand, QCoreApplication)

} // namespace tst_evaluatecommand

#include "tst_evaluatecommand.moc"
