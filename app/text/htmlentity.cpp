// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/htmlentity.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "app/text/codepages.h"

namespace zahlmeister::app {

namespace {

struct NamedCharacter {
    std::string_view name;
    char16_t character;
};

// The names of HTML 4 and XML, and the letters of European names that HTML 5 added; in the order of bytes.
// clang-format off
constexpr auto kNamed = std::to_array<NamedCharacter>({
    {"AElig", 0x00c6}, {"Aacute", 0x00c1}, {"Abreve", 0x0102}, {"Acirc", 0x00c2}, {"Agrave", 0x00c0},
    {"Alpha", 0x0391}, {"Amacr", 0x0100}, {"Aogon", 0x0104}, {"Aring", 0x00c5}, {"Atilde", 0x00c3},
    {"Auml", 0x00c4}, {"Beta", 0x0392}, {"Cacute", 0x0106}, {"Ccaron", 0x010c}, {"Ccedil", 0x00c7},
    {"Chi", 0x03a7}, {"Dagger", 0x2021}, {"Dcaron", 0x010e}, {"Delta", 0x0394}, {"Dstrok", 0x0110},
    {"ETH", 0x00d0}, {"Eacute", 0x00c9}, {"Ecaron", 0x011a}, {"Ecirc", 0x00ca}, {"Egrave", 0x00c8},
    {"Emacr", 0x0112}, {"Eogon", 0x0118}, {"Epsilon", 0x0395}, {"Eta", 0x0397}, {"Euml", 0x00cb},
    {"Gamma", 0x0393}, {"Gbreve", 0x011e}, {"Iacute", 0x00cd}, {"Icirc", 0x00ce}, {"Idot", 0x0130},
    {"Igrave", 0x00cc}, {"Imacr", 0x012a}, {"Iota", 0x0399}, {"Iuml", 0x00cf}, {"Kappa", 0x039a},
    {"Lambda", 0x039b}, {"Lstrok", 0x0141}, {"Mu", 0x039c}, {"Nacute", 0x0143}, {"Ncaron", 0x0147},
    {"Ntilde", 0x00d1}, {"Nu", 0x039d}, {"OElig", 0x0152}, {"Oacute", 0x00d3}, {"Ocirc", 0x00d4},
    {"Odblac", 0x0150}, {"Ograve", 0x00d2}, {"Omega", 0x03a9}, {"Omicron", 0x039f}, {"Oslash", 0x00d8},
    {"Otilde", 0x00d5}, {"Ouml", 0x00d6}, {"Phi", 0x03a6}, {"Pi", 0x03a0}, {"Prime", 0x2033},
    {"Psi", 0x03a8}, {"Rcaron", 0x0158}, {"Rho", 0x03a1}, {"Sacute", 0x015a}, {"Scaron", 0x0160},
    {"Scedil", 0x015e}, {"Sigma", 0x03a3}, {"THORN", 0x00de}, {"Tau", 0x03a4}, {"Tcaron", 0x0164},
    {"Theta", 0x0398}, {"Uacute", 0x00da}, {"Ucirc", 0x00db}, {"Udblac", 0x0170}, {"Ugrave", 0x00d9},
    {"Umacr", 0x016a}, {"Upsilon", 0x03a5}, {"Uring", 0x016e}, {"Uuml", 0x00dc}, {"Xi", 0x039e},
    {"Yacute", 0x00dd}, {"Yuml", 0x0178}, {"Zacute", 0x0179}, {"Zcaron", 0x017d}, {"Zdot", 0x017b},
    {"Zeta", 0x0396}, {"aacute", 0x00e1}, {"abreve", 0x0103}, {"acirc", 0x00e2}, {"acute", 0x00b4},
    {"aelig", 0x00e6}, {"agrave", 0x00e0}, {"alefsym", 0x2135}, {"alpha", 0x03b1}, {"amacr", 0x0101},
    {"amp", 0x0026}, {"and", 0x2227}, {"ang", 0x2220}, {"aogon", 0x0105}, {"apos", 0x0027},
    {"aring", 0x00e5}, {"asymp", 0x2248}, {"atilde", 0x00e3}, {"auml", 0x00e4}, {"bdquo", 0x201e},
    {"beta", 0x03b2}, {"brvbar", 0x00a6}, {"bull", 0x2022}, {"cacute", 0x0107}, {"cap", 0x2229},
    {"ccaron", 0x010d}, {"ccedil", 0x00e7}, {"cedil", 0x00b8}, {"cent", 0x00a2}, {"chi", 0x03c7},
    {"circ", 0x02c6}, {"clubs", 0x2663}, {"cong", 0x2245}, {"copy", 0x00a9}, {"crarr", 0x21b5},
    {"cup", 0x222a}, {"curren", 0x00a4}, {"dArr", 0x21d3}, {"dagger", 0x2020}, {"darr", 0x2193},
    {"dcaron", 0x010f}, {"deg", 0x00b0}, {"delta", 0x03b4}, {"diams", 0x2666}, {"divide", 0x00f7},
    {"dstrok", 0x0111}, {"eacute", 0x00e9}, {"ecaron", 0x011b}, {"ecirc", 0x00ea}, {"egrave", 0x00e8},
    {"emacr", 0x0113}, {"empty", 0x2205}, {"emsp", 0x2003}, {"ensp", 0x2002}, {"eogon", 0x0119},
    {"epsilon", 0x03b5}, {"equiv", 0x2261}, {"eta", 0x03b7}, {"eth", 0x00f0}, {"euml", 0x00eb},
    {"euro", 0x20ac}, {"exist", 0x2203}, {"fnof", 0x0192}, {"forall", 0x2200}, {"frac12", 0x00bd},
    {"frac14", 0x00bc}, {"frac34", 0x00be}, {"frasl", 0x2044}, {"gamma", 0x03b3}, {"gbreve", 0x011f},
    {"ge", 0x2265}, {"gt", 0x003e}, {"hArr", 0x21d4}, {"half", 0x00bd}, {"harr", 0x2194},
    {"hearts", 0x2665}, {"hellip", 0x2026}, {"iacute", 0x00ed}, {"icirc", 0x00ee}, {"iexcl", 0x00a1},
    {"igrave", 0x00ec}, {"imacr", 0x012b}, {"image", 0x2111}, {"infin", 0x221e}, {"inodot", 0x0131},
    {"int", 0x222b}, {"iota", 0x03b9}, {"iquest", 0x00bf}, {"isin", 0x2208}, {"iuml", 0x00ef},
    {"kappa", 0x03ba}, {"lArr", 0x21d0}, {"lambda", 0x03bb}, {"lang", 0x2329}, {"laquo", 0x00ab},
    {"larr", 0x2190}, {"lceil", 0x2308}, {"ldquo", 0x201c}, {"le", 0x2264}, {"lfloor", 0x230a},
    {"lowast", 0x2217}, {"loz", 0x25ca}, {"lrm", 0x200e}, {"lsaquo", 0x2039}, {"lsquo", 0x2018},
    {"lstrok", 0x0142}, {"lt", 0x003c}, {"macr", 0x00af}, {"mdash", 0x2014}, {"micro", 0x00b5},
    {"middot", 0x00b7}, {"minus", 0x2212}, {"mu", 0x03bc}, {"nabla", 0x2207}, {"nacute", 0x0144},
    {"nbsp", 0x00a0}, {"ncaron", 0x0148}, {"ndash", 0x2013}, {"ne", 0x2260}, {"ni", 0x220b},
    {"not", 0x00ac}, {"notin", 0x2209}, {"nsub", 0x2284}, {"ntilde", 0x00f1}, {"nu", 0x03bd},
    {"oacute", 0x00f3}, {"ocirc", 0x00f4}, {"odblac", 0x0151}, {"oelig", 0x0153}, {"ograve", 0x00f2},
    {"oline", 0x203e}, {"omega", 0x03c9}, {"omicron", 0x03bf}, {"oplus", 0x2295}, {"or", 0x2228},
    {"ordf", 0x00aa}, {"ordm", 0x00ba}, {"oslash", 0x00f8}, {"otilde", 0x00f5}, {"otimes", 0x2297},
    {"ouml", 0x00f6}, {"para", 0x00b6}, {"part", 0x2202}, {"permil", 0x2030}, {"perp", 0x22a5},
    {"phi", 0x03c6}, {"pi", 0x03c0}, {"piv", 0x03d6}, {"plusmn", 0x00b1}, {"pound", 0x00a3},
    {"prime", 0x2032}, {"prod", 0x220f}, {"prop", 0x221d}, {"psi", 0x03c8}, {"quot", 0x0022},
    {"rArr", 0x21d2}, {"radic", 0x221a}, {"rang", 0x232a}, {"raquo", 0x00bb}, {"rarr", 0x2192},
    {"rcaron", 0x0159}, {"rceil", 0x2309}, {"rdquo", 0x201d}, {"real", 0x211c}, {"reg", 0x00ae},
    {"rfloor", 0x230b}, {"rho", 0x03c1}, {"rlm", 0x200f}, {"rsaquo", 0x203a}, {"rsquo", 0x2019},
    {"sacute", 0x015b}, {"sbquo", 0x201a}, {"scaron", 0x0161}, {"scedil", 0x015f}, {"sdot", 0x22c5},
    {"sect", 0x00a7}, {"shy", 0x00ad}, {"sigma", 0x03c3}, {"sigmaf", 0x03c2}, {"sim", 0x223c},
    {"spades", 0x2660}, {"sub", 0x2282}, {"sube", 0x2286}, {"sum", 0x2211}, {"sup", 0x2283},
    {"sup1", 0x00b9}, {"sup2", 0x00b2}, {"sup3", 0x00b3}, {"supe", 0x2287}, {"szlig", 0x00df},
    {"tau", 0x03c4}, {"tcaron", 0x0165}, {"there4", 0x2234}, {"theta", 0x03b8}, {"thetasym", 0x03d1},
    {"thinsp", 0x2009}, {"thorn", 0x00fe}, {"tilde", 0x02dc}, {"times", 0x00d7}, {"trade", 0x2122},
    {"uArr", 0x21d1}, {"uacute", 0x00fa}, {"uarr", 0x2191}, {"ucirc", 0x00fb}, {"udblac", 0x0171},
    {"ugrave", 0x00f9}, {"umacr", 0x016b}, {"uml", 0x00a8}, {"upsih", 0x03d2}, {"upsilon", 0x03c5},
    {"uring", 0x016f}, {"uuml", 0x00fc}, {"weierp", 0x2118}, {"xi", 0x03be}, {"yacute", 0x00fd},
    {"yen", 0x00a5}, {"yuml", 0x00ff}, {"zacute", 0x017a}, {"zcaron", 0x017e}, {"zdot", 0x017c},
    {"zeta", 0x03b6}, {"zwj", 0x200d}, {"zwnj", 0x200c},
});
// clang-format on
static_assert(std::ranges::is_sorted(kNamed, {}, &NamedCharacter::name));

constexpr qsizetype kLongestName = 10;

char32_t characterOfNumber(char32_t number)
{
    // Browsers take these numbers for windows-1252; 0 stands for those that it lacks.
    if (number >= 0x80 && number <= 0x9f)
        number = characterOf(static_cast<char>(number), ListEncoding::Windows1252).value_or(0);
    const bool surrogate = number >= 0xd800 && number <= 0xdfff;
    return number == 0 || surrogate || number > 0x10ffff ? char32_t(QChar::ReplacementCharacter) : number;
}

/// @param text begins with `#`
qsizetype appendNumbered(QStringView text, QString& target)
{
    const bool hexadecimal = text.size() > 1 && (text[1] == u'x' || text[1] == u'X');
    const qsizetype begin = hexadecimal ? 2 : 1;
    qsizetype end = begin;
    char32_t number = 0;
    while (end < text.size()) {
        const char16_t unit = text[end].unicode();
        const bool digit = unit >= u'0' && unit <= u'9';
        const char16_t letter = unit | 0x20;
        if (!digit && !(hexadecimal && letter >= u'a' && letter <= u'f'))
            break;
        const char32_t value = digit ? unit - u'0' : letter - u'a' + 10;
        number = std::min<char32_t>(number * (hexadecimal ? 16 : 10) + value, 0x110000);
        ++end;
    }
    if (end == begin)
        return 0;
    target += QStringView(QChar::fromUcs4(characterOfNumber(number)));
    return end < text.size() && text[end] == u';' ? end + 1 : end;
}

bool isAsciiAlphanumeric(QChar character)
{
    const char16_t unit = character.unicode();
    return (unit >= u'0' && unit <= u'9') || (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z');
}

} // namespace

qsizetype appendHtmlEntity(QStringView text, QString& target)
{
    if (text.startsWith(u'#')) {
        if (const qsizetype used = appendNumbered(text, target); used > 0)
            return used;
    }
    std::array<char, kLongestName> name{};
    std::size_t size = 0;
    while (size < name.size() && qsizetype(size) < text.size() &&
           isAsciiAlphanumeric(text[qsizetype(size)])) {
        name[size] = char(text[qsizetype(size)].unicode());
        ++size;
    }
    const std::string_view wanted(name.data(), size);
    const auto found = std::ranges::lower_bound(kNamed, wanted, {}, &NamedCharacter::name);
    if (found == kNamed.end() || found->name != wanted) {
        target += u'&';
        return 0;
    }
    target += QChar(found->character);
    const qsizetype used = qsizetype(size);
    return used < text.size() && text[used] == u';' ? used + 1 : used;
}

} // namespace zahlmeister::app
