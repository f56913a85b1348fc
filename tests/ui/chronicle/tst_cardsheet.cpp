// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "tests/print/keepsmargins.h"
#include "tests/support/testmain.h"
#include "tests/ui/chronicle/clubroll.h"
#include "ui/chronicle/cardsheet.h"
#include "ui/print/printservice.h"

namespace tst_cardsheet {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::ui;
using app::PersonHistory;

/// The player card on paper.
class TestCardSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheMargins();
    void saysWhatTheCardSays();
    void isDrawnWithLines();
    void saysWhatListsSaidOfTheElo();
    void namesNobodyWhoMayNotBeNamed();
    void tellsNoRatingOfAFormerMember();

private:
    [[nodiscard]] SheetLayout sheetOf(const PersonHistory& person, Language language = Language::German) const
    {
        return layoutCard(person, m_roll,
                          {.language = language, .printed = engine::Date::tryFrom(2027, 1, 2)});
    }
    [[nodiscard]] static QString textOf(const SheetLayout& layout)
    {
        QStringList texts;
        for (const SheetPage& page : layout.pages) {
            for (const TextRun& run : page.runs)
                texts += run.text;
        }
        return texts.join(u'\n');
    }

    Translators m_german{Language::German};
    app::PersonRoll m_roll = clubRoll();
};

void TestCardSheet::keepsTheMargins()
{
    std::size_t longest = 0;
    for (std::size_t i = 0; i < m_roll.size(); i += 3) {
        const SheetLayout layout = sheetOf(m_roll.person(i));
        QVERIFY2(testing::keepsMargins(layout), m_roll.person(i).id.c_str());
        QCOMPARE(layout.pages.front().charts.size(), 1U);
        longest = std::max(longest, layout.pages.size());
    }
    QCOMPARE_GT(longest, 1U);
}

void TestCardSheet::saysWhatTheCardSays()
{
    const PersonHistory& person = personWho(m_roll, [](const PersonHistory& one) {
        return hasEntry(one, app::EntryChangeKind::Conversion) && one.person().member && !one.ledger.empty();
    });
    const QString text = textOf(sheetOf(person));
    for (const QString& wanted :
         {u"Karteikarte"_s, QString::fromStdString(person.person().name), u"Umstellung"_s, u"Restpartien"_s,
          u"Gegner"_s, u"Mitgliedschaften"_s, u"Höchststand"_s})
        QVERIFY2(text.contains(wanted), qPrintable(wanted));
    QVERIFY(textOf(sheetOf(person, Language::English)).contains(u"Player card"_s));
}

void TestCardSheet::isDrawnWithLines()
{
    const QByteArray pdf = pdfOf(sheetOf(m_roll.person(0))).value();
    QVERIFY(pdf.startsWith("%PDF"));
    QVERIFY(!pdf.contains("/Subtype /Image"));
}

/// The Elo is the list's, of the newest one that is known; a player who may not be named has none.
void TestCardSheet::saysWhatListsSaidOfTheElo()
{
    // A publication knows him by his place in the roll, so that a copy would be somebody else.
    app::PersonRoll roll = clubRoll();
    const PersonHistory& known = personWho(
        roll, [](const PersonHistory& one) { return one.person().member && one.participations.size() > 5; });
    std::vector<engine::Participant> seats;
    for (const app::Participation& one : known.participations)
        seats.push_back(*one.participant);
    auto& person =
        const_cast<PersonHistory&>(known); // NOLINT(cppcoreguidelines-pro-type-const-cast): of this test
    const app::Participation seat = person.participations.front();
    const auto text = [&](std::vector<app::UnnamedPerson> unnamed) {
        return textOf(layoutCard(person, roll,
                                 {.language = Language::German,
                                  .printed = engine::Date::tryFrom(2027, 1, 2),
                                  .unnamed = std::move(unnamed)}));
    };
    QVERIFY(!text({}).contains(u"in der Liste vom"_s));
    for (std::size_t i = 0; i < seats.size(); ++i)
        person.participations[i].participant = &seats[i];
    seats.back().elo = engine::Rating(1933);
    seats.back().eloDay = engine::Date::tryFrom(2026, 12, 1);
    QVERIFY(text({}).contains(u"1933 in der Liste vom 01.12.2026"_s));
    QVERIFY(!text({{.kind = app::UnnamedKind::Objection,
                    .tournament = seat.tournament,
                    .participant = seat.participant->number,
                    .name = seat.participant->name,
                    .decided = *engine::Date::tryFrom(2027, 1, 1)}})
                 .contains(u"in der Liste vom"_s));
}

// RULE: WO2026 3.4.3, 4.1.1, 6.5
void TestCardSheet::namesNobodyWhoMayNotBeNamed()
{
    const PersonHistory& person = personWho(m_roll, [](const PersonHistory& one) {
        return one.person().member && one.participations.size() > 5;
    });
    const app::CardGames games = app::cardGames(person, m_roll);
    const PersonHistory& opponent = *games.opponents.front().person;
    const auto textWith = [&](const PersonHistory& shown, const PersonHistory& noted, app::UnnamedKind kind) {
        const app::Participation& seat = noted.participations.front();
        return textOf(layoutCard(shown, m_roll,
                                 {.printed = engine::Date::tryFrom(2027, 1, 2),
                                  .unnamed = {{.kind = kind,
                                               .tournament = seat.tournament,
                                               .participant = seat.participant->number,
                                               .name = seat.participant->name,
                                               .decided = *engine::Date::tryFrom(2027, 1, 1)}}}));
    };
    const auto nameOf = [](const PersonHistory& one) { return QString::fromStdString(one.person().name); };
    QVERIFY(textOf(sheetOf(person)).contains(nameOf(opponent)));
    for (const app::UnnamedKind kind : {app::UnnamedKind::Objection, app::UnnamedKind::Anonymous}) {
        const QString text = textWith(person, opponent, kind);
        QVERIFY(!text.contains(nameOf(opponent)) && text.contains(nameOf(person)));
        QVERIFY(text.contains(u"ohne Namen"_s));
        const QString own = textWith(person, person, kind);
        QVERIFY(!own.contains(nameOf(person)) && own.contains(nameOf(opponent)));
    }
    // Years of birth are in nothing that is given away.
    QVERIFY(!textOf(sheetOf(person)).contains(u"Geburtsjahr"_s));
}

/// Neither the peak nor the chart nor the next entry tells what stands in brackets in the table.
// RULE: WO2026 4.1.1
void TestCardSheet::tellsNoRatingOfAFormerMember()
{
    PersonHistory person = personWho(m_roll, [](const PersonHistory& one) {
        return one.person().member && one.participations.size() > 5 && one.standing().rating;
    });
    const std::size_t last = person.participations.size() - 1;
    std::vector<engine::Participant> seats;
    for (const app::Participation& one : person.participations)
        seats.push_back(*one.participant);
    for (const std::size_t i : {last - 1, last}) {
        app::Participation& one = person.participations[i];
        seats[i].member = false;
        one.participant = &seats[i];
        one.result.formerMember = true;
        one.result.newRating = 2901 + static_cast<int>(i);
        one.exit.rating = engine::Rating(*one.result.newRating);
    }
    person.participations[last].result.oldRating = person.participations[last - 1].result.newRating;
    const QString text = textOf(sheetOf(person));
    for (const std::size_t i : {last - 1, last}) {
        const QString rating = QString::number(2901 + static_cast<int>(i));
        QVERIFY2(text.contains(u'(' + rating + u')'), qPrintable(text));
        QCOMPARE(text.count(rating), 1);
    }
}

ZAHLMEISTER_TEST(TestCardSheet, QApplication)

} // namespace tst_cardsheet

#include "tst_cardsheet.moc"
