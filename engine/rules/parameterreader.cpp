// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/parameterreader.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace zahlmeister::engine {

namespace {

bool isWithin(double value, double least, double most)
{
    return std::isfinite(value) && value >= least && value <= most;
}

} // namespace

double ParameterReader::number(std::string_view name, double least, double most)
{
    const auto value = m_version.number(name);
    if (!value.has_value()) {
        fail(value.error());
        return 0;
    }
    if (!isWithin(*value, least, most))
        fail(Error{ErrorCode::BadParameter, {m_version.id, std::string(name)}});
    return *value;
}

int ParameterReader::integer(std::string_view name, double least, double most)
{
    const double value = number(name, least, most);
    if (value != std::floor(value))
        fail(Error{ErrorCode::BadParameter, {m_version.id, std::string(name)}});
    return m_error ? 0 : static_cast<int>(value);
}

std::vector<double> ParameterReader::row(std::string_view name, std::size_t size, double least, double most)
{
    auto values = m_version.row(name);
    if (!values.has_value())
        fail(values.error());
    else if (values->size() != size || !std::all_of(values->begin(), values->end(), [=](double value) {
                 return isWithin(value, least, most);
             }))
        fail(Error{ErrorCode::BadParameter,
                   {m_version.id, std::string(name)},
                   std::to_string(size) + " values expected"});
    else
        return *std::move(values);
    return std::vector<double>(size, 0.0);
}

void ParameterReader::fail(Error error)
{
    if (!m_error)
        m_error = std::move(error);
}

} // namespace zahlmeister::engine
