// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/names/writtennames.h"

#include <algorithm>

#include <QRegularExpression>
#include <QStringList>

#include "app/names/forenames.h"
#include "app/names/namefold.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

bool isTitle(const QString& word)
{
    static const QRegularExpression kChess(uR"(^(?:W?[GIFC]M|NM|\(W?[GIFC]M\))$)"_s);
    static const QStringList kAcademic =
        u"dr.|dr|prof.|prof|dr.dr.|prof.dr.|dr.-ing.|dipl.-ing.|mag.|ing.|med.|"
        "phil.|rer.|nat.|jur.|h.c.|habil.|dr.med."_s.split(u'|');
    return kChess.match(word).hasMatch() || kAcademic.contains(word.toLower());
}

/// Leaves out `(A)`, `(U18)`, `(SC Muster)`: the group, club or country of a player.
/// @return whether there was one; a text of nothing else is kept
bool takeBrackets(QString& text)
{
    static const QRegularExpression kBrackets(uR"(\s*\([^()]*\)\s*)"_s);
    // A colour says something about one game, and nothing about the name.
    static const QRegularExpression kColour(uR"(\s*\((?:wei\x{00df}|weiss|schwarz|white|black)\)$)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    text.remove(kColour);
    QString rest = text;
    rest.replace(kBrackets, u" "_s);
    const bool some = rest != text && std::ranges::any_of(rest, [](QChar c) { return c.isLetterOrNumber(); });
    if (some)
        text = rest.simplified();
    return some;
}

bool isGeneration(const QString& word)
{
    static const QStringList kMarks = u"jun.|jun|jr.|jr|junior|sen.|sen|sr.|sr|senior"_s.split(u'|');
    return kMarks.contains(word.toLower());
}

bool isParticleWord(const QString& word)
{
    return word.size() > 1 && word.front().isLower() &&
           isParticle(spelled(word.toStdString(), NameSpelling::Search));
}

/// `H.`, `Joh.`, `H`
bool isInitial(const QString& word)
{
    constexpr qsizetype kLongest = 5;
    if (word.size() == 1)
        return word.front().isLetter();
    return word.size() >= 2 && word.size() <= kLongest && word.endsWith(u'.') &&
           std::all_of(word.begin(), word.end() - 1, [](QChar c) { return c.isLetter(); });
}

bool isCapitals(const QString& word)
{
    // Two capitals may be initials: AE Muster.
    return word.size() > 2 && word == word.toUpper() && word != word.toLower();
}

struct Words {
    QStringList words;
    QStringList generation;
    bool titled = false;
};

/// The words of a name, or of a part of it, without titles and marks of the generation.
Words wordsOfName(QString text)
{
    text.replace("Dr."_L1, "Dr. "_L1).replace("Prof."_L1, "Prof. "_L1);
    Words found;
    found.titled = takeBrackets(text);
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (isTitle(word))
            found.titled = true;
        else if (isGeneration(word))
            found.generation.append(word);
        else if (std::ranges::any_of(word, [](QChar c) { return c.isLetterOrNumber(); }))
            found.words.append(word);
    }
    // A name of nothing but titles is none.
    if (found.words.isEmpty() && !text.isEmpty() && (found.titled || found.generation.isEmpty()))
        return {{text.simplified()}, {}, false};
    return found;
}

struct Votes {
    int lastFirst = 0;
    int firstLast = 0;
};

void vote(const QStringList& words, Votes& votes)
{
    constexpr int kStrong = 3;
    const QString& first = words.front();
    const QString& last = words.back();
    if (isInitial(first) != isInitial(last))
        (isInitial(first) ? votes.firstLast : votes.lastFirst) += kStrong;
    if (isCapitals(first) != isCapitals(last) && !isInitial(first) && !isInitial(last))
        (isCapitals(first) ? votes.lastFirst : votes.firstLast) += kStrong;
    if (isParticleWord(first))
        votes.lastFirst += kStrong;
    if (isForename(first) != isForename(last))
        (isForename(first) ? votes.firstLast : votes.lastFirst) += 1;
}

TidyName withComma(const QString& name, qsizetype comma)
{
    const Words last = wordsOfName(name.left(comma));
    // A third part is an academic title.
    const QString rest = name.mid(comma + 1);
    const Words first = wordsOfName(rest.section(u',', 0, 0));
    const Words third = wordsOfName(rest.section(u',', 1));
    QStringList forenames = first.words + first.generation + last.generation + third.generation;
    TidyName tidy{last.words.join(u' '), false, last.titled || first.titled || !third.words.isEmpty()};
    if (!forenames.isEmpty())
        tidy.name += u", "_s + forenames.join(u' ');
    return tidy;
}

/// Flags and other little pictures stand beside names on web pages.
QString withoutPictures(const QString& name)
{
    QString letters;
    for (const char32_t c : name.toUcs4()) {
        if (!QChar::isNonCharacter(c) && QChar::category(c) != QChar::Symbol_Other && c != 0xfe0f)
            letters += QString::fromUcs4(&c, 1);
    }
    return letters;
}

} // namespace

/// Letters in words that begin as those of names do.
bool isPlainName(const QString& text)
{
    static const QRegularExpression kSigns(uR"(^[\p{L}\p{M}'\x{2019}.,() -]+$)"_s);
    constexpr qsizetype kMostWords = 7;
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    return kSigns.match(text).hasMatch() && words.size() <= kMostWords &&
           std::ranges::all_of(words, [](const QString& word) {
               return !word.front().isLower() ||
                      isParticle(spelled(word.toStdString(), NameSpelling::Search));
           });
}

bool isForename(const QString& word)
{
    // Of Hans-Peter the first half says enough.
    const QString first = word.section(u'-', 0, 0);
    return !Forenames::shipped().formsOf(spelled(first.toStdString(), NameSpelling::Search)).empty();
}

NameOrder nameOrder(std::span<const QString> names)
{
    constexpr std::size_t kEnough = 400;
    std::size_t commas = 0;
    Votes votes;
    std::size_t several = 0;
    for (const QString& name : names.first(std::min(names.size(), kEnough))) {
        if (name.contains(u',')) {
            ++commas;
            continue;
        }
        const QStringList words = wordsOfName(name).words;
        if (words.size() < 2)
            continue;
        ++several;
        vote(words, votes);
    }
    if (commas > several || several == 0)
        return NameOrder::Comma;
    // A few forenames that are surnames, too, do not make it doubtful.
    if (votes.firstLast >= votes.lastFirst * 2 && votes.firstLast > 0)
        return NameOrder::FirstLast;
    if (votes.lastFirst >= votes.firstLast * 2 && votes.lastFirst > 0)
        return NameOrder::LastFirst;
    return NameOrder::Unsure;
}

TidyName tidyName(const QString& name, NameOrder order)
{
    const QString plain = withoutPictures(name).simplified();
    if (const qsizetype comma = plain.indexOf(u','); comma > 0)
        return withComma(plain, comma);
    Words found = wordsOfName(plain);
    TidyName tidy{found.words.join(u' '), false, found.titled};
    const bool surnameAlone =
        std::all_of(found.words.begin(), found.words.end() - (found.words.isEmpty() ? 0 : 1), isParticleWord);
    if (found.words.size() < 2 || surnameAlone || order == NameOrder::Comma) {
        if (!found.generation.isEmpty())
            tidy.name += u' ' + found.generation.join(u' ');
        return tidy;
    }
    qsizetype border = 0;
    if (order == NameOrder::LastFirst) {
        while (border + 2 < found.words.size() && isParticleWord(found.words[border]))
            ++border;
        ++border;
    } else {
        border = found.words.size() - 1;
        while (border > 1 && isParticleWord(found.words[border - 1]))
            --border;
    }
    QStringList last = found.words.first(border);
    QStringList first = found.words.mid(border);
    if (order != NameOrder::LastFirst)
        std::swap(last, first);
    tidy.name = last.join(u' ') + u", "_s + (first + found.generation).join(u' ');
    tidy.turned = true;
    return tidy;
}

} // namespace zahlmeister::app
