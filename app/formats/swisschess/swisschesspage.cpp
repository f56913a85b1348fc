// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/swisschess/swisschesspage.h"

#include <algorithm>
#include <string>
#include <utility>

#include <QRegularExpression>

#include "app/text/htmltable.h"

namespace zahlmeister::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaximumPageSize = qsizetype(32) * 1024 * 1024;
constexpr std::size_t kRowsBeforeHead = 3;

QString columnName(const QString& text)
{
    return QString(text).remove(u'.').simplified().toLower();
}

bool hasAll(const QStringList& columns, std::initializer_list<QLatin1StringView> names)
{
    return std::ranges::all_of(names, [&](QLatin1StringView name) { return columns.contains(name); });
}

/// The list whose head this row is; nothing for other rows.
std::optional<SwissChessList> listOf(const QStringList& columns)
{
    using enum SwissChessList;
    if (!columns.contains("teilnehmer"_L1))
        return hasAll(columns, {"mannschaft"_L1}) ? std::optional(Other) : std::nullopt;
    const bool numbered =
        columns.count("tnr"_L1) == 2 || columns.count("tlnnr"_L1) == 2 || columns.count("nr"_L1) == 2;
    const bool paired = columns.count("teilnehmer"_L1) == 2;
    if (columns.contains("farbe"_L1)) {
        if (paired && numbered)
            return Alphabet;
        return hasAll(columns, {"runde"_L1, "ergebnis"_L1}) ? Form : Other;
    }
    if (paired) {
        const bool results = columns.contains("ergebnis"_L1) || hasAll(columns, {"w"_L1, "s"_L1});
        return numbered && results ? Pairings : Other;
    }
    if (hasAll(columns, {"ro"_L1, "rn"_L1, "we"_L1}))
        return Evaluation;
    if (hasAll(columns, {"1"_L1, "2"_L1}))
        return Games;
    if (columns.contains("tlnnr"_L1) || columns.contains("tnr"_L1))
        return Participants;
    if (hasAll(columns, {"rang"_L1, "punkte"_L1}))
        return Standings;
    return Other;
}

int roundOf(const QString& title)
{
    static const QRegularExpression kRound(u"(\\d{1,3})\\s*\\.\\s*Runde"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    const auto match = kRound.match(title);
    return match.hasMatch() ? match.capturedView(1).toInt() : 0;
}

QStringList textsOf(const std::vector<HtmlCell>& row)
{
    QStringList texts;
    for (const HtmlCell& cell : row)
        texts += QString(cell.text).replace(u'\n', u' ');
    return texts;
}

SwissChessTable tableOf(const HtmlTable& html)
{
    SwissChessTable table{.line = html.line};
    std::size_t row = 0;
    for (; row < std::min(html.rows.size(), kRowsBeforeHead); ++row) {
        const QStringList texts = textsOf(html.rows[row]);
        QStringList columns;
        for (const QString& text : texts)
            columns += columnName(text);
        if (const auto list = listOf(columns)) {
            table.list = *list;
            table.columns = columns;
            break;
        }
        table.title = QString(table.title % u' ' % texts.join(u' ')).simplified();
    }
    table.round = roundOf(table.title);
    if (table.columns.isEmpty())
        return table;
    for (++row; row < html.rows.size(); ++row)
        table.rows.push_back({html.rowLines[row], textsOf(html.rows[row])});
    for (const HtmlText& text : html.before)
        table.form += text.text.split(u'\n');
    return table;
}

/// The first heading names the tournament, whatever level it has.
QString titleOf(const HtmlPage& page)
{
    for (const HtmlTable& table : page.tables) {
        for (const HtmlText& text : table.before) {
            if (text.level > 0)
                return QString(text.text).replace(u'\n', u' ');
        }
    }
    return page.title;
}

} // namespace

qsizetype SwissChessTable::column(QStringView name, int occurrence) const
{
    qsizetype place = -1;
    for (int found = 0; found < occurrence; ++found) {
        place = columns.indexOf(name, place + 1);
        if (place < 0)
            return -1;
    }
    return place;
}

QString SwissChessTable::formValue(QStringView name) const
{
    for (const QString& text : form) {
        const qsizetype colon = text.indexOf(u':');
        if (colon >= 0 && QStringView(text).first(colon).trimmed() == name)
            return text.sliced(colon + 1).trimmed();
    }
    return {};
}

bool SwissChessTable::isUseful() const
{
    return list == SwissChessList::Participants || list == SwissChessList::Pairings ||
           list == SwissChessList::Alphabet ||
           (list == SwissChessList::Form && !formValue(u"TlnNr").isEmpty());
}

tl::expected<SwissChessPage, ImportNote> readSwissChessPage(const ImportFile& file)
{
    const std::string part = file.name.toStdString();
    if (file.data.size() > kMaximumPageSize) {
        return tl::unexpected(
            refusalNote(ImportCode::TooLarge, {"bytes", std::to_string(kMaximumPageSize)}, {.part = part}));
    }
    DecodedText decoded = decodeText(file.data);
    auto html = parseHtmlTables(decoded.text);
    if (!html.has_value()) {
        html.error().place.part = part;
        return tl::unexpected(std::move(html.error()));
    }
    decoded.text.clear();
    SwissChessPage page{.file = file.name, .title = titleOf(*html), .decoded = std::move(decoded)};
    for (const HtmlTable& table : html->tables)
        page.tables.push_back(tableOf(table));
    return page;
}

} // namespace zahlmeister::app
