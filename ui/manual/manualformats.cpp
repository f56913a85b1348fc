// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manualformats.h"

#include <array>

#include <QCoreApplication>

#include "app/open/exportlosses.h"
#include "app/open/formatcatalogue.h"
#include "engine/model/teammatches.h"
#include "ui/text/format.h"
#include "ui/text/importtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using app::ExportLossCode;

namespace {

class ManualFormatsTr {
    Q_DECLARE_TR_FUNCTIONS(Manual)

public:
    static constexpr auto kLosses = std::to_array<std::pair<ExportLossCode, const char*>>({
        {ExportLossCode::Games,
         QT_TR_NOOP("games without a result, and results that the format does not know")},
        {ExportLossCode::Byes, QT_TR_NOOP("byes")},
        {ExportLossCode::NotRated, QT_TR_NOOP("the mark “not to be rated”")},
        {ExportLossCode::CarryOver, QT_TR_NOOP("carry-over games")},
        {ExportLossCode::Ratings, QT_TR_NOOP("ratings, indices or where they come from")},
        {ExportLossCode::PersonIds, QT_TR_NOOP("ids of persons")},
        {ExportLossCode::BirthDates, QT_TR_NOOP("the full date of birth")},
        {ExportLossCode::Sex, QT_TR_NOOP("sex")},
        {ExportLossCode::Clubs, QT_TR_NOOP("club, VKZ or membership")},
        {ExportLossCode::Teams, QT_TR_NOOP("teams or their boards")},
        {ExportLossCode::GameTeams,
         QT_TR_NOOP("the team for which a guest played, or somebody before he changed")},
        {ExportLossCode::LongTexts, QT_TR_NOOP("long texts")},
        {ExportLossCode::Characters, QT_TR_NOOP("letters and blanks that the format does not know")},
        {ExportLossCode::Dates, QT_TR_NOOP("days of games")},
        {ExportLossCode::Boards, QT_TR_NOOP("boards of games")},
        {ExportLossCode::Decisions, QT_TR_NOOP("what the referee decided and noted")},
        {ExportLossCode::Computers, QT_TR_NOOP("the mark of chess computers")},
        {ExportLossCode::Rounds, QT_TR_NOOP("rounds of games")},
        {ExportLossCode::Numbers, QT_TR_NOOP("the participants' own numbers")},
        {ExportLossCode::Colours, QT_TR_NOOP("colours")},
        {ExportLossCode::Idle, QT_TR_NOOP("players of a league who played nowhere")},
        {ExportLossCode::Unreadable,
         QT_TR_NOOP("the way back: Zahlmeister itself may not read the file again")},
    });
};

using namespace engine;

Participant everybodyHas(int number, const char* name)
{
    Participant person{ParticipantNumber(number), name};
    person.club = "40023";
    person.clubName = "SC Turm 1926";
    person.memberNumber = 100 + number;
    person.member = true;
    person.personId = "10004" + std::to_string(number);
    person.fideId = 4'600'000 + number;
    person.federation = "GER";
    person.sex = Sex::Female;
    person.birthYear = 1990;
    person.birthDate = Date::tryFrom(1990, 5, 3);
    person.rating = Rating(1600 + number);
    person.index = 7;
    person.team = "Turm I";
    person.board = number;
    return person;
}

void addPeople(Tournament& tournament)
{
    for (int number = 3; number <= 8; ++number)
        tournament.participants.push_back(
            everybodyHas(number, std::array{"Berg, Ada", "Graf, Ben", "Kurz, Lea", "Müller, Jo", "Ли, Вэй",
                                            "Zorn, Eva"}[number - 3]));
    auto& people = tournament.participants;
    people[1].ratingSource = RatingSource::Fide;
    people[2].rating.reset();
    people[2].index.reset();
    people[2].carryOver = {{Rating(1500), kWin, Date::tryFrom(2026, 7, 1)}};
    people[3].computer = true;
    people[4].identity = Identity::Newcomer;
    people[4].team.clear();
    people[4].overrides = {{ListedValue::Rating, 1500, 1610, "why"}};
    people[5].memberUntil = Date::tryFrom(2025, 6, 30);
    people[5].member = false;
    people[5].personId = "NU9900001";
    people[2].personId = "none of theirs";
    people[0].byes = {{4, kDraw, ByeKind::Requested, {}, {}}, {5, kWin, ByeKind::Allocated, {}, {}}};
    people[1].byes = {{4, kLoss, ByeKind::Requested, {}, {}}, {5, kWin, ByeKind::Requested, {}, {}}};
    people[3].byes = {{4, kDraw, ByeKind::Allocated, 2, "Turm II"}, {5, kLoss, ByeKind::Allocated, {}, {}}};
}

void addGames(Tournament& tournament)
{
    const auto add = [&](int round, int white, int black, GameResult result) -> Game& {
        Game game{.white = ParticipantNumber(white), .black = ParticipantNumber(black)};
        game.round = round;
        game.result = result;
        tournament.games.push_back(game);
        return tournament.games.back();
    };
    add(1, 3, 4, kWhiteWins).date = Date::tryFrom(2026, 10, 1);
    add(1, 5, 6, kDrawn).board = 2;
    add(1, 7, 8, kBothLose);
    add(2, 4, 5, kLossAndForfeit);
    Game& ofAGuest = add(4, 5, 7, kWhiteWinsByForfeit);
    ofAGuest.rated = false;
    ofAGuest.blackTeam = "Turm II";
    add(5, 8, 4, kBlackWinsByForfeit);
    add(2, 6, 7, kWhiteWinsByForfeit).note = "late";
    add(2, 8, 3, kNotPlayed);
    Game& decided = add(3, 3, 5, kDrawn);
    decided.rated = false;
    decided.awarded = kWhiteWins;
    decided.whiteTeam = "Turm I";
    decided.blackTeam = "Turm II";
    add(3, 4, 6, kBothForfeit);
    Game withoutRound{.white = ParticipantNumber(7), .black = ParticipantNumber(3)};
    withoutRound.result = kBlackWins;
    tournament.games.push_back(withoutRound);
}

} // namespace

Tournament tournamentWithEverything()
{
    Tournament tournament;
    TournamentHeader& header = tournament.header;
    header.name = "Everything";
    header.externalId = "C000-400-EVE";
    header.place = "Musterstadt";
    header.start = Date::tryFrom(2026, 9, 1);
    header.end = Date::tryFrom(2026, 11, 15);
    header.level = "400";
    header.kind = TournamentKind::Team;
    header.mode = TournamentMode::Free;
    header.rounds = 5;
    header.system = "dwz-2026";
    header.timeControl = "90 min + 30 s/move";
    header.playOff = "15 November, 90 min";
    header.youthClass = "U18";
    header.evaluator = "Referee";
    header.secondEvaluator = "Another";
    header.arbiter = "Arbiter";
    header.hybrid = header.official = header.announced = true;
    header.acceptances = {{"place-missing", "", "why"}};
    header.teams = {{"Turm I", "40023", {{1, ParticipantNumber(3)}}}, {"Turm II", "40023", {}}};
    header.schedule = {{1, "Turm I", "Turm II", Date::tryFrom(2026, 10, 1)}};
    header.boards = 4;
    addPeople(tournament);
    addGames(tournament);
    settleTeams(tournament);
    return tournament;
}

QString lossName(ExportLossCode code)
{
    for (const auto& [known, text] : ManualFormatsTr::kLosses) {
        if (known == code)
            return ManualFormatsTr::tr(text);
    }
    return {};
}

std::vector<FormatEntry> describedFormats()
{
    const Tournament everything = tournamentWithEverything();
    const app::ExportInput input{everything, "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
                                 "6ba7b811-9dad-11d1-80b4-00c04fd430c8", u"2026-11-20T12:00:00"_s,
                                 u"Zahlmeister"_s};
    std::vector<FormatEntry> entries;
    for (const app::TournamentFormat& format : app::tournamentFormats()) {
        const bool isRead = format.read || format.readIfOwn || format.id == "json"; // read before all others
        FormatEntry entry{fromEngine(format.id), formatName(format.id), {}, {}, {}};
        QStringList endings;
        for (const std::string_view ending : format.endings)
            endings += u'.' + fromEngine(ending);
        entry.endings = endings.join(u", "_s);
        entry.use = isRead && format.write ? ManualFormatsTr::tr("Read and written")
                    : isRead               ? ManualFormatsTr::tr("Only read")
                                           : ManualFormatsTr::tr("Only written");
        if (format.write) {
            QStringList losses;
            QStringList named;
            for (const app::ExportLoss& loss : app::lossesOf(format, input)) {
                if (loss.code == ExportLossCode::Header || loss.code == ExportLossCode::Filled)
                    named += exportLossText(loss);
                else
                    losses += lossName(loss.code);
            }
            losses.removeDuplicates();
            entry.losses = losses.isEmpty()
                               ? ManualFormatsTr::tr("It carries everything.")
                               : ManualFormatsTr::tr("It has no place for: %1.").arg(losses.join(u"; "_s));
            for (const QString& sentence : named)
                entry.losses += u' ' + sentence;
        }
        entries.push_back(entry);
    }
    return entries;
}

} // namespace zahlmeister::ui
