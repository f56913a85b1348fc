// SPDX-License-Identifier: GPL-3.0-or-later
// What every format promises, whichever are registered: what is written comes back but for the announced
// losses, and no file makes a reader invent players.
#include <algorithm>
#include <random>
#include <set>

#include <QTest>

#include "app/fields/valuecheck.h"
#include "app/formats/json/tournamentjson.h"
#include "app/formats/tournamentformat.h"
#include "app/open/exportlosses.h"
#include "app/open/formatcatalogue.h"
#include "app/open/open.h"
#include "tests/support/everyfield.h"
#include "tests/support/fields.h"
#include "tests/support/roundtrip.h"
#include "tests/support/testmain.h"

namespace tst_formatcatalogue {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace zahlmeister::tests;

namespace {

/// The program's own format has a reader of its own, whose errors have places.
ImportResult readJson(const QByteArray& data)
{
    auto read = readTournamentJson(data, u"x"_s);
    if (!read.has_value())
        return tl::unexpected(std::vector<ImportNote>{{ImportCode::Malformed, ImportLevel::Refused, {}, {}}});
    ImportedTournament imported;
    imported.tournament = std::move(*read);
    return imported;
}

/// Tables are read by their content.
ImportResult readAs(const TournamentFormat& format, const QByteArray& data)
{
    const std::string id(format.id);
    return id == "json" ? readJson(data) : open({{u"x"_s, data}}, format.read ? id : "").result;
}

ExportInput inputOf(const engine::Tournament& tournament)
{
    return {.tournament = tournament,
            .tournamentUuid = "0f8fad5b-d9cb-469f-a165-70867728950e",
            .fileUuid = "7c9e6679-7425-40de-944b-e07fc1f90ae7",
            .created = u"2026-12-13T10:00:00"_s,
            .program = u"Zahlmeister"_s};
}

ExportResult write(const TournamentFormat& format, const engine::Tournament& tournament)
{
    return format.write(inputOf(tournament));
}

std::vector<const TournamentFormat*> thereAndBack()
{
    std::vector<const TournamentFormat*> formats;
    for (const TournamentFormat& format : tournamentFormats()) {
        if (format.write)
            formats.push_back(&format);
    }
    return formats;
}

/// A row for each format that is written and read.
void addFormats()
{
    QTest::addColumn<QString>("id");
    for (const TournamentFormat* format : thereAndBack())
        QTest::newRow(std::string(format->id).c_str()) << QString::fromStdString(std::string(format->id));
}

const TournamentFormat& formatNamed(const QString& id)
{
    return *formatById(id.toStdString());
}

/// Small, but with all there is: a file of it is cut off at every byte.
engine::Tournament smallTournament()
{
    engine::Tournament tournament =
        swissSystem(21, {.players = 6, .rounds = 3, .textOnly = 0.0, .ageUnknown = 0.0, .forfeit = 0.2});
    tournament.participants[0].fideId = 24600123;
    tournament.participants[1].personId = "NU4005017";
    tournament.participants[2].birthDate = engine::Date::tryFrom(1981, 5, 3);
    tournament.participants[2].birthYear = 1981;
    tournament.header.evaluator = "Müller, Jörg";
    for (engine::Game& game : tournament.games)
        game.date = engine::Date::tryFrom(2026, 9, 4 + *game.round);
    return tournament;
}

/// What an accepted file must hold, whatever was in it.
QString defectOf(const ImportedTournament& imported)
{
    const engine::Tournament& tournament = imported.tournament;
    std::set<int> numbers;
    for (const engine::Participant& person : tournament.participants) {
        if (!checkParticipant(person).has_value())
            return u"participant %1 is out of range"_s.arg(person.number.value());
        if (!numbers.insert(person.number.value()).second)
            return u"two participants have the number %1"_s.arg(person.number.value());
    }
    for (const engine::Game& game : tournament.games) {
        if (!numbers.contains(game.white.value()) || !numbers.contains(game.black.value()))
            return u"a game of nobody"_s;
        if (!checkGame(game).has_value())
            return u"game %1 is out of range"_s.arg(game.id.value());
    }
    const bool refused =
        std::ranges::find(imported.notes, ImportLevel::Refused, &ImportNote::level) != imported.notes.end();
    return refused                                      ? u"refused and read"_s
           : checkHeader(tournament.header).has_value() ? QString()
                                                        : u"header"_s;
}

/// Whether a tournament came back as it was, but for ids that files do not have.
bool isSameBut(engine::Tournament original, engine::Tournament copy)
{
    for (engine::Tournament* one : {&original, &copy}) {
        for (engine::Game& game : one->games)
            game.id = engine::GameId(0);
    }
    return original == copy;
}

} // namespace

class TestFormatCatalogue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesNobodyWhoCannotBeRead_data() { addFormats(); }
    void writesNobodyWhoCannotBeRead();
    void writesNoSquareOfThousands_data();
    void writesNoSquareOfThousands();
    void takesNoHeadForSomebody_data() { writesNoSquareOfThousands_data(); }
    void takesNoHeadForSomebody();
    void haveIdsAndEndings();
    void comeBackFromRichTournaments_data();
    void comeBackFromRichTournaments();
    void comeBackFromAnyTournament_data();
    void comeBackFromAnyTournament();
    void comeBackWithEveryField_data();
    void comeBackWithEveryField();
    void inventNobodysData_data() { addFormats(); }
    void inventNobodysData();
    void areRecognised_data();
    void areRecognised();
    void losesNothingInTheOwnFormat();
    void surviveTruncation_data();
    void surviveTruncation();
    void surviveDamage_data();
    void surviveDamage();
};

void TestFormatCatalogue::haveIdsAndEndings()
{
    std::set<std::string_view> ids;
    for (const TournamentFormat& format : tournamentFormats()) {
        QVERIFY(ids.insert(format.id).second);
        QVERIFY(!format.endings.empty());
        QVERIFY(format.read || format.write);
        QVERIFY(!format.losses || format.write);
        QVERIFY(!format.recognises || format.read);
        for (const std::string_view ending : format.endings) {
            QVERIFY(!ending.empty() && ending.front() != '.');
            QCOMPARE(QString::fromStdString(std::string(ending)).toLower().toStdString(),
                     std::string(ending));
        }
    }
    QVERIFY(thereAndBack().size() >= 4);
}

void TestFormatCatalogue::comeBackFromRichTournaments_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("index");
    const std::vector<NamedTournament> tournaments = richTournaments();
    for (const TournamentFormat* format : thereAndBack()) {
        for (std::size_t i = 0; i < tournaments.size(); ++i) {
            QTest::newRow((std::string(format->id) + ": " + tournaments[i].name).c_str())
                << QString::fromStdString(std::string(format->id)) << int(i);
        }
    }
}

void TestFormatCatalogue::comeBackFromRichTournaments()
{
    QFETCH(QString, id);
    QFETCH(int, index);
    const TournamentFormat& format = formatNamed(id);
    const engine::Tournament original = richTournaments()[std::size_t(index)].tournament;
    const ExportResult written = write(format, original);
    if (!written.has_value()) {
        // A report may demand what a tournament lacks, but then it says so.
        QVERIFY(!written.error().empty());
        QSKIP(importCodeText(written.error().front().code).data());
    }
    const ImportResult read = readAs(format, *written);
    QVERIFY(read.has_value());
    const QStringList lost =
        unannouncedLosses(original, read->tournament, lossesOf(format, inputOf(original)));
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u"; "_s)));
}

void TestFormatCatalogue::comeBackFromAnyTournament_data()
{
    addFormats();
}

void TestFormatCatalogue::comeBackFromAnyTournament()
{
    QFETCH(QString, id);
    const TournamentFormat& format = formatNamed(id);
    int compared = 0;
    for (std::uint64_t seed = 1001; seed <= 1040; ++seed) {
        engine::Tournament original = anyRichTournament(seed);
        if (seed % 2 == 0)
            completeBirths(original);
        const ExportResult written = write(format, original);
        // Two players are the fewest for most formats.
        if (!written.has_value() || original.participants.size() < 2)
            continue;
        const ImportResult read = readAs(format, *written);
        QVERIFY2(read.has_value(), qPrintable(u"seed %1"_s.arg(seed)));
        const QStringList lost =
            unannouncedLosses(original, read->tournament, lossesOf(format, inputOf(original)));
        QVERIFY2(lost.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(lost.join(u"; "_s))));
        ++compared;
    }
    QVERIFY2(compared >= 10, qPrintable(QString::number(compared)));
}

void TestFormatCatalogue::comeBackWithEveryField_data()
{
    addFormats();
}

void TestFormatCatalogue::comeBackWithEveryField()
{
    QFETCH(QString, id);
    const TournamentFormat& format = formatNamed(id);
    int compared = 0;
    QStringList complaints;
    for (std::uint64_t seed = 2001; seed <= 2060; ++seed) {
        engine::Tournament original = everyFieldTournament(seed);
        if (seed % 2 == 0)
            completeBirths(original);
        const ExportResult written = write(format, original);
        if (!written.has_value() || original.participants.size() < 2)
            continue;
        const std::vector<ExportLoss> losses = lossesOf(format, inputOf(original));
        const ImportResult read = readAs(format, *written);
        // A participant who is called `spielfrei` is nobody when a table is read.
        const bool isUnreadable =
            std::ranges::find(losses, ExportLossCode::Unreadable, &ExportLoss::code) != losses.end();
        if (isUnreadable && format.isForReaders)
            continue;
        ++compared;
        if (!read.has_value())
            complaints.append(u"seed %1: %2"_s.arg(seed).arg(
                QString::fromUtf8(importCodeText(read.error().front().code).data())));
        else if (id == u"json"_s && !isSameBut(original, read->tournament))
            complaints.append(u"seed %1: not the same"_s.arg(seed));
        else
            for (const QString& lost : unannouncedLosses(original, read->tournament, losses))
                complaints.append(u"seed %1: %2"_s.arg(seed).arg(lost));
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u"\n"_s)));
    QVERIFY2(compared >= 5, qPrintable(QString::number(compared)));
}

/// Membership may follow from a VKZ, a board from the order of a team, a bye from a game against `N.N.`, a
/// VKZ from a club that is called like one; but no format makes up who somebody is, or how strong.
void TestFormatCatalogue::inventNobodysData()
{
    QFETCH(const QString, id);
    static const std::set<std::string> kMayBeFilled{"member", "board", "byes", "club", "start",
                                                    "end",    "mode",  "team", "date", "rounds"};
    const TournamentFormat& format = formatNamed(id);
    for (std::uint64_t seed = 3001; seed <= 3060; ++seed) {
        engine::Tournament original = everyFieldTournament(seed);
        if (seed % 2 == 0)
            completeBirths(original);
        for (const ExportLoss& loss : lossesOf(format, inputOf(original))) {
            if (loss.code != ExportLossCode::Filled)
                continue;
            for (const std::string& field : loss.args)
                QVERIFY2(kMayBeFilled.contains(field), (field + ", seed " + std::to_string(seed)).c_str());
        }
    }
}

void TestFormatCatalogue::areRecognised_data()
{
    addFormats();
}

void TestFormatCatalogue::areRecognised()
{
    QFETCH(QString, id);
    if (id == u"json")
        QSKIP("recognised before all others");
    const TournamentFormat& format = formatNamed(id);
    int recognised = 0;
    for (const NamedTournament& named : richTournaments()) {
        const ExportResult written = write(format, named.tournament);
        if (!written.has_value())
            continue;
        const TournamentFormat* found = formatById(open({{u"report.bin"_s, *written}}).format);
        QVERIFY2(found && (found->read == format.read || !format.read), named.name.c_str());
        ++recognised;
    }
    QVERIFY(recognised >= 3);
}

void TestFormatCatalogue::losesNothingInTheOwnFormat()
{
    for (const NamedTournament& named : richTournaments())
        QVERIFY(lossesOf(*formatById("json"), inputOf(named.tournament)).empty());
}

void TestFormatCatalogue::surviveTruncation_data()
{
    addFormats();
}

void TestFormatCatalogue::surviveTruncation()
{
    QFETCH(QString, id);
    const TournamentFormat& format = formatNamed(id);
    const ExportResult whole = write(format, smallTournament());
    QVERIFY(whole.has_value());
    // What has no marks is read in all ways.
    for (qsizetype size = 0; size < whole->size(); size += format.isForReaders ? 17 : 1) {
        const ImportResult read = readAs(format, whole->left(size));
        if (read.has_value())
            QVERIFY2(defectOf(*read).isEmpty(), qPrintable(u"%1 bytes: %2"_s.arg(size).arg(defectOf(*read))));
        else
            QVERIFY2(!read.error().empty(), qPrintable(u"%1 bytes"_s.arg(size)));
    }
}

void TestFormatCatalogue::surviveDamage_data()
{
    addFormats();
}

void TestFormatCatalogue::surviveDamage()
{
    QFETCH(QString, id);
    const TournamentFormat& format = formatNamed(id);
    const ExportResult whole = write(format, smallTournament());
    QVERIFY(whole.has_value());
    std::mt19937 random(7);
    for (int i = 0; i < 300; ++i) {
        QByteArray damaged = *whole;
        for (unsigned hits = random() % 4 + 1; hits > 0; --hits)
            damaged[qsizetype(random() % unsigned(damaged.size()))] = static_cast<char>(random() % 256);
        const ImportResult read = readAs(format, damaged);
        if (read.has_value())
            QVERIFY2(defectOf(*read).isEmpty(), qPrintable(u"try %1: %2"_s.arg(i).arg(defectOf(*read))));
        else
            QVERIFY(!read.error().empty());
    }
}

/// What is written can be read again, and where it could not nothing is written.
void TestFormatCatalogue::writesNobodyWhoCannotBeRead()
{
    QFETCH(const QString, id);
    const TournamentFormat& format = formatNamed(id);
    engine::Tournament nobody;
    nobody.header.name = "Open";
    const auto written = writeAs(format, inputOf(nobody));
    QCOMPARE(written.has_value(), id == u"json");
    if (written.has_value()) {
        QVERIFY(readAs(format, *written).has_value());
        return;
    }
    const auto& notes = written.error();
    QVERIFY(std::ranges::any_of(notes, [](const ImportNote& note) {
        return note.code == ImportCode::MissingPart && note.args == std::vector<std::string>{"participants"};
    }));
}

void TestFormatCatalogue::writesNoSquareOfThousands_data()
{
    QTest::addColumn<QString>("id");
    for (const QString& id : {u"csv"_s, u"html"_s, u"xlsx"_s})
        QTest::newRow(qPrintable(id)) << id;
}

/// A crosstable of 3,000 would have nine million cells, and nobody could read it, neither here nor there.
void TestFormatCatalogue::writesNoSquareOfThousands()
{
    QFETCH(const QString, id);
    constexpr int kPlayers = 3000;
    engine::Tournament tournament;
    tournament.header.name = "Open";
    for (int i = 1; i <= kPlayers; ++i) {
        std::string name = "M";
        for (int rest = i; rest > 0; rest /= 26)
            name += static_cast<char>('a' + rest % 26);
        tournament.participants.push_back({.number = engine::ParticipantNumber(i), .name = name + "er, Jan"});
    }
    for (int i = 1; i < kPlayers; ++i) { // without rounds, so that no progress table has room for them
        tournament.games.push_back({.id = engine::GameId(i),
                                    .white = engine::ParticipantNumber(i),
                                    .black = engine::ParticipantNumber(i + 1),
                                    .result = engine::kWhiteWins});
    }
    const TournamentFormat& format = formatNamed(id);
    const auto written = writeAs(format, inputOf(tournament));
    QVERIFY(written.has_value());
    QVERIFY2(written->size() < 2'000'000, qPrintable(QString::number(written->size())));
    const ImportResult read = readAs(format, *written);
    QVERIFY(read.has_value());
    QCOMPARE(read->tournament.participants.size(), tournament.participants.size());
    QCOMPARE(read->tournament.games.size(), tournament.games.size());
}

/// Below the participants stand the games, in a table with a head of its own.
void TestFormatCatalogue::takesNoHeadForSomebody()
{
    QFETCH(const QString, id);
    engine::Tournament tournament;
    tournament.header.name = "Duel";
    tournament.header.kind = engine::TournamentKind::Team;
    tournament.header.rounds = 1;
    for (int i = 1; i <= 2; ++i) {
        engine::Participant person{.number = engine::ParticipantNumber(i)};
        person.name = i == 1 ? "Lange, Mia" : "Petersen, Ute";
        person.club = "C1207";
        person.clubName = "SK Entenhausen";
        person.memberNumber = i;
        person.member = true;
        person.sex = engine::Sex::Female;
        person.rating = engine::Rating(1500 + i);
        person.index = 7;
        person.team = "Mannschaft " + std::to_string(i);
        tournament.participants.push_back(std::move(person));
    }
    tournament.participants[0].birthYear = 1947;
    tournament.participants[0].fideId = 24600001;
    tournament.participants[1].personId = "NU4000002";
    tournament.games.push_back({.id = engine::GameId(1),
                                .round = 1,
                                .white = engine::ParticipantNumber(1),
                                .black = engine::ParticipantNumber(2),
                                .result = engine::kBlackWins,
                                .date = engine::Date::tryFrom(2026, 9, 5),
                                .whiteTeam = "Mannschaft 1",
                                .blackTeam = "Mannschaft 2"});
    const TournamentFormat& format = formatNamed(id);
    const auto written = writeAs(format, inputOf(tournament));
    QVERIFY(written.has_value());
    const ImportResult read = readAs(format, *written);
    QVERIFY(read.has_value());
    QCOMPARE(read->tournament.participants.size(), std::size_t(2));
    // The only game may be lost where nothing but its own line tells that it is one; then that is said.
    const auto losses = lossesOf(format, inputOf(tournament));
    QVERIFY(!read->tournament.games.empty() ||
            std::ranges::find(losses, ExportLossCode::Games, &ExportLoss::code) != losses.end());
}

ZAHLMEISTER_TEST(TestFormatCatalogue, QCoreApplication)

} // namespace tst_formatcatalogue

#include "tst_formatcatalogue.moc"
