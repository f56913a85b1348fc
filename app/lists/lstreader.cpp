// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/lstreader.h"

#include <span>

#include "app/lists/listkey.h"
#include "app/lists/listvalues.h"

namespace zahlmeister::app {

namespace {

/// Places of the fields, from 0.
constexpr std::size_t kName = 0;
constexpr std::size_t kClubName = 1;
constexpr std::size_t kFederation = 2;
constexpr std::size_t kElo = 3;
constexpr std::size_t kDwz = 4;
constexpr std::size_t kTitle = 5;
constexpr std::size_t kBirth = 6;
constexpr std::size_t kPersonId = 7;
constexpr std::size_t kFideId = 8;
constexpr std::size_t kMemberNumber = 9;
constexpr std::size_t kSex = 10;
constexpr std::size_t kClub = 11;
constexpr std::size_t kState = 12;
constexpr std::size_t kStatus = 14;
constexpr std::size_t kWomenTitle = 15;
constexpr std::size_t kOtherTitles = 16;
constexpr std::size_t kStandard = 19;
constexpr std::size_t kRapid = 22;
constexpr std::size_t kBlitz = 25;
constexpr std::size_t kFields = 29;

/// The title codes; 5, and what is not listed, is no title.
std::string_view titleOfCode(std::string_view code)
{
    static constexpr std::string_view kTitles[] = {"", "GM",  "IM",  "FM",  "CM",
                                                   "", "WGM", "WIM", "WFM", "WCM"};
    return code.size() == 1 && code[0] >= '1' && code[0] <= '9'
               ? kTitles[static_cast<std::size_t>(code[0] - '0')]
               : std::string_view();
}

/// Fields whose numbers older programs pack.
constexpr std::size_t kPacked[] = {kElo, kDwz, kBirth, kFideId, kMemberNumber};

/// The digits of a packed number, such as 7127030 of B5 89 71 64; false when it is not packed.
bool unpack(std::string_view packed, std::string& digits)
{
    digits.clear();
    for (const char c : packed) {
        const int code = static_cast<unsigned char>(c);
        if (code < 100 || code > 209)
            return false;
        if (code >= 110)
            digits += static_cast<char>('0' + (code - 110) / 10);
        digits += static_cast<char>('0' + (code < 110 ? code - 100 : (code - 110) % 10));
    }
    return !digits.empty();
}

} // namespace

bool isLstLine(std::string_view line)
{
    FieldSplitter splitter;
    return splitter.split(line, ';', false) && splitter.fields().size() == kFields &&
           !splitter.fields()[kName].empty();
}

LstReader::LstReader(std::unique_ptr<ListInput> input, ListEncoding encoding)
    : ListLineReader(std::move(input), encoding, {})
{
    m_format = ListFormat::SwissChess;
}

Result<ListItem> LstReader::next()
{
    if (m_hasPerson) {
        m_hasPerson = false;
        return ListItem::Person;
    }
    return ListLineReader::next();
}

ListItem LstReader::readRow(std::string_view line)
{
    if (hasControlCharacters(line))
        return refuse(RowProblem::BadCharacter, line);
    static_cast<void>(m_splitter.split(line, ';', false)); // cannot fail without quotation marks
    const std::size_t found = m_splitter.fields().size();
    if (found != kFields) {
        return refuse(found < kFields ? RowProblem::TooFewColumns : RowProblem::TooManyColumns,
                      std::to_string(found) + " / " + std::to_string(kFields));
    }
    takeFields();
    std::string_view culprit;
    if (const auto problem = readMembership(culprit))
        return refuse(*problem, culprit);
    if (const auto problem = readValues(culprit))
        return refuse(*problem, culprit);
    const auto name = decoded(m_splitter.fields()[kName]);
    if (!name)
        return refuse(RowProblem::BadCharacter, m_splitter.fields()[kName]);
    if (!readFullName(*name, m_person))
        return refuse(RowProblem::NoName, line);
    if (!m_person.memberNumber || !takeClub(m_splitter.fields()[kClubName]))
        return ListItem::Person;
    m_hasPerson = true;
    return ListItem::Club;
}

void LstReader::takeFields()
{
    m_fields.assign(m_splitter.fields().begin(), m_splitter.fields().end());
    std::size_t place = 0;
    for (const std::size_t field : kPacked) {
        std::string& digits = m_unpacked[place++];
        if (unpack(m_fields[field], digits))
            m_fields[field] =
                digits.find_first_not_of('0') == std::string::npos ? std::string_view() : digits;
    }
}

std::optional<RowProblem> LstReader::readMembership(std::string_view& culprit)
{
    const std::span<const std::string_view> fields = m_fields;
    culprit = fields[kFideId];
    if (const auto problem = readListValue(ListColumn::FideId, culprit, m_person))
        return problem;
    culprit = fields[kClub];
    if (!culprit.empty() && !readClub(culprit, m_person.club))
        return RowProblem::BadClub;
    culprit = fields[kMemberNumber];
    if (!m_person.club.empty() && culprit.find_first_not_of('0') != std::string_view::npos) {
        m_person.memberNumber = wholeNumber(culprit);
        if (!m_person.memberNumber || *m_person.memberNumber > kMaximumMemberNumber)
            return RowProblem::BadMemberNumber;
    }
    culprit = fields[kName];
    if (!m_person.memberNumber && !m_person.fideId)
        return m_person.club.empty() ? RowProblem::NoId : RowProblem::NoMembership;
    return std::nullopt;
}

std::optional<RowProblem> LstReader::readValues(std::string_view& culprit)
{
    static constexpr std::pair<std::size_t, ListColumn> kValues[] = {{kPersonId, ListColumn::PersonId},
                                                                     {kBirth, ListColumn::Birth},
                                                                     {kSex, ListColumn::Sex},
                                                                     {kStatus, ListColumn::Status},
                                                                     {kFederation, ListColumn::Federation},
                                                                     {kDwz, ListColumn::Dwz},
                                                                     {kElo, ListColumn::Elo},
                                                                     {kRapid, ListColumn::RapidElo},
                                                                     {kBlitz, ListColumn::BlitzElo},
                                                                     {kStandard, ListColumn::Elo},
                                                                     {kWomenTitle, ListColumn::WomenTitle}};
    for (const auto& [field, column] : kValues) {
        // That field repeats the standard rating; where the one before is empty, it may still be there.
        if (field == kStandard && m_person.elo)
            continue;
        culprit = m_fields[field];
        if (const auto problem = readListValue(column, culprit, m_person))
            return problem;
    }
    m_person.title.assign(titleOfCode(m_fields[kTitle]));
    if (isAscii(m_fields[kOtherTitles]))
        m_person.otherTitles.assign(m_fields[kOtherTitles]);
    return std::nullopt;
}

bool LstReader::takeClub(std::string_view name)
{
    constexpr std::size_t kClubCodes = 36 * 36 * 36 * 36 * 36;
    if (m_knownClubs.empty())
        m_knownClubs.resize(kClubCodes); // a bit each: 7.5 MB
    std::size_t number = 0;
    for (const char c : m_person.club)
        number = number * 36 + static_cast<std::size_t>(c <= '9' ? c - '0' : c - 'A' + 10);
    m_club = {};
    if (name.empty() || m_knownClubs[number] || !appendDecoded(name, encoding(), m_club.name))
        return false;
    m_knownClubs[number] = true;
    m_club.club = m_person.club;
    m_club.state.assign(m_splitter.fields()[kState].substr(0, 1));
    return true;
}

} // namespace zahlmeister::app
