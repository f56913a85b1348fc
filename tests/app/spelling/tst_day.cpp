// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/formats/birthdates.h"
#include "app/formats/trf/trfdates.h"
#include "app/lists/listvalues.h"
#include "app/spelling/birth.h"
#include "app/spelling/day.h"
#include "app/tables/cells/details.h"
#include "tests/support/testmain.h"

namespace tst_day {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

QString textOf(const std::optional<engine::Date>& date)
{
    return date ? QString::fromStdString(date->iso()) : u"-"_s;
}

/// The day, else the year, `0` when it says that nobody knows, `-` when it cannot be read.
QString textOf(const std::optional<Birth>& birth)
{
    if (!birth)
        return u"-"_s;
    return birth->date ? textOf(birth->date) : QString::number(birth->year.value_or(0));
}

QString birthInFile(const QString& text)
{
    engine::Participant person{.number = engine::ParticipantNumber(1)};
    NoteList notes;
    readBirth(text, person, {}, notes);
    return notes.take().empty() ? textOf(Birth{person.birthYear, person.birthDate}) : u"-"_s;
}

QString birthInReport(const QString& text)
{
    engine::Participant person{.number = engine::ParticipantNumber(1)};
    return readBirthDate(text, person) ? textOf(Birth{person.birthYear, person.birthDate}) : u"-"_s;
}

QString birthInList(const QString& text)
{
    ListPerson person;
    const auto problem = readListValue(ListColumn::Birth, text.trimmed().toStdString(), person);
    return problem ? u"-"_s : textOf(Birth{person.birthYear, person.birthDate});
}

/// Every spelling of a day or of a birth means it to every reader.
class TestDay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsDays_data();
    void readsDays();
    void readsTwoDigits();
    void readsWithinTexts_data();
    void readsWithinTexts();
    void everyReaderKnowsEveryBirth_data();
    void everyReaderKnowsEveryBirth();
    void bornInYearsThatCanBe();
};

} // namespace

void TestDay::readsDays_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("day");
    for (const QString& text :
         {u"6.2.2012"_s, u"06.02.2012"_s, u"6. 2. 2012"_s, u" 06.02.2012 "_s, u"2012-02-06"_s, u"2012-2-6"_s,
          u"2012/02/06"_s, u"2012.02.06"_s, u"20120206"_s})
        QTest::newRow(qPrintable(text)) << text << u"2012-02-06"_s;
    for (const QString& text :
         {u"30.02.2012"_s, u"12.12."_s, u"12.12.202"_s, u"12/12/2026"_s, u"2012-02/06"_s, u"im Februar"_s,
          u""_s, u"6.2.2012 x"_s, u"1750-01-01"_s, u"2012020"_s})
        QTest::newRow(qPrintable(u"no "_s + text)) << text << u"-"_s;
}

void TestDay::readsDays()
{
    QFETCH(const QString, text);
    QFETCH(const QString, day);
    for (const DayForm form : {DayForm::Alone, DayForm::Season, DayForm::Typed})
        QCOMPARE(textOf(dayOf(text, form)), day);
    if (day != u"-" && !text.startsWith(u"20120"))
        QCOMPARE(textOf(dayOf(text, DayForm::InText)), day);
}

void TestDay::readsTwoDigits()
{
    QCOMPARE(textOf(dayOf(u"31.12.98")), u"-"_s);
    QCOMPARE(textOf(dayOf(u"31.12.98", DayForm::Season)), u"1998-12-31"_s);
    QCOMPARE(textOf(dayOf(u"6.2.12", DayForm::Season)), u"2012-02-06"_s);
    QCOMPARE(textOf(dayOf(u"am 31.12.69", DayForm::InText)), u"2069-12-31"_s);
    QCOMPARE(textOf(dayOf(u"31.12.98", DayForm::Typed)), u"2098-12-31"_s);
    QCOMPARE(textOf(dayOf(u"31.12.98", DayForm::InName)), u"-"_s);
}

void TestDay::readsWithinTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("inText");
    QTest::addColumn<QString>("inName");
    const std::tuple<QString, QString, QString> rows[]{
        {u"Runde 3 am 5.3.2026, 18 Uhr"_s, u"2026-03-05"_s, u"2026-03-05"_s},
        {u"5.3.2026 (2026-04-01)"_s, u"2026-04-01"_s, u"2026-04-01"_s},
        {u"1.2.2026-3.2.2026"_s, u"2026-02-01"_s, u"2026-02-01"_s},
        {u"liste-20261121.csv"_s, u"-"_s, u"2026-11-21"_s},
        {u"LV-0-csv_2026-11-21.zip"_s, u"2026-11-21"_s, u"2026-11-21"_s},
        {u"12345678_20261121"_s, u"-"_s, u"2026-11-21"_s},
        {u"120261121"_s, u"-"_s, u"-"_s},
        {u"15.3.2026.1"_s, u"2026-03-15"_s, u"2026-03-15"_s},
        {u"115.3.2026"_s, u"-"_s, u"-"_s},
        {u"Saison 2026/27"_s, u"-"_s, u"-"_s}};
    for (const auto& [text, inText, inName] : rows)
        QTest::newRow(qPrintable(text)) << text << inText << inName;
}

void TestDay::readsWithinTexts()
{
    QFETCH(const QString, text);
    QTEST(textOf(dayOf(text, DayForm::InText)), "inText");
    QTEST(textOf(dayOf(text, DayForm::InName)), "inName");
}

void TestDay::everyReaderKnowsEveryBirth_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("birth");
    const std::pair<QString, QString> rows[]{{u"1986"_s, u"1986"_s},
                                             {u"19860615"_s, u"1986-06-15"_s},
                                             {u"15.6.1986"_s, u"1986-06-15"_s},
                                             {u"15.06.1986"_s, u"1986-06-15"_s},
                                             {u"1986-06-15"_s, u"1986-06-15"_s},
                                             {u"1986/06/15"_s, u"1986-06-15"_s},
                                             {u"19860000"_s, u"1986"_s},
                                             {u"00.00.1986"_s, u"1986"_s},
                                             {u"1986/00/00"_s, u"1986"_s},
                                             {u"1986-00-00"_s, u"1986"_s},
                                             {u"19860600"_s, u"1986"_s},
                                             {u"1990"_s, u"1990"_s},
                                             {u"0"_s, u"0"_s},
                                             {u"0000"_s, u"0"_s},
                                             {u"00000000"_s, u"0"_s},
                                             {u"00.00.0000"_s, u"0"_s},
                                             {u""_s, u"0"_s},
                                             {u"  "_s, u"0"_s},
                                             {u"19860631"_s, u"-"_s},
                                             {u"86"_s, u"-"_s},
                                             {u"1786"_s, u"-"_s},
                                             {u"2200"_s, u"-"_s},
                                             {u"1.1.1849"_s, u"-"_s},
                                             {u"15.6.86"_s, u"-"_s},
                                             {u"01986"_s, u"-"_s},
                                             {u"19865"_s, u"-"_s},
                                             {u"unbekannt"_s, u"-"_s}};
    for (const auto& [text, birth] : rows)
        QTest::newRow(qPrintable(text)) << text << birth;
}

void TestDay::everyReaderKnowsEveryBirth()
{
    QFETCH(const QString, text);
    QFETCH(const QString, birth);
    QCOMPARE(textOf(birthOf(text)), birth);
    QCOMPARE(birthInFile(text), birth);
    QCOMPARE(birthInReport(text), birth);
    QCOMPARE(birthInList(text), birth);
}

void TestDay::bornInYearsThatCanBe()
{
    QVERIFY(!isBirthYear(1849));
    QVERIFY(isBirthYear(1850));
    QVERIFY(isBirthYear(2199));
    QVERIFY(!isBirthYear(2200));
}

ZAHLMEISTER_TEST(TestDay, QCoreApplication)

} // namespace tst_day

#include "tst_day.moc"
