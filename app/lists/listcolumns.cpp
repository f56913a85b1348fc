// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listcolumns.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/lists/listvalues.h"
#include "engine/base/letters.h"

namespace zahlmeister::app {

namespace {

struct ColumnName {
    std::string_view name; ///< as plainName() makes it
    DsbColumn column;
};

/// Headers of the nu portal, of DeWIS v2 and v1, and of the tables in DeWIS' SQL files.
constexpr ColumnName kPlayerColumns[] = {
    {"id", DsbColumn::PersonId},
    {"pid", DsbColumn::PersonId},
    {"pkz", DsbColumn::PersonId},
    {"nuid", DsbColumn::PersonId},
    {"zps", DsbColumn::Club},
    {"vkz", DsbColumn::Club},
    {"zpsnummer", DsbColumn::Club},
    {"mitgliedsnummer", DsbColumn::MemberNumber},
    {"mitgliedsnr", DsbColumn::MemberNumber},
    {"mglnr", DsbColumn::MemberNumber},
    {"status", DsbColumn::Status},
    {"namevorname", DsbColumn::FullName},
    {"nachnamevorname", DsbColumn::FullName},
    {"spielername", DsbColumn::FullName},
    {"name", DsbColumn::FullName},
    {"nachname", DsbColumn::LastName},
    {"vorname", DsbColumn::FirstName},
    {"geschlecht", DsbColumn::Sex},
    {"spielberechtigung", DsbColumn::Ignored},
    {"geburtsjahr", DsbColumn::Birth},
    {"geburtsdatum", DsbColumn::Birth},
    {"letzteauswertung", DsbColumn::LastEvaluation},
    {"dwz", DsbColumn::Dwz},
    {"index", DsbColumn::Index},
    {"dwzindex", DsbColumn::Index},
    {"fideelozahl", DsbColumn::Elo},
    {"fideelo", DsbColumn::Elo},
    {"fideelozahlschnellschach", DsbColumn::RapidElo},
    {"fideelozahlblitz", DsbColumn::BlitzElo},
    {"fidetitel", DsbColumn::Title},
    {"fidefrauentitel", DsbColumn::WomenTitle},
    {"fideid", DsbColumn::FideId},
    {"fideland", DsbColumn::Federation},
};
constexpr ColumnName kClubColumns[] = {
    {"zpsnummer", DsbColumn::Club},
    {"zps", DsbColumn::Club},
    {"vkz", DsbColumn::Club},
    {"landesverband", DsbColumn::State},
    {"lv", DsbColumn::State},
    {"uebergeordneterverband", DsbColumn::Association},
    {"verband", DsbColumn::Association},
    {"vereinsname", DsbColumn::ClubName},
    {"vereinname", DsbColumn::ClubName},
};
constexpr ColumnName kAssociationColumns[] = {
    {"verbandnummer", DsbColumn::Association},     {"verband", DsbColumn::Association},
    {"landesverband", DsbColumn::State},           {"lv", DsbColumn::State},
    {"uebergeordneterverband", DsbColumn::Parent}, {"uebergeordnet", DsbColumn::Parent},
    {"verbandname", DsbColumn::AssociationName},   {"verbandsname", DsbColumn::AssociationName},
};

std::span<const ColumnName> columnsOf(DsbTable table)
{
    switch (table) {
    case DsbTable::Clubs: return kClubColumns;
    case DsbTable::Associations: return kAssociationColumns;
    default: return kPlayerColumns;
    }
}

struct RequiredColumn {
    DsbColumn column;
    std::string_view name; ///< as the newest header writes it
};

constexpr RequiredColumn kRequiredOfPlayers[] = {
    {DsbColumn::Club, "ZPS"},      {DsbColumn::MemberNumber, "Mitgliedsnummer"},
    {DsbColumn::FullName, "Name"}, {DsbColumn::Birth, "Geburtsjahr"},
    {DsbColumn::Dwz, "DWZ"},       {DsbColumn::Index, "Index"},
};
constexpr RequiredColumn kRequiredOfClubs[] = {
    {DsbColumn::Club, "ZPS-Nummer"},
    {DsbColumn::Association, "UebergeordneterVerband"},
    {DsbColumn::ClubName, "Vereinsname"},
};
constexpr RequiredColumn kRequiredOfAssociations[] = {
    {DsbColumn::Association, "Verbandnummer"},
    {DsbColumn::Parent, "UebergeordneterVerband"},
    {DsbColumn::AssociationName, "Verbandname"},
};

std::span<const RequiredColumn> requiredColumns(DsbTable table)
{
    switch (table) {
    case DsbTable::Clubs: return kRequiredOfClubs;
    case DsbTable::Associations: return kRequiredOfAssociations;
    default: return kRequiredOfPlayers;
    }
}

/// Letters and digits of a name, small.
std::string plainName(std::string_view name)
{
    std::string plain;
    for (const char c : name) {
        const char small = asciiLower(c);
        if ((small >= 'a' && small <= 'z') || (c >= '0' && c <= '9'))
            plain += small;
    }
    return plain;
}

/// The columns that a header names, and how many of them are known.
std::pair<std::vector<DsbColumn>, int> columnsNamed(std::span<const std::string_view> names, DsbTable table)
{
    std::vector<DsbColumn> columns;
    int known = 0;
    for (const std::string_view name : names) {
        const std::string plain = plainName(name);
        const auto all = columnsOf(table);
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const ColumnName& c) { return c.name == plain; });
        DsbColumn column = found == all.end() ? DsbColumn::Ignored : found->column;
        known += found == all.end() ? 0 : 1;
        // What is named twice is not the same thing; the first one counts.
        if (std::find(columns.begin(), columns.end(), column) != columns.end())
            column = DsbColumn::Ignored;
        columns.push_back(column);
    }
    return {std::move(columns), known};
}

constexpr DsbColumn kDosPlayers[] = {DsbColumn::PersonId,    DsbColumn::Club,      DsbColumn::MemberNumber,
                                     DsbColumn::Status,      DsbColumn::FullName,  DsbColumn::Sex,
                                     DsbColumn::Ignored,     DsbColumn::Birth,     DsbColumn::LastEvaluation,
                                     DsbColumn::DwzAndIndex, DsbColumn::Elo,       DsbColumn::Title,
                                     DsbColumn::FideId,      DsbColumn::Federation};
constexpr std::size_t kDosRatingPlace = 9; ///< of DwzAndIndex, from 0
constexpr DsbColumn kDosClubs[] = {DsbColumn::Club, DsbColumn::State, DsbColumn::Association,
                                   DsbColumn::ClubName};
constexpr DsbColumn kDosAssociations[] = {DsbColumn::Association, DsbColumn::State, DsbColumn::Parent,
                                          DsbColumn::AssociationName};

bool isRatingWithIndex(std::string_view text)
{
    const std::size_t hyphen = text.find('-');
    return hyphen != std::string_view::npos && wholeNumber(text.substr(0, hyphen)) &&
           wholeNumber(text.substr(hyphen + 1));
}

} // namespace

bool DsbLayout::has(DsbColumn column) const
{
    return std::find(columns.begin(), columns.end(), column) != columns.end();
}

std::string_view DsbLayout::missingColumn() const
{
    for (const RequiredColumn& required : requiredColumns(table)) {
        const bool inOtherForm =
            (required.column == DsbColumn::FullName && has(DsbColumn::LastName) &&
             has(DsbColumn::FirstName)) ||
            ((required.column == DsbColumn::Dwz || required.column == DsbColumn::Index) &&
             has(DsbColumn::DwzAndIndex));
        if (!has(required.column) && !inOtherForm)
            return required.name;
    }
    return {};
}

std::optional<DsbLayout> dsbLayoutOfHeader(std::string_view line)
{
    constexpr int kEnoughPlayerColumns = 5;
    constexpr int kEnoughColumns = 3;
    std::optional<DsbLayout> best;
    int mostKnown = 0;
    FieldSplitter splitter;
    for (const char separator : {',', ';', '\t', '|'}) {
        if (!splitter.split(line, separator, true))
            continue;
        for (const DsbTable table : {DsbTable::Players, DsbTable::Clubs, DsbTable::Associations}) {
            auto [columns, known] = columnsNamed(splitter.fields(), table);
            if (known > mostKnown &&
                known >= (table == DsbTable::Players ? kEnoughPlayerColumns : kEnoughColumns)) {
                mostKnown = known;
                best = DsbLayout{table, separator, true, std::move(columns)};
            }
        }
    }
    return best;
}

std::optional<DsbLayout> dsbLayoutOfDosLine(std::string_view line)
{
    constexpr std::size_t kClubCodeLength = 5;
    constexpr std::size_t kAssociationCodeLength = 3;
    FieldSplitter splitter;
    if (!splitter.split(line, '|', false))
        return std::nullopt;
    const auto fields = splitter.fields();
    const auto layout = [](DsbTable table, std::span<const DsbColumn> columns) {
        return DsbLayout{table, '|', false, {columns.begin(), columns.end()}};
    };
    constexpr std::size_t kPlayerFields = std::size(kDosPlayers);
    if (fields.size() == kPlayerFields && isRatingWithIndex(fields[kDosRatingPlace]))
        return layout(DsbTable::Players, kDosPlayers);
    if (fields.size() == kPlayerFields - 1 && isRatingWithIndex(fields[kDosRatingPlace - 1]))
        return layout(DsbTable::Players, std::span(kDosPlayers).subspan(1));
    if (fields.size() == std::size(kDosClubs)) {
        if (fields[0].size() == kClubCodeLength)
            return layout(DsbTable::Clubs, kDosClubs);
        if (fields[0].size() == kAssociationCodeLength)
            return layout(DsbTable::Associations, kDosAssociations);
    }
    return std::nullopt;
}

// FieldSplitter

bool FieldSplitter::takeQuoted(std::string_view line, std::size_t& place)
{
    const std::size_t begin = ++place;
    bool doubled = false;
    for (;; ++place) {
        if (place >= line.size())
            return false;
        if (line[place] != '"')
            continue;
        if (place + 1 < line.size() && line[place + 1] == '"') {
            doubled = true;
            ++place;
            continue;
        }
        break;
    }
    const std::string_view inside = line.substr(begin, place++ - begin);
    if (!doubled) {
        m_fields.push_back(trimmed(inside));
        return true;
    }
    std::string& text = m_unquoted.emplace_back();
    for (std::size_t i = 0; i < inside.size(); ++i) {
        text += inside[i];
        if (inside[i] == '"')
            ++i;
    }
    m_fields.push_back(trimmed(text));
    return true;
}

bool FieldSplitter::split(std::string_view line, char separator, bool quoted)
{
    m_fields.clear();
    m_unquoted.clear();
    // Views into the texts must not be moved by the next one: there are no more of them than quotation marks.
    if (quoted && line.find("\"\"") != std::string_view::npos)
        m_unquoted.reserve(static_cast<std::size_t>(std::count(line.begin(), line.end(), '"')));
    for (std::size_t place = 0;;) {
        if (quoted && place < line.size() && line[place] == '"') {
            if (!takeQuoted(line, place))
                return false;
            if (place < line.size() && line[place] != separator)
                return false;
        } else {
            const std::size_t end = std::min(line.find(separator, place), line.size());
            m_fields.push_back(trimmed(line.substr(place, end - place)));
            place = end;
        }
        if (place >= line.size())
            return true;
        ++place;
    }
}

} // namespace zahlmeister::app
