// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QLineEdit>

#include "engine/base/date.h"

namespace zahlmeister::ui {

/// @brief A field for a day, typed as `12.12.2026`, `1.2.26` or `2026-12-12`, shown as `12.12.2026` in every
/// language.
///
/// An empty field is no date; a text that is no day stays as it was typed and isValid() is false.
class DateField : public QLineEdit {
    Q_OBJECT

public:
    explicit DateField(QWidget* parent = nullptr);

    /// @brief The day; nothing when the field is empty or holds no day.
    [[nodiscard]] std::optional<engine::Date> date() const;
    void setDate(const std::optional<engine::Date>& date);

    /// @brief Whether the field is empty or holds a day.
    [[nodiscard]] bool isValid() const;

private:
    void normalize();
};

} // namespace zahlmeister::ui
