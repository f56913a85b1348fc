// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/table/tabletext.h"

#include <algorithm>
#include <array>
#include <vector>

#include "app/formats/nuliga/boardpages.h"
#include "app/formats/swisschess/pastedpairings.h"
#include "app/tables/legend.h"
#include "app/text/xmltree.h"

namespace zahlmeister::app {

namespace {

constexpr qsizetype kSearched = 8192;  // bytes in which the first tag begins
constexpr qsizetype kShownOfName = 40; // characters

/// With which a page, or what was cut out of one, begins.
bool isHtmlElement(const QByteArray& name)
{
    static constexpr auto kNames = std::to_array<QByteArrayView>(
        {"a",      "article", "aside",  "b",    "base",   "body",  "br",   "center", "div",    "em",
         "figure", "font",    "footer", "form", "h1",     "h2",    "h3",   "h4",     "h5",     "h6",
         "head",   "header",  "hr",     "html", "i",      "img",   "li",   "link",   "main",   "meta",
         "nav",    "ol",      "p",      "pre",  "script", "small", "span", "strong", "style",  "table",
         "tbody",  "td",      "thead",  "th",   "title",  "tr",    "u",    "ul",     "section"});
    return std::ranges::find(kNames, QByteArrayView(name.toLower())) != kNames.end();
}

bool hasTable(const QByteArray& text)
{
    const QByteArray lower = text.toLower();
    return lower.indexOf("<tr", std::max(lower.indexOf("<table"), qsizetype(0))) >= 0;
}

} // namespace

std::span<const Cutter> tableCutters()
{
    static const std::vector<Cutter> kCutters = [] {
        std::vector<Cutter> cutters{{"Swiss-Chess pairings", CutBy::Separators, cutSwissChessPairings},
                                    {"board pages", CutBy::Lines, cutBoardPages}};
        cutters.insert(cutters.end(), generalCutters().begin(), generalCutters().end());
        return cutters;
    }();
    return kCutters;
}

std::optional<ImportNote> refusalOfXml(const QByteArray& data)
{
    constexpr QByteArrayView kMark("\xef\xbb\xbf");
    QByteArray start = data.left(kSearched);
    start.replace('\0', ""); // UTF-16 becomes readable enough
    if (start.startsWith("\xff\xfe") || start.startsWith("\xfe\xff"))
        start.remove(0, 2);
    start = (start.startsWith(kMark) ? start.sliced(kMark.size()) : start).trimmed();
    if (!start.startsWith('<'))
        return std::nullopt;
    const QByteArray root = xmlRootName(start);
    const bool isDeclared = start.startsWith("<?xml");
    QByteArray text = data;
    text.replace('\0', "");
    const bool isPage =
        isHtmlElement(root) || (!isDeclared && hasTable(text)) || (root.isEmpty() && hasTable(text));
    // Words in angle brackets are no XML before anything is closed.
    const bool isXml = isDeclared || (!root.isEmpty() && (text.contains("</") || text.contains("/>")));
    if (isPage || !isXml)
        return std::nullopt;
    const QString name = root.isEmpty() ? QStringLiteral("?") : QString::fromUtf8(root).left(kShownOfName);
    return refusalNote(ImportCode::UnknownXml, {name.toStdString()});
}

TablesReading readTableText(const QString& text)
{
    if (auto refused = text.contains(u'<') ? refusalOfXml(text.toUtf8()) : std::nullopt) {
        TablesReading read;
        read.reading.notes.push_back(*std::move(refused));
        return read;
    }
    TablesReading read = readTablesOfText(text, tableCutters());
    nameTieBreaks(text, read.reading);
    return read;
}

} // namespace zahlmeister::app
