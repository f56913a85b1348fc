// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QTest>

#include "app/lists/listinput.h"
#include "app/lists/listrecognition.h"
#include "tests/support/testmain.h"

namespace tst_lstreader {

using namespace std::literals;
using namespace zahlmeister;

namespace {

std::unique_ptr<app::ListRowReader> reader(std::string_view text)
{
    const auto recognition = app::recogniseList(text, "fdsb120101.LST");
    return recognition
               ? app::listReader(*recognition, std::make_unique<app::MemoryListInput>(text), "fdsb120101.LST")
               : nullptr;
}

} // namespace

class TestLstReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsPackedNumbers();
    void refusesOtherBytes();
};

/// Swiss-Chess 9 and older: 100 to 109 is a digit, 110 to 209 are two; B5 89 71 64 is 7127030.
void TestLstReader::readsPackedNumbers()
{
    const auto list = reader("M\x81ller,Anna;SV M\x81sterhausen;GER;\x80\xa0;nn;;\x81\xb1;;"
                             "\xb5\x89\x71\x64;\x78\x6f;W;30101;3;1001;A;;;;;;;;;;;;;;\"\r\n"sv);
    QVERIFY(list != nullptr);
    QVERIFY(list->next().value() == app::ListItem::Club);
    QVERIFY(list->next().value() == app::ListItem::Person);
    const app::ListPerson& person = list->person();
    QCOMPARE(person.lastName, "Müller");
    QCOMPARE(person.elo, engine::Rating::tryFrom(1850));
    QCOMPARE(person.dwz, std::optional<engine::Rating>());
    QCOMPARE(person.birthYear, std::optional(1967));
    QCOMPARE(person.fideId, std::optional(7127030));
    QCOMPARE(person.memberNumber, std::optional(1001));
    QVERIFY(list->next().value() == app::ListItem::End);
}

void TestLstReader::refusesOtherBytes()
{
    const auto list = reader("M\x81ller,Anna;SV M\x81sterhausen;GER;\xf0\xf1;nn;;\x81\xb1;;"
                             ";\x78\x6f;W;30101;3;1001;A;;;;;;;;;;;;;;\"\r\n"sv);
    QVERIFY(list != nullptr);
    QVERIFY(list->next().value() == app::ListItem::Refused);
    QVERIFY(list->refused().problem == app::RowProblem::BadRating);
}

ZAHLMEISTER_TEST(TestLstReader, QCoreApplication)

} // namespace tst_lstreader

#include "tst_lstreader.moc"
