// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/fidetextreader.h"

#include <algorithm>
#include <array>

#include "engine/base/letters.h"

namespace zahlmeister::app {

namespace {

struct FideColumnName {
    std::string_view name;
    ListColumn column;
};

/// Where one name begins with another, the longer one comes first: old headers leave no blank between two.
constexpr FideColumnName kNames[] = {
    {"ID Number", ListColumn::FideId},
    {"IDNumber", ListColumn::FideId},
    {"Name", ListColumn::FullName},
    {"Federation", ListColumn::Federation},
    {"Country", ListColumn::Federation},
    {"Fed", ListColumn::Federation},
    {"Sex", ListColumn::Sex},
    {"WTit", ListColumn::WomenTitle},
    {"OTit", ListColumn::OtherTitles},
    {"Titl", ListColumn::Title},
    {"Tit", ListColumn::Title},
    {"FOA", ListColumn::OnlineTitle},
    {"SRtng", ListColumn::Elo},
    {"RRtng", ListColumn::RapidElo},
    {"BRtng", ListColumn::BlitzElo},
    {"SGm", ListColumn::Ignored},
    {"RGm", ListColumn::Ignored},
    {"BGm", ListColumn::Ignored},
    {"Games", ListColumn::Ignored},
    {"Gms", ListColumn::Ignored},
    {"Game", ListColumn::Ignored},
    {"SK", ListColumn::Ignored},
    {"Rk", ListColumn::Ignored},
    {"RK", ListColumn::Ignored},
    {"BK", ListColumn::Ignored},
    {"K", ListColumn::Ignored},
    {"B-day", ListColumn::Birth},
    {"Birthday", ListColumn::Birth},
    {"Born", ListColumn::Birth},
    {"Flag", ListColumn::Flag},
};

constexpr std::array<std::string_view, 12> kMonths{"jan", "feb", "mar", "apr", "may", "jun",
                                                   "jul", "aug", "sep", "oct", "nov", "dec"};

bool contains(std::string_view text, std::string_view word)
{
    return std::search(text.begin(), text.end(), word.begin(), word.end(),
                       [](char a, char b) { return asciiLower(a) == asciiLower(b); }) != text.end();
}

/// The headers of the three lists with one rating are the same, but the files have names of their own.
ListFormat singleFormat(std::string_view partName)
{
    if (contains(partName, "rapid"))
        return ListFormat::FideRapid;
    if (contains(partName, "blitz"))
        return ListFormat::FideBlitz;
    return ListFormat::FideStandard;
}

} // namespace

std::optional<engine::Date> listMonth(std::string_view token)
{
    constexpr std::size_t kLength = 5;
    if (token.size() < kLength)
        return std::nullopt;
    const auto year = wholeNumber(token.substr(3, 2));
    for (std::size_t month = 0; year && month < kMonths.size(); ++month) {
        if (sameLetters(token.substr(0, 3), kMonths[month]))
            return engine::Date::tryFrom(2000 + *year, static_cast<int>(month) + 1, 1);
    }
    return std::nullopt;
}

bool FideLayout::has(ListColumn column) const
{
    return std::ranges::any_of(columns, [&](const Column& c) { return c.column == column; });
}

std::string_view FideLayout::missingColumn() const
{
    const bool isRated = has(ListColumn::Elo) || has(ListColumn::RapidElo) || has(ListColumn::BlitzElo) ||
                         has(ListColumn::SingleElo);
    return !has(ListColumn::FideId)       ? "ID Number"
           : !has(ListColumn::FullName)   ? "Name"
           : !has(ListColumn::Federation) ? "Fed"
           : !isRated                     ? "SRtng"
           : !has(ListColumn::Birth)      ? "B-day"
                                          : std::string_view();
}

std::optional<FideLayout> fideLayoutOfHeader(std::string_view line, std::string_view partName)
{
    constexpr std::size_t kEnoughColumns = 4;
    FideLayout layout;
    std::size_t known = 0;
    for (std::size_t place = 0; place < line.size();) {
        if (line[place] == ' ') {
            ++place;
            continue;
        }
        const std::string_view rest = line.substr(place);
        const auto name = std::ranges::find_if(kNames, [&](const FideColumnName& n) {
            return sameLetters(rest.substr(0, n.name.size()), n.name);
        });
        std::size_t length = std::min(rest.find(' '), rest.size());
        if (name != std::end(kNames)) {
            layout.columns.push_back({name->column, place});
            length = name->name.size();
            ++known;
        } else if (const auto month = listMonth(rest.substr(0, length))) {
            layout.columns.push_back({ListColumn::SingleElo, place});
            layout.month = month;
        } else {
            layout.columns.push_back({ListColumn::Ignored, place});
        }
        place += length;
    }
    if (known < kEnoughColumns || !layout.has(ListColumn::FideId))
        return std::nullopt;
    layout.width = trimmed(line).size();
    if (layout.has(ListColumn::SingleElo))
        layout.format = singleFormat(partName);
    else
        layout.format =
            layout.has(ListColumn::OnlineTitle) ? ListFormat::FideCombined : ListFormat::FideLegacy;
    return layout;
}

FideTextReader::FideTextReader(std::unique_ptr<ListInput> input, ListEncoding encoding, FideLayout layout,
                               std::string partName)
    : ListLineReader(std::move(input), encoding, std::move(partName))
{
    useLayout(std::move(layout));
}

void FideTextReader::useLayout(FideLayout layout)
{
    m_layout = std::move(layout);
    m_format = m_layout.format;
    m_complete = !m_layout.has(ListColumn::SingleElo);
    m_missingFields = 0;
    const auto missing = [&](ListColumn column, auto member) {
        if (!m_layout.has(column))
            m_missingFields |= listFieldBit(member);
    };
    missing(ListColumn::Sex, &ListPerson::sex);
    missing(ListColumn::WomenTitle, &ListPerson::womenTitle);
    missing(ListColumn::OtherTitles, &ListPerson::otherTitles);
    if (m_format != ListFormat::FideStandard)
        missing(ListColumn::Elo, &ListPerson::elo);
    if (m_format != ListFormat::FideRapid)
        missing(ListColumn::RapidElo, &ListPerson::rapidElo);
    if (m_format != ListFormat::FideBlitz)
        missing(ListColumn::BlitzElo, &ListPerson::blitzElo);
}

std::size_t FideTextReader::otherTitlesPlace() const
{
    const auto& columns = m_layout.columns;
    const auto other = std::ranges::find(columns, ListColumn::OtherTitles, &FideLayout::Column::column);
    return static_cast<std::size_t>(other - columns.begin());
}

std::string_view FideTextReader::field(std::string_view line, std::size_t place, std::size_t shift) const
{
    const auto& columns = m_layout.columns;
    const std::size_t last = m_characters.empty() ? line.size() : m_characters.size();
    std::size_t begin = columns[place].begin;
    std::size_t end = place + 1 < columns.size() ? columns[place + 1].begin : last;
    // What is too long for the column of the other titles moves everything to its right.
    const std::size_t otherPlace = otherTitlesPlace();
    begin += place > otherPlace ? shift : 0;
    end += place >= otherPlace && place + 1 < columns.size() ? shift : 0;
    begin = std::min(begin, last);
    end = std::min(end, last);
    if (m_characters.empty())
        return trimmed(line.substr(begin, end - begin));
    const auto byteOf = [&](std::size_t character) {
        return character < m_characters.size() ? m_characters[character] : line.size();
    };
    return trimmed(line.substr(byteOf(begin), byteOf(end) - byteOf(begin)));
}

std::size_t FideTextReader::overflow(std::string_view line) const
{
    const std::size_t length = m_characters.empty() ? line.size() : m_characters.size();
    return length > m_layout.width ? length - m_layout.width : 0;
}

bool FideTextReader::titlesFillColumn(std::string_view line) const
{
    const auto& columns = m_layout.columns;
    const std::size_t place = otherTitlesPlace();
    return place + 1 < columns.size() &&
           field(line, place, 0).size() == columns[place + 1].begin - columns[place].begin;
}

ListItem FideTextReader::readRow(std::string_view line)
{
    constexpr std::size_t kLargestOverflow = 40;
    constexpr std::size_t kLikelyOverflow = 3;
    m_characters.clear();
    if (!isAscii(line) && encoding() == ListEncoding::Utf8) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (!isContinuation(line[i]))
                m_characters.push_back(i);
        }
    }
    // A line that is too long tells how far its titles overflow. One that has lost its blanks at the end does
    // not.
    const std::size_t tooLong = overflow(line);
    std::string_view culprit;
    if (tooLong > 0 && tooLong <= kLargestOverflow && !readColumns(line, tooLong, culprit))
        return ListItem::Person;
    const auto problem = readColumns(line, 0, culprit);
    if (!problem)
        return ListItem::Person;
    const std::string firstCulprit(culprit);
    for (std::size_t shift = 1; titlesFillColumn(line) && shift <= kLikelyOverflow; ++shift) {
        if (!readColumns(line, shift, culprit))
            return ListItem::Person;
    }
    static_cast<void>(readColumns(line, 0, culprit)); // leaves what is understood of the row
    if (auto layout = fideLayoutOfHeader(line, partName()); layout && layout->missingColumn().empty()) {
        useLayout(std::move(*layout));
        return refuse(RowProblem::RepeatedHeader, line);
    }
    return refuse(*problem, *problem == RowProblem::LineTooShort ? line : std::string_view(firstCulprit));
}

std::optional<RowProblem> FideTextReader::readColumns(std::string_view line, std::size_t shift,
                                                      std::string_view& culprit)
{
    clearListPerson(m_person);
    culprit = line;
    if (hasControlCharacters(line))
        return RowProblem::BadCharacter;
    m_person.status = MemberStatus::Active;
    for (std::size_t place = 0; place < m_layout.columns.size(); ++place) {
        culprit = field(line, place, shift);
        if (const auto problem = readColumn(m_layout.columns[place].column, culprit))
            return problem;
    }
    return std::nullopt;
}

std::optional<RowProblem> FideTextReader::readColumn(ListColumn column, std::string_view field)
{
    switch (column) {
    case ListColumn::FullName: {
        const auto name = decoded(field);
        if (!name)
            return RowProblem::BadCharacter;
        return readFullName(*name, m_person) ? std::nullopt : std::optional(RowProblem::NoName);
    }
    case ListColumn::Ignored:
        // A number that reaches into the next column shows that the line is shifted.
        return field.empty() || wholeNumber(field) ? std::nullopt : std::optional(RowProblem::UnknownLine);
    case ListColumn::SingleElo:
        column = m_format == ListFormat::FideRapid   ? ListColumn::RapidElo
                 : m_format == ListFormat::FideBlitz ? ListColumn::BlitzElo
                                                     : ListColumn::Elo;
        break;
    case ListColumn::OnlineTitle:
        // It has three letters; a fourth one spills over from the column before.
        if (field.size() > 3)
            return RowProblem::BadTitle;
        break;
    case ListColumn::Birth:
        // Every line has a year or a zero here, so that an empty field shows a line cut off.
        if (field.empty())
            return RowProblem::LineTooShort;
        break;
    case ListColumn::Flag:
        if (!std::ranges::all_of(field, [](char c) { return asciiLower(c) >= 'a' && asciiLower(c) <= 'z'; }))
            return RowProblem::UnknownLine;
        if (field.find('i') != std::string_view::npos)
            m_person.status = MemberStatus::Passive;
        return std::nullopt;
    default: break;
    }
    const auto problem = readListValue(column, field, m_person);
    return !problem && column == ListColumn::FideId && !m_person.fideId ? RowProblem::BadFideId : problem;
}

} // namespace zahlmeister::app
