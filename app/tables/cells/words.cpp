// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cells/words.h"

#include <algorithm>

#include <QStringList>

#include "app/names/namefold.h"
#include "app/spelling/nobody.h"
#include "app/text/cellgrid.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

bool isDash(QChar c)
{
    return (c.unicode() >= 0x2010 && c.unicode() <= 0x2015) || c.unicode() == 0x2212 ||
           c.unicode() == 0xfe63 || c.unicode() == 0xff0d || c.unicode() == 0x00ad || c.unicode() == 0x2043;
}

/// Words over columns that nobody is called.
bool isHeadAlone(const QString& text)
{
    static const WordSet kWords(
        u"twz|dwz|nwz|elo|soberg|buchh|buchholz|punkte|teilnehmer|pkt.|verein|wertung|"
        "ergebnis|verein/ort|name"_s);
    return kWords.contains(text);
}

/// Names have one small word at most that is no particle.
bool isSentence(const QString& text)
{
    constexpr qsizetype kFewestWords = 4;
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (words.size() < kFewestWords || !text.front().isUpper())
        return false;
    return std::ranges::count_if(words, [](const QString& word) {
               return word.front().isLower() &&
                      !isParticle(spelled(word.toStdString(), NameSpelling::Search));
           }) >= 2;
}

} // namespace

WordSet::WordSet(const QString& words)
{
    for (const QString& word : words.split(u'|'))
        m_words.insert(word);
}

QString plainCell(const QString& cell)
{
    QString plain = tidyCell(cell);
    for (QChar& c : plain) {
        if (isDash(c))
            c = u'-';
    }
    plain.replace(QChar(0x2044), u'/');
    plain.replace("1/2"_L1, u"\u00bd"_s);
    plain.replace(QChar(0x2236), u':');
    return plain;
}

bool isDiagonalMark(const QString& plain)
{
    static const WordSet kMarks(u"|x|xx|xxx|*|**|***|#|\\|/|-|--|---|.|o|\u00d7|\u25a0|\u2588|\u25aa|\u2715|"
                                "\u2716|\u25fc|\u2573|\u2022|\u2b1b|\u25cf|\u2593|\u2592|\u2591|====|"
                                "\u2588\u2588"_s);
    return kMarks.contains(plain);
}

bool isBlankMark(const QString& plain)
{
    static const WordSet kMarks(u"|.|..|...|*|?|_|:|--|n.g.|ng|n.a.|\u2026|\u00b7|: |/"_s);
    return kMarks.contains(plain);
}

bool isNameLike(const QString& plain)
{
    // A name with figures after it is a row that was not cut into cells.
    constexpr int kMostDigits = 3;
    int digits = 0;
    int digitsInRow = 0;
    for (const QChar c : plain) {
        digitsInRow = c.isDigit() ? digitsInRow + 1 : 0;
        digits += c.isDigit() ? 1 : 0;
        if (digitsInRow >= 3 || digits > kMostDigits)
            return false;
    }
    const qsizetype letters = lettersIn(plain);
    return letters >= 1 && (plain.size() >= 2 || plain.front().isUpper()) && plain.size() <= 80 &&
           letters * 3 >= plain.size() && !isNobodyWord(plain) && !plain.contains(u"://"_s) &&
           !plain.contains(u':') && !isHeadAlone(plain) && !isSentence(plain);
}

bool isClubLike(const QString& plain)
{
    static const QRegularExpression kClub(
        uR"((?:^|\s)(?:S[CVKGF]|SVG|SSV|S[Cc]hVg?|T[SuU]?[SV]|TSG|ESV|PSV|BSV|FSV|DJK|FC|VfL|VfB|SpVgg|KSC|LSV|MSV|SAV|)"
        uR"(Schach\p{L}*|Springer|Turm|Läufer|Caissa|e\.\s?V\.)(?=[\s.,/-]|$)|[^,]\s(?:[2-9]|1\d|I{2,3}|I?V|VI{0,3})$)"_s);
    return !plain.contains(u',') && kClub.match(plain).hasMatch();
}

bool isRule(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return u"-=_+*~.:| \u2500\u2501\u2550"_s.contains(c); });
}

QRegularExpression anyCase(const QString& pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

qsizetype lettersIn(QStringView text)
{
    return std::ranges::count_if(text, [](QChar c) { return c.isLetter(); });
}

} // namespace zahlmeister::app
