// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/jsonobjectreader.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "app/text/plaintext.h"
#include "engine/base/utf8.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kMaximumShownBytes = 60;

/// Makes a value fit for a message of one line: shortened, never within a character, without control
/// characters.
std::string shown(std::string_view value)
{
    std::size_t end = value.size();
    if (end > kMaximumShownBytes) {
        end = kMaximumShownBytes;
        while (end > 0 && isContinuation(value[end]))
            --end;
    }
    std::string text(value.substr(0, end));
    std::replace_if(
        text.begin(), text.end(),
        [](char c) {
            return isAscii({&c, 1}) && !isPlainCharacter(static_cast<char32_t>(c));
        },
        '?');
    return end < value.size() ? text + "…" : text;
}

std::optional<double> toNumber(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

} // namespace

JsonObjectReader::JsonObjectReader(std::string_view text, std::size_t maximumErrors)
    : m_json(text), m_maximumErrors(maximumErrors)
{
}

bool JsonObjectReader::finish(const std::string& file)
{
    m_json.finish();
    const auto& problem = m_json.problem();
    if (!problem)
        return true;
    const auto [line, column] = problem->position;
    report(problem->position, ErrorCode::SyntaxError,
           {file, std::to_string(line), std::to_string(column), std::string(problem->expected)});
    return false;
}

std::vector<Error> JsonObjectReader::takeErrors()
{
    std::ranges::stable_sort(m_errors,
                             [](const Error& a, const Error& b) { return a.position < b.position; });
    if (m_tooMany)
        m_errors.push_back(
            {ErrorCode::TooManyErrors, {std::to_string(m_errors.size())}, {}, m_errors.back().position});
    return std::move(m_errors);
}

void JsonObjectReader::readObject(const std::vector<Member>& members)
{
    std::vector<Key> keys;
    for (const Member& member : members)
        keys.push_back({member.key, member.presence});
    readObject(keys, [&](std::size_t index) { members[index].read(); });
}

void JsonObjectReader::readObject(const std::vector<Key>& keys, const std::function<void(std::size_t)>& read)
{
    const TextPosition begin = m_json.position();
    if (!expect(JsonKind::Object, "object"))
        return;
    const std::string outerPlace = m_place;
    const std::string outerKey = m_key;
    m_place = path();
    std::vector<bool> met(keys.size(), false);
    TextPosition keyPosition;
    m_json.enterObject();
    while (m_json.nextMember(m_key, keyPosition)) {
        const auto key = std::ranges::find_if(keys, [&](const Key& k) { return k.key == m_key; });
        if (key == keys.end()) {
            report(keyPosition, ErrorCode::UnknownKey, {m_place, shown(m_key)});
            m_json.skip();
            continue;
        }
        const auto index = static_cast<std::size_t>(key - keys.begin());
        if (met[index]) {
            report(keyPosition, ErrorCode::DuplicateKey, {m_place, m_key});
            m_json.skip();
            continue;
        }
        met[index] = true;
        if (m_json.kind() == JsonKind::Null && key->presence != Presence::Required)
            m_json.null();
        else
            read(index);
    }
    // After a syntax error nobody knows what would have followed.
    for (std::size_t i = 0; i < keys.size() && !m_json.problem(); ++i) {
        if (!met[i] && keys[i].presence != Presence::Optional)
            report(begin, ErrorCode::MissingKey, {m_place, std::string(keys[i].key)});
    }
    m_place = outerPlace;
    m_key = outerKey;
}

void JsonObjectReader::readArray(const std::function<void()>& readElement, std::size_t most)
{
    if (!expect(JsonKind::Array, "array"))
        return;
    const std::string key = m_key;
    m_json.enterArray();
    for (std::size_t i = 0; m_json.nextElement(); ++i) {
        if (i == most) {
            m_key = key;
            reportRange(m_json.position(), "> " + std::to_string(most), "0–" + std::to_string(most));
        }
        if (i >= most || m_tooMany) {
            m_json.skip();
            continue;
        }
        m_key = key + "[" + std::to_string(i) + "]";
        readElement();
    }
    m_key = key;
}

/// Whether the next value is of that kind; else it is reported and skipped.
bool JsonObjectReader::expect(JsonKind kind, std::string_view name)
{
    const auto found = m_json.kind();
    if (found == kind)
        return true;
    if (found) {
        report(m_json.position(), ErrorCode::WrongType, {m_place, m_key, std::string(name)});
        m_json.skip();
    }
    return false;
}

std::optional<std::string> JsonObjectReader::anyText()
{
    if (!expect(JsonKind::String, "string"))
        return std::nullopt;
    return m_json.string();
}

std::optional<std::string> JsonObjectReader::text()
{
    const TextPosition position = m_json.position();
    auto value = anyText();
    if (value && !isPlainText(*value)) {
        reportRange(position, *value, "printable");
        return std::nullopt;
    }
    return value;
}

std::optional<std::string> JsonObjectReader::text(std::size_t least, std::size_t most,
                                                  std::string_view expected)
{
    const TextPosition position = m_json.position();
    auto value = text();
    const std::size_t characters = value ? characterCount(*value) : least;
    if (characters < least || characters > most) {
        reportRange(position, *value, std::string(expected));
        return std::nullopt;
    }
    return value;
}

std::optional<bool> JsonObjectReader::boolean()
{
    if (!expect(JsonKind::Boolean, "boolean"))
        return std::nullopt;
    return m_json.boolean();
}

std::optional<JsonObjectReader::WrittenNumber> JsonObjectReader::number(std::string_view expectedType)
{
    if (!expect(JsonKind::Number, expectedType))
        return std::nullopt;
    const std::string written(m_json.number());
    if (m_json.problem())
        return std::nullopt;
    return WrittenNumber{written, toNumber(written).value_or(HUGE_VAL)};
}

std::optional<double> JsonObjectReader::number()
{
    const TextPosition position = m_json.position();
    const auto found = number("number");
    if (found && !std::isfinite(found->value)) {
        reportRange(position, found->written, "number");
        return std::nullopt;
    }
    return found ? std::optional(found->value) : std::nullopt;
}

std::optional<int> JsonObjectReader::integer(int minimum, int maximum)
{
    const TextPosition position = m_json.position();
    const auto found = number("integer");
    if (!found)
        return std::nullopt;
    const auto& [written, value] = *found;
    if (std::isfinite(value) && value != std::floor(value)) {
        report(position, ErrorCode::WrongType, {m_place, m_key, "integer"});
        return std::nullopt;
    }
    if (value < minimum || value > maximum) {
        const std::string least = std::to_string(minimum);
        reportRange(position, written, minimum == maximum ? least : least + "–" + std::to_string(maximum));
        return std::nullopt;
    }
    return static_cast<int>(value);
}

std::optional<engine::Date> JsonObjectReader::date()
{
    const TextPosition position = m_json.position();
    const auto value = text();
    if (!value)
        return std::nullopt;
    const auto day = engine::Date::fromIso(*value);
    if (!day)
        reportRange(position, *value, "date");
    return day;
}

std::string JsonObjectReader::path() const
{
    if (m_place.empty() || m_key.empty())
        return m_place + m_key;
    return m_place + "." + m_key;
}

void JsonObjectReader::report(TextPosition position, ErrorCode code, std::vector<std::string> args)
{
    if (m_errors.size() < m_maximumErrors)
        m_errors.push_back({code, std::move(args), {}, position});
    else
        m_tooMany = true;
}

void JsonObjectReader::reportRange(TextPosition position, std::string_view value, std::string expected)
{
    report(position, ErrorCode::OutOfRange, {m_place, m_key, shown(value), std::move(expected)});
}

void JsonObjectReader::reportDuplicate(TextPosition position, std::string_view value)
{
    report(position, ErrorCode::DuplicateValue, {m_place, m_key, shown(value)});
}

} // namespace zahlmeister::app
