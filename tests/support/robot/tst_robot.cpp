// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QImage>
#include <QTest>

#include "tests/support/robot/robotclient.h"
#include "tests/support/robot/robotprotocol.h"
#include "tests/support/testmain.h"

namespace tst_robot {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using tests::RobotClient;

/// What whole-program tests rest on.
class TestRobot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_robot.reset(); }
    void typesIntoTheFocusedField();
    void editsACell();
    void answersWhileADialogRuns();
    void describesWidgets();
    void grabs();
    void refusesWhatItDoesNotKnow();
    void escapes();

private:
    QString ask(const QString& line);
    std::unique_ptr<RobotClient> m_robot;
};

void TestRobot::init()
{
    m_robot = std::make_unique<RobotClient>();
    const auto started = m_robot->start(QStringLiteral(ROBOT_SAMPLE), {});
    QVERIFY2(started.has_value(), started.has_value() ? "" : started.error().detail.c_str());
    ask(u"wait window 5000"_s);
}

QString TestRobot::ask(const QString& line)
{
    const auto answer = m_robot->request(line);
    return answer.has_value() ? *answer : "error "_L1 + QString::fromStdString(answer.error().args.at(0));
}

void TestRobot::typesIntoTheFocusedField()
{
    QCOMPARE(ask(u"click field"_s), QString());
    QCOMPARE(ask(u"type Müller, Jürgen 3½"_s), QString());
    QCOMPARE(ask(u"text field"_s), u"Müller, Jürgen 3½"_s);
    ask(u"key Backspace"_s);
    ask(u"key Ctrl+A"_s);
    ask(u"key +"_s);
    QCOMPARE(ask(u"text Name of the player"_s), u"+"_s);
    ask(u"key Ctrl+Z"_s);
    QCOMPARE(ask(u"text field"_s), u"Müller, Jürgen 3"_s);
}

void TestRobot::editsACell()
{
    QCOMPARE(ask(u"go table 1 2"_s), QString());
    ask(u"type 42"_s);
    ask(u"key Return"_s);
    QCOMPARE(ask(u"cell table 1 2"_s), u"42"_s);
    ask(u"key Left"_s);
    ask(u"type 7"_s);
    ask(u"key Tab"_s);
    QCOMPARE(ask(u"cell table 1 1"_s), u"7"_s);
    QVERIFY(ask(u"cell table 9 9"_s).startsWith("error"_L1));
}

void TestRobot::answersWhileADialogRuns()
{
    QCOMPARE(ask(u"key Ctrl+D"_s), QString());
    QCOMPARE(ask(u"wait question 5000"_s), QString());
    QCOMPARE(ask(u"key Escape"_s), QString());
    QCOMPARE(ask(u"text window"_s), u"asked"_s);
    QCOMPARE(ask(u"quit"_s), QString());
    QCOMPARE(m_robot->waitForEnd(), 0);
}

void TestRobot::describesWidgets()
{
    ask(u"focus field"_s);
    ask(u"type abc"_s);
    QCOMPARE(ask(u"focused"_s), u"QLineEdit field\tName of the player\tabc"_s);
    QVERIFY(ask(u"widgets"_s).split(u'\n').contains(u"QLineEdit field\tName of the player\tabc"_s));
}

void TestRobot::grabs()
{
    ask(u"resize 320 240"_s);
    const QString path = m_robot->path(u"window.png"_s);
    QCOMPARE(ask("grab "_L1 + path), QString());
    QCOMPARE(QImage(path).size(), QSize(320, 240));
    QVERIFY(ask("grab "_L1 + path + " nobody"_L1).startsWith("error"_L1));
}

void TestRobot::refusesWhatItDoesNotKnow()
{
    QCOMPARE(ask(u"dance"_s), u"error unknown request"_s);
    QVERIFY(ask(u"click nobody"_s).startsWith("error"_L1));
    QVERIFY(ask(u"key NoSuchKey"_s).startsWith("error"_L1));
    QVERIFY(ask(u"wait nobody 50"_s).startsWith("error"_L1));
    m_robot->kill();
    QVERIFY(m_robot->request(u"ping"_s).error().code == ErrorCode::StorageFailure);
}

void TestRobot::escapes()
{
    const QString text = u"a\\nb\nc\td\\"_s;
    QVERIFY(!tests::escaped(text).contains(u'\n'));
    QCOMPARE(tests::unescaped(tests::escaped(text)), text);
}

ZAHLMEISTER_TEST(TestRobot, QCoreApplication)

} // namespace tst_robot

#include "tst_robot.moc"
