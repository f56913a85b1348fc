// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QByteArray>

#include "engine/base/score.h"

namespace zahlmeister::app {

/// @brief Writes JSON in the order of the calls, which QJsonDocument would sort away.
///
/// Objects and arrays take a line for each item, or stand in one line with everything in them, with blanks
/// between or without.
class JsonWriter {
public:
    /// @brief One value a line, or all of an object or array in one line; Compact: without blanks.
    enum class Layout { Lines, OneLine, Compact };

    /// @brief Brackets of objects and arrays; each begin needs its end.
    void beginObject(Layout layout = Layout::Lines) { open('{', layout); }
    void endObject() { close('}'); }
    void beginArray(Layout layout = Layout::Lines) { open('[', layout); }
    void endArray() { close(']'); }

    /// @brief The key of the next value.
    void key(std::string_view name);

    /// @param text UTF-8
    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(bool truth);
    template <std::integral Number>
    requires(!std::same_as<Number, bool>) void value(Number number) { write(std::to_string(number)); }
    /// @brief The shortest text that reads back as the same number; a whole number has no decimals.
    /// @pre finite
    void value(double number);
    void value(engine::Score score) { value(score.points()); }
    void null();

    /// @brief Key and value in one call.
    template <class Value>
    void member(std::string_view name, const Value& content)
    {
        key(name);
        value(content);
    }

    /// @brief Likewise; an optional without a value is left out.
    template <class Value>
    void member(std::string_view name, const std::optional<Value>& content)
    {
        if (content)
            member(name, *content);
    }

    /// @brief An object under a key, and an array of them.
    /// @param writeMembers writes what stands in the object; of an array, called with each item
    template <class Write>
    void object(std::string_view name, Layout layout, Write writeMembers)
    {
        key(name);
        beginObject(layout);
        writeMembers();
        endObject();
    }
    template <class Items, class Write>
    void objects(std::string_view name, Layout layout, const Items& items, Write writeMembers)
    {
        key(name);
        beginArray();
        for (const auto& item : items) {
            beginObject(layout);
            writeMembers(item);
            endObject();
        }
        endArray();
    }

    /// @brief The finished text; with a line end unless it is compact.
    [[nodiscard]] QByteArray take();

private:
    struct Level {
        Layout layout;
        bool empty = true;
    };

    void open(char bracket, Layout layout);
    void close(char bracket);
    void write(std::string_view raw);
    void beginItem();
    void breakLine();
    void quote(std::string_view text);

    std::string m_text;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
    bool m_isCompact = false; ///< the outermost value is
};

} // namespace zahlmeister::app
