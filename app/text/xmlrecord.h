// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/text/xmltree.h"
#include "engine/base/date.h"

namespace zahlmeister::app {

/// @brief Where an element has its fields.
enum class XmlFields { Children, Attributes };

/// @brief Reads the fields of an element, each a child with a text or an attribute, and notes what is wrong
/// with them.
///
/// An empty field counts as one that is not there.
class XmlRecord {
public:
    /// @param element must outlive this, and so must the notes
    XmlRecord(const XmlElement& element, std::vector<ImportNote>& notes,
              XmlFields fields = XmlFields::Children)
        : m_element(element), m_notes(notes), m_fields(fields)
    {
    }

    [[nodiscard]] const XmlElement& element() const { return m_element; }

    /// @brief A text; empty when there is none.
    [[nodiscard]] std::string text(QStringView name) const;

    /// @brief A text without which the file is refused.
    [[nodiscard]] std::string requiredText(QStringView name) const;

    /// @brief A whole number.
    /// @param level of the note when it is none, or out of range; it is then left out
    [[nodiscard]] std::optional<int> number(QStringView name, int minimum, int maximum,
                                            ImportLevel level) const;

    /// @brief Likewise; a 0 says that there is none, as older programs write it.
    [[nodiscard]] std::optional<int> numberOrZero(QStringView name, int maximum, ImportLevel level) const;

    /// @brief A number without which the file is refused.
    [[nodiscard]] std::optional<int> requiredNumber(QStringView name, int minimum, int maximum) const;

    /// @brief A date in ISO form, with or without a time zone; anything else is left out with a doubt.
    [[nodiscard]] std::optional<engine::Date> date(QStringView name) const;

    /// @brief Notes a value.
    void note(ImportCode code, ImportLevel level, std::vector<std::string> args) const;

    /// @brief Notes every child whose name is not among these, and every name that occurs twice.
    void checkNames(std::initializer_list<std::u16string_view> known) const;

private:
    [[nodiscard]] QString value(QStringView name) const;
    [[nodiscard]] std::optional<int> toNumber(const QString& text, QStringView name, int minimum, int maximum,
                                              ImportLevel level) const;

    const XmlElement& m_element;
    std::vector<ImportNote>& m_notes;
    XmlFields m_fields;
};

/// @brief Adds a note, unless there are too many already for anybody to read; the first that refuse the file
/// are always among them, and a part that was left out is noted once.
void addNote(std::vector<ImportNote>& notes, ImportNote note);

/// @brief Whether a note of these refuses the file.
[[nodiscard]] bool isRefused(const std::vector<ImportNote>& notes);

} // namespace zahlmeister::app
