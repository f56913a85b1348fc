// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/codepages.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>

namespace zahlmeister::app {

namespace {

using CodePage = std::array<char16_t, 128>; ///< characters of the bytes 0x80 to 0xff; 0 where there is none

/// @source unicode.org/Public/MAPPINGS/VENDORS/MICSFT, windows-1252
constexpr CodePage kWindows1252 = [] {
    CodePage page{0x20ac, 0x0000, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
                  0x2039, 0x0152, 0x0000, 0x017d, 0x0000, 0x0000, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
                  0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x0000, 0x017e, 0x0178};
    std::iota(page.begin() + 32, page.end(), char16_t(0x00a0)); // the rest is Latin-1
    return page;
}();

/// @source unicode.org/Public/MAPPINGS/VENDORS/MICSFT, code page 850
constexpr CodePage kCp850{
    0x00c7, 0x00fc, 0x00e9, 0x00e2, 0x00e4, 0x00e0, 0x00e5, 0x00e7, 0x00ea, 0x00eb, 0x00e8, 0x00ef, 0x00ee,
    0x00ec, 0x00c4, 0x00c5, 0x00c9, 0x00e6, 0x00c6, 0x00f4, 0x00f6, 0x00f2, 0x00fb, 0x00f9, 0x00ff, 0x00d6,
    0x00dc, 0x00f8, 0x00a3, 0x00d8, 0x00d7, 0x0192, 0x00e1, 0x00ed, 0x00f3, 0x00fa, 0x00f1, 0x00d1, 0x00aa,
    0x00ba, 0x00bf, 0x00ae, 0x00ac, 0x00bd, 0x00bc, 0x00a1, 0x00ab, 0x00bb, 0x2591, 0x2592, 0x2593, 0x2502,
    0x2524, 0x00c1, 0x00c2, 0x00c0, 0x00a9, 0x2563, 0x2551, 0x2557, 0x255d, 0x00a2, 0x00a5, 0x2510, 0x2514,
    0x2534, 0x252c, 0x251c, 0x2500, 0x253c, 0x00e3, 0x00c3, 0x255a, 0x2554, 0x2569, 0x2566, 0x2560, 0x2550,
    0x256c, 0x00a4, 0x00f0, 0x00d0, 0x00ca, 0x00cb, 0x00c8, 0x0131, 0x00cd, 0x00ce, 0x00cf, 0x2518, 0x250c,
    0x2588, 0x2584, 0x00a6, 0x00cc, 0x2580, 0x00d3, 0x00df, 0x00d4, 0x00d2, 0x00f5, 0x00d5, 0x00b5, 0x00fe,
    0x00de, 0x00da, 0x00db, 0x00d9, 0x00fd, 0x00dd, 0x00af, 0x00b4, 0x00ad, 0x00b1, 0x2017, 0x00be, 0x00b6,
    0x00a7, 0x00f7, 0x00b8, 0x00b0, 0x00a8, 0x00b7, 0x00b9, 0x00b3, 0x00b2, 0x25a0, 0x00a0,
};

/// @source unicode.org/Public/MAPPINGS/VENDORS/MICSFT, code page 437
constexpr CodePage kCp437{
    0x00c7, 0x00fc, 0x00e9, 0x00e2, 0x00e4, 0x00e0, 0x00e5, 0x00e7, 0x00ea, 0x00eb, 0x00e8, 0x00ef, 0x00ee,
    0x00ec, 0x00c4, 0x00c5, 0x00c9, 0x00e6, 0x00c6, 0x00f4, 0x00f6, 0x00f2, 0x00fb, 0x00f9, 0x00ff, 0x00d6,
    0x00dc, 0x00a2, 0x00a3, 0x00a5, 0x20a7, 0x0192, 0x00e1, 0x00ed, 0x00f3, 0x00fa, 0x00f1, 0x00d1, 0x00aa,
    0x00ba, 0x00bf, 0x2310, 0x00ac, 0x00bd, 0x00bc, 0x00a1, 0x00ab, 0x00bb, 0x2591, 0x2592, 0x2593, 0x2502,
    0x2524, 0x2561, 0x2562, 0x2556, 0x2555, 0x2563, 0x2551, 0x2557, 0x255d, 0x255c, 0x255b, 0x2510, 0x2514,
    0x2534, 0x252c, 0x251c, 0x2500, 0x253c, 0x255e, 0x255f, 0x255a, 0x2554, 0x2569, 0x2566, 0x2560, 0x2550,
    0x256c, 0x2567, 0x2568, 0x2564, 0x2565, 0x2559, 0x2558, 0x2552, 0x2553, 0x256b, 0x256a, 0x2518, 0x250c,
    0x2588, 0x2584, 0x258c, 0x2590, 0x2580, 0x03b1, 0x00df, 0x0393, 0x03c0, 0x03a3, 0x03c3, 0x00b5, 0x03c4,
    0x03a6, 0x0398, 0x03a9, 0x03b4, 0x221e, 0x03c6, 0x03b5, 0x2229, 0x2261, 0x00b1, 0x2265, 0x2264, 0x2320,
    0x2321, 0x00f7, 0x2248, 0x00b0, 0x2219, 0x00b7, 0x221a, 0x207f, 0x00b2, 0x25a0, 0x00a0,
};

const CodePage& codePage(ListEncoding encoding)
{
    switch (encoding) {
    case ListEncoding::Cp850: return kCp850;
    case ListEncoding::Cp437: return kCp437;
    default: return kWindows1252;
    }
}

/// What the bytes above 0x7f of a text without byte order mark speak for.
struct Evidence {
    std::int64_t utf8 = 0;    ///< well-formed sequences
    std::int64_t notUtf8 = 0; ///< bytes that cannot be UTF-8
    std::int64_t windows = 0; ///< letters of German and neighbouring languages in windows-1252
    std::int64_t dos = 0;     ///< the same letters in the DOS code pages
    std::int64_t sharpS = 0;  ///< 0xe1 after a vowel: a sharp s in the DOS code pages, or an acute a
};

bool isAsciiVowel(char c)
{
    return std::string_view("aeiouyAEIOUY").find(c) != std::string_view::npos;
}

Evidence collectEvidence(std::string_view sample)
{
    // äöüßÄÖÜéèáàçñóíú of either kind; a byte that is a letter in both counts for neither.
    static constexpr std::string_view kWindowsLetters =
        "\xe4\xf6\xfc\xdf\xc4\xd6\xdc\xe9\xe8\xe7\xf1\xf3\xed\xfa\xf8\xe5";
    static constexpr std::string_view kDosLetters =
        "\x84\x94\x81\x8e\x99\x9a\x82\x8a\x87\xa4\xa2\xa1\xa3\x9b\x86";
    static constexpr std::string_view kDosUmlauts = "\x84\x94\x81";
    Evidence evidence;
    for (std::size_t i = 0; i < sample.size();) {
        const auto byte = static_cast<unsigned char>(sample[i]);
        if (byte < 0x80) {
            ++i;
            continue;
        }
        const std::size_t length = utf8Length(sample, i);
        if (length > 1) {
            ++evidence.utf8;
            i += length;
            continue;
        }
        // The sample may end in the middle of a sequence.
        if (i + 3 < sample.size())
            ++evidence.notUtf8;
        if (byte == 0xe1) {
            // A sharp s stands after a vowel; an acute a may, too, as in Sean.
            const char before = i > 0 ? sample[i - 1] : '\0';
            if (kDosUmlauts.find(before) != std::string_view::npos)
                ++evidence.dos;
            else
                ++(isAsciiVowel(before) ? evidence.sharpS : evidence.windows);
        }
        evidence.windows += kWindowsLetters.find(sample[i]) != std::string_view::npos ? 1 : 0;
        evidence.dos += kDosLetters.find(sample[i]) != std::string_view::npos ? 1 : 0;
        ++i;
    }
    return evidence;
}

constexpr std::string_view kUtf8Mark = "\xef\xbb\xbf";

std::size_t zeroBytes(std::string_view sample, std::size_t first)
{
    std::size_t count = 0;
    for (std::size_t i = first; i < sample.size(); i += 2)
        count += sample[i] == '\0' ? 1 : 0;
    return count;
}

} // namespace

ListEncoding detectListEncoding(std::string_view sample, ListEncoding dosCodePage)
{
    if (sample.starts_with("\xff\xfe"))
        return ListEncoding::Utf16LittleEndian;
    if (sample.starts_with("\xfe\xff"))
        return ListEncoding::Utf16BigEndian;
    if (sample.starts_with(kUtf8Mark))
        return ListEncoding::Utf8;
    // Names in Latin letters have a zero in nearly every second byte of UTF-16, and never one otherwise.
    const std::string_view start = sample.substr(0, 1024);
    if (start.size() >= 8) {
        if (zeroBytes(start, 1) * 8 > start.size() * 3)
            return ListEncoding::Utf16LittleEndian;
        if (zeroBytes(start, 0) * 8 > start.size() * 3)
            return ListEncoding::Utf16BigEndian;
    }
    const Evidence evidence = collectEvidence(sample);
    if (evidence.utf8 > 0 && evidence.utf8 > evidence.notUtf8 * 10)
        return ListEncoding::Utf8;
    if (evidence.notUtf8 == 0 && evidence.windows == evidence.dos && evidence.sharpS == 0)
        return ListEncoding::Utf8;
    // The sharp s decides only where no other letter does.
    const std::int64_t dos = evidence.dos + (evidence.windows == 0 ? evidence.sharpS : 0);
    return dos > evidence.windows ? dosCodePage : ListEncoding::Windows1252;
}

std::string_view listEncodingText(ListEncoding encoding)
{
    static constexpr std::array<std::string_view, 6> kTexts{"utf-8", "windows-1252", "cp850",
                                                            "cp437", "utf-16le",     "utf-16be"};
    static_assert(kTexts.size() == static_cast<std::size_t>(ListEncoding::Utf16BigEndian) + 1);
    return kTexts[static_cast<std::size_t>(encoding)];
}

bool isUnicode(ListEncoding encoding)
{
    return encoding == ListEncoding::Utf8 || encoding == ListEncoding::Utf16LittleEndian ||
           encoding == ListEncoding::Utf16BigEndian;
}

std::optional<char16_t> characterOf(char byte, ListEncoding encoding)
{
    const auto place = static_cast<unsigned char>(byte);
    const char16_t character = place < 0x80 ? place : codePage(encoding)[place - 0x80u];
    return place < 0x80 || character != 0 ? std::optional(character) : std::nullopt;
}

std::optional<char> byteOf(char32_t character, ListEncoding encoding)
{
    if (character < 0x80)
        return static_cast<char>(character);
    const CodePage& page = codePage(encoding);
    const auto found = std::ranges::find(page, character);
    return found == page.end() ? std::nullopt
                               : std::optional(static_cast<char>(0x80 + (found - page.begin())));
}

bool appendDecoded(std::string_view bytes, ListEncoding encoding, std::string& utf8)
{
    if (isAscii(bytes)) {
        utf8 += bytes;
        return true;
    }
    if (isUnicode(encoding)) {
        if (!isUtf8(bytes))
            return false;
        utf8 += bytes;
        return true;
    }
    for (const char byte : bytes) {
        const auto character = characterOf(byte, encoding);
        if (!character)
            return false;
        appendCharacter(*character, utf8);
    }
    return true;
}

// Utf16Decoder

void Utf16Decoder::decode(std::string_view bytes, std::string& utf8)
{
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (!m_hasHalf) {
            m_half = byte;
            m_hasHalf = true;
            continue;
        }
        m_hasHalf = false;
        const auto unit = static_cast<char16_t>(m_bigEndian ? m_half << 8 | byte : byte << 8 | m_half);
        take(unit, utf8);
    }
}

void Utf16Decoder::take(char16_t unit, std::string& utf8)
{
    if (m_high != 0) {
        const char16_t high = m_high;
        m_high = 0;
        if (unit >= 0xdc00 && unit <= 0xdfff) {
            appendCharacter(0x10000 + (static_cast<char32_t>(high - 0xd800) << 10) + (unit - 0xdc00u), utf8);
            return;
        }
        appendCharacter(kNoCharacter, utf8);
    }
    if (unit >= 0xd800 && unit <= 0xdbff)
        m_high = unit;
    else if (unit >= 0xdc00 && unit <= 0xdfff)
        appendCharacter(kNoCharacter, utf8);
    else
        appendCharacter(unit, utf8);
}

std::string beginningOf(std::string_view utf8, std::size_t characters)
{
    std::size_t count = 0;
    for (std::size_t end = 0; end < utf8.size(); ++end) {
        if (!isContinuation(utf8[end]) && count++ == characters)
            return std::string(utf8.substr(0, end)) + "…";
    }
    return std::string(utf8);
}

} // namespace zahlmeister::app
