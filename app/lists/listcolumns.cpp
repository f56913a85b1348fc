// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listcolumns.h"

#include <algorithm>
#include <utility>

#include "engine/base/letters.h"

namespace zahlmeister::app {

namespace {

struct ColumnName {
    std::string_view name; ///< as plainName() makes it
    ListColumn column;
};

/// Headers of the nu portal, of DeWIS v2 and v1, and of the tables in DeWIS' SQL files.
constexpr ColumnName kPlayerColumns[] = {
    {"id", ListColumn::PersonId},
    {"pid", ListColumn::PersonId},
    {"pkz", ListColumn::PersonId},
    {"nuid", ListColumn::PersonId},
    {"zps", ListColumn::Club},
    {"vkz", ListColumn::Club},
    {"zpsnummer", ListColumn::Club},
    {"mitgliedsnummer", ListColumn::MemberNumber},
    {"mitgliedsnr", ListColumn::MemberNumber},
    {"mglnr", ListColumn::MemberNumber},
    {"status", ListColumn::Status},
    {"namevorname", ListColumn::FullName},
    {"nachnamevorname", ListColumn::FullName},
    {"spielername", ListColumn::FullName},
    {"name", ListColumn::FullName},
    {"nachname", ListColumn::LastName},
    {"vorname", ListColumn::FirstName},
    {"geschlecht", ListColumn::Sex},
    {"spielberechtigung", ListColumn::Ignored},
    {"geburtsjahr", ListColumn::Birth},
    {"geburtsdatum", ListColumn::Birth},
    {"letzteauswertung", ListColumn::LastEvaluation},
    {"dwz", ListColumn::Dwz},
    {"index", ListColumn::Index},
    {"dwzindex", ListColumn::Index},
    {"fideelozahl", ListColumn::Elo},
    {"fideelo", ListColumn::Elo},
    {"fideelozahlschnellschach", ListColumn::RapidElo},
    {"fideelozahlblitz", ListColumn::BlitzElo},
    {"fidetitel", ListColumn::Title},
    {"fidefrauentitel", ListColumn::WomenTitle},
    {"fideid", ListColumn::FideId},
    {"fideland", ListColumn::Federation},
};
constexpr ColumnName kClubColumns[] = {
    {"zpsnummer", ListColumn::Club},
    {"zps", ListColumn::Club},
    {"vkz", ListColumn::Club},
    {"landesverband", ListColumn::State},
    {"lv", ListColumn::State},
    {"uebergeordneterverband", ListColumn::Association},
    {"verband", ListColumn::Association},
    {"vereinsname", ListColumn::ClubName},
    {"vereinname", ListColumn::ClubName},
};
constexpr ColumnName kAssociationColumns[] = {
    {"verbandnummer", ListColumn::Association},     {"verband", ListColumn::Association},
    {"landesverband", ListColumn::State},           {"lv", ListColumn::State},
    {"uebergeordneterverband", ListColumn::Parent}, {"uebergeordnet", ListColumn::Parent},
    {"verbandname", ListColumn::AssociationName},   {"verbandsname", ListColumn::AssociationName},
};

/// Columns without which a table says nothing, as the newest header writes them.
constexpr ColumnName kRequiredOfPlayers[] = {
    {"ZPS", ListColumn::Club},      {"Mitgliedsnummer", ListColumn::MemberNumber},
    {"Name", ListColumn::FullName}, {"Geburtsjahr", ListColumn::Birth},
    {"DWZ", ListColumn::Dwz},       {"Index", ListColumn::Index},
};
constexpr ColumnName kRequiredOfClubs[] = {
    {"ZPS-Nummer", ListColumn::Club},
    {"UebergeordneterVerband", ListColumn::Association},
    {"Vereinsname", ListColumn::ClubName},
};
constexpr ColumnName kRequiredOfAssociations[] = {
    {"Verbandnummer", ListColumn::Association},
    {"UebergeordneterVerband", ListColumn::Parent},
    {"Verbandname", ListColumn::AssociationName},
};

/// What is known of a table.
struct TableColumns {
    DsbTable table;
    std::span<const ColumnName> known;
    std::span<const ColumnName> required;
    int enough; ///< so many known columns make a header
};
constexpr TableColumns kTables[] = {
    {DsbTable::Players, kPlayerColumns, kRequiredOfPlayers, 5},
    {DsbTable::Clubs, kClubColumns, kRequiredOfClubs, 3},
    {DsbTable::Associations, kAssociationColumns, kRequiredOfAssociations, 3},
};

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
std::pair<std::vector<ListColumn>, int> columnsNamed(std::span<const std::string_view> names,
                                                     std::span<const ColumnName> all)
{
    std::vector<ListColumn> columns;
    int known = 0;
    for (const std::string_view name : names) {
        const auto found = std::ranges::find(all, plainName(name), &ColumnName::name);
        ListColumn column = found == all.end() ? ListColumn::Ignored : found->column;
        known += found == all.end() ? 0 : 1;
        // What is named twice is not the same thing; the first one counts.
        if (std::ranges::find(columns, column) != columns.end())
            column = ListColumn::Ignored;
        columns.push_back(column);
    }
    return {std::move(columns), known};
}

constexpr ListColumn kDosPlayers[] = {
    ListColumn::PersonId,       ListColumn::Club,        ListColumn::MemberNumber, ListColumn::Status,
    ListColumn::FullName,       ListColumn::Sex,         ListColumn::Ignored,      ListColumn::Birth,
    ListColumn::LastEvaluation, ListColumn::DwzAndIndex, ListColumn::Elo,          ListColumn::Title,
    ListColumn::FideId,         ListColumn::Federation};
constexpr std::size_t kDosRatingPlace = 9; ///< of DwzAndIndex, from 0
constexpr ListColumn kDosClubs[] = {ListColumn::Club, ListColumn::State, ListColumn::Association,
                                    ListColumn::ClubName};
constexpr ListColumn kDosAssociations[] = {ListColumn::Association, ListColumn::State, ListColumn::Parent,
                                           ListColumn::AssociationName};

bool isRatingWithIndex(std::string_view text)
{
    const std::size_t hyphen = text.find('-');
    return hyphen != std::string_view::npos && wholeNumber(text.substr(0, hyphen)) &&
           wholeNumber(text.substr(hyphen + 1));
}

/// Whether a text is letters and digits, as many as the codes of clubs and associations have.
bool isCode(std::string_view text, std::size_t length)
{
    return text.size() == length && std::ranges::all_of(text, [](char c) {
               return (c >= '0' && c <= '9') || (asciiLower(c) >= 'a' && asciiLower(c) <= 'z');
           });
}

} // namespace

bool DsbLayout::has(ListColumn column) const
{
    return std::ranges::find(columns, column) != columns.end();
}

std::string_view DsbLayout::missingColumn() const
{
    for (const ColumnName& required : kTables[static_cast<std::size_t>(table)].required) {
        const bool inOtherForm =
            (required.column == ListColumn::FullName && has(ListColumn::LastName) &&
             has(ListColumn::FirstName)) ||
            ((required.column == ListColumn::Dwz || required.column == ListColumn::Index) &&
             has(ListColumn::DwzAndIndex));
        if (!has(required.column) && !inOtherForm)
            return required.name;
    }
    return {};
}

std::optional<DsbLayout> dsbLayoutOfHeader(std::string_view line)
{
    std::optional<DsbLayout> best;
    int mostKnown = 0;
    FieldSplitter splitter;
    for (const char separator : {',', ';', '\t', '|'}) {
        if (!splitter.split(line, separator, true))
            continue;
        for (const TableColumns& table : kTables) {
            auto [columns, known] = columnsNamed(splitter.fields(), table.known);
            if (known > mostKnown && known >= table.enough) {
                mostKnown = known;
                best = DsbLayout{table.table, separator, true, std::move(columns)};
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
    const auto layout = [](DsbTable table, std::span<const ListColumn> columns) {
        return DsbLayout{table, '|', false, {columns.begin(), columns.end()}};
    };
    constexpr std::size_t kPlayerFields = std::size(kDosPlayers);
    if (fields.size() == kPlayerFields && isRatingWithIndex(fields[kDosRatingPlace]))
        return layout(DsbTable::Players, kDosPlayers);
    if (fields.size() == kPlayerFields - 1 && isRatingWithIndex(fields[kDosRatingPlace - 1]))
        return layout(DsbTable::Players, std::span(kDosPlayers).subspan(1));
    // Bars stand in names of tournaments, too: what is between them has to be the codes of such a table.
    if (fields.size() != std::size(kDosClubs) || !isCode(fields[1], 1) ||
        !(fields[2].empty() || isCode(fields[2], kAssociationCodeLength)))
        return std::nullopt;
    if (isCode(fields[0], kClubCodeLength))
        return layout(DsbTable::Clubs, kDosClubs);
    if (isCode(fields[0], kAssociationCodeLength))
        return layout(DsbTable::Associations, kDosAssociations);
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
        m_unquoted.reserve(static_cast<std::size_t>(std::ranges::count(line, '"')));
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
