// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/jsonreader.h"

#include <cassert>

#include "engine/base/utf8.h"

namespace zahlmeister::app {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

JsonReader::JsonReader(std::string_view text)
    : m_text(text.substr(0, kByteOrderMark.size()) == kByteOrderMark ? text.substr(kByteOrderMark.size())
                                                                     : text)
{
}

std::optional<JsonKind> JsonReader::kind()
{
    skipBlanks();
    if (m_problem)
        return std::nullopt;
    switch (current()) {
    case '{': return JsonKind::Object;
    case '[': return JsonKind::Array;
    case '"': return JsonKind::String;
    case 't':
    case 'f': return JsonKind::Boolean;
    case 'n': return JsonKind::Null;
    default: break;
    }
    if (isDigit(current()) || current() == '-')
        return JsonKind::Number;
    fail("value");
    return std::nullopt;
}

std::string JsonReader::string()
{
    std::string text;
    skipBlanks();
    if (!takeCharacter('"'))
        fail("value");
    while (!m_problem && current() != '"') {
        if (atEnd())
            fail("string-end");
        else if (current() == '\\')
            takeEscape(text);
        else if (static_cast<unsigned char>(current()) < 0x20)
            fail(current() == '\n' || current() == '\r' ? "string-end" : "no-control-character");
        else
            takeUtf8(text);
    }
    takeCharacter('"');
    return m_problem ? std::string() : text;
}

std::string_view JsonReader::number()
{
    skipBlanks();
    const std::size_t begin = m_offset;
    takeCharacter('-');
    // A number does not begin with a zero that another digit follows.
    if (!takeCharacter('0'))
        takeDigits();
    else if (isDigit(current()))
        fail("number");
    if (takeCharacter('.'))
        takeDigits();
    if (takeCharacter('e') || takeCharacter('E')) {
        if (!takeCharacter('+'))
            takeCharacter('-');
        takeDigits();
    }
    return m_problem ? std::string_view() : m_text.substr(begin, m_offset - begin);
}

bool JsonReader::boolean()
{
    skipBlanks();
    const bool value = current() == 't';
    takeWord(value ? "true" : "false");
    return value;
}

void JsonReader::null()
{
    skipBlanks();
    takeWord("null");
}

std::string_view JsonReader::skip()
{
    skipBlanks();
    const std::size_t begin = m_offset;
    skipContent();
    return m_problem ? std::string_view() : m_text.substr(begin, m_offset - begin);
}

// Recursion is bounded by kMaximumDepth, which enter() watches.
void JsonReader::skipContent()
{
    const std::optional<JsonKind> next = kind();
    if (!next)
        return;
    switch (*next) {
    case JsonKind::Object: {
        enterObject();
        std::string key;
        TextPosition keyPosition;
        while (nextMember(key, keyPosition))
            skipContent();
        break;
    }
    case JsonKind::Array:
        enterArray();
        while (nextElement())
            skipContent();
        break;
    case JsonKind::String: static_cast<void>(string()); break;
    case JsonKind::Number: static_cast<void>(number()); break;
    case JsonKind::Boolean: static_cast<void>(boolean()); break;
    case JsonKind::Null: null(); break;
    }
}

void JsonReader::enterObject()
{
    enter('{');
}

bool JsonReader::nextMember(std::string& key, TextPosition& keyPosition)
{
    if (!nextItem('}', "comma-or-brace"))
        return false;
    keyPosition = m_position;
    if (current() != '"') {
        fail("key");
        return false;
    }
    key = string();
    skipBlanks();
    if (!m_problem && !takeCharacter(':'))
        fail("colon");
    return kind().has_value();
}

void JsonReader::enterArray()
{
    enter('[');
}

bool JsonReader::nextElement()
{
    return nextItem(']', "comma-or-bracket") && kind().has_value();
}

void JsonReader::finish()
{
    skipBlanks();
    if (!m_problem && !atEnd())
        fail("end");
}

void JsonReader::advance()
{
    assert(!atEnd());
    const char c = m_text[m_offset++];
    if (c == '\n') {
        ++m_position.line;
        m_position.column = 1;
    } else if (!isContinuation(c)) {
        ++m_position.column;
    }
}

bool JsonReader::takeCharacter(char expected)
{
    if (m_problem || current() != expected || atEnd())
        return false;
    advance();
    return true;
}

void JsonReader::skipBlanks()
{
    while (!m_problem && (current() == ' ' || current() == '\n' || current() == '\t' || current() == '\r'))
        advance();
}

void JsonReader::fail(std::string_view expected)
{
    if (!m_problem)
        m_problem = Problem{m_position, expected};
}

void JsonReader::enter(char open)
{
    skipBlanks();
    if (m_started.size() >= static_cast<std::size_t>(kMaximumDepth))
        fail("less-depth");
    else if (!takeCharacter(open))
        fail("value");
    else
        m_started.push_back(false);
}

bool JsonReader::nextItem(char close, std::string_view expected)
{
    skipBlanks();
    if (m_problem)
        return false;
    assert(!m_started.empty());
    if (takeCharacter(close)) {
        m_started.pop_back();
        return false;
    }
    if (m_started.back() && !takeCharacter(',')) {
        fail(expected);
        return false;
    }
    m_started.back() = true;
    skipBlanks();
    return true;
}

void JsonReader::takeWord(std::string_view word)
{
    if (m_problem)
        return;
    if (m_text.substr(m_offset, word.size()) != word) {
        fail("value");
        return;
    }
    for (std::size_t i = 0; i < word.size(); ++i)
        advance();
}

void JsonReader::takeDigits()
{
    if (!isDigit(current()))
        fail("number");
    while (!m_problem && isDigit(current()))
        advance();
}

void JsonReader::takeEscape(std::string& text)
{
    advance();
    const char c = current();
    switch (c) {
    case '"':
    case '\\':
    case '/': text.push_back(c); break;
    case 'b': text.push_back('\b'); break;
    case 'f': text.push_back('\f'); break;
    case 'n': text.push_back('\n'); break;
    case 'r': text.push_back('\r'); break;
    case 't': text.push_back('\t'); break;
    case 'u': takeUnicodeEscape(text); return;
    default: fail("escape"); return;
    }
    advance();
}

void JsonReader::takeUnicodeEscape(std::string& text)
{
    const auto unit = takeHexadecimal();
    if (!unit)
        return;
    char32_t c = *unit;
    if (c >= 0xD800 && c <= 0xDBFF) {
        const auto low = takeCharacter('\\') && current() == 'u' ? takeHexadecimal() : std::nullopt;
        if (!low || *low < 0xDC00 || *low > 0xDFFF) {
            fail("surrogate");
            return;
        }
        c = 0x10000U + ((c - 0xD800U) << 10U) + (*low - 0xDC00U);
    } else if (c >= 0xDC00 && c <= 0xDFFF) {
        fail("surrogate");
        return;
    }
    appendCharacter(c, text);
}

// The `u` and its four digits.
std::optional<char32_t> JsonReader::takeHexadecimal()
{
    advance();
    char32_t value = 0;
    for (int i = 0; i < 4; ++i) {
        const char c = current();
        const int digit = isDigit(c)             ? c - '0'
                          : c >= 'a' && c <= 'f' ? c - 'a' + 10
                          : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                 : -1;
        if (digit < 0) {
            fail("escape");
            return std::nullopt;
        }
        value = value * 16 + static_cast<char32_t>(digit);
        advance();
    }
    return value;
}

void JsonReader::takeUtf8(std::string& text)
{
    const std::size_t length = utf8Length(m_text, m_offset);
    if (length == 0) {
        fail("utf-8");
        return;
    }
    text.append(m_text.substr(m_offset, length));
    for (std::size_t i = 0; i < length; ++i)
        advance();
}

} // namespace zahlmeister::app
