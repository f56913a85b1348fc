// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <span>

#include <QString>
#include <QStringList>

#include "app/main/console/console.h"
#include "engine/base/date.h"

namespace zahlmeister::cli {

/// @brief An option that a subcommand knows.
struct OptionSpec {
    const char* name;        ///< without the dashes
    const char* value;       ///< what stands for the value in the help, such as `OUT`; nullptr for a flag
    const char* description; ///< for the help, source text of a translation
    bool repeatable = false;
    const char* choices =
        nullptr; ///< the words that it may be, between `|`; nullptr: those of `value`, if any
};

/// @brief The words that an option may be; none when it may be anything.
[[nodiscard]] QStringList choicesOf(const OptionSpec& option);

/// @brief The words of a command line after the subcommand, sorted.
class Arguments {
public:
    /// @brief Sorts words into options and files. `--name value` and `--name=value` are the same; after `--`
    /// everything is a file.
    /// @return a sentence that says what is wrong, and names the words that an option may be
    [[nodiscard]] static tl::expected<Arguments, QString> parse(const QStringList& words,
                                                                std::span<const OptionSpec> options);

    [[nodiscard]] const QStringList& files() const { return m_files; }
    /// @brief What was given for an option, named without dashes: whether, its last value, all its values.
    [[nodiscard]] bool has(QStringView option) const;
    [[nodiscard]] std::optional<QString> value(QStringView option) const;
    [[nodiscard]] QStringList values(QStringView option) const;

    /// @brief Where `--output` and `--overwrite` say that data go.
    [[nodiscard]] Output output() const;

    /// @brief The value of an option as a whole number within limits.
    /// @return nothing when the option is missing; a sentence that names the limits, when the value is
    /// another
    [[nodiscard]] Outcome<std::optional<int>> integer(QStringView option, int minimum, int maximum) const;

    /// @brief The value of an option as a day.
    /// @return nothing when the option is missing; a sentence with an example, when the value is no day
    [[nodiscard]] Outcome<std::optional<engine::Date>> day(QStringView option) const;

private:
    QStringList m_files;
    std::map<QString, QStringList> m_options;
};

/// @brief Complains about two options between which nothing can lie: the first is after the last.
[[nodiscard]] tl::unexpected<Complaint> notInOrder(const QString& first, const QString& from,
                                                   const QString& last, const QString& until);

/// @brief The same of two days, or nothing where they are in order or one is missing.
[[nodiscard]] Outcome<void> inOrder(const QString& first, const std::optional<engine::Date>& from,
                                    const QString& last, const std::optional<engine::Date>& until);

} // namespace zahlmeister::cli
