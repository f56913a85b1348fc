// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/madeuplists.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "tests/support/madeupnames.h"

namespace zahlmeister::tests {

namespace {

constexpr std::string_view kStates = "123456789ABCDEFGH";
constexpr int kDistrictsPerState = 6;
constexpr int kThisYear = 2026;
constexpr int kFatherAndSon = 40;
constexpr int kSecondMembership = 16;

/// What a random number is drawn for; keeps the draws for one row apart.
enum class Purpose : std::uint64_t { Person, Rating, Club, Presence, World, WorldRating };

MadeUpChance chanceFor(std::uint64_t seed, Purpose purpose, int number, int edition = 0)
{
    MadeUpChance mixed(seed ^ static_cast<std::uint64_t>(purpose) << 56 ^
                       static_cast<std::uint64_t>(edition) << 40 ^ static_cast<std::uint64_t>(number));
    return MadeUpChance(mixed.next());
}

std::string padded(int number, int width)
{
    std::string text = std::to_string(number);
    return std::string(static_cast<std::size_t>(std::max(0, width - static_cast<int>(text.size()))), '0') +
           text;
}

NameArea germanClubArea(MadeUpChance& chance)
{
    const int roll = chance.below(100);
    if (roll < 84)
        return NameArea::German;
    if (roll < 88)
        return NameArea::Russian;
    if (roll < 91)
        return NameArea::Turkish;
    if (roll < 93)
        return NameArea::Polish;
    return static_cast<NameArea>(1 + chance.below(kNameAreas - 1));
}

/// The bell-shaped middle of four draws.
int bell(MadeUpChance& chance, int low, int high)
{
    int sum = 0;
    for (int i = 0; i < 4; ++i)
        sum += chance.below(high - low + 1);
    return low + sum / 4;
}

void addTitle(app::ListPerson& person, int elo)
{
    const bool female = person.sex == engine::Sex::Female;
    if (elo >= 2500)
        person.title = "GM";
    else if (elo >= 2400)
        person.title = "IM";
    else if (elo >= 2300)
        person.title = "FM";
    else if (elo >= 2200)
        person.title = female ? "WFM" : "CM";
    if (female && elo >= 2200)
        person.womenTitle = elo >= 2400 ? "WGM" : elo >= 2300 ? "WIM" : "WFM";
}

constexpr std::pair<std::string_view, std::string_view> kFideLetters[] = {
    {"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"Ä", "Ae"}, {"Ö", "Oe"}, {"Ü", "Ue"}, {"ß", "ss"}, {"é", "e"},
    {"è", "e"},  {"ê", "e"},  {"ë", "e"},  {"á", "a"},  {"à", "a"},  {"â", "a"},  {"ã", "a"},  {"å", "a"},
    {"Å", "A"},  {"ó", "o"},  {"ò", "o"},  {"ô", "o"},  {"õ", "o"},  {"ø", "o"},  {"Ø", "O"},  {"ő", "o"},
    {"í", "i"},  {"ì", "i"},  {"ı", "i"},  {"İ", "I"},  {"ú", "u"},  {"ù", "u"},  {"ñ", "n"},  {"ń", "n"},
    {"ç", "c"},  {"Ç", "C"},  {"ć", "c"},  {"č", "c"},  {"Č", "C"},  {"š", "s"},  {"Š", "S"},  {"ś", "s"},
    {"Ś", "S"},  {"ş", "s"},  {"Ş", "S"},  {"ș", "s"},  {"Ș", "S"},  {"ž", "z"},  {"Ž", "Z"},  {"ż", "z"},
    {"Ż", "Z"},  {"ź", "z"},  {"ł", "l"},  {"Ł", "L"},  {"ą", "a"},  {"ę", "e"},  {"ă", "a"},  {"đ", "d"},
    {"Đ", "D"},  {"ğ", "g"},  {"ř", "r"},  {"ý", "y"},  {"É", "E"},  {"Á", "A"},  {"æ", "ae"}, {"Æ", "Ae"},
    {"þ", "th"}, {"Þ", "Th"}, {"ð", "d"},  {"ễ", "e"},  {"ầ", "a"},  {"ạ", "a"},  {"ỳ", "y"},  {"ũ", "u"},
    {"ặ", "a"},  {"ị", "i"},  {"ư", "u"},  {"ơ", "o"},  {"ọ", "o"},  {"ờ", "o"},  {"ứ", "u"},  {"ả", "a"},
};

} // namespace

std::string fideSpelling(const std::string& name)
{
    std::string result;
    for (std::size_t i = 0; i < name.size();) {
        if (static_cast<unsigned char>(name[i]) < 0x80) {
            result += name[i++];
            continue;
        }
        const auto letter =
            std::find_if(std::begin(kFideLetters), std::end(kFideLetters), [&](const auto& pair) {
                return name.compare(i, pair.first.size(), pair.first) == 0;
            });
        if (letter != std::end(kFideLetters)) {
            result += letter->second;
            i += letter->first.size();
        } else {
            result += name[i++];
        }
    }
    return result;
}

MadeUpLists::MadeUpLists(std::uint64_t seed, int members, int fidePlayers)
    : m_seed(seed), m_members(members), m_fidePlayers(fidePlayers), m_clubs(std::max(2, members / 40))
{
}

app::ListPerson MadeUpLists::memberPerson(int number) const
{
    if (number % kFatherAndSon == kFatherAndSon - 1) {
        app::ListPerson son = memberPerson(number - 1);
        son.birthYear = *son.birthYear + 24 + number / kFatherAndSon % 14;
        if (*son.birthYear > kThisYear - 6)
            son.birthYear = *son.birthYear - 60; // then the second of the two is the grandfather
        son.academicTitle.clear();
        son.nuId = "NU" + std::to_string(4000000 + number);
        son.pkz = std::to_string(10000000 + number);
        son.fideId.reset();
        return son;
    }
    if (number % kSecondMembership == kSecondMembership - 1 && number % kFatherAndSon != 0)
        return memberPerson(number - 1);

    MadeUpChance chance = chanceFor(m_seed, Purpose::Person, number);
    app::ListPerson person;
    person.sex = chance.isLikely(9) ? engine::Sex::Female : engine::Sex::Male;
    const MadeUpName name = madeUpName(chance, germanClubArea(chance), *person.sex);
    person.lastName = name.last;
    person.firstName = name.first;
    person.birthYear = chance.isLikely(30) ? 2006 + chance.below(14) : bell(chance, 1935, 2008);
    if (chance.isLikely(2.5) && *person.birthYear < 1995)
        person.academicTitle = chance.isLikely(90) ? "Dr." : "Prof. Dr.";
    person.nuId = "NU" + std::to_string(4000000 + number);
    person.pkz = std::to_string(10000000 + number);
    if (chance.isLikely(35)) {
        person.fideId = 4600000 + number;
        person.federation = chance.isLikely(96) ? "GER" : "AUT";
    }
    return person;
}

std::string MadeUpLists::clubOf(int number, int edition) const
{
    // The last transfer up to the edition counts; son and father stay in one club.
    const int member = number % kFatherAndSon == kFatherAndSon - 1 ? number - 1 : number;
    int club = chanceFor(m_seed, Purpose::Club, member).below(m_clubs);
    for (int e = 1; e <= edition; ++e) {
        MadeUpChance chance = chanceFor(m_seed, Purpose::Club, member, e);
        if (chance.isLikely(0.5))
            club = chance.below(m_clubs);
    }
    const auto state = static_cast<std::size_t>(club) % kStates.size();
    return std::string(1, kStates[state]) +
           padded(1 + club / static_cast<int>(kStates.size()) % kDistrictsPerState, 1) +
           padded(1 + club / (static_cast<int>(kStates.size()) * kDistrictsPerState), 3);
}

std::optional<app::ListPerson> MadeUpLists::member(int number, int edition) const
{
    for (int e = 1; e <= edition; ++e) {
        if (chanceFor(m_seed, Purpose::Presence, number, e).isLikely(0.3) && number < m_members)
            return std::nullopt;
    }
    app::ListPerson person = memberPerson(number);
    person.club = clubOf(number, edition);
    person.memberNumber = 1 + number % 99999;
    const bool second = number % kSecondMembership == kSecondMembership - 1 && number % kFatherAndSon != 0 &&
                        number % kFatherAndSon != kFatherAndSon - 1;
    person.status = second ? app::MemberStatus::Passive : app::MemberStatus::Active;

    // A second membership shows the same ratings: they belong to the person.
    const int holder = second ? number - 1 : number;
    MadeUpChance chance = chanceFor(m_seed, Purpose::Rating, holder);
    if (chance.isLikely(12))
        return person;
    int dwz = std::max(700, bell(chance, 600, 2300));
    int index = 1 + chance.below(90);
    int week = kThisYear * 100 + 1 + chance.below(20);
    for (int e = 1; e <= edition; ++e) {
        MadeUpChance later = chanceFor(m_seed, Purpose::Rating, holder, e);
        if (later.isLikely(6)) {
            dwz = std::clamp(dwz + later.below(81) - 38, 700, 2800);
            ++index;
            week = kThisYear * 100 + std::min(52, 20 + e);
        }
    }
    person.dwz = engine::Rating(dwz);
    person.index = index;
    person.lastEvaluation = week;
    if (person.fideId) {
        const int elo = std::max(1400, dwz + chance.below(121) - 40);
        person.elo = engine::Rating(elo);
        if (chance.isLikely(50))
            person.rapidElo = engine::Rating(std::max(1400, elo + chance.below(121) - 60));
        if (chance.isLikely(40))
            person.blitzElo = engine::Rating(std::max(1400, elo + chance.below(161) - 80));
        addTitle(person, elo);
    }
    return person;
}

app::ListPerson MadeUpLists::fidePlayer(int number, int edition) const
{
    app::ListPerson person;
    if (number < m_members) {
        person = memberPerson(number);
        if (person.fideId == 4600000 + number) {
            const auto row = member(number);
            app::ListPerson fide;
            fide.lastName = fideSpelling(person.lastName);
            fide.firstName = fideSpelling(person.firstName);
            fide.birthYear = person.birthYear;
            fide.sex = person.sex;
            fide.federation = person.federation;
            fide.fideId = person.fideId;
            fide.status = app::MemberStatus::Active;
            fide.title = row->title;
            fide.womenTitle = row->womenTitle;
            fide.elo = row->elo;
            fide.rapidElo = row->rapidElo;
            fide.blitzElo = row->blitzElo;
            return fide;
        }
        person = {};
    }
    MadeUpChance chance = chanceFor(m_seed, Purpose::World, number);
    const auto area = static_cast<NameArea>(chance.below(kNameAreas));
    person.sex = chance.isLikely(14) ? engine::Sex::Female : engine::Sex::Male;
    const MadeUpName name = madeUpWorldName(chance, area, *person.sex);
    person.lastName = fideSpelling(name.last);
    person.firstName = fideSpelling(name.first);
    person.federation = federationOf(chance, area);
    if (!chance.isLikely(8))
        person.birthYear = bell(chance, 1950, 2019);
    person.fideId = 200000000 + number;
    person.status = chance.isLikely(30) ? app::MemberStatus::Passive : app::MemberStatus::Active;
    if (!chance.isLikely(28))
        return person;
    int elo = std::max(1400, bell(chance, 1100, 2450));
    for (int e = 1; e <= edition; ++e) {
        MadeUpChance later = chanceFor(m_seed, Purpose::WorldRating, number, e);
        if (later.isLikely(20))
            elo = std::clamp(elo + later.below(61) - 30, 1400, 2850);
    }
    person.elo = engine::Rating(elo);
    if (chance.isLikely(60))
        person.rapidElo = engine::Rating(std::max(1400, elo + chance.below(101) - 50));
    if (chance.isLikely(50))
        person.blitzElo = engine::Rating(std::max(1400, elo + chance.below(141) - 70));
    addTitle(person, elo);
    if (chance.isLikely(1))
        person.otherTitles = chance.isLikely(50) ? "FA" : "FA,NI";
    return person;
}

std::vector<app::ListClub> MadeUpLists::clubs() const
{
    static constexpr std::string_view kKinds[] = {"SC",         "SK",  "SV", "SF",
                                                  "Schachclub", "TSV", "SG", "Schachfreunde"};
    static constexpr std::string_view kPlaces[] = {
        "Müsterhausen",   "Neustadt",   "Grünau",      "Bad Höhenberg", "Oberwald",
        "Weißenfels-Süd", "Lüttenbüll", "Königsforst", "St. Jürgen",    "Feldkirch"};
    std::vector<app::ListClub> result;
    for (int club = 0; club < m_clubs; ++club) {
        const auto state = static_cast<std::size_t>(club) % kStates.size();
        const int district = 1 + club / static_cast<int>(kStates.size()) % kDistrictsPerState;
        MadeUpChance chance = chanceFor(m_seed, Purpose::Club, club, 999);
        app::ListClub entry;
        entry.state = std::string(1, kStates[state]);
        entry.association = entry.state + std::to_string(district) + '0';
        entry.club = entry.state + std::to_string(district) +
                     padded(1 + club / (static_cast<int>(kStates.size()) * kDistrictsPerState), 3);
        entry.name = std::string(kKinds[static_cast<std::size_t>(chance.below(8))]) + ' ' +
                     std::string(kPlaces[static_cast<std::size_t>(chance.below(10))]) + ' ' +
                     std::to_string(1860 + chance.below(150));
        result.push_back(std::move(entry));
    }
    return result;
}

std::vector<app::ListAssociation> MadeUpLists::associations() const
{
    std::vector<app::ListAssociation> result{{"000", "Deutschland", "", "0"}};
    for (const char state : kStates) {
        const std::string code(1, state);
        result.push_back({code + "00", "Landesverband " + code, "000", code});
        for (int district = 1; district <= kDistrictsPerState; ++district) {
            result.push_back({code + std::to_string(district) + '0',
                              "Bezirk " + code + std::to_string(district), code + "00", code});
        }
    }
    return result;
}

} // namespace zahlmeister::tests
