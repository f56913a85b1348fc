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

} // namespace

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
    if (text.startsWith("Rank,Title,Username,"))
        return "lichess";
    if (kPgn.match(QString::fromUtf8(start)).hasMatch())
        return "pgn";
    return isRatingList(file) ? "list" : "";
}

} // namespace zahlmeister::app
