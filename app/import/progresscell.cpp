// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of progress tables.
#include "app/import/tablecell.h"

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
        if (m_style.lettersAreResults && m_text[m_at] == u'W' && m_at + 1 == m_text.size())
            return {};
        return m_text[m_at++].toLower();
    }

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
        switch (sign.unicode()) {
        case u'W': return SideResult::Win;
        case u'D': return SideResult::Draw;
        case u'L': return SideResult::Loss;
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
    scanner.skip(u" :/(");
    if (parts.game.colour.isNull())
        parts.game.colour = scanner.takeColour();
    scanner.skip(u" :/(");
    if (const auto own = scanner.takeSide()) {
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

std::optional<Parts> resultFirst(const QString& text, ProgressStyle style)
{
    Scanner scanner(text, style);
    Parts parts;
    const auto own = scanner.takeSide();
    if (!own)
        return std::nullopt;
    parts.game.own = *own;
    const bool forfeit = scanner.takeForfeitMark();
    scanner.skip(u" :/(");
    parts.game.colour = scanner.takeColour();
    scanner.skip(u" ");
    const auto opponent = scanner.takeNumber();
    if (!opponent)
        return std::nullopt;
    parts.opponent = *opponent;
    scanner.skip(u" ");
    if (parts.game.colour.isNull())
        parts.game.colour = scanner.takeColour();
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

/// A round without an opponent, by its sign or by a word with or without points behind it.
std::optional<ProgressCell> byeCell(const QString& text, bool resultFirst)
{
    using engine::ByeKind;
    static const QStringList kAbsent{u"-"_s, u"--"_s, u"---"_s, u"-0"_s,
                                     u"0"_s, u"0-"_s, u"abw"_s, u"abw."_s};
    // Where results come first, +1 is a win against number 1.
    const bool signedDigit = resultFirst && text.size() == 2 && text[1].isDigit();
    if (!signedDigit && kAbsent.contains(text.toLower()))
        return bye(engine::kLoss, ByeKind::Requested);
    if (text == kHalf || text == u"-"_s + kHalf || text == u"="_s || text == u"-="_s)
        return bye(engine::kDraw, ByeKind::Requested);
    if (text == u"+"_s || text == u"1"_s || (!signedDigit && (text == u"-1"_s || text == u"+1"_s)))
        return bye(engine::kWin, ByeKind::Allocated);
    if (isByeWord(text))
        return bye(std::nullopt, ByeKind::Allocated);
    const qsizetype blank = text.lastIndexOf(u' ');
    const QString word = blank > 0 ? text.left(blank) : text.chopped(1);
    if (!isByeWord(word.trimmed()))
        return std::nullopt;
    const QString score = blank > 0 ? text.mid(blank + 1) : text.right(1);
    const auto side = sideOfCell(score);
    return side ? std::optional(bye(engine::tablePoints(*side), ByeKind::Allocated)) : std::nullopt;
}

/// `0,5` is a half, unless the 0 ends a number.
QString withHalves(QString text)
{
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
    const QString text = withHalves(plain);
    if (const auto without = byeCell(text, style.resultFirst))
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
