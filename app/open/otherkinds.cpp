// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/open/otherkinds.h"

#include <algorithm>
#include <variant>

#include <QRegularExpression>

#include "app/lists/listrecognition.h"
#include "app/text/xlsxgrid.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kSearched = 4096; ///< bytes at the beginning

/// The names of the members stand in the archive as they are.
std::string kindOfArchive(const QByteArray& data)
{
    if (data.left(kSearched).contains("application/vnd.oasis.opendocument"))
        return "open-document";
    if (data.contains("word/document.xml"))
        return "docx";
    const bool isOfLists = data.contains("spieler.csv") || data.contains("SPIELER.TXT") ||
                           data.contains("players_list") || data.contains("rating_list");
    return isOfLists ? "list" : "archive";
}

/// Data of programs that write JSON, but for our own.
std::string kindOfJson(const QByteArray& start)
{
    if (start.contains("zahlmeister"))
        return {};
    if (start.contains("\"username\"") || start.contains("lichess.org"))
        return "lichess";
    return start.contains("\"lastname\"") && start.contains("\"player\"") ? "swiss-chess-10" : "";
}

/// A list of the federation with a head says who is an active and who a passive member, which no table of a
/// tournament does.
bool isRatingList(const ImportFile& file)
{
    const std::size_t size = std::min(static_cast<std::size_t>(file.data.size()), kListSampleSize);
    const auto found = recogniseList({file.data.constData(), size}, file.name.toStdString());
    const auto* dsb = found ? std::get_if<DsbLayout>(&found->kind) : nullptr;
    const bool isHeaded = dsb && dsb->hasHeader && dsb->table == DsbTable::Players;
    return found && (!isHeaded || file.data.left(kSearched).split('\n').front().toLower().contains("status"));
}

/// The Irish federation takes the games of its members abroad so: a heading, then persons with a game a line.
bool isForeignGames(const QByteArray& text)
{
    const auto begins = [&](QByteArrayView word) {
        return text.startsWith(word) || text.contains(QByteArray("\n").append(word.toByteArray()));
    };
    return text.startsWith("Event,") && begins("Start,") && begins("Player,");
}

/// Words over lists of people who do not play a tournament.
bool namesPeopleOnly(const TablesReading& tables)
{
    static const QRegularExpression kWords(
        uR"(\b(?:mitglieder(?:liste)?|spielerliste|dwz-?liste|wertungsliste|kader|aufstellung|mannschaftsmeldung)"
        uR"(|mannschaftsaufstellung|rangliste\s+der\s+spieler|members|list\s+of\s+players|player\s+list|rating\s+list)"
        uR"(|squad|line-?up|staffel(?:leiter)?|mannschaftsf(?:\x{00fc}|ue)hrer|spiellokal)\b)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    QString text = tables.grid.caption;
    for (int row = 0; row < tables.reading.headRow; ++row)
        text += u' ' + QStringList(tables.grid.rows[std::size_t(row)].begin(),
                                   tables.grid.rows[std::size_t(row)].end())
                           .join(u' ');
    return kWords.match(text).hasMatch();
}

} // namespace

std::string otherKindOf(const TablesReading& tables)
{
    using enum TableColumn;
    const TableReading& reading = tables.reading;
    if (!reading.tournament || !reading.tournament->games.empty() || reading.isOfGames())
        return {};
    const auto has = [&](std::initializer_list<TableColumn> columns) {
        return std::ranges::any_of(reading.columns, [&](const ColumnMeaning& meaning) {
            return std::ranges::find(columns, meaning.column) != columns.end();
        });
    };
    const auto hasByes = [](const engine::Participant& one) { return !one.byes.empty(); };
    if (std::ranges::any_of(reading.tournament->participants, hasByes))
        return {};
    const bool isNumbered = has({Number, Rank});
    if (!isNumbered &&
        !has({Club, ClubName, FideId, PersonId, Dwz, Elo, Twz, Birth, Team, Points, MemberNumber}))
        return "names";
    const bool isOfMembers = has({MemberNumber, Member}) && !has({Number, Rank, Points});
    return isOfMembers || namesPeopleOnly(tables) ? "players" : "";
}

std::string otherKindOf(const ImportFile& file)
{
    static const QRegularExpression kPgn(uR"(^\[(?:Event|Site|White) "[^\n]*"\]\s*$)"_s,
                                         QRegularExpression::MultilineOption);
    const QByteArray& data = file.data;
    const QByteArray start = data.left(kSearched);
    if (start.startsWith("%PDF-"))
        return "pdf";
    if (start.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"))
        return "office";
    if (start.startsWith("PK\x03\x04"))
        return isXlsx(data) ? std::string() : kindOfArchive(data);
    const QByteArray text = start.trimmed();
    if (text.startsWith('{'))
        return kindOfJson(text);
    if (isForeignGames(text))
        return "foreign-games";
    if (text.startsWith("Rank,Title,Username,"))
        return "lichess";
    if (kPgn.match(QString::fromUtf8(start)).hasMatch())
        return "pgn";
    return isRatingList(file) ? "list" : "";
}

} // namespace zahlmeister::app
