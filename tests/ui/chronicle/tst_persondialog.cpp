// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>
#include <vector>

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/reading/playercard.h"
#include "app/session/chroniclework.h"
#include "app/session/livechronicle.h"
#include "app/store/enteredpersons.h"
#include "app/text/calendar.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"
#include "ui/chronicle/enteredpersondialog.h"
#include "ui/chronicle/persondialog.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"
#include "ui/text/language.h"
#include "ui/widgets/messagebar.h"

namespace tst_persondialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::ui;

namespace {

engine::Date day(int month)
{
    return *engine::Date::tryFrom(2027, month, 1);
}

} // namespace

/// Players merged and parted.
class TestPersonDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_translators.use(Language::English); }
    void init();
    void cleanup();
    void merges();
    void refusesWhoSatTogether();
    void parts();
    void takesDecisionsBack();
    void findsByName();
    void entersChangesAndRemoves();
    void nobodyIsThereTwice();
    void mergesWhoHasNotPlayed();

private:
    [[nodiscard]] app::LiveChronicle& live() const { return m_session->chronicle(); }
    [[nodiscard]] bool settles() const
    {
        return QTest::qWaitFor([this] { return live().isCurrent(); }, 5000) &&
               (QTest::qWait(100), QTest::qWaitFor([this] { return m_dialog->isJudged(); }, 3000));
    }
    /// The id of who sits first in a tournament.
    [[nodiscard]] std::string heroIn(engine::TournamentId id) const
    {
        for (const app::PersonHistory& person : live().chronicle()->persons) {
            for (const app::Participation& one : person.participations) {
                if (one.tournament == id && one.participant->number == kHero)
                    return person.id;
            }
        }
        return {};
    }
    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* one : m_dialog->findChildren<QPushButton*>()) {
            if (QString(one->text()).remove(u'&') == text)
                return one;
        }
        return nullptr;
    }

    [[nodiscard]] PersonsModel& persons() const { return *m_dialog->findChildren<PersonsModel*>().front(); }
    [[nodiscard]] QString said() const { return m_dialog->findChild<MessageBar*>()->message().text; }
    [[nodiscard]] std::vector<app::EnteredPerson> entered() const
    {
        return app::enteredPersons(*m_session->workFile()).value();
    }
    /// Types into the form that is open, and applies it.
    void answer(const std::vector<std::pair<QString, QString>>& texts)
    {
        auto* form = m_dialog->findChild<EnteredPersonDialog*>();
        QVERIFY(form);
        for (const auto& [name, text] : texts) {
            if (auto* number = form->findChild<QSpinBox*>(name)) {
                number->setFocus();
                number->selectAll();
                QTest::keyClicks(number, text);
            } else {
                form->findChild<QLineEdit*>(name)->setText(text);
            }
        }
        form->accept();
        QVERIFY(QTest::qWaitFor([this] { return !m_dialog->findChild<EnteredPersonDialog*>(); }, 3000));
        QVERIFY(settles());
    }
    void undo()
    {
        const auto action = m_dialog->findChild<MessageBar*>()->message().action;
        QVERIFY(action);
        action();
        QVERIFY(settles());
    }

    Translators m_translators{Language::English};
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<PersonDialog> m_dialog;
    engine::TournamentId m_first{0};
    engine::TournamentId m_second{0};
    engine::TournamentId m_third{0};
};

void TestPersonDialog::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"a.zahlmeister"_s)).has_value());
    m_first = *m_session->addTournament(wonBy(1, day(3), 1700, 20).tournament);
    m_second = *m_session->addTournament(wonBy(2, day(6), 1700, 20).tournament);
    auto third = wonBy(3, day(9), 1700, 20);
    heroOf(third).name = "Held-Lang, Hans";
    heroOf(third).personId = "NU0000002";
    m_third = *m_session->addTournament(third.tournament);
    live().start();
    QVERIFY(QTest::qWaitFor([this] { return live().isCurrent(); }, 5000));
    m_dialog = std::make_unique<PersonDialog>(*m_session);
    m_dialog->show();
    QVERIFY(settles());
}

void TestPersonDialog::cleanup()
{
    m_dialog.reset();
    m_session.reset();
}

// RULE: WO2026 3.7: records of players are merged.
void TestPersonDialog::merges()
{
    m_dialog->choose(heroIn(m_first));
    QVERIFY(settles());
    m_dialog->chooseOther(heroIn(m_third));
    QVERIFY(settles());
    QVERIFY2(m_dialog->sentence().contains(u"2 changes, 2 players, 1 tournament"_s),
             qPrintable(m_dialog->sentence()));
    QVERIFY(button(u"Merge"_s)->isEnabled());
    for (auto* line : m_dialog->findChildren<QLineEdit*>()) {
        if (line->placeholderText().contains(u"married"_s))
            line->setText(u"married"_s);
    }
    button(u"Merge"_s)->click();
    QVERIFY(settles());
    QCOMPARE(heroIn(m_third), heroIn(m_first));
    QCOMPARE(live().decisions().front().reason, std::string("married"));
    const auto& message = m_dialog->findChild<MessageBar*>()->message();
    QCOMPARE(message.actionText, u"Undo"_s);
    message.action();
    QVERIFY(settles());
    QVERIFY(heroIn(m_third) != heroIn(m_first));
}

void TestPersonDialog::refusesWhoSatTogether()
{
    m_dialog->choose(heroIn(m_first));
    QVERIFY(settles());
    QVERIFY(m_dialog->sentence().contains(u"Choose two different"_s) || !m_dialog->sentence().isEmpty());
    const std::string opponent = [&] {
        for (const app::PersonHistory& person : live().chronicle()->persons) {
            if (person.participations.front().tournament == m_second)
                return person.id;
        }
        return std::string();
    }();
    m_dialog->chooseOther(opponent);
    QVERIFY(settles());
    QVERIFY2(m_dialog->sentence().contains(u"so they are two: T2."_s), qPrintable(m_dialog->sentence()));
    QVERIFY(!button(u"Merge"_s)->isEnabled());
    m_dialog->merge();
    QVERIFY(live().decisions().empty());
}

void TestPersonDialog::parts()
{
    m_dialog->choose(heroIn(m_first));
    QVERIFY(settles());
    m_dialog->findChild<QTabWidget*>()->setCurrentIndex(1);
    QVERIFY(settles());
    QVERIFY(!button(u"Part"_s)->isEnabled()); // nothing is ticked
    m_dialog->tick(m_second);
    QVERIFY(settles());
    QVERIFY(button(u"Part"_s)->isEnabled());
    m_dialog->tick(m_first);
    QVERIFY(settles());
    QVERIFY(!button(u"Part"_s)->isEnabled()); // somebody must be left
    const auto seats = m_dialog->findChild<SeatsModel*>();
    QVERIFY(seats->setData(seats->index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(settles());
    button(u"Part"_s)->click();
    QVERIFY(settles());
    QVERIFY(heroIn(m_first) != heroIn(m_second));
}

void TestPersonDialog::takesDecisionsBack()
{
    const auto chronicle = live().chronicle();
    const auto& persons = chronicle->persons;
    const auto person = std::ranges::find(persons, heroIn(m_first), &app::PersonHistory::id);
    QVERIFY(
        app::decide(*m_session, app::parting(*person, {m_second}, "father and son"), day(10)).has_value());
    QVERIFY(settles());
    m_dialog->findChild<QTabWidget*>()->setCurrentIndex(2);
    const auto* decisions = m_dialog->findChild<PersonDecisionsModel*>();
    QCOMPARE(decisions->rowCount(), 1);
    QVERIFY(decisions->rowAt(0).text.contains(u"is somebody else"_s));
    QCOMPARE(decisions->rowAt(0).reason, u"father and son"_s);
    button(u"Take back"_s)->click();
    QVERIFY(settles());
    QCOMPARE(heroIn(m_first), heroIn(m_second));
    QCOMPARE(decisions->rowCount(), 0);
}

void TestPersonDialog::findsByName()
{
    const auto rows = personRows(*live().chronicle(), u"held-l"_s, 10);
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(rows.front().name, u"Held-Lang, Hans"_s);
    QCOMPARE(personRows(*live().chronicle(), {}, 2).size(), std::size_t{2});
    // RULE: WO2026 Anhang 4: everybody on the level of today
    for (const auto& row : personRows(*live().chronicle(), {}, 100)) {
        const auto* person = app::personsNamed(*live().chronicle(), row.id).at(0);
        QCOMPARE(row.rating, entryText(app::standingOn(*person, *live().chronicle()->rules, app::today())));
    }
}

void TestPersonDialog::entersChangesAndRemoves()
{
    QSignalSpy changed(m_dialog.get(), &PersonDialog::personsEntered);
    QVERIFY(!button(u"Change…"_s)->isEnabled() && !button(u"Remove"_s)->isEnabled());
    button(u"New person…"_s)->click();
    answer({{u"personName"_s, u"Zander, Zoe"_s},
            {u"personClub"_s, u"40101"_s},
            {u"personBirthYear"_s, u"1990"_s},
            {u"personRating"_s, u"1366"_s},
            {u"personIndex"_s, u"21"_s}});
    QCOMPARE(entered().size(), std::size_t{1});
    const engine::Participant known = entered().front().known;
    QCOMPARE(known.name, std::string("Zander, Zoe"));
    QCOMPARE(known.birthYear, std::optional(1990));
    QVERIFY(known.rating == engine::Rating(1366) && known.index == 21 && known.enteredLevel == "dwz-2026");
    QCOMPARE(said(), u"Zander, Zoe was entered."_s);
    QVERIFY(persons().rowAt(0).name == u"Zander, Zoe"_s && persons().rowAt(0).rating == u"1366 – 21"_s);
    QCOMPARE(persons().rowAt(0).last, u"by hand"_s);

    QVERIFY(button(u"Change…"_s)->isEnabled());
    button(u"Change…"_s)->click();
    answer({{u"personClub"_s, u"40102"_s}});
    QCOMPARE(entered().front().known.club, std::string("40102"));
    undo();
    QVERIFY(entered().front().known == known);
    button(u"New person…"_s)->click();
    answer({{u"personName"_s, u"Zander, Zoe"_s}, {u"personBirthYear"_s, u"1990"_s}});
    QCOMPARE(said(), u"Zander, Zoe is entered already."_s);

    button(u"Remove"_s)->click();
    QVERIFY(settles());
    QVERIFY(entered().empty());
    QVERIFY(persons().rowAt(0).name != u"Zander, Zoe"_s);
    undo();
    QVERIFY(entered().front().known == known);
    QCOMPARE(changed.count(), 5);
}

void TestPersonDialog::nobodyIsThereTwice()
{
    const int before = persons().rowCount();
    const auto hero = app::personsNamed(*live().chronicle(), heroIn(m_first)).front()->person();
    button(u"New person…"_s)->click();
    answer({{u"personName"_s, fromEngine(hero.name)}, {u"personId"_s, fromEngine(hero.personId)}});
    QVERIFY2(said().contains(u"is the player of the tournaments"_s), qPrintable(said()));
    m_dialog->findChildren<PersonChoice*>().front()->search({});
    QVERIFY(settles());
    QCOMPARE(persons().rowCount(), before);
    m_dialog->choose(heroIn(m_first));
    QVERIFY(settles());
    QVERIFY(button(u"Remove"_s)->isEnabled());
}

void TestPersonDialog::mergesWhoHasNotPlayed()
{
    button(u"New person…"_s)->click();
    answer({{u"personName"_s, u"Heldt, Hannes"_s}, {u"personRating"_s, u"1600"_s}});
    m_dialog->findChild<QTabWidget*>()->setCurrentIndex(0);
    m_dialog->chooseOther(heroIn(m_first));
    QVERIFY(settles());
    QVERIFY2(m_dialog->sentence().contains(u"gets name, club, ID"_s), qPrintable(m_dialog->sentence()));
    m_dialog->merge();
    QVERIFY(settles());
    const auto hero = app::personsNamed(*live().chronicle(), heroIn(m_first)).front()->person();
    QVERIFY(app::sameness(app::factsOf(entered().front().known), app::factsOf(hero)).sameness ==
            app::Sameness::Same);
    QCOMPARE(entered().front().known.rating, engine::Rating::tryFrom(1600));
    undo();
    QCOMPARE(entered().front().known.name, std::string("Heldt, Hannes"));

    // Who contradicts is somebody else.
    app::EnteredPerson other = entered().front();
    other.known.personId = "NU0000009";
    QVERIFY(app::putEnteredPerson(*m_session->workFile(), other).has_value());
    m_dialog->choose(rowIdOf(other));
    m_dialog->chooseOther(heroIn(m_third));
    QVERIFY(settles());
    QVERIFY2(m_dialog->sentence().contains(u"Their IDs differ"_s), qPrintable(m_dialog->sentence()));
    QVERIFY(!button(u"Merge"_s)->isEnabled());
}

ZAHLMEISTER_TEST(TestPersonDialog, QApplication)

} // namespace tst_persondialog

#include "tst_persondialog.moc"
