// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/swisschess/swisschesspage.h"

#include <algorithm>
#include <string>
#include <utility>

#include <QRegularExpression>

#include "app/formats/importvalues.h"
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

/// The last round that is named above a table.
int roundBefore(const HtmlTable& html)
{
    for (auto text = html.before.rbegin(); text != html.before.rend(); ++text) {
        if (const int round = roundOf(text->text); round > 0)
            return round;
    }
    return 0;
}

/// The one text of a row when it names a round; empty for other rows.
QString roundTitle(QStringList texts)
{
    texts.removeAll(QString());
    return texts.size() == 1 && roundOf(texts.front()) > 0 ? texts.front() : QString();
}

/// A table of a page as one list after the other: clubs put all rounds into one table, with or without their
/// heads.
class ListSplitter {
public:
    explicit ListSplitter(const HtmlTable& html) : m_html(html), m_current{.line = html.line} { }

    std::vector<SwissChessTable> split()
    {
        for (std::size_t row = 0; row < m_html.rows.size(); ++row) {
            if (m_current.columns.isEmpty() && row >= kRowsBeforeHead)
                break;
            add(textsOf(m_html.rows[row]), m_html.rowLines[row]);
        }
        finish();
        return std::move(m_lists);
    }

private:
    void add(const QStringList& texts, int line)
    {
        QStringList columns;
        for (const QString& text : texts)
            columns += columnName(text);
        const auto list = listOf(columns);
        const bool isHeaded = !m_current.columns.isEmpty();
        if (list && (!isHeaded || m_current.rows.empty())) {
            m_current.list = *list;
            m_current.columns = columns;
        } else if (list && columns == m_current.columns) {
            return; // the same head once more
        } else if (list) {
            begin(*list, columns, m_current.title, line);
        } else if (!isHeaded) {
            m_current.title = QString(m_current.title % u' ' % texts.join(u' ')).simplified();
        } else if (const QString title = isOfRound() ? roundTitle(texts) : QString(); !title.isEmpty()) {
            begin(m_current.list, m_current.columns, title.simplified(), line);
        } else if (std::ranges::any_of(texts, [](const QString& text) { return !text.isEmpty(); })) {
            m_current.rows.push_back({line, texts});
        }
    }

    [[nodiscard]] bool isOfRound() const
    {
        return m_current.list == SwissChessList::Pairings || m_current.list == SwissChessList::Alphabet;
    }

    void begin(SwissChessList list, QStringList columns, const QString& title, int line)
    {
        finish();
        m_current = {.list = list, .title = title, .line = line, .columns = std::move(columns)};
    }

    void finish()
    {
        m_current.round = roundOf(m_current.title);
        if (m_current.round == 0)
            m_current.round = roundBefore(m_html);
        if (!m_current.columns.isEmpty()) {
            for (const HtmlText& text : m_html.before)
                m_current.form += text.text.split(u'\n');
        }
        m_lists.push_back(std::move(m_current));
    }

    const HtmlTable& m_html;
    SwissChessTable m_current;
    std::vector<SwissChessTable> m_lists;
};

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

std::optional<int> swissChessNumber(const QString& text)
{
    return importedNumber(text.endsWith(u'.') ? QStringView(text).chopped(1) : QStringView(text));
}

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
    for (const HtmlTable& table : html->tables) {
        for (SwissChessTable& list : ListSplitter(table).split())
            page.tables.push_back(std::move(list));
    }
    return page;
}

} // namespace zahlmeister::app
