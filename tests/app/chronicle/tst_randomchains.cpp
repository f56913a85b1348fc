// SPDX-License-Identifier: GPL-3.0-or-later
// Chains of 200 tournaments in a work file, of 48 in the short run, with everything that may happen to them,
// against the same chain computed by the text of the regulations alone. ZAHLMEISTER_CHAINS=50 does so many of
// them.
#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <sstream>

#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/chain/settling.h"
#include "app/chronicle/personstore.h"
#include "app/chronicle/recalculationstore.h"
#include "app/document/tournamentdocument.h"
#include "app/fields/entryorigin.h"
#include "app/rules/rulestore.h"
#include "app/store/workfile.h"
#include "tests/support/referencechain.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_randomchains {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::WorkFile;
using engine::ParticipantNumber;

namespace {

constexpr int kPlayers = 40;
constexpr int kActsPerRun = 12;

engine::TournamentId idOf(int tournament)
{
    return engine::TournamentId(tournament);
}

std::string text(const Brought& one)
{
    std::ostringstream out;
    out << one.rating.value_or(0) << '-' << one.index.value_or(-1) << (one.isForeign ? "F" : "");
    for (const engine::CarryOverGame& game : one.carryOver)
        out << " +" << game.opponentRating.value() << ':' << game.score.halfPoints() << '@'
            << (game.date ? game.date->iso() : "") << '#' << game.tournament.substr(0, 8);
    return out.str();
}

Brought broughtOf(const app::Entry& entry)
{
    return {entry.rating ? std::optional(entry.rating->value()) : std::nullopt, entry.index,
            entry.rating && entry.source != engine::RatingSource::Dwz, entry.carryOver};
}

/// A work file and the reference, to which the same things happen.
class Play {
public:
    Play(unsigned seed, const QString& path) : m_random(seed), m_file(std::move(*WorkFile::open(path))) { }

    WorkFile& file() { return *m_file; }
    ReferenceChain& reference() { return m_reference; }
    [[nodiscard]] const std::vector<int>& ids() const { return m_ids; }

    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }

    /// Adds a tournament that ended in between; before June 2026 of few players, see byRegulation().
    void insert(int days)
    {
        const auto end = engine::Date::tryFrom(2025, 1, 10)->plusDays(days - days % 5); // some end together
        engine::Tournament one;
        one.header.name = "Turnier " + std::to_string(m_ids.size() + 1);
        one.header.end = end;
        if (below(2) == 0)
            one.header.start = end.plusDays(-below(9));
        one.header.level = std::array{"000", "C00", "C05"}[static_cast<std::size_t>(below(3))];
        const int players = end < raisedOn() ? 4 + below(2) : 6 + below(4);
        std::vector<int> field(kPlayers);
        for (int i = 0; i < kPlayers; ++i)
            field[static_cast<std::size_t>(i)] = i + 1;
        const int id = static_cast<int>(m_ids.size()) + 1;
        do {
            one.participants.clear();
            for (int i = 0; i < players; ++i) {
                std::swap(field[static_cast<std::size_t>(i)],
                          field[static_cast<std::size_t>(i + below(kPlayers - i))]);
                one.participants.push_back(player(field[static_cast<std::size_t>(i)], i + 1, end));
            }
        } while (m_reference.isAnybodyTwiceIn(one, id)); // of two ids that were merged
        const auto known = m_reference.into(one, id);
        for (engine::Participant& participant : one.participants) {
            const auto found = known.find(participant.personId);
            giveEntry(one, found == known.end() ? std::nullopt : std::optional(found->second), participant);
        }
        addGames(one, end);
        const auto added = m_file->addTournament(one);
        Q_ASSERT(added->value() == id);
        m_ids.push_back(id);
        m_reference.put(id, m_file->tournament(*added)->tournament);
        m_reference.settle(id);
        static_cast<void>(app::settleEntries(*m_file));
    }

    /// One of the things that may happen to a tournament or a person.
    void act()
    {
        switch (below(9)) {
        case 0:
        case 1: change([this](engine::Tournament& one) { turnResult(one); }); break;
        case 2: change([this](engine::Tournament& one) { loseGames(one); }); break;
        case 3: change([this](engine::Tournament& one) { turnMember(one); }); break;
        case 4: change([this](engine::Tournament& one) { moveDay(one); }); break;
        case 5:
        case 6: removeOrRestore(); break;
        case 7: mergeSome(); break;
        default: partSome(); break;
        }
    }

    /// @return false when nothing had to be done
    bool run()
    {
        const auto recalculation = *app::recalculationOf(*m_file);
        if (!recalculation.hasChanges())
            return false;
        m_reference.commit();
        return app::storeRecalculation(*m_file, recalculation, {}, *engine::Date::tryFrom(2029, 1, 1))
            .has_value();
    }

private:
    static engine::Participant player(int label, int number, engine::Date end)
    {
        engine::Participant one{.number = ParticipantNumber(number)};
        one.name = "Spieler, " + std::to_string(label);
        one.personId = "NU" + std::to_string(label);
        one.club = "C0521";
        if (label % 7 != 0)
            one.birthYear = 1950 + (label * 37) % 64;
        one.member = label % 9 != 0;
        const auto left = *engine::Date::tryFrom(2027, 3, 31);
        if (label % 11 == 0 && end > left) {
            one.member = false;
            one.memberUntil = left;
        }
        return one;
    }

    /// Imported as the chain stands, typed from some list, from elsewhere, set by hand, or without anything.
    void giveEntry(const engine::Tournament& one, const std::optional<Brought>& known,
                   engine::Participant& participant)
    {
        const int kind = below(12);
        const auto put = [&](const Brought& entry) {
            if (entry.rating)
                participant.rating = engine::Rating(*entry.rating);
            participant.index = entry.index;
            participant.ratingSource =
                entry.isForeign ? engine::RatingSource::Fide : engine::RatingSource::Dwz;
            participant.carryOver = entry.carryOver;
        };
        if (known && kind <= 6) {
            put(*known);
        } else if (known && kind == 7 && known->index) {
            put({1200 + below(900), *known->index + 40 + below(9)}); // a long time elsewhere
        } else if (kind == 8) {
            // A more adequate value (6.4.2); what is counted stays what it is.
            const auto index = known ? known->index : std::nullopt;
            put({1000 + below(1100), index ? index : 1 + below(20)});
            participant.overrides.push_back(
                {engine::ListedValue::Rating, std::nullopt, participant.rating->value(), "Einspruch"});
        } else if (kind == 9 && !known) {
            put({1500 + below(700), std::nullopt, true});
        } else if (kind >= 10 || (known && !known->rating)) {
            for (int i = 0; !known && i < below(4); ++i)
                participant.carryOver.push_back({engine::Rating(1100 + below(900)),
                                                 engine::Score::fromHalfPoints(below(3)),
                                                 one.header.end->plusDays(-30 * (1 + below(30)))});
        } else {
            put({1000 + below(1100), 1 + below(12)});
        }
    }

    void addGames(engine::Tournament& one, engine::Date end)
    {
        constexpr std::array kResults{engine::kWhiteWins,         engine::kBlackWins, engine::kDrawn,
                                      engine::kWhiteWins,         engine::kBlackWins, engine::kDrawn,
                                      engine::kWhiteWinsByForfeit};
        const int players = static_cast<int>(one.participants.size());
        for (int white = 1; white <= players; ++white) {
            for (int black = white + 1; black <= players; ++black) {
                if (end >= raisedOn() && below(6) == 0)
                    continue;
                engine::Game game{.white = ParticipantNumber(white), .black = ParticipantNumber(black)};
                game.result = kResults[static_cast<std::size_t>(below(kResults.size()))];
                game.rated = below(20) > 0;
                one.games.push_back(game);
            }
        }
    }

    /// Corrects a tournament as the window does.
    template <class Change>
    void change(Change change)
    {
        const int id = m_ids[static_cast<std::size_t>(below(static_cast<int>(m_ids.size())))];
        const auto document = std::move(*app::TournamentDocument::open(*m_file, idOf(id)));
        const engine::Tournament before = document->tournament();
        engine::Tournament now = before;
        change(now);
        app::EditGroup group{{app::EditKind::Header, {}}, {}};
        if (now.header != before.header)
            group.edits.emplace_back(app::PutHeader{now.header});
        for (const engine::Participant& one : now.participants) {
            if (one != before.participants[*before.indexOf(one.number)])
                group.edits.emplace_back(app::PutParticipant{one});
        }
        for (std::size_t i = 0; i < now.games.size(); ++i) {
            if (now.games[i] != before.games[i])
                group.edits.emplace_back(app::PutGame{now.games[i]});
        }
        if (group.edits.empty() || !document->apply(group).has_value())
            return;
        // What runs have written is no part of what was typed.
        engine::Tournament typedNow = now;
        const engine::Tournament& known = m_reference.played(id);
        for (engine::Participant& one : typedNow.participants) {
            const engine::Participant& typed = known.participants[*known.indexOf(one.number)];
            one.rating = typed.rating;
            one.index = typed.index;
            one.ratingSource = typed.ratingSource;
            one.carryOver = typed.carryOver;
        }
        m_reference.put(id, typedNow);
    }

    void turnResult(engine::Tournament& one)
    {
        engine::Game& game = one.games[static_cast<std::size_t>(below(static_cast<int>(one.games.size())))];
        game.result = game.result == engine::kDrawn ? engine::kBlackWins : engine::kDrawn;
    }

    /// Of one player no game counts any more.
    void loseGames(engine::Tournament& one)
    {
        const ParticipantNumber player(1 + below(static_cast<int>(one.participants.size())));
        for (engine::Game& game : one.games) {
            if (game.white == player || game.black == player)
                game.result = engine::kWhiteWinsByForfeit;
        }
    }

    void turnMember(engine::Tournament& one)
    {
        engine::Participant& player =
            one.participants[static_cast<std::size_t>(below(static_cast<int>(one.participants.size())))];
        player.member = !player.member;
        player.memberUntil.reset();
    }

    /// Within the years of its rules: another level would be another tournament.
    void moveDay(engine::Tournament& one)
    {
        const auto moved = one.header.end->plusDays(below(200) - 100);
        if ((moved < raisedOn()) != (*one.header.end < raisedOn()))
            return;
        one.header.end = moved;
        if (one.header.start && *one.header.start > moved)
            one.header.start = moved;
    }

    void removeOrRestore()
    {
        const int id = m_ids[static_cast<std::size_t>(below(static_cast<int>(m_ids.size())))];
        const bool isRemoved = m_reference.isRemoved(id);
        if ((isRemoved ? m_file->restoreTournament(idOf(id)) : m_file->removeTournament(idOf(id)))
                .has_value())
            m_reference.setRemoved(id, !isRemoved);
    }

    static Seat seatOf(const app::Participation& one)
    {
        return {static_cast<int>(one.tournament.value()), one.participant->number.value()};
    }

    /// Two players of a tournament in the waste basket may not become one either.
    bool decided(const app::PersonDecision& decision)
    {
        const auto done = app::decide(*m_file, decision, *engine::Date::tryFrom(2029, 1, 1));
        return done.has_value() && done->seatedTwice.empty();
    }

    void mergeSome()
    {
        const auto chronicle = *app::chronicleOf(*m_file);
        const int size = static_cast<int>(chronicle.persons.size());
        for (int tries = 0; tries < 200; ++tries) {
            const app::PersonHistory& one = chronicle.persons[static_cast<std::size_t>(below(size))];
            const app::PersonHistory& other = chronicle.persons[static_cast<std::size_t>(below(size))];
            if (&one == &other || !app::tournamentsOfBoth(one, other).empty())
                continue;
            if (decided(app::merging(one, other, {})))
                m_reference.merge(seatOf(one.participations.front()), seatOf(other.participations.front()));
            return;
        }
    }

    void partSome()
    {
        const auto chronicle = *app::chronicleOf(*m_file);
        const int size = static_cast<int>(chronicle.persons.size());
        const app::PersonHistory& one = chronicle.persons[static_cast<std::size_t>(below(size))];
        std::set<engine::TournamentId> others;
        std::set<Seat> seats;
        for (const app::Participation& each : one.participations) {
            if (below(3) == 0 && others.size() + 1 < one.participations.size()) {
                others.insert(each.tournament);
                seats.insert(seatOf(each));
            }
        }
        if (others.empty())
            return;
        if (decided(app::parting(one, others, {})))
            m_reference.part(seats);
    }

    std::mt19937 m_random;
    std::unique_ptr<WorkFile> m_file;
    ReferenceChain m_reference;
    std::vector<int> m_ids;
};

/// What differs between a card of the program and that of the reference; empty when nothing does.
std::string difference(const app::Participation& one, const CardLine& line)
{
    std::ostringstream out;
    const auto compare = [&](const char* what, const auto& is, const auto& should) {
        if (!(is == should))
            out << ' ' << what;
    };
    const auto near = [&](const char* what, std::optional<double> is, std::optional<double> should) {
        if (is.has_value() != should.has_value() || (is && std::fabs(*is - *should) > 1e-6))
            out << ' ' << what << ' ' << is.value_or(-1) << '/' << should.value_or(-1);
    };
    if (const Brought is = broughtOf(one.entry); !(is == line.entry))
        out << " entry " << text(is) << " / " << text(line.entry);
    if (const Brought is = broughtOf(one.exit); !(is == line.exit))
        out << " exit " << text(is) << " / " << text(line.exit);
    const engine::ParticipantEvaluation& result = one.result;
    compare("games", result.games, line.result.games);
    compare("points", result.score.halfPoints(), line.result.halfPoints);
    compare("Rc", result.opponentsAverage, line.result.average);
    compare("recorded", result.recorded, line.result.recorded);
    compare("group", std::string("e12r")[static_cast<std::size_t>(result.group)], line.result.group);
    near("We", result.expected, line.result.expected);
    near("K", result.coefficient, line.result.coefficient);
    near("Rh", result.performance, line.result.performance);
    return out.str();
}

std::string difference(const app::PersonHistory& person, const Card& card)
{
    if (person.ledger.size() != card.ledger.size())
        return " another ledger";
    const auto numberOf = [](const std::optional<engine::TournamentId>& id) {
        return id ? std::optional(static_cast<int>(id->value())) : std::nullopt;
    };
    for (std::size_t i = 0; i < card.ledger.size(); ++i) {
        const app::LedgerGame& is = person.ledger[i];
        const KeptGame& should = card.ledger[i];
        if (!(is.game == should.game) || numberOf(is.tournament) != should.tournament ||
            is.expires != should.expires || numberOf(is.usedIn) != should.usedIn)
            return " game " + std::to_string(i) + " of the ledger";
    }
    return {};
}

/// The first difference between all cards of a file and those of the reference, in the order of evaluation.
std::string difference(Play& play)
{
    const auto chronicle = *app::chronicleOf(play.file());
    const auto cards = play.reference().cards();
    if (chronicle.persons.size() != cards.size())
        return std::to_string(chronicle.persons.size()) + " persons, not " + std::to_string(cards.size());
    std::map<int, std::string> differences; // by the place of the tournament
    std::map<engine::TournamentId, int> places;
    for (const auto& one : chronicle.tournaments)
        places.emplace(one->id, static_cast<int>(places.size()));
    for (const app::PersonHistory& person : chronicle.persons) {
        const app::Participation& first = person.participations.front();
        const auto found =
            cards.find({static_cast<int>(first.tournament.value()), first.participant->number.value()});
        if (found == cards.end() || found->second.lines.size() != person.participations.size())
            return person.person().name + " is somebody else";
        const Card& card = found->second;
        for (std::size_t i = 0; i < card.lines.size(); ++i) {
            const app::Participation& one = person.participations[i];
            const std::string seat = std::to_string(one.tournament.value()) + '.' +
                                     std::to_string(one.participant->number.value());
            if (one.tournament.value() != card.lines[i].seat.first)
                return seat + " is in another place";
            if (const std::string differs = difference(one, card.lines[i]); !differs.empty())
                differences.emplace(places.at(one.tournament), seat + ':' + differs);
        }
        if (const std::string differs = difference(person, card); !differs.empty())
            differences.emplace(static_cast<int>(places.size()), person.person().name + ':' + differs);
    }
    return differences.empty() ? std::string() : differences.begin()->second;
}

/// Takes back in every tournament whatever can be taken back.
bool undoAll(WorkFile& file, int id)
{
    const auto document = std::move(*app::TournamentDocument::open(file, idOf(id)));
    while (document->undoName()) {
        if (!document->undo().has_value())
            return false;
    }
    return true;
}

} // namespace

/// Chains of tournaments as chance has them.
class TestRandomChains : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNumberOfEveryCard_data();
    void everyNumberOfEveryCard();
};

void TestRandomChains::everyNumberOfEveryCard_data()
{
    QTest::addColumn<unsigned>("seed");
    const int chains = qEnvironmentVariable("ZAHLMEISTER_CHAINS", u"1"_s).toInt();
    for (int seed = 1; seed <= chains; ++seed)
        QTest::addRow("chain %d", seed) << static_cast<unsigned>(seed);
}

// RULE: WO2026 2.2.3, 2.2.4, 3.4.2, 3.7, 4.1.1, 6.4.2, Anhang 4
void TestRandomChains::everyNumberOfEveryCard()
{
    QFETCH(const unsigned, seed);
    QTemporaryDir folder;
    Play play(seed, folder.filePath(u"chain.zahlmeister"_s));
    const int tournaments = rounds(160, 40); // with which the file begins
    for (int i = 0; i < tournaments; ++i)
        play.insert(i * 1400 / tournaments);
    std::vector<engine::Tournament> beginning;
    for (const int id : play.ids())
        beginning.push_back(play.file().tournament(idOf(id))->tournament);
    const auto check = [&] {
        // What a run leaves somebody with may be, by chance, what he was entered with elsewhere.
        for (int runs = 0; play.run(); ++runs)
            QVERIFY(runs < 3);
        const std::string differs = difference(play);
        QVERIFY2(differs.empty(), differs.c_str());
    };
    check();
    const int latecomers = rounds(40, 8);
    for (int late = 0; late < latecomers;) {
        for (int act = 0; act < kActsPerRun; ++act) {
            if (act % 3 == 0 && late < latecomers) {
                play.run(); // what comes in agrees with what stands there
                play.insert(play.below(1400));
                ++late;
            } else {
                play.act();
            }
        }
        check();
        if (QTest::currentTestFailed())
            return;
    }

    for (const int id : play.ids()) {
        QVERIFY(undoAll(play.file(), id));
        if (play.reference().isRemoved(id))
            QVERIFY(play.file().restoreTournament(idOf(id)).has_value());
    }
    const auto made = app::personDecisions(play.file());
    for (auto one = made->rbegin(); one != made->rend(); ++one)
        QVERIFY(app::takeBack(play.file(), one->id).has_value());
    // Late ones settled where entries come from that were there before.
    const auto withoutRecords = [](engine::Tournament one) {
        std::ranges::for_each(one.participants, app::forgetRecords);
        return one;
    };
    for (std::size_t i = 0; i < beginning.size(); ++i)
        QVERIFY(withoutRecords(play.file().tournament(idOf(play.ids()[i]))->tournament) ==
                withoutRecords(beginning[i]));
    QVERIFY(play.file().checkConsistency().has_value());
}

ZAHLMEISTER_TEST(TestRandomChains, QCoreApplication)

} // namespace tst_randomchains

#include "tst_randomchains.moc"
