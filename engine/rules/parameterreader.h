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
///
/// What is asked of a parameter stands where it is read, and nowhere else: a caller who wants the ranges
/// gives the reader a place for them.
class ParameterReader {
public:
    /// @param version outlives the reader
    /// @param ranges gets the range of everything that is asked for, read or not; nullptr: nobody wants them
    explicit ParameterReader(const RuleVersion& version, std::vector<ParameterRange>* ranges = nullptr)
        : m_version(version), m_ranges(ranges)
    {
    }

    /// @brief A finite number from `least` to `most`; 0 after a failure.
    double number(std::string_view name, double least, double most);
    /// @brief The same without decimals.
    int integer(std::string_view name, double least, double most);
    /// @brief The same where a version may lack it; then 0.
    int optionalInteger(std::string_view name, double least, double most);
    /// @brief 0 or 1.
    bool flag(std::string_view name) { return integer(name, 0, 1) == 1; }
    /// @brief Exactly `size` numbers from `least` to `most`; zeros after a failure.
    std::vector<double> row(std::string_view name, std::size_t size, double least, double most);
    /// @brief The same without decimals.
    std::vector<int> wholeRow(std::string_view name, std::size_t size, double least, double most);
    /// @brief The same, any number of them; none after a failure.
    std::vector<int> anyWholeRow(std::string_view name, double least, double most);

    /// @brief The same as an array.
    template <std::size_t Size>
    std::array<double, Size> array(std::string_view name, double least, double most)
    {
        std::array<double, Size> values{};
        std::ranges::copy(row(name, Size, least, most), values.begin());
        return values;
    }

    /// @brief Whether the version has a parameter.
    [[nodiscard]] bool has(std::string_view name) const;

    /// @brief Refuses what was read last, for a reason beside its range.
    void refuse();

    /// @brief What was read, when all of it could be.
    /// @return Error::MissingParameter, or BadParameter with what was asked for
    template <class Parameters>
    [[nodiscard]] Result<Parameters> checked(Parameters parameters) const
    {
        if (m_error)
            return tl::unexpected(*m_error);
        return parameters;
    }

private:
    /// What is asked of a parameter, as ParameterRange.
    struct Asked {
        std::string_view name;
        double least = 0;
        double most = 0;
        bool isWhole = false;
        std::size_t count = 1;
    };

    void ask(const Asked& asked);
    [[nodiscard]] bool fits(double value) const;
    double single(const Asked& asked);
    std::vector<double> several(const Asked& asked);
    void fail(Error error);

    const RuleVersion& m_version;
    std::vector<ParameterRange>* m_ranges;
    Asked m_asked; ///< last
    std::optional<Error> m_error;
};

/// @brief The numbers of a rule version as one of the types that read them.
/// @tparam Parameters has `static Parameters from(ParameterReader&)`
/// @return Error::MissingParameter or BadParameter
template <class Parameters>
[[nodiscard]] Result<Parameters> readParameters(const RuleVersion& version)
{
    ParameterReader read(version);
    auto parameters = Parameters::from(read);
    return read.checked(std::move(parameters));
}

} // namespace zahlmeister::engine
