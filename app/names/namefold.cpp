// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/names/namefold.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QChar>
#include <QList>
#include <QString>

#include "engine/base/letters.h"
#include "engine/base/utf8.h"

namespace zahlmeister::app {

namespace {

/// Cyrillic from U+0430 on (Russian and Bulgarian), then the letters of its neighbours; English
/// transcription.
constexpr std::array<const char*, 48> kCyrillic{
    "a", "b",  "v",  "g", "d",  "e",  "zh", "z",  "i",  "i",    "k",  "l", "m", "n", "o",  "p",
    "r", "s",  "t",  "u", "f",  "kh", "ts", "ch", "sh", "shch", "",   "y", "",  "e", "yu", "ya",
    "e", "yo", "dj", "g", "ie", "dz", "i",  "yi", "j",  "lj",   "nj", "c", "k", "i", "u",  "dzh"};

constexpr std::array<const char*, 25> kGreek{"a", "v", "g", "d", "e",  "z",  "i", "th", "i",
                                             "k", "l", "m", "n", "x",  "o",  "p", "r",  "s",
                                             "s", "t", "y", "f", "ch", "ps", "o"};

const char* otherScript(char32_t lower)
{
    if (lower >= 0x430 && lower < 0x430 + kCyrillic.size())
        return kCyrillic[lower - 0x430];
    if (lower == 0x491)
        return "g";
    if (lower >= 0x3B1 && lower < 0x3B1 + kGreek.size())
        return kGreek[lower - 0x3B1];
    return nullptr;
}

bool isApostrophe(char32_t point)
{
    return point == U'\'' || point == U'’' || point == U'‘' || point == U'`' || point == U'´' ||
           point == U'ʼ' || point == U'ʹ' || point == U'ʻ' || point == U'′';
}

bool isMark(char32_t point)
{
    return (point >= 0x300 && point <= 0x36F) || point == 0xAD || (point >= 0x200B && point <= 0x200D);
}

/// Receives letters one by one and writes the words of a spelling.
class Speller {
public:
    Speller(NameSpelling spelling, std::string& out) : m_spelling(spelling), m_out(out) { }

    void separate() { m_separate = true; }

    void add(char letter)
    {
        if (m_separate) {
            if (!m_out.empty())
                m_out += ' ';
            m_separate = false;
            m_last = m_beforeLast = ' ';
        }
        if (m_spelling != NameSpelling::Search || !isSecondHalf(letter))
            m_out += letter;
        m_beforeLast = std::exchange(m_last, letter);
    }

    void add(const char* letters)
    {
        for (; *letters != '\0'; ++letters)
            add(*letters);
    }

    /// U+0308 after a letter that was written without it.
    void addDiaeresis()
    {
        if (m_spelling != NameSpelling::Plain && !m_separate &&
            (m_last == 'a' || m_last == 'o' || m_last == 'u'))
            add('e');
    }

    [[nodiscard]] bool expands() const { return m_spelling != NameSpelling::Plain; }
    [[nodiscard]] char last() const { return m_separate ? ' ' : m_last; }

private:
    /// The `e` of `ae`, `oe`, `ue` and the second `a` of `aa`. In `aue`, `eue` and `que` the `e` is a vowel
    /// of its own (Bauer, Neuer, Quell).
    [[nodiscard]] bool isSecondHalf(char letter) const
    {
        if (letter == 'e') {
            return m_last == 'a' || m_last == 'o' ||
                   (m_last == 'u' && m_beforeLast != 'a' && m_beforeLast != 'e' && m_beforeLast != 'q');
        }
        return letter == 'a' && m_last == 'a';
    }

    NameSpelling m_spelling;
    std::string& m_out;
    bool m_separate = true;
    char m_last = ' ';       ///< what was read, whether it was written or not
    char m_beforeLast = ' '; ///< likewise
};

void spellPoint(char32_t point, Speller& speller);

/// Letters with marks come apart into the letter and its marks.
void spellDecomposed(char32_t point, Speller& speller)
{
    const QString parts = QChar::decomposition(point);
    if (parts.isEmpty()) {
        speller.separate();
        return;
    }
    for (const char32_t part : parts.toUcs4()) {
        if (!isMark(part) && part != point)
            spellPoint(part, speller);
    }
}

void spellPoint(char32_t point, Speller& speller)
{
    if (point < 0x80) {
        const char c = static_cast<char>(point);
        const char small = asciiLower(c);
        if ((small >= 'a' && small <= 'z') || (c >= '0' && c <= '9'))
            speller.add(small);
        else if (c != '\'' && c != '`')
            speller.separate();
        return;
    }
    if (isApostrophe(point))
        return;
    if (point == 0x308) {
        speller.addDiaeresis();
        return;
    }
    if (isMark(point))
        return;
    if (const Letter* letter = letterOf(point)) {
        // Raül and Saül: no umlaut after a vowel.
        const bool trema = *letter->plain == 'u' && (speller.last() == 'a' || speller.last() == 'e');
        speller.add(speller.expands() && !trema ? letter->expanded : letter->plain);
        return;
    }
    if (const char* letters = otherScript(QChar::toLower(point)))
        speller.add(letters);
    else
        spellDecomposed(point, speller);
}

struct Sound {
    std::string_view written;
    std::string_view heard;
};

/// Longest first. `s` stands for all of s, z, ts, sh, zh; `c` for ch, tsch and kh; `i` for y and j. These are
/// the letters that German, English and the languages' own transcriptions of one name write differently.
constexpr std::array kSounds{
    Sound{"schtsch", "sc"}, Sound{"szcz", "sc"}, Sound{"shch", "sc"}, Sound{"tzsch", "c"}, Sound{"tsch", "c"},
    Sound{"dsch", "c"},     Sound{"tch", "c"},   Sound{"sch", "s"},   Sound{"dzh", "c"},   Sound{"chs", "ks"},
    Sound{"ch", "c"},       Sound{"kh", "c"},    Sound{"cz", "c"},    Sound{"ei", "ei"},   Sound{"sh", "s"},
    Sound{"zh", "s"},       Sound{"sz", "s"},    Sound{"ts", "s"},    Sound{"tz", "s"},    Sound{"ck", "k"},
    Sound{"ph", "f"},       Sound{"th", "t"},    Sound{"dt", "t"},    Sound{"qu", "kv"},   Sound{"ou", "u"},
    Sound{"ai", "ei"},      Sound{"ay", "ei"},   Sound{"ey", "ei"},   Sound{"aj", "ei"},   Sound{"ej", "ei"},
    Sound{"ie", "i"},       Sound{"x", "ks"},    Sound{"y", "i"},     Sound{"j", "i"},     Sound{"w", "v"},
    Sound{"z", "s"},
};

bool isVowel(char c)
{
    return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
}

/// `c` alone: like k before dark vowels and consonants (Carl, Marc), like č else (Cebalo, Petrovic).
char soundOfC(std::string_view word, std::size_t position)
{
    const bool last = position + 1 == word.size();
    if (last)
        return position > 0 && isVowel(word[position - 1]) ? 'c' : 'k';
    const char next = word[position + 1];
    return next == 'e' || next == 'i' || next == 'y' ? 'c' : 'k';
}

void hear(std::string& sound, char letter)
{
    if (sound.empty() || sound.back() != letter)
        sound += letter;
}

} // namespace

std::string spelled(std::string_view text, NameSpelling spelling)
{
    std::string out;
    spell(text, spelling, out);
    return out;
}

void spell(std::string_view text, NameSpelling spelling, std::string& buffer)
{
    buffer.clear();
    Speller speller(spelling, buffer);
    for (std::size_t position = 0; position < text.size();)
        spellPoint(takeCharacter(text, position), speller);
}

std::vector<std::string_view> wordsOf(std::string_view spelledText)
{
    std::vector<std::string_view> words;
    while (!spelledText.empty()) {
        const std::size_t end = std::min(spelledText.find(' '), spelledText.size());
        if (end > 0)
            words.push_back(spelledText.substr(0, end));
        spelledText.remove_prefix(std::min(end + 1, spelledText.size()));
    }
    return words;
}

std::string soundOf(std::string_view searchWord)
{
    std::string_view word = searchWord;
    std::string sound;
    // Jewgeni, Yevgeny, Evgeny; but not the short Jens and Jett.
    if (word.size() > 5 && (word.starts_with("ye") || word.starts_with("je")))
        word.remove_prefix(1);
    for (std::size_t i = 0; i < word.size();) {
        const std::string_view rest = word.substr(i);
        const auto known =
            std::ranges::find_if(kSounds, [&](const Sound& s) { return rest.starts_with(s.written); });
        if (known != kSounds.end()) {
            for (const char letter : known->heard)
                hear(sound, letter);
            i += known->written.size();
            continue;
        }
        const char c = word[i];
        // A mute h lengthens the vowel before it: Mahler, Kuehn.
        const bool mute =
            c == 'h' && i > 0 && isVowel(word[i - 1]) && (i + 1 == word.size() || !isVowel(word[i + 1]));
        if (!mute)
            hear(sound, c == 'c' ? soundOfC(word, i) : c);
        ++i;
    }
    return sound;
}

bool isParticle(std::string_view word)
{
    static constexpr std::array<std::string_view, 42> kParticles{
        "a",   "af",  "al",  "am", "av",  "bin", "d",   "da",  "dal", "das", "de", "del", "della", "dem",
        "den", "der", "des", "di", "do",  "dos", "du",  "e",   "el",  "i",   "im", "in",  "la",    "le",
        "les", "lo",  "op",  "t",  "ten", "ter", "und", "van", "vom", "von", "y",  "zu",  "zum",   "zur"};
    return std::ranges::binary_search(kParticles, word);
}

} // namespace zahlmeister::app
