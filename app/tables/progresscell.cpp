// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of progress tables.
#include "app/tables/tablecell.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::SideResult;
using Kind = ProgressCell::Kind;

constexpr QChar kHalf(0x00bd);
constexpr int kMostDigits = 4;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Reads from left to right; every take function moves on when it found what it looks for.
class Scanner {
public:
    Scanner(const QString& text, ProgressStyle style) : m_text(text), m_style(style) { }

    bool atEnd() const { return m_at >= m_text.size(); }

    void skip(QStringView signs)
    {
        while (!atEnd() && signs.contains(m_text[m_at]))
            ++m_at;
    }

    std::optional<int> takeNumber()
    {
        const qsizetype from = m_at;
        while (!atEnd() && isDigit(m_text[m_at]))
            ++m_at;
        if (m_at == from || m_at - from > kMostDigits) {
            m_at = from;
            return std::nullopt;
        }
        return m_text.mid(from, m_at - from).toInt();
    }

    /// A colour's letter, unless it is the last letter of a style that writes results as letters.
    QChar takeColour()
    {
        if (atEnd() || !u"wsbzcn"_s.contains(m_text[m_at].toLower()))
            return {};
        const bool endsInResult = m_style.lettersAreResults && !m_style.resultFirst;
        if (endsInResult && m_text[m_at] == u'W' && m_at + 1 == m_text.size())
            return {};
        return m_text[m_at++].toLower();
    }

    /// The last digit of the number just read is a result that nothing separates from it.
    std::optional<SideResult> splitResult(int& number)
    {
        if (number < 10 || number % 10 > 1)
            return std::nullopt;
        const bool win = number % 10 == 1;
        number /= 10;
        m_sign = win ? u'1' : u'0';
        return win ? SideResult::Win : SideResult::Loss;
    }

    qsizetype place() const { return m_at; }
    void returnTo(qsizetype place) { m_at = place; }

    std::optional<SideResult> takeSide()
    {
        if (atEnd())
            return std::nullopt;
        const QChar sign = m_text[m_at];
        const bool digitFollows = m_at + 1 < m_text.size() && isDigit(m_text[m_at + 1]);
        std::optional<SideResult> side;
        switch (sign.unicode()) {
        case u'1': side = digitFollows ? std::nullopt : std::optional(SideResult::Win); break;
        case u'0': side = digitFollows ? std::nullopt : std::optional(SideResult::Loss); break;
        case 0x00bd:
        case u'=':
        case u'r':
        case u'R': side = SideResult::Draw; break;
        case u'+': side = SideResult::ForfeitWin; break;
        case u'-': side = SideResult::ForfeitLoss; break;
        default: side = letterSide(sign); break;
        }
        if (side) {
            m_sign = sign;
            ++m_at;
        }
        return side;
    }

    /// `½-0`: the other side of a result behind the one just read.
    std::optional<SideResult> takeOther()
    {
        if (m_at + 1 >= m_text.size() || !u"-:/"_s.contains(m_text[m_at]))
            return std::nullopt;
        const qsizetype from = m_at++;
        const QChar sign = m_sign;
        const auto other = takeSide();
        m_sign = sign;
        if (!other)
            m_at = from;
        return other;
    }

    bool takeForfeitMark()
    {
        if (atEnd() || !u"kKfF"_s.contains(m_text[m_at]))
            return false;
        ++m_at;
        return true;
    }

    QChar sign() const { return m_sign; }

private:
    std::optional<SideResult> letterSide(QChar sign) const
    {
        if (!m_style.lettersAreResults)
            return std::nullopt;
        // Behind the opponent a small w is a colour.
        switch (m_style.resultFirst ? sign.toUpper().unicode() : sign.unicode()) {
        case u'W': return SideResult::Win;
        case u'D':
        case u'T': return SideResult::Draw;
        case u'L': return SideResult::Loss;
        case u'X': return SideResult::ForfeitWin;
        case u'F': return SideResult::ForfeitLoss;
        default: return std::nullopt;
        }
    }

    const QString& m_text;
    ProgressStyle m_style;
    qsizetype m_at = 0;
    QChar m_sign = {};
};

struct Parts {
    int opponent = 0;
    CellGame game;
    bool signAlone = false;
};

void finish(Scanner& scanner, Parts& parts)
{
    const QChar sign = scanner.sign();
    parts.signAlone = sign == u'+' || sign == u'-' || sign == u'=';
    if (scanner.takeForfeitMark()) {
        if (parts.game.own == SideResult::Win)
            parts.game.own = SideResult::ForfeitWin;
        else if (parts.game.own == SideResult::Loss)
            parts.game.own = SideResult::ForfeitLoss;
        parts.signAlone = false;
    }
    scanner.skip(u" )");
}

std::optional<Parts> opponentFirst(const QString& text, ProgressStyle style)
{
    Scanner scanner(text, style);
    Parts parts;
    parts.game.colour = scanner.takeColour();
    scanner.skip(u" :/(");
    const auto opponent = scanner.takeNumber();
    if (!opponent)
        return std::nullopt;
    parts.opponent = *opponent;
    const bool joined = style.resultJoined && !parts.game.colour.isNull() && scanner.atEnd();
    scanner.skip(u" :/(");
    if (parts.game.colour.isNull())
        parts.game.colour = scanner.takeColour();
    scanner.skip(u" :/(");
    if (const auto split = joined ? scanner.splitResult(parts.opponent) : std::nullopt) {
        parts.game.own = *split;
    } else if (const auto own = scanner.takeSide()) {
        parts.game.own = *own;
        parts.game.other = scanner.takeOther();
    } else if (parts.game.colour.isNull()) {
        return std::nullopt; // a number alone is no game
    }
    scanner.skip(u" )");
    if (parts.game.colour.isNull())
        parts.game.colour = scanner.takeColour();
    finish(scanner, parts);
    return scanner.atEnd() ? std::optional(parts) : std::nullopt;
}

/// Colour and opponent behind a result.
bool takeOpponent(Scanner& scanner, Parts& parts)
{
    scanner.skip(u" :/(");
    parts.game.colour = scanner.takeColour();
    scanner.skip(u" /(");
    const auto opponent = scanner.takeNumber();
    if (!opponent)
        return false;
    parts.opponent = *opponent;
    scanner.skip(u" /(");
    if (parts.game.colour.isNull())
        parts.game.colour = scanner.takeColour();
    return true;
}

std::optional<Parts> resultFirst(const QString& text, ProgressStyle style)
{
    Scanner scanner(text, style);
    Parts parts;
    const auto own = scanner.takeSide();
    if (!own)
        return std::nullopt;
    parts.game.own = *own;
    const qsizetype behindOwn = scanner.place();
    parts.game.other = scanner.takeOther();
    const bool forfeit = scanner.takeForfeitMark();
    if (!takeOpponent(scanner, parts)) {
        // In 1-1 the second number is the opponent's.
        scanner.returnTo(behindOwn);
        parts.game.other.reset();
        scanner.skip(u"-");
        if (!takeOpponent(scanner, parts))
            return std::nullopt;
    }
    finish(scanner, parts);
    if (forfeit && parts.game.own == SideResult::Win)
        parts.game.own = SideResult::ForfeitWin;
    else if (forfeit && parts.game.own == SideResult::Loss)
        parts.game.own = SideResult::ForfeitLoss;
    return scanner.atEnd() ? std::optional(parts) : std::nullopt;
}

ProgressCell bye(std::optional<engine::Score> score, engine::ByeKind kind)
{
    ProgressCell cell;
    cell.kind = Kind::Bye;
    cell.byeScore = score;
    cell.byeKind = kind;
    return cell;
}

/// What a round without an opponent counts: `1`, `+`, `=`, `1:0`, `1k`.
std::optional<engine::Score> byePoints(const QString& text)
{
    const auto games = gamesOfCell(text);
    if (!games || games->size() != 1 || !games->front().colour.isNull())
        return std::nullopt;
    return engine::tablePoints(games->front().own);
}

/// A word for it, with or without points before or behind it: `spielfrei 1`, `½ (frei)`, `+BYE`.
std::optional<ProgressCell> byeByWord(const QString& text)
{
    using engine::ByeKind;
    static const QStringList kFull{u"fpb"_s, u"pab"_s};
    static const QStringList kNone{u"zpb"_s, u"abw"_s, u"abw."_s, u"abwesend"_s};
    const QString small = text.toLower();
    if (kFull.contains(small))
        return bye(engine::kWin, small == "pab"_L1 ? ByeKind::Allocated : ByeKind::Requested);
    if (kNone.contains(small))
        return bye(engine::kLoss, ByeKind::Requested);
    if (small == "hpb"_L1)
        return bye(engine::kDraw, ByeKind::Requested);
    if (isByeWord(text))
        return bye(std::nullopt, ByeKind::Allocated);
    static const QRegularExpression kWordFirst(
        uR"(^(\(?\p{L}[\p{L}. ]{0,14}?)[ :/()]{0,3}([^\p{L} :/()].{0,4}?)\)?$)"_s);
    static const QRegularExpression kPointsFirst(
        uR"(^([^\p{L} (][^\p{L}(]{0,4}k?)[ :/(]{0,3}(\p{L}[\p{L}. ]{0,14}?)\)?$)"_s);
    std::optional<engine::Score> points;
    if (const auto match = kWordFirst.match(text);
        match.hasMatch() && isByeWord(match.captured(1).remove(u'(')))
        points = byePoints(match.captured(2).trimmed());
    else if (const auto other = kPointsFirst.match(text); other.hasMatch() && isByeWord(other.captured(2)))
        points = byePoints(other.captured(1).trimmed());
    if (!points)
        return std::nullopt;
    return bye(*points, *points == engine::kWin ? ByeKind::Allocated : ByeKind::Requested);
}

/// `H---`, `B`, `U--`: half a point, a point, none.
std::optional<ProgressCell> byeByLetter(const QString& text)
{
    using engine::ByeKind;
    static const QRegularExpression kLetter(uR"(^([HBUXFZ])[- ]{0,5}0?$)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    const auto match = kLetter.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    switch (match.captured(1).toUpper().front().unicode()) {
    case u'H': return bye(engine::kDraw, ByeKind::Requested);
    case u'B':
    case u'X': return bye(engine::kWin, ByeKind::Allocated);
    default: return bye(engine::kLoss, ByeKind::Requested);
    }
}

/// A round without an opponent, by its sign, its letter or its word.
std::optional<ProgressCell> byeCell(const QString& text, ProgressStyle style)
{
    using engine::ByeKind;
    static const QStringList kAbsent{u"-"_s, u"--"_s, u"---"_s, u"-0"_s, u"0"_s, u"0-"_s};
    // Where results come first, +1 is a win against number 1.
    const bool signedDigit = style.resultFirst && text.size() == 2 && text[1].isDigit();
    if (!signedDigit && kAbsent.contains(text))
        return bye(engine::kLoss, ByeKind::Requested);
    if (text == kHalf || text == u"-"_s + kHalf || text == u"="_s || text == u"-="_s)
        return bye(engine::kDraw, ByeKind::Requested);
    if (text == u"+"_s || text == u"1"_s || (!signedDigit && (text == u"-1"_s || text == u"+1"_s)))
        return bye(engine::kWin, ByeKind::Allocated);
    if (style.resultFirst && style.lettersAreResults) {
        if (const auto byLetter = byeByLetter(text))
            return byLetter;
    }
    if (const auto byWord = byeByWord(text))
        return byWord;
    // Dashes in the places of opponent and colour, as in "- - 1"; or a win that is marked as forfeited alone.
    static const QRegularExpression kDashes(uR"(^(?:-[ :/]?){2,4}([01+=]|\x{00bd})$)"_s);
    static const QRegularExpression kForfeited(uR"(^([01+]) ?(?:k|kl\.?|kampflos)$)"_s,
                                               QRegularExpression::CaseInsensitiveOption);
    for (const QRegularExpression* pattern : {&kDashes, &kForfeited}) {
        const auto match = pattern->match(text);
        const auto points = match.hasMatch() ? byePoints(match.captured(1)) : std::nullopt;
        if (points)
            return bye(*points, *points == engine::kWin ? ByeKind::Allocated : ByeKind::Requested);
    }
    return std::nullopt;
}

/// One spelling: halves as one sign, round brackets, letters for colours that are drawn. `0,5` is a half,
/// unless the 0 ends a number.
QString unified(QString text)
{
    static const QRegularExpression kDashed(uR"(^(\d{1,4})-([wsb])-)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    text.replace(u'[', u'(').replace(u']', u')').remove(u'#');
    for (const char16_t white : u"\u25cb\u26aa\u25ef\u25a1\u25fb\u2b1c"_s.toStdU16String())
        text.replace(QChar(white), u'w');
    for (const char16_t black : u"\u25cf\u26ab\u25a0\u25fc\u2b1b"_s.toStdU16String())
        text.replace(QChar(black), u's');
    text.replace(kDashed, u"\\1\\2"_s);
    for (const QString& half : {u"0,5"_s, u"0.5"_s}) {
        for (qsizetype at = text.indexOf(half); at >= 0; at = text.indexOf(half, at + 1)) {
            if (at == 0 || !isDigit(text[at - 1]))
                text.replace(at, half.size(), QString(kHalf));
        }
    }
    text.replace("remis"_L1, QString(kHalf), Qt::CaseInsensitive);
    return text;
}

} // namespace

bool isTeamCell(const QString& plain)
{
    static const QRegularExpression kTeam(uR"(^\d{1,4}[wsb](?:[2-9]|1\d)?\x{00bd}?(?:\.5|,5)?$)"_s);
    static const QRegularExpression kPerson(uR"(^\d{1,4}[wsb](?:[01]|\x{00bd})?$)"_s);
    return kTeam.match(plain).hasMatch() && !kPerson.match(plain).hasMatch();
}

ProgressCell progressCell(const QString& plain, ProgressStyle style)
{
    ProgressCell cell;
    QString squeezed = plain;
    if (isBlankMark(plain) || isBlankMark(squeezed.remove(u' ')))
        return cell;
    // Swiss Perfect writes the rounds before a player came as opponent 0 without a result.
    if (!style.resultFirst && squeezed == "0:"_L1)
        return cell;
    const QString text = unified(plain);
    if (const auto without = byeCell(text, style))
        return *without;
    const auto parts = style.resultFirst ? resultFirst(text, style) : opponentFirst(text, style);
    if (!parts) {
        cell.kind = Kind::Unreadable;
        return cell;
    }
    if (parts->opponent == 0) {
        // Number 0 is nobody.
        const auto score = engine::tablePoints(parts->game.own);
        return bye(score, score == engine::kWin ? engine::ByeKind::Allocated : engine::ByeKind::Requested);
    }
    cell.kind = Kind::Game;
    cell.opponent = parts->opponent;
    cell.game = parts->game;
    cell.signAlone = parts->signAlone;
    return cell;
}

} // namespace zahlmeister::app
