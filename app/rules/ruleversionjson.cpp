// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/ruleversionjson.h"

#include <algorithm>
#include <array>

#include "app/text/jsonobjectreader.h"
#include "app/text/jsonwriter.h"

namespace zahlmeister::app {

using engine::Arithmetic;
using engine::Parameter;
using engine::RuleOrigin;
using engine::RuleVersion;

namespace {

constexpr std::string_view kFormat = "zahlmeister-rules";
constexpr int kVersion = 1;
constexpr std::array<Word<int>, 1> kRuleFormatWords{{{kFormat, kVersion}}};
constexpr std::array<Word<Arithmetic>, 2> kArithmeticWords{
    {{"exact", Arithmetic::Exact}, {"tables", Arithmetic::Tables}}};

constexpr std::size_t kMaximumErrors = 100;
constexpr qsizetype kMaximumFileSize = qsizetype(1024) * 1024;

using enum JsonObjectReader::Presence;

class RuleVersionReader : private JsonObjectReader {
public:
    explicit RuleVersionReader(std::string_view text) : JsonObjectReader(text, kMaximumErrors) { }

    tl::expected<RuleVersion, std::vector<Error>> read(const std::string& file)
    {
        if (const auto found = kind(); found && *found != JsonKind::Object)
            return tl::unexpected(std::vector<Error>{{ErrorCode::UnknownFormat, {file}, {}, position()}});
        m_version.origin = RuleOrigin::Own;
        readObject({
            {"format", Required, [this] { static_cast<void>(choice(kRuleFormatWords)); }},
            {"version", Required, [this] { static_cast<void>(integer(kVersion, kVersion)); }},
            {"id", Required, [this] { take(text(), m_version.id); }},
            {"system", Required, [this] { take(text(), m_version.system); }},
            {"title", Required, [this] { take(text(), m_version.title); }},
            {"document", Optional, [this] { take(text(), m_version.document); }},
            {"valid_from", RequiredOrNull, [this] { take(date(), m_version.validFrom); }},
            {"valid_to", RequiredOrNull, [this] { take(date(), m_version.validTo); }},
            {"chosen_by_date", Optional, [this] { take(boolean(), m_version.chosenByDate); }},
            {"arithmetic", Required, [this] { take(choice(kArithmeticWords), m_version.arithmetic); }},
            {"parameters", Required, [this] { readArray([this] { readParameter(); }); }},
        });
        finish(file);
        std::vector<Error> errors = takeErrors();
        if (!errors.empty())
            return tl::unexpected(std::move(errors));
        return std::move(m_version);
    }

private:
    void readParameter()
    {
        const TextPosition begin = position();
        Parameter parameter;
        readObject({
            {"name", Required, [&] { take(text(), parameter.name); }},
            {"values", Required,
             [&] {
                 readArray([&] {
                     if (const auto value = number())
                         parameter.values.push_back(*value);
                 });
             }},
            {"unit", Optional, [&] { take(text(), parameter.unit); }},
            {"clause", Optional, [&] { take(text(), parameter.clause); }},
            {"de", Optional, [&] { take(text(), parameter.german); }},
            {"en", Optional, [&] { take(text(), parameter.english); }},
        });
        auto& known = m_version.parameters;
        if (std::ranges::any_of(known, [&](const auto& p) { return p.name == parameter.name; }))
            report(begin, ErrorCode::DuplicateValue, {"parameters", "name", parameter.name});
        known.push_back(std::move(parameter));
    }

    RuleVersion m_version;
};

void writeDate(JsonWriter& json, std::string_view key, const std::optional<engine::Date>& date)
{
    json.key(key);
    if (date)
        json.value(date->iso());
    else
        json.null();
}

void writeParameter(JsonWriter& json, const Parameter& parameter)
{
    json.member("name", parameter.name);
    json.key("values");
    json.beginArray();
    for (const double value : parameter.values)
        json.value(value);
    json.endArray();
    const auto writeText = [&](std::string_view key, const std::string& text) {
        if (!text.empty())
            json.member(key, text);
    };
    writeText("unit", parameter.unit);
    writeText("clause", parameter.clause);
    writeText("de", parameter.german);
    writeText("en", parameter.english);
}

} // namespace

tl::expected<RuleVersion, std::vector<Error>> readRuleVersionJson(const QByteArray& data, const QString& file)
{
    const std::string name = file.toStdString();
    if (data.size() > kMaximumFileSize)
        return tl::unexpected(std::vector<Error>{{ErrorCode::FileTooLarge, {name, "1"}, {}, {}}});
    return RuleVersionReader(std::string_view(data.constData(), static_cast<std::size_t>(data.size())))
        .read(name);
}

QByteArray writeRuleVersionJson(const RuleVersion& version)
{
    JsonWriter json;
    json.beginObject();
    json.member("format", kFormat);
    json.member("version", kVersion);
    json.member("id", version.id);
    json.member("system", version.system);
    json.member("title", version.title);
    json.member("document", version.document);
    writeDate(json, "valid_from", version.validFrom);
    writeDate(json, "valid_to", version.validTo);
    json.member("chosen_by_date", version.chosenByDate);
    json.member("arithmetic", engine::arithmeticText(version.arithmetic));
    json.objects("parameters", JsonWriter::Layout::OneLine, version.parameters,
                 [&](const Parameter& parameter) { writeParameter(json, parameter); });
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::app
