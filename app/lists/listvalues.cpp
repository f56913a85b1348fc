// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listvalues.h"

#include <algorithm>
#include <charconv>

#include "app/spelling/birth.h"
#include "app/spelling/clubcode.h"
#include "engine/base/letters.h"
#include "engine/base/utf8.h"

namespace zahlmeister::app {

namespace {

constexpr int kMaximumIndex = 9999;
constexpr int kFirstEvaluationYear = 1900;
constexpr int kLastWeek = 53;

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

bool areLetters(std::string_view text)
{
    return std::ranges::all_of(text, isLetter);
}

bool isNothing(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c == '0'; });
}

bool readBirth(std::string_view text, ListPerson& person)
{
    const auto birth = birthOf(text);
    if (!birth)
        return false;
    person.birthYear = birth->year;
    person.birthDate = birth->date;
    return true;
}

bool readSex(std::string_view text, std::optional<engine::Sex>& sex)
{
    if (text.empty())
        return true;
    if (text.size() != 1 || !isLetter(text[0]))
        return false;
    const char letter = asciiUpper(text[0]);
    if (letter == 'M')
        sex = engine::Sex::Male;
    else if (letter == 'W' || letter == 'F')
        sex = engine::Sex::Female;
    return true;
}

bool readStatus(std::string_view text, std::optional<MemberStatus>& status)
{
    if (text.empty())
        return true;
    if (text == "A" || text == "a")
        status = MemberStatus::Active;
    else if (text == "P" || text == "p")
        status = MemberStatus::Passive;
    else
        return false;
    return true;
}

bool readRating(std::string_view text, std::optional<engine::Rating>& rating)
{
    if (isNothing(text))
        return true;
    const auto value = wholeNumber(text);
    rating = value ? engine::Rating::tryListed(*value) : std::nullopt;
    return rating.has_value();
}

bool readLastEvaluation(std::string_view text, std::optional<int>& week)
{
    if (isNothing(text))
        return true;
    week = wholeNumber(text);
    return week && text.size() == 6 && *week / 100 >= kFirstEvaluationYear && *week % 100 <= kLastWeek;
}

bool readFideId(std::string_view text, std::optional<int>& id)
{
    if (isNothing(text))
        return true;
    id = wholeNumber(text);
    return id.has_value();
}

bool readFederation(std::string_view text, std::string& federation)
{
    if (!text.empty() && (text.size() != 3 || !areLetters(text)))
        return false;
    federation.assign(text);
    std::transform(federation.begin(), federation.end(), federation.begin(), asciiUpper);
    return true;
}

bool readTitle(std::string_view text, std::string& title)
{
    if (!text.empty() && (text.size() > 5 || !areLetters(text)))
        return false;
    title.assign(text);
    return true;
}

bool readPersonId(std::string_view text, ListPerson& person)
{
    constexpr std::size_t kMaximumDigits = 15;
    if (isNothing(text))
        return true;
    const bool isNu = text.starts_with("NU");
    const std::string_view digits = isNu ? text.substr(2) : text;
    if (digits.empty() || digits.size() > kMaximumDigits ||
        digits.find_first_not_of("0123456789") != std::string_view::npos)
        return false;
    (isNu ? person.nuId : person.pkz).assign(text);
    return true;
}

bool readOtherTitle(std::string_view text, std::string& titles)
{
    if (!isAscii(text))
        return false;
    if (!text.empty())
        titles += (titles.empty() ? "" : ",") + std::string(text);
    return true;
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

std::optional<int> wholeNumber(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size() || text.front() == '-')
        return std::nullopt;
    return value;
}

std::optional<RowProblem> readListValue(ListColumn column, std::string_view text, ListPerson& person)
{
    const auto unless = [](bool good, RowProblem problem) {
        return good ? std::nullopt : std::optional(problem);
    };
    switch (column) {
    case ListColumn::PersonId: return unless(readPersonId(text, person), RowProblem::BadPersonId);
    case ListColumn::Status: return unless(readStatus(text, person.status), RowProblem::BadStatus);
    case ListColumn::Sex: return unless(readSex(text, person.sex), RowProblem::BadSex);
    case ListColumn::Birth: return unless(readBirth(text, person), RowProblem::BadBirthYear);
    case ListColumn::Title: return unless(readTitle(text, person.title), RowProblem::BadTitle);
    case ListColumn::WomenTitle: return unless(readTitle(text, person.womenTitle), RowProblem::BadTitle);
    case ListColumn::OtherTitles:
    case ListColumn::OnlineTitle:
        return unless(readOtherTitle(text, person.otherTitles), RowProblem::BadTitle);
    case ListColumn::FideId: return unless(readFideId(text, person.fideId), RowProblem::BadFideId);
    case ListColumn::Federation:
        return unless(readFederation(text, person.federation), RowProblem::BadFederation);
    case ListColumn::LastEvaluation:
        return unless(readLastEvaluation(text, person.lastEvaluation), RowProblem::BadLastEvaluation);
    case ListColumn::Dwz: return unless(readRating(text, person.dwz), RowProblem::BadRating);
    case ListColumn::Elo: return unless(readRating(text, person.elo), RowProblem::BadRating);
    case ListColumn::RapidElo: return unless(readRating(text, person.rapidElo), RowProblem::BadRating);
    case ListColumn::BlitzElo: return unless(readRating(text, person.blitzElo), RowProblem::BadRating);
    default: return std::nullopt;
    }
}

bool readIndex(std::string_view text, bool isRated, std::optional<int>& index)
{
    if (text.empty() || (!isRated && isNothing(text)))
        return true;
    index = wholeNumber(text);
    return isRated && index && *index <= kMaximumIndex;
}

bool readClub(std::string_view text, std::string& club)
{
    club = clubCodeOf(text).value_or(std::string());
    return !club.empty();
}

bool readFullName(std::string_view text, ListPerson& person)
{
    const std::size_t comma = text.find(',');
    person.lastName.assign(trimmed(text.substr(0, comma)));
    if (comma != std::string_view::npos) {
        const std::string_view rest = text.substr(comma + 1);
        const std::size_t second = rest.find(',');
        person.firstName.assign(trimmed(rest.substr(0, second)));
        if (second != std::string_view::npos)
            person.academicTitle.assign(trimmed(rest.substr(second + 1)));
    }
    return !person.lastName.empty();
}

} // namespace zahlmeister::app
