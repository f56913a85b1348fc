// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>

#include "app/text/jsonobjectreader.h"
#include "engine/base/result.h"
#include "engine/rules/adjustment.h"

namespace zahlmeister::app {

class JsonWriter;

/// @brief The base of readers of formats in which adjustments stand.
class AdjustmentObjectReader : protected JsonObjectReader {
protected:
    AdjustmentObjectReader(std::string_view text, std::size_t maximumErrors)
        : JsonObjectReader(text, maximumErrors)
    {
    }

    /// @brief The next value, which must be an adjustment; what is wrong with it is reported.
    /// @param others keys that it has besides
    [[nodiscard]] std::optional<engine::Adjustment> adjustment(std::vector<Member> others = {});

private:
    void readId();
    void readRegion();
    void readRanges();
    void takeWithin(double least, double most, double& target);
    [[nodiscard]] engine::Conversion::Piece range();

    bool m_areGood = true; ///< each of the ranges for itself
    engine::Adjustment m_adjustment{.id = {}, .day = *engine::Date::tryFrom(2000, 1, 1)};
    std::optional<engine::Date> m_day;
};

/// @brief Reads an adjustment (`zahlmeister-adjustment`, version 1): its id and day, whom it concerns, the
/// ranges of its formula from the lowest one up, and what is said about it.
///
/// As strict as readRuleVersionJson(): an id is of small letters, digits, `-`, `.` and `_`, a reason is
/// there, and ranges are as engine::Conversion::of() takes them.
/// @param file name for messages
/// @return the adjustment, or all errors found, each with its position
[[nodiscard]] tl::expected<engine::Adjustment, std::vector<Error>> readAdjustmentJson(const QByteArray& data,
                                                                                      const QString& file);

/// @brief Writes what an adjustment says into an object: all but the names of the format.
void writeMembers(JsonWriter& json, const engine::Adjustment& adjustment);

/// @brief Writes the same format, UTF-8. Reading it again gives an equal adjustment.
[[nodiscard]] QByteArray writeAdjustmentJson(const engine::Adjustment& adjustment);

} // namespace zahlmeister::app
