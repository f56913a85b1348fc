// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/formats/birthdates.h"
#include "app/formats/importvalues.h"
#include "tests/support/testmain.h"

namespace tst_importvalues {

using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace Qt::StringLiterals;

namespace {

/// What a birth became: the date, else the year, else `-`; with `!` for a note.
QString birthText(const engine::Participant& participant, NoteList& notes)
{
    QString text = u"-"_s;
    if (participant.birthDate)
        text = QString::fromStdString(participant.birthDate->iso());
    else if (participant.birthYear)
        text = QString::number(*participant.birthYear);
    return notes.take().empty() ? text : text + u'!';
}

class TestImportValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsNames_data();
    void readsNames();
    void readsNumbersAndIds();
    void readsShortBirths_data();
    void readsShortBirths();
    void readsCenturyWithoutDate();
};

} // namespace

void TestImportValues::readsNames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::newRow("usual") << u"Gans, Gustav"_s << u"Gans, Gustav"_s;
    QTest::newRow("no blank") << u"Meißner,Felix"_s << u"Meißner, Felix"_s;
    QTest::newRow("blanks") << u"  von  Quack ,  Primus  "_s << u"von Quack, Primus"_s;
    QTest::newRow("title") << u"Berg,Jan,Dr."_s << u"Berg, Jan,Dr."_s;
    QTest::newRow("no comma") << u"Gustav Gans"_s << u"Gustav Gans"_s;
    QTest::newRow("surname only") << u"Gans,"_s << u"Gans"_s;
}

void TestImportValues::readsNames()
{
    QFETCH(const QString, text);
    QTEST(QString::fromStdString(importedName(text)), "name");
}

void TestImportValues::readsNumbersAndIds()
{
    QCOMPARE(importedNumber(u" 012 ").value_or(-1), 12);
    QVERIFY(!importedNumber(u"12a"));
    QVERIFY(!importedNumber(u"-1"));
    QVERIFY(!importedNumber(u"1234567890"));
    QVERIFY(importedPersonId(u"nu4005017") == "NU4005017");
    QVERIFY(importedPersonId(u"10776775") == "10776775");
    QVERIFY(!importedPersonId(u"FI123"));
    QVERIFY(importedSex(u"W") == engine::Sex::Female);
    QVERIFY(importedSex(u"m") == engine::Sex::Male);
    QVERIFY(!importedSex(u"*"));
}

void TestImportValues::readsShortBirths_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("birth");
    QTest::newRow("year") << u"1986"_s << u"1986"_s;
    QTest::newRow("six digits") << u"150686"_s << u"1986-06-15"_s;
    QTest::newRow("of this century") << u"150608"_s << u"2008-06-15"_s;
    QTest::newRow("three years old") << u"150609"_s << u"2009-06-15"_s;
    QTest::newRow("two years old is 102") << u"150610"_s << u"1910-06-15"_s;
    QTest::newRow("eight digits") << u"15061986"_s << u"1986-06-15"_s;
    QTest::newRow("zeros and year") << u"00001986"_s << u"1986"_s;
    QTest::newRow("the other way round") << u"19860615"_s << u"1986-06-15!"_s;
    QTest::newRow("no such day") << u"31061986"_s << u"-!"_s;
    QTest::newRow("unknown") << u"000000"_s << u"-"_s;
}

void TestImportValues::readsShortBirths()
{
    QFETCH(const QString, text);
    engine::Participant participant{.number = engine::ParticipantNumber(1)};
    NoteList notes;
    readShortBirth(text, engine::Date::fromIso("2012-02-16"), participant, {}, notes);
    QTEST(birthText(participant, notes), "birth");
}

void TestImportValues::readsCenturyWithoutDate()
{
    engine::Participant participant{.number = engine::ParticipantNumber(1)};
    NoteList notes;
    readShortBirth(u"150612", std::nullopt, participant, {.line = 9}, notes);
    QCOMPARE(participant.birthYear.value_or(0), 2012);
    const auto taken = notes.take();
    QCOMPARE(taken.size(), std::size_t(1));
    QVERIFY(taken.front().code == ImportCode::AmbiguousDate);
    QCOMPARE(taken.front().place.line, 9);
}

ZAHLMEISTER_TEST(TestImportValues, QCoreApplication)

} // namespace tst_importvalues

#include "tst_importvalues.moc"
