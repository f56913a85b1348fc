// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/dsbreader.h"

#include <algorithm>

#include "app/lists/listkey.h"

namespace zahlmeister::app {

namespace {

bool isAssociationCode(std::string_view text)
{
    constexpr std::size_t kLength = 3;
    return text.size() == kLength && std::ranges::all_of(text, [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
           });
}

} // namespace

DsbReader::DsbReader(std::unique_ptr<ListInput> input, ListEncoding encoding, DsbLayout layout,
                     std::string partName)
    : ListLineReader(std::move(input), encoding, std::move(partName))
{
    useLayout(std::move(layout));
}

void DsbReader::useLayout(DsbLayout layout)
{
    m_layout = std::move(layout);
    const bool hasId = m_layout.has(ListColumn::PersonId);
    if (!m_layout.hasHeader)
        m_format = ListFormat::Dos;
    else if (!hasId)
        m_format = ListFormat::DewisCsv1;
    else
        m_format = m_layout.has(ListColumn::LastName) ? ListFormat::NuCsv : ListFormat::DewisCsv2;

    // Every list has one of the two kinds of person id at most; the other one is worth keeping.
    m_missingFields = listFieldBit(&ListPerson::nuId) | listFieldBit(&ListPerson::pkz) |
                      listFieldBit(&ListPerson::birthDate) | listFieldBit(&ListPerson::otherTitles);
    const auto missing = [&](ListColumn column, auto member) {
        if (!m_layout.has(column))
            m_missingFields |= listFieldBit(member);
    };
    missing(ListColumn::Status, &ListPerson::status);
    missing(ListColumn::Sex, &ListPerson::sex);
    missing(ListColumn::LastEvaluation, &ListPerson::lastEvaluation);
    missing(ListColumn::Elo, &ListPerson::elo);
    missing(ListColumn::RapidElo, &ListPerson::rapidElo);
    missing(ListColumn::BlitzElo, &ListPerson::blitzElo);
    missing(ListColumn::Title, &ListPerson::title);
    missing(ListColumn::WomenTitle, &ListPerson::womenTitle);
    missing(ListColumn::FideId, &ListPerson::fideId);
    missing(ListColumn::Federation, &ListPerson::federation);
}

ListItem DsbReader::readRow(std::string_view line)
{
    if (hasControlCharacters(line, '\t'))
        return refuse(RowProblem::BadCharacter, line);
    if (!m_splitter.split(line, m_layout.separator, m_layout.hasHeader))
        return refuse(RowProblem::UnclosedQuote, line);
    const std::size_t found = m_splitter.fields().size();
    const std::size_t expected = m_layout.columns.size();
    if (found != expected) {
        if (isRepeatedHeader(line))
            return refuse(RowProblem::RepeatedHeader, line);
        return refuse(found < expected ? RowProblem::TooFewColumns : RowProblem::TooManyColumns,
                      std::to_string(found) + " / " + std::to_string(expected));
    }
    switch (m_layout.table) {
    case DsbTable::Clubs: return readClub(line);
    case DsbTable::Associations: return readAssociation(line);
    default: return readPlayer(line);
    }
}

/// Two lists in one file may have different columns.
bool DsbReader::isRepeatedHeader(std::string_view line)
{
    auto layout = m_layout.hasHeader ? dsbLayoutOfHeader(line) : std::nullopt;
    const bool isHeader = layout && layout->table == m_layout.table && layout->missingColumn().empty();
    if (isHeader)
        useLayout(std::move(*layout));
    return isHeader;
}

std::string_view DsbReader::fieldOf(ListColumn column) const
{
    const auto place = std::ranges::find(m_layout.columns, column);
    if (place == m_layout.columns.end())
        return {};
    return m_splitter.fields()[static_cast<std::size_t>(place - m_layout.columns.begin())];
}

bool DsbReader::decodeInto(std::string_view field, std::string& text)
{
    text.clear();
    return appendDecoded(field, encoding(), text);
}

std::optional<RowProblem> DsbReader::readMembership(std::string_view& culprit)
{
    culprit = fieldOf(ListColumn::Club);
    if (!app::readClub(culprit, m_person.club))
        return RowProblem::BadClub;
    culprit = fieldOf(ListColumn::MemberNumber);
    m_person.memberNumber = wholeNumber(culprit);
    if (!m_person.memberNumber || *m_person.memberNumber == 0) {
        const bool isNumber =
            !culprit.empty() && culprit.find_first_not_of("0123456789") == std::string_view::npos;
        m_person.memberNumber.reset();
        return isNumber && culprit.find_first_not_of('0') != std::string_view::npos
                   ? RowProblem::BadMemberNumber
                   : RowProblem::NoMembership;
    }
    if (*m_person.memberNumber > kMaximumMemberNumber)
        return RowProblem::BadMemberNumber;
    return std::nullopt;
}

ListItem DsbReader::readPlayer(std::string_view line)
{
    std::string_view culprit;
    if (const auto problem = readMembership(culprit)) {
        if (*problem == RowProblem::BadClub && isRepeatedHeader(line))
            return refuse(RowProblem::RepeatedHeader, line);
        return refuse(*problem, decoded(culprit).value_or(culprit));
    }
    const auto fields = m_splitter.fields();
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (const auto problem = readField(m_layout.columns[i], fields[i]))
            return refuse(*problem, decoded(fields[i]).value_or(fields[i]));
    }
    // The index may stand before the rating.
    const std::string_view index = fieldOf(ListColumn::Index);
    if (m_layout.has(ListColumn::Index) && !readIndex(index, m_person.dwz.has_value(), m_person.index))
        return refuse(RowProblem::BadIndex, index);
    if (m_person.lastName.empty())
        return refuse(RowProblem::NoName, line);
    return ListItem::Person;
}

std::optional<RowProblem> DsbReader::readField(ListColumn column, std::string_view field)
{
    switch (column) {
    case ListColumn::FullName: {
        // Where the parts have columns of their own, only the title is in the full name alone.
        const auto text = decoded(field);
        if (!text)
            return RowProblem::BadCharacter;
        if (m_layout.has(ListColumn::LastName) && m_layout.has(ListColumn::FirstName))
            return std::nullopt;
        return readFullName(*text, m_person) ? std::nullopt : std::optional(RowProblem::NoName);
    }
    case ListColumn::LastName:
        return decodeInto(field, m_person.lastName) ? std::nullopt : std::optional(RowProblem::BadCharacter);
    case ListColumn::FirstName: {
        const auto text = decoded(field);
        if (!text)
            return RowProblem::BadCharacter;
        const std::size_t comma = text->find(',');
        m_person.firstName.assign(trimmed(text->substr(0, comma)));
        if (comma != std::string_view::npos)
            m_person.academicTitle.assign(trimmed(text->substr(comma + 1)));
        return std::nullopt;
    }
    case ListColumn::DwzAndIndex: {
        const std::size_t hyphen = field.find('-');
        if (field.empty())
            return std::nullopt;
        if (hyphen == std::string_view::npos ||
            readListValue(ListColumn::Dwz, field.substr(0, hyphen), m_person))
            return RowProblem::BadRating;
        if (!readIndex(field.substr(hyphen + 1), m_person.dwz.has_value(), m_person.index))
            return RowProblem::BadIndex;
        return std::nullopt;
    }
    default: return readListValue(column, field, m_person);
    }
}

ListItem DsbReader::readClub(std::string_view line)
{
    const std::string_view code = fieldOf(ListColumn::Club);
    if (!app::readClub(code, m_club.club))
        return refuse(RowProblem::BadClub, code);
    const std::string_view association = fieldOf(ListColumn::Association);
    if (!association.empty() && !isAssociationCode(association))
        return refuse(RowProblem::BadAssociation, association);
    m_club.association.assign(association);
    m_club.state.assign(fieldOf(ListColumn::State).substr(0, 1));
    if (!decodeInto(fieldOf(ListColumn::ClubName), m_club.name))
        return refuse(RowProblem::BadCharacter, fieldOf(ListColumn::ClubName));
    return m_club.name.empty() ? refuse(RowProblem::NoName, line) : ListItem::Club;
}

ListItem DsbReader::readAssociation(std::string_view line)
{
    const std::string_view code = fieldOf(ListColumn::Association);
    if (!isAssociationCode(code))
        return refuse(RowProblem::BadAssociation, code);
    const std::string_view parent = fieldOf(ListColumn::Parent);
    if (!parent.empty() && !isAssociationCode(parent))
        return refuse(RowProblem::BadAssociation, parent);
    m_association.association.assign(code);
    m_association.parent.assign(parent);
    m_association.state.assign(fieldOf(ListColumn::State).substr(0, 1));
    if (!decodeInto(fieldOf(ListColumn::AssociationName), m_association.name))
        return refuse(RowProblem::BadCharacter, fieldOf(ListColumn::AssociationName));
    return m_association.name.empty() ? refuse(RowProblem::NoName, line) : ListItem::Association;
}

} // namespace zahlmeister::app
