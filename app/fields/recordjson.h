// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/fields/plainvalue.h"
#include "app/fields/recordfields.h"
#include "app/text/jsonobjectreader.h"
#include "app/text/jsonwriter.h"

/// Records as JSON, by their table of fields: as they stand in files of the exchange format and, shorter, in
/// the undo log of a work file.
namespace zahlmeister::app {

/// @brief Which of the two forms of a record is meant.
enum class JsonForm {
    File,  ///< what the format requires is there
    Short, ///< the undo log's: what equals a new record is left out
};

/// @brief Writes a value.
template <class Value>
void writeValue(JsonWriter& json, const Value& value)
{
    if constexpr (std::is_same_v<Value, engine::Score>)
        json.value(value); // as points
    else if constexpr (std::is_same_v<Value, engine::GameId>)
        json.value(static_cast<double>(value.value()));
    else
        json.value(plainOf(value));
}

/// @brief The same, `null` for none.
template <class Value>
void writeValue(JsonWriter& json, const std::optional<Value>& value)
{
    if (value)
        writeValue(json, *value);
    else
        json.null();
}

/// @brief Whether the undo log has the key, too. Texts and flags are left out there when they say nothing.
template <class Record, class Value>
[[nodiscard]] constexpr bool isRequired(const Field<Record, Value>& field, JsonForm form)
{
    if (form == JsonForm::File)
        return field.rules.presence != JsonObjectReader::Presence::Optional;
    return field.rules.presence == JsonObjectReader::Presence::Required &&
           !std::is_same_v<Value, std::string> && !std::is_same_v<Value, bool>;
}

/// @brief Writes the keys of a record and their values, in the order of its fields; between beginObject() and
/// endObject().
template <class Record>
void writeFields(JsonWriter& json, const Record& record, JsonForm form)
{
    std::string_view open; // the object of a group
    const auto enter = [&](std::string_view group) {
        if (group == open)
            return;
        if (!open.empty())
            json.endObject();
        open = group;
        if (!open.empty()) {
            json.key(open);
            json.beginObject(JsonWriter::Layout::OneLine);
        }
    };
    forEachField<Record>([&](const auto& field) {
        const bool isOfForm = field.rules.isInFiles || form == JsonForm::Short;
        const bool isAsked =
            isRequired(field, form) || (form == JsonForm::File && field.rules.isAlwaysWritten);
        if (!isOfForm || (!isAsked && isBlank(field, record)))
            return;
        enter(field.rules.group);
        json.key(field.rules.group.empty() ? field.key : field.rules.name);
        const auto& value = record.*field.member;
        if constexpr (kIsList<std::decay_t<decltype(value)>>)
            writeRecords(json, value, form);
        else
            writeValue(json, value);
    });
    enter({});
}

/// @brief Writes records as an array, each in one line.
template <class Record>
void writeRecords(JsonWriter& json, const std::vector<Record>& records, JsonForm form)
{
    json.beginArray();
    for (const Record& record : records) {
        json.beginObject(JsonWriter::Layout::OneLine);
        writeFields(json, record, form);
        json.endObject();
    }
    json.endArray();
}

/// @brief Reads records strictly by their table of fields: every deviation is an error with its place.
class RecordReader : public JsonObjectReader {
public:
    /// @param text UTF-8; must outlive the reader
    /// @param maximumErrors how many errors are listed
    /// @param limitsTexts whether texts keep to their lengths; what earlier versions stored may be longer
    RecordReader(std::string_view text, JsonForm form, std::size_t maximumErrors, bool limitsTexts = true)
        : JsonObjectReader(text, maximumErrors), m_form(form), m_limitsTexts(limitsTexts)
    {
    }

    /// @brief Reads the next value, an object, into a record.
    /// @param read called with each key whose value could be read, and where that begins
    template <class Record, class Function>
    void readRecord(Record& record, Function read)
    {
        readGroup(record, {}, read);
    }

    /// @brief The same without the places.
    template <class Record>
    void readRecord(Record& record)
    {
        readRecord(record, [](std::string_view, TextPosition) {});
    }

    /// @brief Reads the next value as that of a field; nothing when it is reported.
    template <class Record, class Value>
    [[nodiscard]] std::optional<Value> parsed(const Field<Record, Value>& field)
    {
        return parsed<Value>(field.rules);
    }

private:
    template <class Field>
    [[nodiscard]] bool isOfForm(const Field& field) const
    {
        return field.rules.isInFiles || m_form == JsonForm::Short;
    }

    /// Reads the fields of a group; of no group: those of a record, and the objects of its groups.
    template <class Record, class Function>
    void readGroup(Record& record, std::string_view group, Function& read)
    {
        readObject(keysOf<Record>(group), [&](std::size_t index) {
            std::size_t i = 0;
            std::string_view last = group; // the group whose key was counted
            forEachField<Record>([&](const auto& field) {
                if (!isOfForm(field) || !stands(field.rules, group, last) || i++ != index)
                    return;
                if (field.rules.group != group) {
                    readGroup(record, field.rules.group, read);
                    return;
                }
                const TextPosition place = position();
                if (readField(field, record.*field.member))
                    read(field.key, place);
            });
        });
    }

    /// Whether a field has a key among those of a group: its own, or as the first one that of its own group.
    [[nodiscard]] static bool stands(const FieldRules& rules, std::string_view group, std::string_view& last)
    {
        if (rules.group == group)
            return true;
        return group.empty() && std::exchange(last, rules.group) != rules.group;
    }

    template <class Record>
    [[nodiscard]] std::vector<Key> keysOf(std::string_view group) const
    {
        std::vector<Key> keys;
        std::string_view last = group;
        forEachField<Record>([&](const auto& field) {
            if (!isOfForm(field) || !stands(field.rules, group, last))
                return;
            const bool isOwn = field.rules.group == group;
            const bool required = isOwn && isRequired(field, m_form);
            const std::string_view key = !isOwn          ? field.rules.group
                                         : group.empty() ? field.key
                                                         : field.rules.name;
            keys.push_back({key, required ? field.rules.presence : Presence::Optional});
        });
        return keys;
    }

    template <class Record, class Value>
    bool readField(const Field<Record, Value>& field, Value& value)
    {
        auto found = parsed(field);
        if (!found)
            return false;
        value = *std::move(found);
        return true;
    }

    template <class Record, class Value>
    bool readField(const Field<Record, std::optional<Value>>& field, std::optional<Value>& value)
    {
        value = parsed<Value>(field.rules);
        return value.has_value();
    }

    template <class Record, class Element>
    bool readField(const Field<Record, std::vector<Element>>& /*field*/, std::vector<Element>& values)
    {
        std::set<std::string> taken; // values of the unique field
        readArray([&] {
            Element element = blank<Element>();
            readRecord(element, [&](std::string_view key, TextPosition place) {
                const std::string value = uniqueText(element, key);
                if (!value.empty() && !taken.insert(value).second)
                    reportDuplicate(place, value);
            });
            values.push_back(std::move(element));
        });
        return true;
    }

    /// The next value as one of a type.
    template <class Value>
    [[nodiscard]] std::optional<Value> parsed(const FieldRules& rules)
    {
        if constexpr (std::is_same_v<Value, std::string>) {
            return parsedText(rules);
        } else if constexpr (std::is_same_v<Value, bool>) {
            return boolean();
        } else if constexpr (std::is_same_v<Value, engine::Date>) {
            return date();
        } else if constexpr (std::is_same_v<Value, engine::Score>) {
            return parsedScore();
        } else if constexpr (std::is_same_v<Value, engine::GameId>) {
            return parsedGameId();
        } else if constexpr (std::is_same_v<Value, engine::GameResult>) {
            return parsedResult();
        } else if constexpr (std::is_enum_v<Value>) {
            return choice(words<Value>());
        } else {
            const auto number = std::is_same_v<Value, engine::Rating>
                                    ? integer(engine::Rating::kMinimum, engine::Rating::kMaximum)
                                    : integer(rules.least, rules.most);
            return number ? fromPlain<Value>(*number) : std::nullopt;
        }
    }

    [[nodiscard]] std::optional<std::string> parsedText(const FieldRules& rules);
    [[nodiscard]] std::optional<std::string> uuid();
    [[nodiscard]] std::optional<std::string> moment();
    [[nodiscard]] std::optional<engine::Score> parsedScore();
    [[nodiscard]] std::optional<engine::GameId> parsedGameId();
    [[nodiscard]] std::optional<engine::GameResult> parsedResult();

    JsonForm m_form;
    bool m_limitsTexts;
};

} // namespace zahlmeister::app
