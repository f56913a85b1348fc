// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/traps.h"

namespace zahlmeister::tests {

namespace {

app::ListPerson person(const char* last, const char* first, int year, const char* club, int number,
                       const char* nuId, int dwz, const char* sex = "m")
{
    app::ListPerson person;
    person.lastName = last;
    person.firstName = first;
    person.birthYear = year;
    person.club = club;
    person.memberNumber = number;
    person.nuId = nuId;
    person.status = app::MemberStatus::Active;
    person.dwz = engine::Rating::tryFrom(dwz);
    if (dwz > 0)
        person.index = 20;
    person.sex = *sex == 'w' ? engine::Sex::Female : engine::Sex::Male;
    person.federation = "GER";
    return person;
}

} // namespace

std::vector<app::ListPerson> trapMembers()
{
    std::vector<app::ListPerson> members{
        person("Müller", "Hans", 1960, "40023", 1043, "NU1001", 1802), // father
        person("Müller", "Hans", 1991, "40023", 1044, "NU1002", 1610), // son
        person("Müller", "Hans", 1960, "40101", 7, "NU1003", 1500),    // namesake
        person("Schmidt", "Johannes", 1975, "40023", 5, "NU1004", 2000),
        person("Weber", "Sabine", 1980, "40023", 6, "NU1005", 1400, "w"),
        person("Weber", "Jan", 2005, "40023", 8, "NU1006", 1100),
        person("Weber", "Jana", 2005, "40023", 9, "NU1007", 1150, "w"),
        person("Schirow", "Alexej", 1972, "40101", 1, "NU1008", 2650),
        person("Huber", "Josef", 1950, "40023", 10, "NU1009", 1300),
        person("Zwerenz", "Kunibert", 1955, "40101", 11, "NU1010", 1234),
        person("Fischer", "Karl", 1966, "40023", 12, "NU1011", 1700),
        person("Fischer", "Karl", 1966, "40101", 13, "NU1011", 1700),
        person("Öztürk", "Gül", 1999, "40023", 14, "NU1012", 1550, "w"),
        person("Groß-Lüdenscheidt", "Heide", 1948, "40023", 15, "NU1013", 1420, "w"),
        person("von der Heide", "Marc", 1988, "40101", 16, "NU1014", 1888),
        person("Schulze", "Peter", 1970, "40101", 17, "NU1015", 0),
    };
    members[3].fideId = 4604604;
    return members;
}

std::vector<app::ListPerson> trapMembersLater()
{
    std::vector<app::ListPerson> members = trapMembers();
    std::erase_if(members, [](const app::ListPerson& member) { return member.nuId == "NU1009"; });
    members.front().dwz = engine::Rating::tryFrom(1830);
    members.front().index = 21;
    return members;
}

std::vector<app::ListPerson> trapWorld()
{
    app::ListPerson foreigner;
    foreigner.lastName = "Kowalski";
    foreigner.firstName = "Jan";
    foreigner.birthYear = 1988;
    foreigner.federation = "POL";
    foreigner.fideId = 1101101;
    foreigner.elo = engine::Rating::tryFrom(2105);
    app::ListPerson member = foreigner;
    member.lastName = "Schmidt";
    member.firstName = "Johannes";
    member.birthYear = 1975;
    member.federation = "GER";
    member.fideId = 4604604;
    member.elo = engine::Rating::tryFrom(2050);
    return {foreigner, member};
}

engine::Tournament trapField()
{
    engine::Tournament tournament;
    tournament.header.name = "Stadtmeisterschaft Müsterhausen";
    tournament.header.end = engine::Date::tryFrom(2026, 10, 20);
    tournament.header.mode = engine::TournamentMode::Swiss;
    const auto add = [&](const char* name, const char* club, std::optional<int> year,
                         std::optional<int> rating = {}) {
        const int number = static_cast<int>(tournament.participants.size()) + 1;
        engine::Participant participant{.number = engine::ParticipantNumber(number)};
        participant.name = name;
        participant.club = club;
        participant.birthYear = year;
        if (rating)
            participant.rating = engine::Rating(*rating);
        tournament.participants.push_back(participant);
    };
    add("Müller, Hans", "40023", 1960);            // 1: beyond doubt
    add("Müller, Hans", "40023", {});              // 2: father or son
    add("Schmidt, Hans", "40023", 1975);           // 3: Hans is Johannes, beyond doubt
    add("Webr, Sabine", "40023", {});              // 4: mistyped
    add("Shirov, Aleksei", "", 1972);              // 5: another transcription
    add("Huber, Josef", "40023", 1950);            // 6: has left since
    add("Zwerenz, Kunibert", "40101", 1955, 1250); // 7: another rating than listed
    add("Fischer, Karl", "", 1966);                // 8: two clubs
    add("Kowalski, Jan", "", 1988);                // 9: a foreigner
    add("Fritz 18", "", {});                       // 10: a computer
    add("Neumann, Nora", "40023", 2015);           // 11: in no list
    add("Gast, Gustav", "", {});                   // 12: text-only
    for (int white = 1; white < 12; ++white) {
        tournament.games.push_back({.id = engine::GameId(white),
                                    .round = 1 + white % 2,
                                    .white = engine::ParticipantNumber(white),
                                    .black = engine::ParticipantNumber(white + 1),
                                    .result = white % 3 == 0 ? engine::kDrawn : engine::kWhiteWins});
    }
    return tournament;
}

} // namespace zahlmeister::tests
