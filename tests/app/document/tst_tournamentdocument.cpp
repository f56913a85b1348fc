// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>
#include <memory>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/store/database.h"
#include "app/store/undolog.h"
#include "app/store/workfile.h"
#include "tests/support/fields.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"

namespace tst_tournamentdocument {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::Draft;
using app::Edit;
using app::EditGroup;
using app::EditKind;
using app::EditName;
using app::TournamentDocument;
using app::WorkFile;
using engine::GameId;
using engine::ParticipantNumber;

namespace {

/// Writes down every signal of a document in the order in which they come, with what they say.
class Listener {
public:
    explicit Listener(TournamentDocument& document)
    {
        const auto note = [this](const QString& line) { m_lines.append(line); };
        const auto size = [&document] { return QString::number(document.tournament().participants.size()); };
        using D = TournamentDocument;
        QObject::connect(&document, &D::headerChanged, &m_context,
                         [=](const engine::TournamentHeader& before) {
                             note("header was "_L1 + QString::fromStdString(before.name));
                         });
        QObject::connect(&document, &D::participantAboutToBeInserted, &m_context,
                         [=](int at) { note(u"inserting at %1 of %2"_s.arg(at).arg(size())); });
        QObject::connect(&document, &D::participantInserted, &m_context,
                         [=](int at) { note(u"inserted at %1 of %2"_s.arg(at).arg(size())); });
        QObject::connect(&document, &D::participantAboutToBeRemoved, &m_context,
                         [=](int at) { note(u"removing at %1 of %2"_s.arg(at).arg(size())); });
        QObject::connect(&document, &D::participantRemoved, &m_context,
                         [=](int at) { note(u"removed at %1 of %2"_s.arg(at).arg(size())); });
        QObject::connect(
            &document, &D::participantChanged, &m_context, [=](int at, const engine::Participant& before) {
                note(u"changed at %1, was %2"_s.arg(at).arg(QString::fromStdString(before.name)));
            });
        QObject::connect(&document, &D::gameInserted, &m_context,
                         [=](const engine::Game& game) { note("game "_L1 + idAndResult(game)); });
        QObject::connect(&document, &D::gameRemoved, &m_context,
                         [=](const engine::Game& game) { note("no game "_L1 + idAndResult(game)); });
        QObject::connect(&document, &D::gameChanged, &m_context,
                         [=](const engine::Game& before, const engine::Game& after) {
                             note("game "_L1 + idAndResult(before) + " to "_L1 + idAndResult(after));
                         });
        QObject::connect(&document, &D::edited, &m_context, [=] { note(u"edited"_s); });
        QObject::connect(&document, &D::undoStateChanged, &m_context, [=] { note(u"undo state"_s); });
        QObject::connect(&document, &D::storageFailed, &m_context, [=] { note(u"storage failed"_s); });
    }

    /// The lines since the last call.
    [[nodiscard]] QStringList take() { return std::exchange(m_lines, {}); }

private:
    static QString idAndResult(const engine::Game& game)
    {
        const auto text = engine::resultText(game.result);
        return u"%1 %2"_s.arg(game.id.value()).arg(QLatin1StringView(text.data(), qsizetype(text.size())));
    }

    QStringList m_lines;
    QObject m_context; ///< goes first, and the connections with it
};

EditGroup groupOf(std::vector<Edit> edits, EditKind kind = EditKind::Paste)
{
    return {{kind, {}}, std::move(edits)};
}

engine::Participant player(int number, const char* name)
{
    return {.number = ParticipantNumber(number), .name = name};
}

engine::Game pairing(int white, int black, engine::GameResult result = engine::kWhiteWins)
{
    return {.white = ParticipantNumber(white), .black = ParticipantNumber(black), .result = result};
}

} // namespace

class TestTournamentDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void longTextsOfEarlierVersions();
    void init();
    void cleanup();
    void opensOnlyWhatExists();
    void announcesEverythingInOrder();
    void announcesUndoAndRedo();
    void sortsParticipantsByNumber();
    void givesIdsToNewGames();
    void namesWhatCanBeUndone();
    void editingDropsRedo();
    void logsNothingForNothing();
    void forgetsOldGroups();
    void undoLogsAreApart();
    void refusesImpossibleEdits_data();
    void refusesImpossibleEdits();
    void refusalOfOneRefusesAll();
    void allowsWhatDependsOnEarlierEdits();
    void keepsDrafts();
    void editRemovesTheDraft();
    void findsGamesOfAPairing();
    void mayBeEditedFromEdited();
    void damagedUndoEntryChangesNothing();

private:
    void open();
    [[nodiscard]] const engine::Tournament& tournament() const { return m_document->tournament(); }
    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<WorkFile> m_file;
    std::unique_ptr<TournamentDocument> m_document;
    engine::TournamentId m_id = engine::TournamentId(0);
};

void TestTournamentDocument::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_file = WorkFile::open(m_directory->filePath(u"a.zahlmeister"_s)).value();
    engine::Tournament small;
    small.header.name = "Start";
    small.participants = {player(1, "A"), player(2, "B"), player(5, "E")};
    small.games = {pairing(1, 2), pairing(5, 1, engine::kDrawn)};
    m_id = m_file->addTournament(small).value();
    open();
}

void TestTournamentDocument::cleanup()
{
    m_document.reset();
    m_file.reset();
}

void TestTournamentDocument::open()
{
    const QString path = m_file->path();
    m_document.reset();
    m_file.reset();
    m_file = WorkFile::open(path).value();
    m_document = TournamentDocument::open(*m_file, m_id).value();
}

void TestTournamentDocument::opensOnlyWhatExists()
{
    QCOMPARE(TournamentDocument::open(*m_file, engine::TournamentId(99)).error().code,
             ErrorCode::UnknownTournament);
    QCOMPARE(m_document->id(), m_id);
    QVERIFY(!m_document->isReadOnly());
    QVERIFY(!m_document->undoName() && !m_document->redoName() && m_document->drafts().empty());
}

void TestTournamentDocument::announcesEverythingInOrder()
{
    Listener listener(*m_document);
    auto header = tournament().header;
    header.name = "Later";
    auto game = tournament().games[0];
    game.result = engine::kDrawn;
    const auto applied = m_document->apply(
        groupOf({app::PutHeader{header}, app::PutArithmetic{engine::Arithmetic::Tables},
                 app::PutParticipant{player(3, "C")}, app::PutParticipant{player(1, "AA")},
                 app::PutGame{game}, app::PutGame{pairing(3, 2)}, app::RemoveGame{GameId(2)},
                 app::RemoveParticipant{ParticipantNumber(5)}}));
    QVERIFY(applied.has_value());
    QCOMPARE(
        listener.take(),
        (QStringList{u"header was Start"_s, u"inserting at 2 of 3"_s, u"inserted at 2 of 4"_s,
                     u"changed at 0, was A"_s, u"game 1 1-0 to 1 1/2"_s, u"game 3 1-0"_s, u"no game 2 1/2"_s,
                     u"removing at 3 of 4"_s, u"removed at 3 of 3"_s, u"undo state"_s, u"edited"_s}));
    QVERIFY(m_document->arithmetic() == engine::Arithmetic::Tables);
}

void TestTournamentDocument::announcesUndoAndRedo()
{
    QVERIFY(m_document->apply(groupOf({app::PutParticipant{player(3, "C")}, app::PutGame{pairing(3, 2)}}))
                .has_value());
    Listener listener(*m_document);
    QVERIFY(m_document->undo().has_value());
    QCOMPARE(listener.take(), (QStringList{u"no game 3 1-0"_s, u"removing at 2 of 4"_s,
                                           u"removed at 2 of 3"_s, u"undo state"_s, u"edited"_s}));
    QVERIFY(m_document->redo().has_value());
    QCOMPARE(listener.take(), (QStringList{u"inserting at 2 of 3"_s, u"inserted at 2 of 4"_s, u"game 3 1-0"_s,
                                           u"undo state"_s, u"edited"_s}));
    QVERIFY(!m_document->redo().has_value());
    QVERIFY(listener.take().isEmpty());
}

void TestTournamentDocument::sortsParticipantsByNumber()
{
    QVERIFY(m_document->nextNumber() == ParticipantNumber(6));
    QVERIFY(
        m_document->apply(groupOf({app::PutParticipant{player(9, "I")}, app::PutParticipant{player(4, "D")}}))
            .has_value());
    std::vector<int> numbers;
    for (const auto& participant : tournament().participants)
        numbers.push_back(participant.number.value());
    QCOMPARE(numbers, (std::vector<int>{1, 2, 4, 5, 9}));
    QVERIFY(m_document->nextNumber() == ParticipantNumber(10));
    // Behind the largest there is none; the first gap is left.
    QVERIFY(m_document->apply(groupOf({app::PutParticipant{player(99'999, "Z")}})).has_value());
    QVERIFY(m_document->nextNumber() == ParticipantNumber(3));
    const auto empty = m_file->addTournament({}).value();
    QVERIFY(TournamentDocument::open(*m_file, empty).value()->nextNumber() == ParticipantNumber(1));
}

void TestTournamentDocument::givesIdsToNewGames()
{
    const auto inverse =
        m_document->apply(groupOf({app::PutGame{pairing(1, 2)}, app::PutGame{pairing(2, 1)}}));
    QVERIFY((inverse->edits == std::vector<Edit>{app::RemoveGame{GameId(4)}, app::RemoveGame{GameId(3)}}));
    QVERIFY(m_document->game(GameId(3)) && m_document->game(GameId(4)) && !m_document->game(GameId(5)));
    // An id is not used again while a view may remember it.
    QVERIFY(m_document->undo().has_value());
    QVERIFY(m_document->apply(groupOf({app::PutGame{pairing(2, 5)}})).has_value());
    QVERIFY(m_document->game(GameId(5)) && !m_document->game(GameId(3)));
}

void TestTournamentDocument::namesWhatCanBeUndone()
{
    const EditName first{EditKind::Result, {u"Müller"_s, u"Schmidt"_s, u"1-0"_s}};
    const EditName second{EditKind::AddParticipant, {u"Łukasz"_s}};
    QVERIFY(m_document->apply({first, {app::PutGame{pairing(1, 5)}}}).has_value());
    QVERIFY(m_document->apply({second, {app::PutParticipant{player(7, "G")}}}).has_value());
    open();
    QVERIFY(m_document->undoName() == second && !m_document->redoName());
    QVERIFY(m_document->undo().has_value());
    QVERIFY(m_document->undoName() == first && m_document->redoName() == second);
    QVERIFY(m_document->undo().has_value());
    QVERIFY(!m_document->undoName() && m_document->redoName() == first);
    open();
    QVERIFY(!m_document->undoName() && m_document->redoName() == first);
}

void TestTournamentDocument::editingDropsRedo()
{
    QVERIFY(m_document->apply(groupOf({app::PutGame{pairing(1, 5)}})).has_value());
    QVERIFY(m_document->apply(groupOf({app::PutGame{pairing(2, 5)}})).has_value());
    QVERIFY(m_document->undo().has_value());
    QVERIFY(m_document->undo().has_value());
    QVERIFY(m_document->apply(groupOf({app::PutParticipant{player(8, "H")}})).has_value());
    QVERIFY(!m_document->redoName());
    open();
    QCOMPARE(m_document->redo().error().code, ErrorCode::NothingToRedo);
    QVERIFY(m_document->undo().has_value());
    QCOMPARE(m_document->undo().error().code, ErrorCode::NothingToUndo);
}

void TestTournamentDocument::logsNothingForNothing()
{
    Listener listener(*m_document);
    const auto inverse = m_document->apply(
        groupOf({app::PutGame{tournament().games[1]}, app::PutHeader{tournament().header},
                 app::PutParticipant{tournament().participants[0]}, app::PutArithmetic{std::nullopt}}));
    QVERIFY(inverse.has_value() && inverse->edits.empty());
    QVERIFY(listener.take().isEmpty());
    QVERIFY(!m_document->undoName());
}

void TestTournamentDocument::forgetsOldGroups()
{
    // Several hundred commits would only wait for the disk.
    QVERIFY(m_file->database().execute(u"PRAGMA synchronous = OFF"_s).has_value());
    auto game = tournament().games[0];
    for (int i = 0; i <= app::kUndoLimit; ++i) {
        game.round = 1 + i % 999;
        QVERIFY(m_document->apply(groupOf({app::PutGame{game}})).has_value());
    }
    int undone = 0;
    while (m_document->undo().has_value())
        ++undone;
    QCOMPARE(undone, app::kUndoLimit);
    QVERIFY(m_document->game(GameId(1))->round == 1); // the very first change is out of reach
    QVERIFY(m_file->checkConsistency().has_value());
}

void TestTournamentDocument::undoLogsAreApart()
{
    const auto other = m_file->addTournament(tests::woExample()).value();
    const auto second = TournamentDocument::open(*m_file, other).value();
    QVERIFY(m_document->apply(groupOf({app::PutGame{pairing(1, 5)}})).has_value());
    QVERIFY(!second->undoName());
    QVERIFY(second->apply(groupOf({app::RemoveGame{GameId(1)}})).has_value());
    const auto after = second->tournament();
    QVERIFY(m_document->undo().has_value());
    QVERIFY(!m_document->undoName() && second->undoName());
    QVERIFY(m_file->tournament(other).value().tournament == after);
}

void TestTournamentDocument::refusesImpossibleEdits_data()
{
    QTest::addColumn<int>("edit");
    QTest::addColumn<int>("code");
    int number = 0;
    const auto row = [&number](const char* name, ErrorCode code) {
        QTest::addRow("%s", name) << number++ << int(code);
    };
    row("unknown white", ErrorCode::UnknownParticipant);
    row("unknown black", ErrorCode::UnknownParticipant);
    row("against himself", ErrorCode::GameAgainstSelf);
    row("negative id", ErrorCode::UnknownGame);
    row("impossible result", ErrorCode::OutOfRange);
    row("round 0", ErrorCode::OutOfRange);
    row("unknown game removed", ErrorCode::UnknownGame);
    row("unknown participant removed", ErrorCode::UnknownParticipant);
    row("participant with games removed", ErrorCode::OutOfRange);
    row("number 0", ErrorCode::OutOfRange);
    row("number 100000", ErrorCode::OutOfRange);
    row("birth year before 1850", ErrorCode::OutOfRange);
    row("birth year contradicts date", ErrorCode::OutOfRange);
    row("index 10000", ErrorCode::OutOfRange);
    row("member number 0", ErrorCode::OutOfRange);
    row("carry-over score 3/2", ErrorCode::OutOfRange);
    row("name that is no UTF-8", ErrorCode::WrongType);
    row("note of 10,001 characters", ErrorCode::OutOfRange);
    row("two values for one rating", ErrorCode::DuplicateValue);
    row("byes out of order", ErrorCode::OutOfRange);
    row("two byes in one round", ErrorCode::DuplicateValue);
    row("bye of 3/2", ErrorCode::OutOfRange);
    row("reason that is no UTF-8", ErrorCode::WrongType);
    row("rounds 1000", ErrorCode::OutOfRange);
    row("place that is no UTF-8", ErrorCode::WrongType);
}

// NOLINTNEXTLINE(readability-function-size): one edit after the other
void TestTournamentDocument::refusesImpossibleEdits()
{
    QFETCH(const int, edit);
    QFETCH(const int, code);
    const auto game = [](auto change) {
        engine::Game made = pairing(1, 2);
        change(made);
        return app::PutGame{made};
    };
    const auto participant = [](auto change) {
        engine::Participant made = player(3, "C");
        change(made);
        return app::PutParticipant{made};
    };
    const std::vector<Edit> edits{
        game([](auto& g) { g.white = ParticipantNumber(77); }),
        game([](auto& g) { g.black = ParticipantNumber(77); }),
        game([](auto& g) { g.black = g.white; }),
        game([](auto& g) { g.id = GameId(-1); }),
        game([](auto& g) {
            g.result = {engine::SideResult::Win, engine::SideResult::Win};
        }),
        game([](auto& g) { g.round = 0; }),
        app::RemoveGame{GameId(99)},
        app::RemoveParticipant{ParticipantNumber(77)},
        app::RemoveParticipant{ParticipantNumber(1)},
        participant([](auto& p) { p.number = ParticipantNumber(0); }),
        participant([](auto& p) { p.number = ParticipantNumber(100'000); }),
        participant([](auto& p) { p.birthYear = 1849; }),
        participant([](auto& p) {
            p.birthYear = 1990;
            p.birthDate = engine::Date::fromIso("1991-01-01");
        }),
        participant([](auto& p) { p.index = 10'000; }),
        participant([](auto& p) { p.memberNumber = 0; }),
        participant([](auto& p) {
            p.carryOver = {{engine::Rating(1500), engine::Score::fromHalfPoints(3)}};
        }),
        participant([](auto& p) { p.name = "M\xfcller"; }),
        game([](auto& g) { g.note = std::string(10'001, 'x'); }),
        participant([](auto& p) {
            p.overrides = {{engine::ListedValue::Rating}, {engine::ListedValue::Rating}};
        }),
        participant([](auto& p) {
            p.byes = {{3}, {2}};
        }),
        participant([](auto& p) {
            p.byes = {{3}, {3}};
        }),
        participant([](auto& p) {
            p.byes = {{3, engine::Score::fromHalfPoints(3)}};
        }),
        participant([](auto& p) {
            p.overrides = {{engine::ListedValue::Rating, {}, {}, "\xfc"}};
        }),
        app::PutHeader{{.rounds = 1000}},
        app::PutHeader{{.place = "K\xf6ln"}},
    };
    const engine::Tournament before = tournament();
    Listener listener(*m_document);
    const EditGroup group = groupOf({edits.at(std::size_t(edit))});
    const auto checked = m_document->check(group);
    QVERIFY(!checked.has_value());
    QCOMPARE(int(checked.error().code), code);
    QVERIFY(m_document->apply(group).error() == checked.error());
    QVERIFY(tournament() == before);
    QVERIFY(listener.take().isEmpty());
    QVERIFY(!m_document->undoName());
}

void TestTournamentDocument::refusalOfOneRefusesAll()
{
    const engine::Tournament before = tournament();
    const EditGroup group = groupOf({app::PutGame{pairing(1, 5)}, app::PutGame{pairing(1, 99)}});
    QCOMPARE(m_document->apply(group).error().code, ErrorCode::UnknownParticipant);
    QVERIFY(tournament() == before);
    open();
    QVERIFY(tournament() == before);
}

void TestTournamentDocument::allowsWhatDependsOnEarlierEdits()
{
    // A participant is replaced under another number, with his games: renumbering in one group.
    const EditGroup group = groupOf({app::PutParticipant{player(6, "E")}, app::PutGame{[&] {
                                         auto game = tournament().games[1];
                                         game.white = ParticipantNumber(6);
                                         return game;
                                     }()},
                                     app::RemoveParticipant{ParticipantNumber(5)}});
    QVERIFY(m_document->check(group).has_value());
    const engine::Tournament before = tournament();
    QVERIFY(m_document->apply(group).has_value());
    QVERIFY(!tournament().indexOf(ParticipantNumber(5)));
    QVERIFY(m_document->gamesBetween(ParticipantNumber(1), ParticipantNumber(6)).size() == 1);
    QVERIFY(m_document->gamesBetween(ParticipantNumber(1), ParticipantNumber(5)).empty());
    QVERIFY(m_document->undo().has_value());
    QVERIFY(tournament() == before);
    QVERIFY(m_document->gamesBetween(ParticipantNumber(1), ParticipantNumber(5)).size() == 1);
}

void TestTournamentDocument::keepsDrafts()
{
    const Draft draft{u"participant/5/name"_s, u"Müller, J\"ü';--"_s};
    Listener listener(*m_document);
    QVERIFY(m_document->setDraft(draft).has_value());
    QVERIFY(m_document->drafts() == std::vector{draft});
    QVERIFY(listener.take().isEmpty()); // text that is being typed is no edit
    open();
    QVERIFY(m_document->drafts() == std::vector{draft});
    const Draft elsewhere{u"header/name"_s, u"x"_s};
    QVERIFY(m_document->setDraft(elsewhere).has_value());
    open();
    QVERIFY((m_document->drafts() == std::vector{draft, elsewhere}));
    QVERIFY(m_document->setDraft({draft.place, {}}).has_value());
    open();
    QVERIFY(m_document->drafts() == std::vector{elsewhere});
    QVERIFY(m_document->setDraft({u"header/name"_s, {}}).has_value());
    QVERIFY(m_document->drafts().empty());
    open();
    QVERIFY(m_document->drafts().empty());
}

void TestTournamentDocument::editRemovesTheDraft()
{
    QVERIFY(m_document->setDraft({u"p"_s, u"x"_s}).has_value());
    QVERIFY(m_document->apply(groupOf({app::PutGame{pairing(1, 5)}})).has_value());
    QVERIFY(m_document->drafts().empty());
    open();
    QVERIFY(m_document->drafts().empty());
    QVERIFY(m_document->setDraft({u"p"_s, u"x"_s}).has_value());
    QVERIFY(m_document->apply(groupOf({app::PutHeader{tournament().header}})).has_value());
    open();
    QVERIFY(m_document->drafts().empty());
}

void TestTournamentDocument::findsGamesOfAPairing()
{
    auto late = pairing(2, 1);
    late.round = 7;
    auto early = pairing(1, 2);
    early.round = 3;
    QVERIFY(m_document->apply(groupOf({app::PutGame{late}, app::PutGame{early}})).has_value());
    for (const auto& [a, b] : {std::pair(1, 2), std::pair(2, 1)}) {
        std::vector<std::int64_t> ids;
        for (const engine::Game& game : m_document->gamesBetween(ParticipantNumber(a), ParticipantNumber(b)))
            ids.push_back(game.id.value());
        QCOMPARE(ids, (std::vector<std::int64_t>{4, 3, 1})); // rounds 3 and 7, then the one without a round
    }
    QVERIFY(m_document->gamesBetween(ParticipantNumber(2), ParticipantNumber(5)).empty());
    QVERIFY(m_document->gamesBetween(ParticipantNumber(2), ParticipantNumber(99)).empty());
    QCOMPARE(m_document->game(GameId(3))->round, std::optional(7));
    QVERIFY(!m_document->game(GameId(0)));
}

void TestTournamentDocument::mayBeEditedFromEdited()
{
    int edits = 0;
    connect(m_document.get(), &TournamentDocument::edited, this, [&] {
        if (++edits == 1)
            QVERIFY(m_document->apply(groupOf({app::PutParticipant{player(8, "H")}})).has_value());
    });
    QVERIFY(m_document->apply(groupOf({app::PutParticipant{player(7, "G")}})).has_value());
    QCOMPARE(edits, 2);
    QCOMPARE(tournament().participants.size(), std::size_t{5});
}

void TestTournamentDocument::damagedUndoEntryChangesNothing()
{
    QVERIFY(m_document->apply(groupOf({app::PutGame{pairing(1, 5)}})).has_value());
    const engine::Tournament before = tournament();
    QVERIFY(m_file->database()
                .execute(u"UPDATE undo_entry SET inverse = '[{\"remove_game\":99}]'"_s)
                .has_value());
    QSignalSpy failed(m_document.get(), &TournamentDocument::storageFailed);
    QCOMPARE(m_document->undo().error().code, ErrorCode::DamagedWorkFile);
    QCOMPARE(failed.size(), 1);
    QVERIFY(tournament() == before);
    QVERIFY(m_file->checkConsistency().has_value()); // readable, though it does not fit
}

// Earlier versions knew no lengths of texts: what they stored is there, whole, and can be corrected.
void TestTournamentDocument::longTextsOfEarlierVersions()
{
    constexpr std::size_t kLong = 5'000'000;
    const auto id = m_document->id();
    const int number = m_document->tournament().participants.at(2).number.value();
    m_document.reset();
    auto& database = m_file->database();
    QVERIFY(database
                .execute(u"UPDATE participant SET name = replace(hex(zeroblob(2500000)), '0', 'x')"
                         " WHERE tournament_id = %1 AND number = %2"_s.arg(id.value())
                             .arg(number))
                .has_value());
    m_document = TournamentDocument::open(*m_file, id).value();
    const engine::Participant& player = m_document->tournament().participants.at(2);
    QCOMPARE(player.name.size(), kLong);
    // Something else of him can be changed, and he can be called by a name that somebody may enter.
    engine::Participant changed = player;
    changed.birthYear = 1980;
    changed.birthDate.reset();
    QVERIFY(m_document->apply({{}, {app::PutParticipant{changed}}}).has_value());
    changed.name = std::string(201, 'y');
    const auto refused = m_document->apply({{}, {app::PutParticipant{changed}}});
    QCOMPARE(refused.error().code, ErrorCode::OutOfRange);
    QCOMPARE(refused.error().args.back(), "at-most-200-characters");
    QVERIFY(refused.error().args.at(2).size() < 50);
    changed.name = "Held, Hans";
    QVERIFY(m_document->apply({{}, {app::PutParticipant{changed}}}).has_value());
    QVERIFY(m_document->undo().has_value());
    QCOMPARE(player.name.size(), kLong);
    QVERIFY(m_document->redo().has_value());
    QCOMPARE(player.name, "Held, Hans");
}

ZAHLMEISTER_TEST(TestTournamentDocument, QCoreApplication)

} // namespace tst_tournamentdocument

#include "tst_tournamentdocument.moc"
