// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cells/heads.h"

#include <algorithm>
#include <array>
#include <set>

#include <QFile>
#include <QHash>
#include <QRegularExpression>

#include "app/names/namefold.h"
#include "app/tables/cells/figures.h"
#include "app/tables/cells/words.h"
#include "engine/standings/statedcheck.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// As TableColumn; the names by which the list of words calls them.
constexpr std::array<QLatin1StringView, kTableColumnCount> kColumns{
    "unknown"_L1,      "ignored"_L1,      "number"_L1, "rank"_L1,         "name"_L1,
    "last-name"_L1,    "first-name"_L1,   "club"_L1,   "club-name"_L1,    "member-number"_L1,
    "person-id"_L1,    "fide-id"_L1,      "dwz"_L1,    "index"_L1,        "elo"_L1,
    "twz"_L1,          "birth"_L1,        "sex"_L1,    "team"_L1,         "points"_L1,
    "opponent"_L1,     "round"_L1,        "board"_L1,  "white"_L1,        "white-number"_L1,
    "black"_L1,        "black-number"_L1, "result"_L1, "white-result"_L1, "black-result"_L1,
    "round-number"_L1, "date"_L1,         "member"_L1, "match-score"_L1};

/// Small letters and digits; umlauts as two letters, other letters without their accents, signs left out
/// unless nothing else is there.
QString foldedHead(const QString& head)
{
    const QString letters =
        QString::fromStdString(spelled(head.toStdString(), NameSpelling::Expanded)).remove(u' ');
    return letters.isEmpty() ? QString(head).remove(u' ') : letters;
}

/// The words of resources/tables/heads.txt.
const QHash<QString, TableColumn>& headWords()
{
    static const QHash<QString, TableColumn> kWords = [] {
        QHash<QString, TableColumn> words;
        QFile file(u":/tables/heads.txt"_s);
        if (!file.open(QIODevice::ReadOnly))
            return words;
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            const auto column = std::ranges::find(kColumns, line.section(u": "_s, 0, 0));
            for (const QString& word : line.section(u": "_s, 1).split(u' ', Qt::SkipEmptyParts)) {
                if (column != kColumns.end())
                    words.insert(word, static_cast<TableColumn>(column - kColumns.begin()));
            }
        }
        return words;
    }();
    return kWords;
}

/// The words of resources/tables/tiebreaks.txt, with what they state.
const QHash<QString, std::string>& tieBreakWords()
{
    static const QHash<QString, std::string> kWords = [] {
        QHash<QString, std::string> words;
        QFile file(u":/tables/tiebreaks.txt"_s);
        if (!file.open(QIODevice::ReadOnly))
            return words;
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            const std::string criterion = line.section(u": "_s, 0, 0).toStdString();
            for (const QString& word : line.section(u": "_s, 1).split(u' ', Qt::SkipEmptyParts)) {
                if (!line.startsWith(u'#'))
                    words.insert(word, criterion);
            }
        }
        return words;
    }();
    return kWords;
}

/// `1. Rd`, `R1`, `Runde 1`, `1.Runde`, `Rd. 1`.
std::optional<int> roundOfHead(const QString& head)
{
    static const QRegularExpression kRound =
        anyCase(uR"(^(?:(\d{1,3})[.: ]*(?:runden?|rde?|rnd|round|rond[ae]|tur|kolo|r|t)\.?|)"
                uR"((?:runden?|rde?|rnd|round|rond[ae]|tur|kolo|r)[.: ]*(\d{1,3})\.?)$)"_s);
    const auto match = kRound.match(head);
    if (!match.hasMatch())
        return std::nullopt;
    return match.captured(match.capturedLength(1) > 0 ? 1 : 2).toInt();
}

/// A head of several words that each mean the same or less: `Name des Spielers`, `DWZ (alt)`, `Elo/DWZ`.
TableColumn byLeadingWord(const QString& head)
{
    using enum TableColumn;
    static const QRegularExpression kBreaks(uR"([^\p{L}\p{N}]+)"_s);
    static const QRegularExpression kVenue = anyCase(u"^(?:heim|gast|home|guest)"_s);
    const QStringList words = head.split(kBreaks, Qt::SkipEmptyParts);
    if (words.size() < 2)
        return Unknown;
    const TableColumn first = headWords().value(foldedHead(words.front()), Unknown);
    const TableColumn second = headWords().value(foldedHead(words[1]), Unknown);
    const auto isEither = [&](TableColumn a, TableColumn b) {
        return (first == a && second == b) || (first == b && second == a);
    };
    if (isEither(Dwz, Elo))
        return Twz;
    if (isEither(LastName, FirstName))
        return Name;
    // `Heim (Schwarz)`: the colour says more than who was at home.
    const auto isSide = [](TableColumn column) { return column == White || column == Black; };
    if (isSide(first) && isSide(second) && kVenue.match(words.front()).hasMatch())
        return second;
    const QString last = foldedHead(words.back());
    if (last == "neu"_L1 || last == "new"_L1 || last == "diff"_L1 || last == "differenz"_L1)
        return Ignored;
    static const std::set kLeading{Name, Dwz, Elo, Twz, Birth, Club, White, Black};
    return kLeading.contains(first) ? first : Unknown;
}

} // namespace

ColumnMeaning meaningOfHead(const QString& plain)
{
    if (plain.isEmpty())
        return {};
    // `#1` counts the players of a crosstable.
    if (const auto number = numberOfCell(plain.startsWith(u'#') ? plain.mid(1).trimmed() : plain))
        return {*number > 0 ? TableColumn::Opponent : TableColumn::Unknown, *number};
    if (const auto round = roundOfHead(plain))
        return {*round > 0 ? TableColumn::Round : TableColumn::Unknown, *round};
    // Changes of ratings are no ratings.
    if (plain.contains("+-"_L1) || plain.contains("+/-"_L1) || plain.contains(u'±'))
        return {TableColumn::Ignored, 0};
    const TableColumn column = headWords().value(foldedHead(plain), TableColumn::Unknown);
    return {column == TableColumn::Unknown ? byLeadingWord(plain) : column, 0};
}

std::string statedCriterion(const QString& plain)
{
    static const QRegularExpression kCounted(uR"(^(?:tb|wtg|wertung|fw|wz|wertg|tiebreak)([1-9])$)"_s);
    const QString word = foldedHead(plain);
    if (const auto known = tieBreakWords().constFind(word); known != tieBreakWords().constEnd())
        return *known;
    if (const auto match = kCounted.match(word); match.hasMatch())
        return std::string(engine::kStatedUnnamed) + match.captured(1).toStdString();
    // Programs that write the codes of C.07 themselves, with their modifiers.
    const auto code = plain.contains(u'/') || plain.contains(u'-')
                          ? engine::tieBreakFromText(plain.toStdString())
                          : std::nullopt;
    return code ? engine::tieBreakText(*code) : std::string();
}

std::string statedFigure(const QString& plain)
{
    static const QRegularExpression kFigure(uR"(^(\d{1,5})(\.\d{1,3})?$)"_s);
    QString text = plain.trimmed();
    text.replace(u',', u'.');
    if (text.endsWith(u'½'))
        text = (text.size() == 1 ? u"0"_s : text.chopped(1).trimmed()) + u".5"_s;
    return kFigure.match(text).hasMatch() ? text.toStdString() : std::string();
}

bool isTellingHead(TableColumn column)
{
    return column != TableColumn::Unknown && column != TableColumn::Ignored;
}

bool isRating(TableColumn column)
{
    return column == TableColumn::Dwz || column == TableColumn::Elo || column == TableColumn::Twz;
}

} // namespace zahlmeister::app
