// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/formats/trf/trfdates.h"
#include "app/formats/trf/trfrecords.h"
#include "tests/support/testmain.h"

namespace tst_trfdates {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::Date;

class TestTrfDates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsByConsistency_data();
    void readsByConsistency();
    void leavesOutWhatIsNoDate();
    void takesDatesFromTheRounds();
    void namesDatesThatDenyEachOther();
    void readsBirthDates_data();
    void readsBirthDates();
    void findsBirthDatesBesideTheirColumns_data();
    void findsBirthDatesBesideTheirColumns();
};

namespace {

WrittenDates written(const QString& start, const QString& end, const QStringList& rounds)
{
    WrittenDates dates{.start = {start, 4}, .end = {end, 5}, .rounds = {}};
    for (qsizetype i = 0; i < rounds.size(); ++i) {
        if (!rounds.at(i).isEmpty())
            dates.rounds[static_cast<int>(i) + 1] = {rounds.at(i), 9};
    }
    return dates;
}

QString iso(std::optional<Date> date)
{
    return date ? QString::fromStdString(date->iso()) : QString();
}

QString iso(const TournamentDates& dates)
{
    QStringList texts{iso(dates.start), iso(dates.end)};
    for (const auto& [round, date] : dates.rounds)
        texts.append(QString::number(round) + u'=' + iso(date));
    return texts.join(u' ');
}

QStringList codes(NoteList& notes)
{
    QStringList texts;
    for (const ImportNote& note : notes.take()) {
        const QString level = note.level == ImportLevel::Doubt ? u"?"_s : QString();
        texts.append(QString::fromStdString(std::string(importCodeText(note.code))) + level + u' ' +
                     QString::fromStdString(note.args.front()));
    }
    return texts;
}

} // namespace

void TestTrfDates::readsByConsistency_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("end");
    QTest::addColumn<QStringList>("rounds");
    QTest::addColumn<QString>("meant");
    QTest::addColumn<QStringList>("notes");
    const auto row = [](const char* name, const QString& start, const QString& end, const QStringList& rounds,
                        const QString& meant, const QStringList& notes = {}) {
        QTest::newRow(name) << start << end << rounds << meant << notes;
    };
    row("prescribed", u"2026/03/04"_s, u"2026/05/06"_s, {u"26/03/04"_s, u"26/05/06"_s},
        u"2026-03-04 2026-05-06 1=2026-03-04 2=2026-05-06"_s);
    row("dashes", u"2008-02-01"_s, u"2008-02-03"_s, {}, u"2008-02-01 2008-02-03"_s);
    row("German", u"05.06.2026"_s, u"07.06.2026"_s, {u"26.06.05"_s, u"26.06.07"_s},
        u"2026-06-05 2026-06-07 1=2026-06-05 2=2026-06-07"_s);
    row("German with blanks", u"28. 07. 2005"_s, u"31. 07. 2005"_s, {}, u"2005-07-28 2005-07-31"_s);
    row("months by name", u"May 29, 2020"_s, u"May 30, 2020"_s, {}, u"2020-05-29 2020-05-30"_s);
    row("German months by name", u"3. März 2026"_s, u"5. Mai 2026"_s, {}, u"2026-03-03 2026-05-05"_s);
    row("digits only", u"20260304"_s, u"20260306"_s, {}, u"2026-03-04 2026-03-06"_s);
    row("with a time", u"2026-03-04T10:00"_s, u"2026-03-06 18:30:00"_s, {}, u"2026-03-04 2026-03-06"_s);
    // Read as month/day/year the rounds of April to June would not lie between August and October.
    row("day first, as the rounds say", u"08/04/2018"_s, u"10/06/2018"_s, {u"18/04/08"_s, u"18/06/10"_s},
        u"2018-04-08 2018-06-10 1=2018-04-08 2=2018-06-10"_s);
    row("month first, as the rounds say", u"08/04/2018"_s, u"10/06/2018"_s, {u"18/08/04"_s, u"18/10/06"_s},
        u"2018-08-04 2018-10-06 1=2018-08-04 2=2018-10-06"_s);
    row("year of two digits first", u"11.09.26"_s, u"12.04.01"_s, {}, u"2011-09-26 2012-04-01"_s);
    row("rounds with the day in the middle", u"2011/02/25"_s, u"2011/02/27"_s, {u"11.25.02"_s, u"11.27.02"_s},
        u"2011-02-25 2011-02-27 1=2011-02-25 2=2011-02-27"_s, {u"ambiguous-date date"_s});
    row("the last century", u"1961/05/01"_s, u"1961/05/03"_s, {u"61/05/01"_s},
        u"1961-05-01 1961-05-03 1=1961-05-01"_s);
    row("over the turn of the century", u"1999/12/27"_s, u"2000/01/02"_s, {u"99/12/27"_s, u"00/01/02"_s},
        u"1999-12-27 2000-01-02 1=1999-12-27 2=2000-01-02"_s);
    // A round that was put off must not turn valid dates round.
    row("rounds out of order", u"2026/01/01"_s, u"2026/12/31"_s, {u"26/03/04"_s, u"26/02/05"_s},
        u"2026-01-01 2026-12-31 1=2026-03-04 2=2026-02-05"_s, {u"ambiguous-date? date"_s});
    row("day or month first", u"04/03/2026"_s, u"05/03/2026"_s, {}, u"2026-03-04 2026-03-05"_s,
        {u"ambiguous-date? start"_s, u"ambiguous-date? end"_s});
    // Nobody plays two years: of day first and month first the former is taken.
    row("two digits throughout", u"05.06.26"_s, u"07.06.26"_s, {}, u"2026-06-05 2026-06-07"_s);
    row("a round without date", u"2026/03/04"_s, u"2026/03/06"_s, {u"26/03/04"_s, QString(), u"26/03/06"_s},
        u"2026-03-04 2026-03-06 1=2026-03-04 3=2026-03-06"_s);
    row("only the start", u"2008-06-07"_s, QString(), {}, u"2008-06-07 "_s);
    row("nothing", QString(), QString(), {}, u" "_s);
}

void TestTrfDates::readsByConsistency()
{
    QFETCH(QString, start);
    QFETCH(QString, end);
    QFETCH(QStringList, rounds);
    QFETCH(QString, meant);
    QFETCH(QStringList, notes);
    NoteList found;
    QCOMPARE(iso(resolveDates(written(start, end, rounds), found)), meant);
    QCOMPARE(codes(found), notes);
}

void TestTrfDates::leavesOutWhatIsNoDate()
{
    NoteList notes;
    QCOMPARE(iso(resolveDates(written(u"soon"_s, u"2026/02/30"_s, {u"26/02/14"_s, u"later"_s}), notes)),
             u"2026-02-14 2026-02-14 1=2026-02-14"_s);
    QCOMPARE(codes(notes), QStringList({u"bad-date? start"_s, u"bad-date? end"_s, u"bad-date? date"_s,
                                        u"date-from-rounds start"_s, u"date-from-rounds end"_s}));
}

void TestTrfDates::takesDatesFromTheRounds()
{
    NoteList notes;
    QCOMPARE(iso(resolveDates(written({}, {}, {u"26/03/04"_s, u"26/03/11"_s}), notes)),
             u"2026-03-04 2026-03-11 1=2026-03-04 2=2026-03-11"_s);
    QCOMPARE(codes(notes), QStringList({u"date-from-rounds start"_s, u"date-from-rounds end"_s}));
}

void TestTrfDates::namesDatesThatDenyEachOther()
{
    NoteList notes;
    QCOMPARE(
        iso(resolveDates(written(u"2026/03/04"_s, u"2026/03/06"_s, {u"26/03/04"_s, u"26/04/20"_s}), notes)),
        u"2026-03-04 2026-03-06 1=2026-03-04 2=2026-04-20"_s);
    QCOMPARE(codes(notes), QStringList{u"ambiguous-date? date"_s});
    NoteList reversed;
    QCOMPARE(iso(resolveDates(written(u"2026/03/06"_s, u"2026/03/04"_s, {}), reversed)),
             u"2026-03-06 2026-03-04"_s);
    QCOMPARE(codes(reversed), QStringList{u"ambiguous-date? end"_s});
}

void TestTrfDates::readsBirthDates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("date");
    QTest::addColumn<int>("year");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("complete") << u"1981/05/03"_s << u"1981-05-03"_s << 1981 << true;
    QTest::newRow("dots") << u"1969.12.06"_s << u"1969-12-06"_s << 1969 << true;
    QTest::newRow("day first") << u"03.05.1981"_s << u"1981-05-03"_s << 1981 << true;
    QTest::newRow("year") << u"1981"_s << QString() << 1981 << true;
    QTest::newRow("year and zeros") << u"1981/00/00"_s << QString() << 1981 << true;
    QTest::newRow("year and blanks") << u"1981/  /  "_s << QString() << 1981 << true;
    QTest::newRow("zeros and year") << u"00.00.1981"_s << QString() << 1981 << true;
    QTest::newRow("zeros") << u"0000/00/00"_s << QString() << 0 << true;
    QTest::newRow("nothing") << QString() << QString() << 0 << true;
    QTest::newRow("no such day") << u"1981/02/30"_s << QString() << 0 << false;
    QTest::newRow("no such year") << u"1700"_s << QString() << 0 << false;
    QTest::newRow("two digits") << u"81/05/03"_s << QString() << 0 << false;
    QTest::newRow("word") << u"unknown"_s << QString() << 0 << false;
}

void TestTrfDates::readsBirthDates()
{
    QFETCH(QString, text);
    QFETCH(QString, date);
    QFETCH(int, year);
    QFETCH(bool, isRead);
    engine::Participant person{.number = engine::ParticipantNumber(1)};
    QCOMPARE(readBirthDate(text, person), isRead);
    QCOMPARE(iso(person.birthDate), date);
    QCOMPARE(person.birthYear.value_or(0), year);
}

void TestTrfDates::findsBirthDatesBesideTheirColumns_data()
{
    QTest::addColumn<QString>("columns"); // 67 to 82
    QTest::addColumn<QString>("birth");
    QTest::addColumn<QString>("note");
    QTest::newRow("in place") << u"   1981/05/12   "_s << u"1981-05-12"_s << QString();
    QTest::newRow("to the right") << u"    1981/05/12  "_s << u"1981-05-12"_s << u"columns-shifted"_s;
    QTest::newRow("to the left") << u"  1981/05/12    "_s << u"1981-05-12"_s << u"columns-shifted"_s;
    QTest::newRow("its end among the points") << u"    1981/05/1211"_s << QString() << u"bad-date"_s;
    QTest::newRow("two to the right") << u"     1981/05/121"_s << QString() << u"bad-date"_s;
    QTest::newRow("its beginning in the id") << u"641981/05/12    "_s << QString() << u"bad-date"_s;
}

// A date that was one column to the right became the first day of its tenth.
void TestTrfDates::findsBirthDatesBesideTheirColumns()
{
    QFETCH(const QString, columns);
    QFETCH(const QString, birth);
    QFETCH(const QString, note);
    QString line = u"001    1 m    Abel, Jan"_s.leftJustified(100);
    line.replace(66, columns.size(), columns);
    NoteList notes;
    const auto player = readTrfPlayer(line, 1, notes);
    QVERIFY(player.has_value());
    engine::Participant read{.number = engine::ParticipantNumber(1)};
    QVERIFY(readBirthDate(player->birth, read));
    QCOMPARE(iso(read.birthDate), birth);
    const auto all = notes.take();
    QCOMPARE(all.empty() ? QString() : QString::fromUtf8(importCodeText(all.front().code).data()), note);
}

ZAHLMEISTER_TEST(TestTrfDates, QCoreApplication)

} // namespace tst_trfdates

#include "tst_trfdates.moc"
