// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cells/words.h"

#include <algorithm>

#include <QStringList>

#include "app/text/cellgrid.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

bool isDash(QChar c)
{
    return (c.unicode() >= 0x2010 && c.unicode() <= 0x2015) || c.unicode() == 0x2212 ||
           c.unicode() == 0xfe63 || c.unicode() == 0xff0d || c.unicode() == 0x00ad;
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
    plain.replace("1/2"_L1, u"\u00bd"_s);
    plain.replace(QChar(0x2044), u'/');
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
    static const WordSet kMarks(u"|.|..|...|*|?|_|:|--|n.g.|ng|n.a.|\u2026|\u00b7|-:-|- : -|: |/"_s);
    return kMarks.contains(plain);
}

bool isByeWord(const QString& plain)
{
    static const WordSet kWords(u"spielfrei|frei|freilos|bye|sf|spf|spf.|s.f.|sp.frei|spielfr.|n.n.|nn|"
                                "rundenfrei|spielfrei!|not paired|nicht ausgelost|(spielfrei)|spfr|spfr.|"
                                "sp.fr|sp.fr.|sp. frei"_s);
    return kWords.contains(plain);
}

bool isRule(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return u"-=_+*~.:| \u2500\u2501\u2550"_s.contains(c); });
}

qsizetype lettersIn(QStringView text)
{
    return std::ranges::count_if(text, [](QChar c) { return c.isLetter(); });
}

} // namespace zahlmeister::app
