// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/jsonwriter.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace zahlmeister::app {

namespace {

constexpr std::size_t kIndent = 2;
// Whole numbers up to here are exact in a double, so they are written without an exponent.
constexpr double kLargestWhole = 9007199254740992.0;

} // namespace

void JsonWriter::key(std::string_view name)
{
    assert(!m_afterKey);
    beginItem();
    quote(name);
    m_text += m_isCompact ? ":" : ": ";
    m_afterKey = true;
}

void JsonWriter::value(std::string_view text)
{
    beginItem();
    quote(text);
}

void JsonWriter::value(bool truth)
{
    write(truth ? "true" : "false");
}

void JsonWriter::write(std::string_view raw)
{
    beginItem();
    m_text += raw;
}

void JsonWriter::value(double number)
{
    assert(std::isfinite(number));
    std::array<char, 64> buffer{};
    const bool whole = number == std::floor(number) && std::fabs(number) < kLargestWhole;
    const auto end =
        whole ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), static_cast<std::int64_t>(number))
              : std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    write({buffer.data(), end.ptr});
}

void JsonWriter::null()
{
    write("null");
}

QByteArray JsonWriter::take()
{
    assert(m_levels.empty() && !m_afterKey);
    if (!m_isCompact)
        m_text += '\n';
    const QByteArray result(m_text.data(), static_cast<qsizetype>(m_text.size()));
    m_text.clear();
    return result;
}

void JsonWriter::open(char bracket, Layout layout)
{
    beginItem();
    m_text += bracket;
    if (m_levels.empty())
        m_isCompact = layout == Layout::Compact;
    // What stands in one line cannot have lines in it.
    const bool isInner = !m_levels.empty() && m_levels.back().layout != Layout::Lines;
    m_levels.push_back({isInner ? m_levels.back().layout : layout});
}

void JsonWriter::close(char bracket)
{
    assert(!m_levels.empty() && !m_afterKey);
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (level.layout == Layout::Lines && !level.empty)
        breakLine();
    m_text += bracket;
}

void JsonWriter::beginItem()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_levels.empty())
        return;
    Level& level = m_levels.back();
    if (!level.empty)
        m_text += level.layout == Layout::OneLine ? ", " : ",";
    level.empty = false;
    if (level.layout == Layout::Lines)
        breakLine();
}

void JsonWriter::breakLine()
{
    m_text += '\n';
    m_text.append(m_levels.size() * kIndent, ' ');
}

void JsonWriter::quote(std::string_view text)
{
    static constexpr std::string_view kDigits = "0123456789abcdef";
    m_text += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            m_text += '\\';
            m_text += c;
        } else if (byte < 0x20) {
            m_text += "\\u00";
            m_text += kDigits[byte >> 4U];
            m_text += kDigits[byte & 0xFU];
        } else {
            m_text += c;
        }
    }
    m_text += '"';
}

} // namespace zahlmeister::app
