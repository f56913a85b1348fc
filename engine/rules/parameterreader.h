// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/model/ruleversion.h"

namespace zahlmeister::engine {

/// @brief Reads the parameters of a rule version one by one and remembers the first failure.
class ParameterReader {
public:
    /// @param version outlives the reader
    explicit ParameterReader(const RuleVersion& version) : m_version(version) { }

    /// @brief A finite number from `least` to `most`; 0 after a failure.
    double number(std::string_view name, double least, double most);
    /// @brief The same without decimals.
    int integer(std::string_view name, double least, double most);
    /// @brief 0 or 1.
    bool flag(std::string_view name) { return integer(name, 0, 1) == 1; }
    /// @brief Exactly `size` numbers from `least` to `most`; zeros after a failure.
    std::vector<double> row(std::string_view name, std::size_t size, double least, double most);

    /// @brief The same as an array.
    template <std::size_t Size>
    std::array<double, Size> array(std::string_view name, double least, double most)
    {
        std::array<double, Size> values{};
        std::ranges::copy(row(name, Size, least, most), values.begin());
        return values;
    }

    /// @brief What was read, when all of it could be.
    /// @return Error::MissingParameter or BadParameter with the version and the parameter's name
    template <class Parameters>
    [[nodiscard]] Result<Parameters> checked(Parameters parameters) const
    {
        if (m_error)
            return tl::unexpected(*m_error);
        return parameters;
    }

private:
    void fail(Error error);

    const RuleVersion& m_version;
    std::optional<Error> m_error;
};

} // namespace zahlmeister::engine
