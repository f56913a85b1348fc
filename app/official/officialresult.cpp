// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/official/officialresult.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <QRegularExpression>

#include "app/official/officialreaders.h"
#include "app/text/htmltable.h"
#include "app/text/textencoding.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// The table of a web page that has most rows with heads that are known.
OfficialReading readOfficialPage(const QString& text)
{
    const auto page = parseHtmlTables(text);
    if (!page.has_value())
        return tl::unexpected(std::vector<ImportNote>{page.error()});
    OfficialReading best = refusedOfficial(ImportCode::MissingPart, {"table"});
    for (const HtmlTable& table : page->tables) {
        TableGrid plain{.lines = table.rowLines};
        for (const auto& cells : table.rows) {
            auto& row = plain.rows.emplace_back();
            std::ranges::transform(cells, std::back_inserter(row), &HtmlCell::text);
        }
        auto read = readOfficialTable(plain);
        if (read.has_value() && (!best.has_value() || read->rows.size() > best->rows.size()))
            best = std::move(read);
    }
    return best;
}

/// What people and programs write for a minus, for a blank and for a half.
QString plainNumber(QStringView text)
{
    QString plain = text.toString();
    for (const char16_t dash : {u'−', u'–', u'—', u'‐', u'‑'})
        plain.replace(QChar(dash), u'-');
    plain.replace(QChar(0xa0), u' ');
    plain.replace(QChar(0x202f), u' ');
    plain.remove(u'\'');
    plain.remove(u'*');
    return plain.trimmed();
}

} // namespace

bool isSameInBoth(const OfficialRow& a, const OfficialRow& b)
{
    if (!a.personId.empty() && !b.personId.empty())
        return a.personId == b.personId;
    if (a.name.empty() || b.name.empty())
        return a.number && a.number == b.number;
    return a.name == b.name && (!a.number || !b.number || a.number == b.number);
}

tl::unexpected<std::vector<ImportNote>> refusedOfficial(ImportCode code, std::vector<std::string> args,
                                                        const ImportPlace& place)
{
    return tl::unexpected(std::vector<ImportNote>{{code, ImportLevel::Refused, std::move(args), place}});
}

bool OfficialNumber::agreesWith(double other) const
{
    // The last digit was rounded, half up or half down; the rest is noise of the arithmetic.
    constexpr double kNoise = 1e-6;
    return std::abs(value - other) <= 0.5 * std::pow(10.0, -decimals) + kNoise;
}

bool hasGamesAlone(const OfficialResult& result)
{
    return !result.games.empty() && std::ranges::none_of(result.rows, &OfficialRow::evaluated);
}

OfficialResult withGames(OfficialResult evaluation, const OfficialResult& games)
{
    std::vector<std::size_t> positions;
    for (const OfficialRow& row : games.rows) {
        const auto same = std::ranges::find_if(
            evaluation.rows, [&](const OfficialRow& one) { return isSameInBoth(one, row); });
        positions.push_back(static_cast<std::size_t>(same - evaluation.rows.begin()));
        if (same == evaluation.rows.end()) {
            evaluation.rows.push_back(row);
            evaluation.rows.back().evaluated = false;
        }
    }
    evaluation.games = games.games;
    for (OfficialGame& game : evaluation.games) {
        game.white = positions[game.white];
        game.black = positions[game.black];
    }
    evaluation.notes.insert(evaluation.notes.end(), games.notes.begin(), games.notes.end());
    return evaluation;
}

std::optional<OfficialRating> readOfficialRating(QStringView text)
{
    static const QRegularExpression form(uR"(^(\()?\s*(?:DWZ\s*)?(\d{1,4})\s*(?:-\s*(\d{1,4})\s*)?\)?$)"_s);
    const auto match = form.match(plainNumber(text));
    if (!match.hasMatch() || match.captured(2).toInt() == 0)
        return std::nullopt;
    OfficialRating rating{match.captured(2).toInt(), {}, !match.captured(1).isEmpty()};
    if (!match.captured(3).isEmpty())
        rating.index = match.captured(3).toInt();
    return rating;
}

std::optional<OfficialNumber> readOfficialNumber(QStringView text)
{
    static const QRegularExpression form(uR"(^\(?\s*([+-]?)\s*(\d{0,6})(?:[.,](\d{1,9})|(½))?\s*\)?$)"_s);
    const auto match = form.match(plainNumber(text));
    const bool isEmpty = match.captured(2).isEmpty() && match.captured(4).isEmpty();
    if (!match.hasMatch() || (isEmpty && match.captured(3).isEmpty()))
        return std::nullopt;
    const QString decimals = match.captured(3);
    const QString number = (match.captured(2).isEmpty() ? u"0"_s : match.captured(2)) +
                           (decimals.isEmpty() ? QString() : u'.' + decimals);
    double value = number.toDouble() + (match.captured(4).isEmpty() ? 0 : 0.5);
    if (match.captured(1) == u'-')
        value = -value;
    const int digits = match.captured(4).isEmpty() ? static_cast<int>(decimals.size()) : 1;
    return OfficialNumber{value, digits};
}

OfficialReading readOfficialResult(const QByteArray& data)
{
    if (data.size() > kMaximumOfficialBytes)
        return refusedOfficial(ImportCode::TooLarge, {"bytes", std::to_string(kMaximumOfficialBytes)});
    const QString text = decodeText(data).text;
    const QString start = text.left(1024).trimmed();
    if (text.trimmed().isEmpty())
        return refusedOfficial(ImportCode::Empty, {});
    if (start.startsWith(u'{') || start.startsWith(u'['))
        return readOfficialJson(text.toUtf8());
    if (start.startsWith(u'<') && hasHtmlTable(text))
        return readOfficialPage(text);
    return readOfficialTable(splitOfficialTable(text));
}

} // namespace zahlmeister::app
