// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/anonymous.h"
#include "app/rules/shippedrules.h"
#include "app/store/unnamedpersons.h"
#include "app/store/workfile.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/day.h"
#include "tests/support/testmain.h"

namespace tst_anonymous {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::UnnamedKind;

/// Tournaments as their evaluations may be published.
class TestAnonymous : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leavesOutNamesInAllTournaments();
    void keepsTheEvaluation();
};

// RULE: WO2026 4.1.1
void TestAnonymous::leavesOutNamesInAllTournaments()
{
    QTemporaryDir folder;
    const auto file = std::move(*app::WorkFile::open(folder.filePath(u"a.zahlmeister"_s)));
    const auto one = wonBy(1, day(2027, 3, 1), 1700, 20);
    const auto two = wonBy(2, day(2027, 4, 1), 1720, 21);
    const auto first = *file->addTournament(one.tournament);
    const auto second = *file->addTournament(two.tournament);
    const auto published = [&](engine::TournamentId id) {
        return app::publishedTournament(*file, id, (id == first ? one : two).tournament)->tournament;
    };
    QVERIFY(published(first) == one.tournament);
    app::UnnamedPerson noted{.kind = UnnamedKind::Objection,
                             .tournament = first,
                             .participant = kHero,
                             .name = "Held, Hans",
                             .decided = day(2027, 5, 1)};
    QVERIFY(app::addUnnamedPerson(*file, noted).has_value());
    QVERIFY(published(first).participants.front().name.empty()); // who objects is nowhere named (6.5)
    QVERIFY(app::removeUnnamedPerson(*file, app::unnamedPersons(*file)->front().id).has_value());
    QVERIFY(published(first) == one.tournament);
    noted.kind = UnnamedKind::Anonymous;
    QVERIFY(app::addUnnamedPerson(*file, noted).has_value());
    for (const engine::TournamentId id : {first, second}) {
        const engine::Tournament tournament = published(id);
        const engine::Participant& hero = tournament.participants.front();
        QVERIFY(hero.name.empty() && hero.personId.empty() && hero.club.empty() && !hero.birthDate);
        QCOMPARE(hero.birthYear, std::optional(1980)); // for the age
        QVERIFY(!tournament.participants.back().name.empty());
        QVERIFY(tournament.games == (id == first ? one : two).tournament.games);
    }
    // The number has been given to somebody else since.
    auto other = one;
    heroOf(other).name = "Fort, Franz";
    heroOf(other).personId = "NU9";
    QCOMPARE(app::publishedTournament(*file, first, other.tournament)->tournament.participants.front().name,
             "Fort, Franz");
}

// RULE: WO2026 4.1.1
void TestAnonymous::keepsTheEvaluation()
{
    QTemporaryDir folder;
    const auto file = std::move(*app::WorkFile::open(folder.filePath(u"a.zahlmeister"_s)));
    auto one = wonBy(1, day(2027, 3, 1), 1700, 20, 5);
    heroOf(one).birthYear.reset();
    heroOf(one).birthDate = day(2010, 1, 1);
    const auto id = *file->addTournament(one.tournament);
    QVERIFY(app::addUnnamedPerson(*file, {.kind = UnnamedKind::Anonymous,
                                          .tournament = id,
                                          .participant = kHero,
                                          .name = "Held, Hans",
                                          .decided = day(2027, 5, 1)})
                .has_value());
    auto published = one;
    published.tournament = app::publishedTournament(*file, id, one.tournament)->tournament;
    QVERIFY(evaluated(published, app::shippedRules()) == evaluated(one, app::shippedRules()));
}

ZAHLMEISTER_TEST(TestAnonymous, QCoreApplication)

} // namespace tst_anonymous

#include "tst_anonymous.moc"
