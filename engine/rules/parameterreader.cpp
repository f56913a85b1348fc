// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/parameterreader.h"

#include <charconv>
#include <cmath>
#include <string>
#include <utility>

namespace zahlmeister::engine {

namespace {

/// As short as it comes back exactly, in C notation.
std::string shortest(double value)
{
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return std::string(buffer.data(), end.ptr);
}

std::vector<int> wholeNumbers(const std::vector<double>& values)
{
    std::vector<int> whole;
    for (const double value : values)
        whole.push_back(static_cast<int>(value));
    return whole;
}

} // namespace

double ParameterReader::number(std::string_view name, double least, double most)
{
    return single({.name = name, .least = least, .most = most});
}

int ParameterReader::integer(std::string_view name, double least, double most)
{
    return static_cast<int>(single({.name = name, .least = least, .most = most, .isWhole = true}));
}

int ParameterReader::optionalInteger(std::string_view name, double least, double most)
{
    const Asked asked{.name = name, .least = least, .most = most, .isWhole = true};
    if (has(name))
        return static_cast<int>(single(asked));
    ask(asked);
    return 0;
}

std::vector<double> ParameterReader::row(std::string_view name, std::size_t size, double least, double most)
{
    auto values = several({.name = name, .least = least, .most = most, .count = size});
    values.resize(size);
    return values;
}

std::vector<int> ParameterReader::wholeRow(std::string_view name, std::size_t size, double least, double most)
{
    auto values =
        wholeNumbers(several({.name = name, .least = least, .most = most, .isWhole = true, .count = size}));
    values.resize(size);
    return values;
}

std::vector<int> ParameterReader::anyWholeRow(std::string_view name, double least, double most)
{
    return wholeNumbers(several({.name = name, .least = least, .most = most, .isWhole = true, .count = 0}));
}

bool ParameterReader::has(std::string_view name) const
{
    return std::ranges::find(m_version.parameters, name, &Parameter::name) != m_version.parameters.end();
}

void ParameterReader::refuse()
{
    fail({ErrorCode::BadParameter,
          {m_version.id, std::string(m_asked.name), shortest(m_asked.least), shortest(m_asked.most),
           m_asked.isWhole ? "whole" : "", std::to_string(m_asked.count)}});
}

void ParameterReader::ask(const Asked& asked)
{
    m_asked = asked;
    if (m_ranges)
        m_ranges->push_back({std::string(asked.name), asked.least, asked.most, asked.isWhole, asked.count});
}

bool ParameterReader::fits(double value) const
{
    return std::isfinite(value) && value >= m_asked.least && value <= m_asked.most &&
           (!m_asked.isWhole || value == std::floor(value));
}

double ParameterReader::single(const Asked& asked)
{
    ask(asked);
    const auto value = m_version.number(asked.name);
    if (value.has_value() && fits(*value))
        return *value;
    if (!value.has_value() && value.error().code == ErrorCode::MissingParameter)
        fail(value.error());
    else
        refuse();
    return 0;
}

/// None after a failure.
std::vector<double> ParameterReader::several(const Asked& asked)
{
    ask(asked);
    auto values = m_version.row(asked.name);
    const bool isRightCount = values.has_value() && (asked.count == 0 || values->size() == asked.count);
    if (isRightCount && std::ranges::all_of(*values, [this](double value) { return fits(value); }))
        return *std::move(values);
    if (!values.has_value())
        fail(values.error());
    else
        refuse();
    return {};
}

void ParameterReader::fail(Error error)
{
    if (!m_error)
        m_error = std::move(error);
}

} // namespace zahlmeister::engine
