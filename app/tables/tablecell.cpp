// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/tablecell.h"

#include <algorithm>
#include <array>

#include <QRegularExpression>
#include <QStringList>

#include "app/text/cellgrid.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::SideResult;

constexpr QChar kHalf(0x00bd);

bool isDash(QChar c)
{
    return (c.unicode() >= 0x2010 && c.unicode() <= 0x2015) || c.unicode() == 0x2212 ||
           c.unicode() == 0xfe63 || c.unicode() == 0xff0d || c.unicode() == 0x00ad;
}

/// Blanks out, halves as one sign: what is left of a result's spelling.
QString resultText(const QString& plain)
{
    QString text = plain;
    text.remove(u' ');
    text.replace("remis"_L1, QString(kHalf), Qt::CaseInsensitive);
    text.replace("kampflos"_L1, "k"_L1, Qt::CaseInsensitive);
    text.replace("kampfl."_L1, "k"_L1, Qt::CaseInsensitive);
    text.replace("kl."_L1, "k"_L1, Qt::CaseInsensitive);
    text.replace("(k)"_L1, "k"_L1, Qt::CaseInsensitive);
    for (const QChar point : {u',', u'.'}) {
        const QString fraction(point);
        // Behind a digit other than 0 it is the fraction of a sum, which is no result.
        text.replace(u"0"_s + fraction + u"5"_s, QString(kHalf));
        for (const QChar whole : {u'1', u'0'})
            text.replace(QString(whole) + fraction + u"0"_s, QString(whole));
        if (text.startsWith(fraction + u"5"_s))
            text.replace(0, 2, QString(kHalf));
    }
    return text;
}

std::optional<SideResult> sideOfSign(QChar sign)
{
    switch (sign.unicode()) {
    case u'1': return SideResult::Win;
    case u'0': return SideResult::Loss;
    case 0x00bd:
    case u'=':
    case u'r':
    case u'R': return SideResult::Draw;
    case u'+': return SideResult::ForfeitWin;
    case u'-': return SideResult::ForfeitLoss;
    default: return std::nullopt;
    }
}

bool isColour(QChar letter)
{
    return u"wWsSbBzZcCnN"_s.contains(letter);
}

bool isForfeitMark(QChar letter)
{
    return letter == u'k' || letter == u'K' || letter == u'f' || letter == u'F';
}

SideResult forfeited(SideResult side)
{
    if (side == SideResult::Win)
        return SideResult::ForfeitWin;
    return side == SideResult::Loss ? SideResult::ForfeitLoss : side;
}

std::optional<SideResult> complement(SideResult side)
{
    switch (side) {
    case SideResult::Win: return SideResult::Loss;
    case SideResult::Loss: return SideResult::Win;
    case SideResult::Draw: return SideResult::Draw;
    case SideResult::ForfeitWin: return SideResult::ForfeitLoss;
    case SideResult::ForfeitLoss: return SideResult::ForfeitWin;
    case SideResult::NotPlayed: break;
    }
    return std::nullopt;
}

/// W, D and L alone in a cell, as English tables have them. Other letters are colours.
std::optional<SideResult> sideOfLetter(const QString& text)
{
    if (text == "W"_L1)
        return SideResult::Win;
    if (text == "D"_L1)
        return SideResult::Draw;
    return text == "L"_L1 ? std::optional(SideResult::Loss) : std::nullopt;
}

/// Reads the games of a crosstable's cell from left to right.
class CellScanner {
public:
    CellScanner(const QString& text, bool pairs)
        : m_text(text), m_pairs(pairs), m_colourFirst(!text.isEmpty() && isColour(text.front()))
    {
    }

    std::optional<std::vector<CellGame>> scan()
    {
        while (m_at < m_text.size()) {
            if (!takeOne())
                return std::nullopt;
        }
        if (!m_pending.isNull())
            return std::nullopt;
        return std::move(m_games);
    }

private:
    QChar peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : QChar();
    }

    bool takeOne()
    {
        const QChar c = peek();
        if (isColour(c))
            return takeColour(c.toLower());
        if (isForfeitMark(c)) {
            if (m_games.empty())
                return false;
            CellGame& game = m_games.back();
            game.own = forfeited(game.own);
            if (game.other)
                game.other = forfeited(*game.other);
            ++m_at;
            return true;
        }
        if (!m_games.empty() && !m_pairs && (c == u':' || c == u'/') && sideOfSign(peek(1))) {
            ++m_at;
            return true;
        }
        if (!m_games.empty() && !m_pairs && c == u'-' && sideOfSign(peek(1)) && peek(1) != u'-') {
            ++m_at;
            return true;
        }
        if (!m_games.empty() && (c == u';' || c == u'|')) {
            ++m_at;
            return true;
        }
        return takeSide();
    }

    bool takeColour(QChar colour)
    {
        ++m_at;
        if (!m_colourFirst && !m_games.empty() && m_games.back().colour.isNull()) {
            m_games.back().colour = colour;
            return true;
        }
        if (!m_colourFirst || !m_pending.isNull())
            return false;
        m_pending = colour;
        return true;
    }

    bool takeSide()
    {
        const auto own = sideOfSign(peek());
        if (!own)
            return false;
        CellGame game{.own = *own, .other = {}, .colour = m_pending};
        m_pending = QChar();
        ++m_at;
        const bool separated = peek() == u':' || peek() == u'/' || peek() == u'-';
        const auto other = sideOfSign(peek(1));
        if (m_pairs && separated && other) {
            game.other = other;
            m_at += 2;
            if (!engine::isAllowed({game.own, *game.other}))
                return false;
        }
        m_games.push_back(game);
        return true;
    }

    const QString& m_text;
    bool m_pairs;
    bool m_colourFirst;
    qsizetype m_at = 0;
    QChar m_pending = {};
    std::vector<CellGame> m_games;
};

} // namespace

QString plainCell(const QString& cell)
{
    QString plain = tidyCell(cell);
    for (QChar& c : plain) {
        if (isDash(c))
            c = u'-';
    }
    plain.replace("1/2"_L1, QString(kHalf));
    plain.replace(QChar(0x2044), u'/');
    return plain;
}

bool isDiagonalMark(const QString& plain)
{
    static const QStringList kMarks{
        u""_s,       u"x"_s,      u"xx"_s,          u"xxx"_s,    u"*"_s,      u"**"_s,     u"***"_s,
        u"#"_s,      u"\\"_s,     u"/"_s,           u"-"_s,      u"--"_s,     u"---"_s,    u"."_s,
        u"o"_s,      u"\u00d7"_s, u"\u25a0"_s,      u"\u2588"_s, u"\u25aa"_s, u"\u2715"_s, u"\u2716"_s,
        u"\u25fc"_s, u"\u2573"_s, u"\u2022"_s,      u"\u2b1b"_s, u"\u25cf"_s, u"\u2593"_s, u"\u2592"_s,
        u"\u2591"_s, u"===="_s,   u"\u2588\u2588"_s};
    return kMarks.contains(plain.toLower());
}

bool isBlankMark(const QString& plain)
{
    static const QStringList kMarks{u""_s,       u"."_s,      u".."_s,  u"..."_s,   u"*"_s,  u"?"_s,
                                    u"_"_s,      u":"_s,      u"--"_s,  u"n.g."_s,  u"ng"_s, u"n.a."_s,
                                    u"\u2026"_s, u"\u00b7"_s, u"-:-"_s, u"- : -"_s, u": "_s, u"/"_s};
    return kMarks.contains(plain.toLower());
}

bool isByeWord(const QString& plain)
{
    static const QStringList kWords{u"spielfrei"_s,   u"frei"_s,       u"freilos"_s,    u"bye"_s,
                                    u"sf"_s,          u"spf"_s,        u"spf."_s,       u"s.f."_s,
                                    u"sp.frei"_s,     u"spielfr."_s,   u"n.n."_s,       u"nn"_s,
                                    u"rundenfrei"_s,  u"spielfrei!"_s, u"not paired"_s, u"nicht ausgelost"_s,
                                    u"(spielfrei)"_s, u"spfr"_s,       u"spfr."_s,      u"sp.fr"_s,
                                    u"sp.fr."_s,      u"sp. frei"_s};
    return kWords.contains(plain.toLower());
}

std::optional<std::vector<CellGame>> gamesOfCell(const QString& plain, bool pairs)
{
    if (isBlankMark(plain))
        return std::vector<CellGame>{};
    const QString text = resultText(plain);
    if (const auto side = sideOfLetter(text))
        return std::vector<CellGame>{{*side, std::nullopt, QChar()}};
    if (pairs && (text == "+-"_L1 || text == "-+"_L1)) {
        const auto own = sideOfSign(text[0]);
        return std::vector<CellGame>{{*own, sideOfSign(text[1]), QChar()}};
    }
    return CellScanner(text, pairs).scan();
}

std::optional<engine::GameResult> resultOfPairing(const QString& plain)
{
    if (isBlankMark(plain) || plain == "-"_L1)
        return engine::kNotPlayed;
    // Spreadsheets take a result that is typed for a time of day, and show it so.
    if (plain == "1:00"_L1 || plain == "01:00"_L1)
        return engine::kWhiteWins;
    if (plain == "0:01"_L1 || plain == "00:01"_L1)
        return engine::kBlackWins;
    const auto games = gamesOfCell(plain);
    if (!games || games->size() != 1 || !games->front().colour.isNull())
        return std::nullopt;
    const CellGame& game = games->front();
    const auto other = game.other ? game.other : complement(game.own);
    return engine::GameResult{game.own, *other};
}

std::optional<engine::SideResult> sideOfCell(const QString& plain)
{
    const auto games = gamesOfCell(plain);
    if (!games || games->size() != 1 || games->front().other)
        return std::nullopt;
    return games->front().own;
}

std::optional<engine::Score> pointsOfCell(const QString& plain)
{
    static const QRegularExpression kPoints(
        uR"(^(\d{0,4}) ?(\x{00bd}|[.,](?:0{1,2}|50?))?(?: ?(?:/|aus|von|of|:|-) ?\d{1,4}(?: ?\x{00bd}|[.,][05]0?)?)?$)"_s);
    const auto match = kPoints.match(plain);
    if (!match.hasMatch() || (match.capturedLength(1) == 0 && match.capturedLength(2) == 0))
        return std::nullopt;
    const QString fraction = match.captured(2);
    const bool half = fraction == kHalf || fraction.contains(u'5');
    return engine::Score::fromHalfPoints(match.captured(1).toInt() * 2 + (half ? 1 : 0));
}

std::optional<CellRating> ratingOfCell(const QString& plain)
{
    static const QStringList kUnrated{u""_s,        u"0"_s,           u"-"_s,      u"--"_s,   u"---"_s,
                                      u"----"_s,    u"ohne"_s,        u"keine"_s,  u"unr"_s,  u"unr."_s,
                                      u"unrated"_s, u"neu"_s,         u"k.a."_s,   u"ka"_s,   u"rest"_s,
                                      u"restp."_s,  u"restpartien"_s, u"n.a."_s,   u"0-0"_s,  u"0000"_s,
                                      u"?"_s,       u"o.dwz"_s,       u"o. dwz"_s, u"o.w."_s, u"."_s,
                                      u"oz"_s,      u"ohne dwz"_s,    u"*"_s,      u"null"_s, u"0 - 0"_s};
    if (kUnrated.contains(plain.toLower()))
        return CellRating{};
    static const QRegularExpression kRating(uR"(^(\d{1,4})(?: ?[-/] ?(\d{1,4})| ?\((\d{1,4})\))?$)"_s);
    const auto match = kRating.match(plain);
    if (!match.hasMatch())
        return std::nullopt;
    CellRating read;
    read.rating = engine::Rating::tryFrom(match.captured(1).toInt());
    const QString index = match.captured(2) + match.captured(3);
    if (!read.rating)
        return std::nullopt;
    if (!index.isEmpty())
        read.index = index.toInt();
    return read;
}

std::optional<engine::Date> dateInText(const QString& text)
{
    static const QRegularExpression kGerman(uR"((?<!\d)(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})(?!\d))"_s);
    static const QRegularExpression kIso(uR"((?<!\d)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d))"_s);
    if (const auto match = kIso.match(text); match.hasMatch())
        return engine::Date::tryFrom(match.captured(1).toInt(), match.captured(2).toInt(),
                                     match.captured(3).toInt());
    const auto match = kGerman.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    int year = match.captured(3).toInt();
    // Tournaments with two-digit years: from 1970 to 2069.
    if (match.capturedLength(3) == 2)
        year += year < 70 ? 2000 : 1900;
    return engine::Date::tryFrom(year, match.captured(2).toInt(), match.captured(1).toInt());
}

std::optional<int> roundInText(const QString& text)
{
    static const QRegularExpression kBefore(
        uR"((?<!\d)(\d{1,3})\. ?(?:runden?|rd|round|spieltag|durchgang|rde|rond[ae]|tur|kolo)\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kBehind(
        uR"(\b(?:runde|rd|rnd|round|spieltag|durchgang|rde|rond[ae]|tur|kolo)[._ :#-]*(\d{1,3})(?!\d))"_s,
        QRegularExpression::CaseInsensitiveOption);
    for (const QRegularExpression* pattern : {&kBefore, &kBehind}) {
        const auto match = pattern->match(text);
        const int round = match.hasMatch() ? match.captured(1).toInt() : 0;
        if (round > 0)
            return round;
    }
    return std::nullopt;
}

std::optional<int> numberOfCell(const QString& plain)
{
    QStringView digits(plain);
    if (digits.endsWith(u'.') || digits.endsWith(u')'))
        digits.chop(1);
    if (digits.isEmpty() || digits.size() > 6 ||
        !std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; }))
        return std::nullopt;
    return digits.toInt();
}

} // namespace zahlmeister::app
