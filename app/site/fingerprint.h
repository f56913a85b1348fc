// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include <QByteArray>
#include <QCryptographicHash>

#include "app/fields/recordfields.h"

namespace zahlmeister::app {

/// @brief Tells whether what a page is made of has changed, much quicker than the page is made.
class Fingerprint {
public:
    /// @name Adds a value.
    /// @{
    Fingerprint& add(std::string_view text)
    {
        number(static_cast<std::int64_t>(text.size()));
        m_bytes.append(text.data(), static_cast<qsizetype>(text.size()));
        return *this;
    }
    Fingerprint& add(const std::string& text) { return add(std::string_view(text)); }
    Fingerprint& add(const char* text) { return add(std::string_view(text)); }
    Fingerprint& add(const QByteArray& text)
    {
        return add(std::string_view(text.constData(), std::size_t(text.size())));
    }
    Fingerprint& add(const QString& text) { return add(text.toUtf8()); }
    template <class Number>
    requires(std::is_arithmetic_v<Number> || std::is_enum_v<Number>) Fingerprint& add(Number value)
    {
        return number(static_cast<std::int64_t>(value));
    }
    Fingerprint& add(engine::Date day) { return number((day.year() * 100 + day.month()) * 100 + day.day()); }
    Fingerprint& add(engine::Rating rating) { return number(rating.value()); }
    Fingerprint& add(engine::Score score) { return number(score.halfPoints()); }
    template <class Tag, class Value>
    Fingerprint& add(engine::StrongId<Tag, Value> id)
    {
        return number(id.value());
    }
    Fingerprint& add(engine::GameResult result) { return add(result.white).add(result.black); }
    template <class Value>
    Fingerprint& add(const std::optional<Value>& value)
    {
        add(value.has_value());
        return value ? add(*value) : *this;
    }
    /// @}
    /// @brief Adds records, with all their fields.
    template <class Record>
    Fingerprint& add(const std::vector<Record>& records)
    {
        add(records.size());
        for (const Record& record : records)
            addRecord(record);
        return *this;
    }
    /// @brief Adds one.
    template <class Record>
    Fingerprint& addRecord(const Record& record)
    {
        forEachField<Record>([&](const auto& field) { add(record.*field.member); });
        return *this;
    }
    /// @brief Adds everything that is known of a tournament.
    Fingerprint& add(const engine::Tournament& tournament)
    {
        return addRecord(tournament.header).add(tournament.participants).add(tournament.games);
    }

    /// @brief Hexadecimal, 32 digits.
    [[nodiscard]] QByteArray take() const
    {
        return QCryptographicHash::hash(m_bytes, QCryptographicHash::Sha256).first(16).toHex();
    }

private:
    Fingerprint& number(std::int64_t value)
    {
        m_bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
        return *this;
    }

    QByteArray m_bytes;
};

} // namespace zahlmeister::app
