// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QLineEdit>

#include "engine/base/score.h"

namespace zahlmeister::ui {

/// @brief A field for one number. A text that is no such number stays as it was typed, wears a sign and has
/// no value; problem() says what is expected instead.
class NumberField : public QLineEdit {
    Q_OBJECT

public:
    /// @brief What is typed.
    enum class Kind {
        Whole,  ///< a whole number
        Real,   ///< a number with decimals
        Score,  ///< points, with halves
        Rating, ///< a whole number, with the index after it or without: `1834-45`
    };

    /// @param name of the number, for sentences and screen readers
    NumberField(Kind kind, double least, double most, const QString& name, QWidget* parent = nullptr);

    /// @brief The number; nothing when the field is empty or holds none in the range.
    [[nodiscard]] std::optional<double> number() const;
    /// @brief The index that stands after the number of a Kind::Rating.
    [[nodiscard]] std::optional<int> index() const;
    /// @brief number() of a Kind::Whole or a Kind::Rating.
    [[nodiscard]] std::optional<int> whole() const;
    /// @brief number() of a Kind::Score.
    [[nodiscard]] std::optional<engine::Score> score() const;
    void setWhole(std::optional<int> value);

    /// @brief Whether nothing was typed.
    [[nodiscard]] bool isBlank() const { return text().trimmed().isEmpty(); }

    /// @brief What was read and what is expected; empty while the field is blank or holds a number.
    [[nodiscard]] QString problem() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] std::optional<std::pair<int, int>> ratingWithIndex() const;

    Kind m_kind;
    double m_least;
    double m_most;
    QString m_name;
};

} // namespace zahlmeister::ui
