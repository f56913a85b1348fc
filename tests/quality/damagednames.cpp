// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/quality/damagednames.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include <QString>

#include "app/names/forenames.h"
#include "app/names/namefold.h"

namespace zahlmeister::tests {

namespace {

using app::ListPerson;

constexpr int kKeptOutOf = 23;

/// How often each damage happens in a hundred; the rest of a hundred are Absent.
struct Share {
    Damage damage;
    int percent;
};
constexpr std::array kShares{
    Share{Damage::TypingError, 14},   Share{Damage::TwoTypingErrors, 4}, Share{Damage::Spelling, 7},
    Share{Damage::Transcription, 4},  Share{Damage::ShortForm, 7},       Share{Damage::MarriedName, 2},
    Share{Damage::SwappedParts, 3},   Share{Damage::NoComma, 6},         Share{Damage::Initial, 3},
    Share{Damage::SecondForename, 3}, Share{Damage::CutOff, 2},          Share{Damage::NoYear, 9},
    Share{Damage::WrongYear, 4},      Share{Damage::NoClub, 5},          Share{Damage::WrongClub, 5},
    Share{Damage::ClubNameOnly, 4},   Share{Damage::OldRating, 3},       Share{Damage::NameOnly, 1},
    Share{Damage::WrongNumber, 2},    Share{Damage::OtherPersonsId, 1},  Share{Damage::Namesake, 2},
    Share{Damage::FatherAndSon, 1},   Share{Damage::AbsentSon, 1},       Share{Damage::AbsentNamesake, 2},
};

/// Letters side by side on a German keyboard.
constexpr std::array<std::string_view, 3> kKeyRows{"qwertzuiop", "asdfghjkl", "yxcvbnm"};

/// Drawn twice: seeds that are near one another would give sequences that overlap.
MadeUpChance chanceFor(std::uint64_t seed, int number)
{
    MadeUpChance first(seed + static_cast<std::uint64_t>(number) * 0xD1342543DE82EF95U);
    MadeUpChance second(first.next() ^ seed);
    return MadeUpChance(second.next());
}

char32_t neighbourKey(char32_t letter, MadeUpChance& chance)
{
    for (const std::string_view row : kKeyRows) {
        const std::size_t at = row.find(static_cast<char>(letter));
        if (letter < 0x80 && at != std::string_view::npos) {
            const bool left = at > 0 && (at + 1 == row.size() || chance.below(2) == 0);
            return static_cast<char32_t>(row[left ? at - 1 : at + 1]);
        }
    }
    return U'e';
}

/// One typing error of the kinds that are most frequent: a letter left out, doubled or put in, a neighbour on
/// the keyboard, two letters swapped.
std::string mistyped(const std::string& name, MadeUpChance& chance)
{
    std::u32string text = QString::fromStdString(name).toStdU32String();
    if (text.size() < 3)
        return name;
    for (int tries = 0; tries < 20; ++tries) {
        const auto at = static_cast<std::size_t>(chance.below(static_cast<int>(text.size())));
        const bool letters =
            QChar::isLetter(text[at]) && (at + 1 == text.size() || QChar::isLetter(text[at + 1]));
        if (!letters || (at == 0 && !chance.isLikely(15)))
            continue;
        const bool last = at + 1 == text.size();
        switch (chance.below(5)) {
        case 0: text.erase(at, 1); break;
        case 1: text.insert(at, 1, QChar::toLower(text[at])); break;
        case 2: text[at] = neighbourKey(QChar::toLower(text[at]), chance); break;
        case 3: text.insert(at + 1, 1, neighbourKey(QChar::toLower(text[at]), chance)); break;
        default:
            if (last || text[at] == text[at + 1])
                continue;
            std::swap(text[at], text[at + 1]);
            break;
        }
        break;
    }
    return QString::fromStdU32String(text).toStdString();
}

std::string replacedOnce(const std::string& text,
                         const std::vector<std::pair<std::string, std::string>>& pairs, MadeUpChance& chance)
{
    const auto first = static_cast<std::size_t>(chance.below(static_cast<int>(pairs.size())));
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto& [from, to] = pairs[(first + i) % pairs.size()];
        if (const std::size_t at = text.find(from); at != std::string::npos) {
            std::string replaced = text;
            return replaced.replace(at, from.size(), to);
        }
    }
    return text;
}

std::string byEar(const std::string& name, MadeUpChance& chance)
{
    static const std::vector<std::pair<std::string, std::string>> kSounds{
        {"ei", "ai"}, {"ai", "ei"}, {"ey", "ei"},  {"ay", "ai"}, {"th", "t"}, {"ph", "f"},
        {"tz", "z"},  {"ck", "k"},  {"ff", "f"},   {"mm", "m"},  {"nn", "n"}, {"dt", "tt"},
        {"w", "v"},   {"v", "w"},   {"sch", "sh"}, {"ch", "kh"}, {"C", "K"},  {"K", "C"},
        {"y", "i"},   {"j", "y"},   {"ll", "l"},   {"ss", "ß"},  {"ah", "a"}, {"oh", "o"},
        {"ie", "i"},  {"ks", "x"},  {"x", "ks"},   {"ts", "z"},  {"rr", "r"}, {"pp", "p"}};
    return replacedOnce(name, kSounds, chance);
}

std::string spelledOtherwise(const std::string& name, MadeUpChance& chance)
{
    switch (chance.below(3)) {
    case 0: return fideSpelling(name); // ae
    case 1: {
        QString plain;
        for (const char32_t point : QString::fromStdString(name).toStdU32String()) {
            const QString parts = QChar::decomposition(point);
            plain += parts.isEmpty() ? QString::fromUcs4(&point, 1) : parts.left(1);
        }
        return plain.toStdString();
    }
    default: return QString::fromStdString(name).toUpper().toStdString();
    }
}

std::string shortForm(const std::string& forename, MadeUpChance& chance)
{
    const std::string word = app::spelled(forename, app::NameSpelling::Search);
    const auto forms = app::Forenames::shipped().formsOf(word.substr(0, word.find(' ')));
    if (forms.empty())
        return forename;
    std::string form(forms[static_cast<std::size_t>(chance.below(static_cast<int>(forms.size())))]);
    form[0] = static_cast<char>(form[0] - 'a' + 'A');
    return form;
}

std::string mistypedNumber(std::string digits, MadeUpChance& chance)
{
    for (int tries = 0; tries < 20; ++tries) {
        const auto at = static_cast<std::size_t>(chance.below(static_cast<int>(digits.size())));
        if (digits[at] >= '0' && digits[at] <= '9' && (at > 0 || digits.size() == 1)) {
            digits[at] = static_cast<char>('0' + (digits[at] - '0' + 1 + chance.below(9)) % 10);
            break;
        }
    }
    return digits;
}

struct Written {
    std::string last;
    std::string first;
};

void setName(engine::Participant& participant, const Written& name)
{
    participant.name = name.first.empty() ? name.last : name.last + ", " + name.first;
}

Written nameOf(const engine::Participant& participant)
{
    const std::size_t comma = participant.name.find(", ");
    if (comma == std::string::npos)
        return {participant.name, {}};
    return {participant.name.substr(0, comma), participant.name.substr(comma + 2)};
}

/// What happens beside something else, and before it: the parts of the name are still in their places.
Damage furtherDamage(MadeUpChance& chance)
{
    constexpr std::array kFurther{Damage::TypingError,  Damage::Spelling,       Damage::Transcription,
                                  Damage::ShortForm,    Damage::SecondForename, Damage::NoYear,
                                  Damage::WrongYear,    Damage::NoClub,         Damage::WrongClub,
                                  Damage::ClubNameOnly, Damage::OldRating,      Damage::WrongNumber};
    return kFurther[static_cast<std::size_t>(chance.below(static_cast<int>(kFurther.size())))];
}

Written damagedName(Damage damage, Written name, MadeUpChance& chance)
{
    std::string& one = chance.isLikely(60) ? name.last : name.first;
    switch (damage) {
    case Damage::TwoTypingErrors: {
        std::string& other = chance.isLikely(50) ? name.last : name.first;
        one = mistyped(one, chance);
        other = mistyped(other, chance);
        break;
    }
    case Damage::TypingError: one = mistyped(one, chance); break;
    case Damage::Spelling:
        name.last = spelledOtherwise(name.last, chance);
        name.first = spelledOtherwise(name.first, chance);
        break;
    case Damage::Transcription: one = byEar(one, chance); break;
    case Damage::ShortForm: name.first = shortForm(name.first, chance); break;
    case Damage::SwappedParts: std::swap(name.first, name.last); break;
    case Damage::Initial: {
        const QString first = QString::fromStdString(name.first);
        name.first = first.left(1).toStdString() + ".";
        break;
    }
    case Damage::SecondForename: {
        const std::size_t border = name.first.find_first_of(" -");
        if (border == std::string::npos)
            name.first += chance.isLikely(50) ? " Maria" : " Peter";
        else if (chance.isLikely(60))
            name.first.erase(border);
        else
            name.first.erase(border, 1);
        break;
    }
    default: break;
    }
    return name;
}

} // namespace

std::string_view damageText(Damage damage)
{
    static constexpr std::array<std::string_view, kDamages> kTexts{"none",
                                                                   "typing error",
                                                                   "two typing errors",
                                                                   "spelling",
                                                                   "transcription",
                                                                   "short form",
                                                                   "married name",
                                                                   "swapped parts",
                                                                   "no comma",
                                                                   "initial",
                                                                   "second forename",
                                                                   "cut off",
                                                                   "no year",
                                                                   "wrong year",
                                                                   "no club",
                                                                   "wrong club",
                                                                   "club name only",
                                                                   "old rating",
                                                                   "name only",
                                                                   "wrong number",
                                                                   "other person's id",
                                                                   "namesake",
                                                                   "father and son",
                                                                   "absent son",
                                                                   "absent namesake",
                                                                   "absent"};
    return kTexts[static_cast<std::size_t>(damage)];
}

DamagedNames::DamagedNames(const MadeUpLists& lists, std::uint64_t seed)
    : m_lists(lists), m_seed(seed), m_clubs(lists.clubs())
{
    std::map<std::string, std::vector<int>> byName;
    for (int number = 0; number < lists.members(); ++number) {
        const auto person = listed(number);
        if (person && person->status == app::MemberStatus::Active)
            byName[person->lastName + ',' + person->firstName + ',' + std::to_string(*person->birthYear)]
                .push_back(number);
    }
    for (auto& [name, numbers] : byName) {
        if (numbers.size() > 1)
            m_namesakes.push_back(std::move(numbers));
    }
}

bool DamagedNames::isKeptOut(const ListPerson& person) const
{
    return std::stoi(person.nuId.substr(2)) % kKeptOutOf == 5;
}

std::optional<ListPerson> DamagedNames::listed(int number) const
{
    auto person = m_lists.member(number);
    if (!person || isKeptOut(*person))
        return {};
    return person;
}

bool DamagedNames::isFidePlayerKeptOut(int number) const
{
    const auto person = number < m_lists.members() ? m_lists.member(number) : std::nullopt;
    return person && isKeptOut(*person);
}

ListPerson DamagedNames::anyMember(MadeUpChance& chance, bool keptOut) const
{
    for (;;) {
        const auto person = m_lists.member(chance.below(m_lists.members()));
        if (person && isKeptOut(*person) == keptOut)
            return *person;
    }
}

/// As a careful organiser writes his table: he knows most birth years and clubs, but hardly any ids.
DamagedParticipant DamagedNames::writtenDown(const ListPerson& person, MadeUpChance& chance) const
{
    DamagedParticipant written{engine::Participant{engine::ParticipantNumber(1)}};
    written.nuId = isKeptOut(person) ? std::string() : person.nuId;
    written.listedAs = person.lastName + ", " + person.firstName + ' ' + std::to_string(*person.birthYear) +
                       ' ' + person.club;
    engine::Participant& participant = written.participant;
    setName(participant, {person.lastName, person.firstName});
    participant.birthYear = person.birthYear;
    participant.club = person.club;
    participant.member = true;
    if (chance.isLikely(20))
        participant.memberNumber = person.memberNumber;
    if (chance.isLikely(8))
        participant.personId = chance.isLikely(70) ? person.nuId : person.pkz;
    if (chance.isLikely(15))
        participant.fideId = person.fideId;
    if (chance.isLikely(15))
        participant.sex = person.sex;
    if (chance.isLikely(60)) {
        participant.rating = person.dwz;
        participant.index = person.index;
    }
    return written;
}

DamagedParticipant DamagedNames::undamaged(int number) const
{
    MadeUpChance chance = chanceFor(m_seed, 2 * number);
    return writtenDown(anyMember(chance, false), chance);
}

DamagedParticipant DamagedNames::damaged(int number) const
{
    MadeUpChance chance = chanceFor(m_seed, 2 * number + 1);
    int roll = chance.below(100);
    Damage damage = Damage::Absent;
    for (const Share& share : kShares) {
        roll -= share.percent;
        if (roll < 0) {
            damage = share.damage;
            break;
        }
    }
    DamagedParticipant written{engine::Participant{engine::ParticipantNumber(1)}};
    if (!springTrap(damage, written, chance)) {
        const ListPerson person = anyMember(chance, damage == Damage::Absent);
        written = writtenDown(person, chance);
        // Misfortunes seldom come singly.
        while (chance.isLikely(20))
            apply(furtherDamage(chance), person, written, chance);
        apply(damage, person, written, chance);
    }
    written.damage = damage;
    return written;
}

// NOLINTNEXTLINE(readability-function-size): one damage after the other
void DamagedNames::apply(Damage damage, const ListPerson& person, DamagedParticipant& written,
                         MadeUpChance& chance) const
{
    engine::Participant& participant = written.participant;
    const auto anyClub = [&] {
        return m_clubs[static_cast<std::size_t>(chance.below(static_cast<int>(m_clubs.size())))];
    };
    switch (damage) {
    case Damage::MarriedName: {
        Written name = nameOf(participant);
        const std::string other = anyMember(chance, chance.isLikely(5)).lastName;
        name.last = chance.isLikely(50)   ? other
                    : chance.isLikely(50) ? name.last + '-' + other
                                          : other + '-' + name.last;
        setName(participant, name);
        participant.personId.clear();
        break;
    }
    case Damage::NoComma: {
        const Written name = nameOf(participant);
        participant.name = chance.isLikely(80) ? name.first + ' ' + name.last : name.last + ' ' + name.first;
        break;
    }
    case Damage::CutOff:
        participant.name = QString::fromStdString(participant.name).left(16).toStdString();
        break;
    case Damage::NoYear: participant.birthYear.reset(); break;
    case Damage::WrongYear:
        if (participant.birthYear) {
            const int decade = *participant.birthYear / 100 * 100;
            const std::string digits = '1' + std::to_string(100 + *participant.birthYear % 100).substr(1);
            participant.birthYear = decade + std::stoi(mistypedNumber(digits, chance)) % 100;
        }
        break;
    case Damage::NoClub:
        participant.club.clear();
        participant.memberNumber.reset();
        break;
    case Damage::WrongClub:
        participant.club = anyClub().club;
        participant.memberNumber.reset();
        break;
    case Damage::ClubNameOnly:
        for (const app::ListClub& club : m_clubs) {
            if (club.club == person.club)
                participant.clubName = club.name;
        }
        participant.club.clear();
        participant.memberNumber.reset();
        break;
    case Damage::OldRating:
        if (person.dwz)
            participant.rating = engine::Rating(std::max(700, person.dwz->value() - 120 + chance.below(241)));
        break;
    case Damage::NameOnly: {
        const std::string name = participant.name;
        participant = engine::Participant{engine::ParticipantNumber(1)};
        participant.name = name;
        break;
    }
    case Damage::WrongNumber:
        if (chance.isLikely(40))
            participant.memberNumber =
                std::stoi(mistypedNumber(std::to_string(person.memberNumber.value_or(10)), chance));
        else if (chance.isLikely(50) || !person.fideId)
            participant.personId = mistypedNumber(person.nuId, chance);
        else
            participant.fideId = std::stoi(mistypedNumber(std::to_string(*person.fideId), chance));
        break;
    case Damage::OtherPersonsId: {
        const ListPerson other = anyMember(chance, false);
        if (other.nuId != person.nuId)
            participant.personId = other.nuId;
        break;
    }
    default: setName(participant, damagedName(damage, nameOf(participant), chance)); break;
    }
}

/// Participants who are easily taken for another person.
bool DamagedNames::springTrap(Damage damage, DamagedParticipant& written, MadeUpChance& chance) const
{
    constexpr int kFatherAndSon = 40; // as in MadeUpLists
    switch (damage) {
    case Damage::Namesake: {
        if (m_namesakes.empty())
            return false;
        const auto& numbers =
            m_namesakes[static_cast<std::size_t>(chance.below(static_cast<int>(m_namesakes.size())))];
        const auto person =
            listed(numbers[static_cast<std::size_t>(chance.below(static_cast<int>(numbers.size())))]);
        written = writtenDown(*person, chance);
        apply(chance.isLikely(60) ? Damage::NoClub : Damage::WrongClub, *person, written, chance);
        return true;
    }
    case Damage::FatherAndSon:
    case Damage::AbsentSon: {
        const bool absent = damage == Damage::AbsentSon;
        for (int tries = 0; tries < 10000; ++tries) {
            const int son =
                chance.below(m_lists.members() / kFatherAndSon) * kFatherAndSon + kFatherAndSon - 1;
            const auto a = m_lists.member(son);
            const auto b = m_lists.member(son - 1);
            if (!a || !b || isKeptOut(*b) || isKeptOut(*a) != absent)
                continue;
            written = writtenDown(absent || chance.isLikely(50) ? *a : *b, chance);
            written.participant.birthYear.reset();
            if (chance.isLikely(50))
                written.participant.rating.reset();
            return true;
        }
        return false;
    }
    case Damage::AbsentNamesake: {
        // Somebody who is in no list, with a member's name: from elsewhere, from the same club, of the same
        // year.
        const ListPerson member = anyMember(chance, false);
        ListPerson stranger = anyMember(chance, true);
        stranger.lastName = member.lastName;
        stranger.firstName = member.firstName;
        if (chance.isLikely(30))
            stranger.birthYear = member.birthYear;
        // With name, year and club in common he would be that member to everybody.
        while (stranger.birthYear == member.birthYear && stranger.club == member.club)
            stranger.club = anyMember(chance, false).club;
        if (stranger.birthYear != member.birthYear && chance.isLikely(20))
            stranger.club = member.club;
        written = writtenDown(stranger, chance);
        if (chance.isLikely(30))
            written.participant.birthYear.reset();
        if (chance.isLikely(30))
            apply(Damage::NoClub, stranger, written, chance);
        return true;
    }
    default: return false;
    }
}

} // namespace zahlmeister::tests
