// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/plaintext.h"

#include <algorithm>

#include "engine/base/utf8.h"

namespace zahlmeister::app {

namespace {

/// Control characters and others that stand between two words.
bool separates(char32_t character)
{
    return (character >= U'\t' && character <= U'\r') || character == 0x85 || character == 0x2028 ||
           character == 0x2029;
}

bool canStand(char32_t character, TextLines lines)
{
    return isPlainCharacter(character) || (character == U'\n' && lines == TextLines::Several);
}

bool isPlainUnit(QChar unit)
{
    return isPlainCharacter(unit.unicode()); // all that are not stand in the basic plane
}

} // namespace

bool isPlainCharacter(char32_t character)
{
    const bool isControl = character < 0x20 || (character >= 0x7f && character < 0xa0);
    const bool endsLine = character == 0x2028 || character == 0x2029;
    const bool turns =
        (character >= 0x202a && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069);
    return !isControl && !endsLine && !turns && character != 0xfffe && character != 0xffff;
}

bool isPlainText(std::string_view utf8, TextLines lines)
{
    for (std::size_t place = 0; place < utf8.size();) {
        if (!canStand(takeCharacter(utf8, place), lines))
            return false;
    }
    return true;
}

std::string plainText(std::string_view utf8, TextLines lines)
{
    std::string plain;
    bool isSeparated = false; // by something that is left out
    for (std::size_t place = 0; place < utf8.size();) {
        const std::size_t begin = place;
        const char32_t character = takeCharacter(utf8, place);
        if (!canStand(character, lines)) {
            isSeparated = isSeparated || separates(character);
            continue;
        }
        const bool isBeside = plain.empty() || plain.back() == ' ' || plain.back() == '\n' ||
                              character == U' ' || character == U'\n';
        if (isSeparated && !isBeside)
            plain += ' ';
        isSeparated = false;
        plain += utf8.substr(begin, place - begin); // as it stands, even if it is no UTF-8
    }
    return plain;
}

QString plainText(const QString& text)
{
    if (std::all_of(text.cbegin(), text.cend(), isPlainUnit))
        return text;
    return QString::fromStdString(plainText(text.toStdString()));
}

QString plainPage(QString page)
{
    page.removeIf([](QChar unit) { return unit != u'\n' && !isPlainUnit(unit); });
    return page;
}

} // namespace zahlmeister::app
