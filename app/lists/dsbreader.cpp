// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/dsbreader.h"

#include <algorithm>

#include "app/lists/listkey.h"
#include "app/lists/listvalues.h"

namespace zahlmeister::app {

namespace {

bool isAssociationCode(std::string_view text)
{
    constexpr std::size_t kLength = 3;
    return text.size() == kLength && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
           });
}

} // namespace

DsbReader::DsbReader(std::unique_ptr<ListInput> input, ListEncoding encoding, DsbLayout layout,
                     bool hasHeader, std::string partName)
    : ListLineReader(std::move(input), encoding, std::move(partName)), m_expectsHeader(hasHeader)
{
    useLayout(std::move(layout));
}

void DsbReader::useLayout(DsbLayout layout)
{
    m_layout = std::move(layout);
    const bool hasId = m_layout.has(DsbColumn::PersonId);
    if (!m_expectsHeader)
        m_format = ListFormat::Dos;
    else if (!hasId)
        m_format = ListFormat::DewisCsv1;
    else
        m_format = m_layout.has(DsbColumn::LastName) ? ListFormat::NuCsv : ListFormat::DewisCsv2;

    // Every list has one of the two kinds of person id at most; the other one is worth keeping.
    m_missingFields = listFieldBit(&ListPerson::nuId) | listFieldBit(&ListPerson::pkz) |
                      listFieldBit(&ListPerson::birthDate) | listFieldBit(&ListPerson::otherTitles);
    const auto missing = [&](DsbColumn column, auto member) {
        if (!m_layout.has(column))
            m_missingFields |= listFieldBit(member);
    };
    missing(DsbColumn::Status, &ListPerson::status);
    missing(DsbColumn::Sex, &ListPerson::sex);
    missing(DsbColumn::LastEvaluation, &ListPerson::lastEvaluation);
    missing(DsbColumn::Elo, &ListPerson::elo);
    missing(DsbColumn::RapidElo, &ListPerson::rapidElo);
    missing(DsbColumn::BlitzElo, &ListPerson::blitzElo);
    missing(DsbColumn::Title, &ListPerson::title);
    missing(DsbColumn::WomenTitle, &ListPerson::womenTitle);
    missing(DsbColumn::FideId, &ListPerson::fideId);
    missing(DsbColumn::Federation, &ListPerson::federation);
}

ListItem DsbReader::readRow(std::string_view line)
{
    if (hasControlCharacters(line, '\t'))
        return refuse(RowProblem::BadCharacter, line);
    if (!m_splitter.split(line, m_layout.separator, m_layout.quoted))
        return refuse(RowProblem::UnclosedQuote, line);
    const std::size_t found = m_splitter.fields().size();
    const std::size_t expected = m_layout.columns.size();
    if (found != expected) {
        // Two lists in one file may have different columns.
        if (auto layout = m_expectsHeader ? dsbLayoutOfHeader(line) : std::nullopt;
            layout && layout->table == m_layout.table && layout->missingColumn().empty()) {
            useLayout(std::move(*layout));
            return refuse(RowProblem::RepeatedHeader, line);
        }
        return refuse(found < expected ? RowProblem::TooFewColumns : RowProblem::TooManyColumns,
                      std::to_string(found) + " / " + std::to_string(expected));
    }
    switch (m_layout.table) {
    case DsbTable::Clubs: return readClub(line);
    case DsbTable::Associations: return readAssociation(line);
    default: return readPlayer(line);
    }
}

std::string_view DsbReader::fieldOf(DsbColumn column) const
{
    const auto place = std::find(m_layout.columns.begin(), m_layout.columns.end(), column);
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
    culprit = fieldOf(DsbColumn::Club);
    if (!app::readClub(culprit, m_person.club))
        return RowProblem::BadClub;
    culprit = fieldOf(DsbColumn::MemberNumber);
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
        if (*problem == RowProblem::BadClub && m_expectsHeader) {
            if (auto layout = dsbLayoutOfHeader(line);
                layout && layout->table == DsbTable::Players && layout->missingColumn().empty()) {
                useLayout(std::move(*layout));
                return refuse(RowProblem::RepeatedHeader, line);
            }
        }
        return refuse(*problem, decoded(culprit).value_or(culprit));
    }
    const auto fields = m_splitter.fields();
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (const auto problem = readField(m_layout.columns[i], fields[i]))
            return refuse(*problem, decoded(fields[i]).value_or(fields[i]));
    }
    // The index may stand before the rating.
    const std::string_view index = fieldOf(DsbColumn::Index);
    if (m_layout.has(DsbColumn::Index) && !readIndex(index, m_person.dwz.has_value(), m_person.index))
        return refuse(RowProblem::BadIndex, index);
    if (m_person.lastName.empty())
        return refuse(RowProblem::NoName, line);
    return ListItem::Person;
}

std::optional<RowProblem> DsbReader::readField(DsbColumn column, std::string_view field)
{
    const auto unless = [](bool good, RowProblem problem) {
        return good ? std::nullopt : std::optional(problem);
    };
    switch (column) {
    case DsbColumn::PersonId: return unless(readPersonId(field, m_person), RowProblem::BadPersonId);
    case DsbColumn::Status: return unless(readStatus(field, m_person.status), RowProblem::BadStatus);
    case DsbColumn::Sex: return unless(readSex(field, m_person.sex), RowProblem::BadSex);
    case DsbColumn::Birth: return unless(readBirth(field, m_person), RowProblem::BadBirthYear);
    case DsbColumn::Title: return unless(readTitle(field, m_person.title), RowProblem::BadTitle);
    case DsbColumn::WomenTitle: return unless(readTitle(field, m_person.womenTitle), RowProblem::BadTitle);
    case DsbColumn::FideId: return unless(readFideId(field, m_person.fideId), RowProblem::BadFideId);
    case DsbColumn::Federation:
        return unless(readFederation(field, m_person.federation), RowProblem::BadFederation);
    case DsbColumn::LastEvaluation:
        return unless(readLastEvaluation(field, m_person.lastEvaluation), RowProblem::BadLastEvaluation);
    case DsbColumn::FullName: {
        // Where the parts have columns of their own, only the title is in the full name alone.
        const auto text = decoded(field);
        if (!text)
            return RowProblem::BadCharacter;
        if (m_layout.has(DsbColumn::LastName) && m_layout.has(DsbColumn::FirstName))
            return std::nullopt;
        return unless(readFullName(*text, m_person), RowProblem::NoName);
    }
    case DsbColumn::LastName: return unless(decodeInto(field, m_person.lastName), RowProblem::BadCharacter);
    case DsbColumn::FirstName: {
        const auto text = decoded(field);
        if (!text)
            return RowProblem::BadCharacter;
        const std::size_t comma = text->find(',');
        m_person.firstName.assign(trimmed(text->substr(0, comma)));
        if (comma != std::string_view::npos)
            m_person.academicTitle.assign(trimmed(text->substr(comma + 1)));
        return std::nullopt;
    }
    default: return readRating(column, field);
    }
}

std::optional<RowProblem> DsbReader::readRating(DsbColumn column, std::string_view field)
{
    const auto unless = [](bool good) { return good ? std::nullopt : std::optional(RowProblem::BadRating); };
    switch (column) {
    case DsbColumn::Dwz: return unless(app::readRating(field, m_person.dwz));
    case DsbColumn::Elo: return unless(app::readRating(field, m_person.elo));
    case DsbColumn::RapidElo: return unless(app::readRating(field, m_person.rapidElo));
    case DsbColumn::BlitzElo: return unless(app::readRating(field, m_person.blitzElo));
    case DsbColumn::DwzAndIndex: {
        const std::size_t hyphen = field.find('-');
        if (field.empty())
            return std::nullopt;
        if (hyphen == std::string_view::npos || !app::readRating(field.substr(0, hyphen), m_person.dwz))
            return RowProblem::BadRating;
        if (!readIndex(field.substr(hyphen + 1), m_person.dwz.has_value(), m_person.index))
            return RowProblem::BadIndex;
        return std::nullopt;
    }
    default: return std::nullopt;
    }
}

ListItem DsbReader::readClub(std::string_view line)
{
    const std::string_view code = fieldOf(DsbColumn::Club);
    if (!app::readClub(code, m_club.club))
        return refuse(RowProblem::BadClub, code);
    const std::string_view association = fieldOf(DsbColumn::Association);
    if (!association.empty() && !isAssociationCode(association))
        return refuse(RowProblem::BadAssociation, association);
    m_club.association.assign(association);
    m_club.state.assign(fieldOf(DsbColumn::State).substr(0, 1));
    if (!decodeInto(fieldOf(DsbColumn::ClubName), m_club.name))
        return refuse(RowProblem::BadCharacter, fieldOf(DsbColumn::ClubName));
    return m_club.name.empty() ? refuse(RowProblem::NoName, line) : ListItem::Club;
}

ListItem DsbReader::readAssociation(std::string_view line)
{
    const std::string_view code = fieldOf(DsbColumn::Association);
    if (!isAssociationCode(code))
        return refuse(RowProblem::BadAssociation, code);
    const std::string_view parent = fieldOf(DsbColumn::Parent);
    if (!parent.empty() && !isAssociationCode(parent))
        return refuse(RowProblem::BadAssociation, parent);
    m_association.association.assign(code);
    m_association.parent.assign(parent);
    m_association.state.assign(fieldOf(DsbColumn::State).substr(0, 1));
    if (!decodeInto(fieldOf(DsbColumn::AssociationName), m_association.name))
        return refuse(RowProblem::BadCharacter, fieldOf(DsbColumn::AssociationName));
    return m_association.name.empty() ? refuse(RowProblem::NoName, line) : ListItem::Association;
}

} // namespace zahlmeister::app
