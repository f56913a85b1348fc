// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "app/lab/study.h"
#include "app/rules/adjustmentjson.h"
#include "app/text/jsonobjectreader.h"
#include "app/text/jsonwriter.h"

namespace zahlmeister::app {

namespace {

constexpr std::string_view kFormat = "zahlmeister-study";
constexpr int kVersion = 1;
constexpr std::array<Word<int>, 1> kStudyWords{{{kFormat, kVersion}}};
constexpr std::array<Word<Yardstick>, 5> kYardstickWords{{{"none", Yardstick::None},
                                                          {"unchanged", Yardstick::Unchanged},
                                                          {"elo", Yardstick::Elo},
                                                          {"glicko2", Yardstick::Glicko2},
                                                          {"truth", Yardstick::Truth}}};
constexpr std::array<Word<Measure>, 8> kMeasureWords{{{"log_loss", Measure::LogLoss},
                                                      {"brier", Measure::Brier},
                                                      {"slope", Measure::Slope},
                                                      {"accuracy", Measure::Accuracy},
                                                      {"inflation", Measure::Inflation},
                                                      {"mean", Measure::Mean},
                                                      {"newcomers_error", Measure::NewcomersError},
                                                      {"moved_over_50", Measure::MovedOver50}}};

template <class Value, std::size_t Size>
std::string_view textFor(const std::array<Word<Value>, Size>& words, Value meaning)
{
    return std::ranges::find(words, meaning, &Word<Value>::meaning)->text;
}

constexpr std::size_t kMostStudyErrors = 100;
constexpr qsizetype kLargestStudy = qsizetype(1024) * 1024;
constexpr std::size_t kMostCriteria = 200;
constexpr std::size_t kLongestName = 100;
constexpr std::size_t kLongestQuestion = 4000;

using enum JsonObjectReader::Presence;

class StudyReader : private AdjustmentObjectReader {
public:
    explicit StudyReader(std::string_view text) : AdjustmentObjectReader(text, kMostStudyErrors) { }

    tl::expected<Study, std::vector<Error>> read(const std::string& file)
    {
        if (const auto found = kind(); found && *found != JsonKind::Object)
            return tl::unexpected(std::vector<Error>{{ErrorCode::UnknownFormat, {file}, {}, position()}});
        readObject({
            {"format", Required, [this] { static_cast<void>(choice(kStudyWords)); }},
            {"version", Required, [this] { static_cast<void>(integer(kVersion, kVersion)); }},
            {"title", Required, [this] { take(name(), m_study.title); }},
            {"question", Optional, [this] { take(text(0, kLongestQuestion, "0-4000"), m_study.question); }},
            {"data", Optional, [this] { take(text(), m_study.data); }},
            {"simulation", Optional, [this] { readSimulation(); }},
            {"from", Optional, [this] { take(date(), m_study.from); }},
            {"to", Optional, [this] { take(date(), m_study.to); }},
            {"variants", Required, [this] { readArray([this] { readVariant(); }, kMostVariants); }},
            {"criteria", Optional, [this] { readArray([this] { readCriterion(); }, kMostCriteria); }},
        });
        finish(file);
        std::vector<Error> errors = takeErrors();
        if (!errors.empty())
            return tl::unexpected(std::move(errors));
        return std::move(m_study);
    }

private:
    std::optional<std::string> name() { return text(1, kLongestName, "1-100"); }

    void readSimulation()
    {
        SimulatedData simulation;
        int seed = 1;
        readObject({
            {"players", Required, [&] { take(integer(50, 200'000), simulation.players); }},
            {"years", Required, [&] { take(integer(1, 50), simulation.years); }},
            {"seed", Required, [&] { take(integer(0, 2'000'000'000), seed); }},
        });
        simulation.seed = static_cast<std::uint64_t>(seed);
        m_study.simulation = simulation;
    }

    void readVariant()
    {
        const TextPosition begin = position();
        Variant variant;
        readObject({
            {"name", Required, [&] { take(name(), variant.name); }},
            {"yardstick", Optional, [&] { take(choice(kYardstickWords), variant.yardstick); }},
            {"base", Optional, [&] { take(text(), variant.base); }},
            {"from", Optional, [&] { take(date(), variant.from); }},
            {"parameters", Optional, [&] { readArray([&] { readParameter(variant); }); }},
            {"adjustments", Optional,
             [&] {
                 readArray([&] {
                     if (auto one = adjustment())
                         variant.adjustments.push_back(*std::move(one));
                 });
             }},
        });
        if (variant.yardstick == Yardstick::None && variant.base.empty())
            report(begin, ErrorCode::MissingKey, {"variants", "base"});
        if (std::ranges::find(m_study.variants, variant.name, &Variant::name) != m_study.variants.end())
            report(begin, ErrorCode::DuplicateValue, {"variants", "name", variant.name});
        m_study.variants.push_back(std::move(variant));
    }

    void readParameter(Variant& variant)
    {
        const TextPosition begin = position();
        std::string parameter;
        std::vector<double> values;
        readObject({
            {"name", Required, [&] { take(name(), parameter); }},
            {"values", Required,
             [&] {
                 readArray([&] {
                     if (const auto value = number())
                         values.push_back(*value);
                 });
             }},
        });
        if (!variant.parameters.emplace(parameter, std::move(values)).second)
            report(begin, ErrorCode::DuplicateValue, {"parameters", "name", parameter});
    }

    void readCriterion()
    {
        const TextPosition begin = position();
        Criterion criterion;
        std::optional<double> atMost;
        std::optional<double> atLeast;
        readObject({
            {"variant", Required, [&] { take(name(), criterion.variant); }},
            {"measure", Required, [&] { take(choice(kMeasureWords), criterion.measure); }},
            {"difference", Required, [&] { take(boolean(), criterion.isDifference); }},
            {"at_most", Optional, [&] { atMost = number(); }},
            {"at_least", Optional, [&] { atLeast = number(); }},
            {"written", Optional, [&] { take(text(0, kLongestName, "0-100"), criterion.written); }},
        });
        if (atMost.has_value() == atLeast.has_value())
            report(begin, ErrorCode::MissingKey, {"criteria", "at_most"});
        criterion.isAtMost = atMost.has_value();
        criterion.bound = atMost.value_or(atLeast.value_or(0));
        m_study.criteria.push_back(std::move(criterion));
    }

    Study m_study;
};

void writeVariant(JsonWriter& json, const Variant& variant)
{
    json.member("name", variant.name);
    if (variant.yardstick != Yardstick::None) {
        json.member("yardstick", yardstickText(variant.yardstick));
        return;
    }
    json.member("base", variant.base);
    if (variant.from)
        json.member("from", variant.from->iso());
    if (!variant.adjustments.empty())
        json.objects("adjustments", JsonWriter::Layout::Lines, variant.adjustments,
                     [&](const engine::Adjustment& one) { writeMembers(json, one); });
    if (variant.parameters.empty())
        return;
    json.objects("parameters", JsonWriter::Layout::OneLine, variant.parameters, [&](const auto& parameter) {
        json.member("name", parameter.first);
        json.key("values");
        json.beginArray();
        for (const double value : parameter.second)
            json.value(value);
        json.endArray();
    });
}

} // namespace

std::string_view yardstickText(Yardstick yardstick)
{
    return textFor(kYardstickWords, yardstick);
}

std::string_view measureText(Measure measure)
{
    return textFor(kMeasureWords, measure);
}

std::optional<Measure> measureFromText(std::string_view text)
{
    const auto found = std::ranges::find(kMeasureWords, text, &Word<Measure>::text);
    return found == kMeasureWords.end() ? std::nullopt : std::optional(found->meaning);
}

tl::expected<Study, std::vector<Error>> readStudyJson(const QByteArray& data, const QString& file)
{
    const std::string name = file.toStdString();
    if (data.size() > kLargestStudy)
        return tl::unexpected(std::vector<Error>{{ErrorCode::FileTooLarge, {name, "1"}, {}, {}}});
    return StudyReader(std::string_view(data.constData(), static_cast<std::size_t>(data.size()))).read(name);
}

QByteArray writeStudyJson(const Study& study)
{
    JsonWriter json;
    json.beginObject();
    json.member("format", kFormat);
    json.member("version", kVersion);
    json.member("title", study.title);
    if (!study.question.empty())
        json.member("question", study.question);
    if (!study.data.empty())
        json.member("data", study.data);
    if (study.simulation) {
        json.object("simulation", JsonWriter::Layout::OneLine, [&] {
            json.member("players", study.simulation->players);
            json.member("years", study.simulation->years);
            json.member("seed", study.simulation->seed);
        });
    }
    if (study.from)
        json.member("from", study.from->iso());
    if (study.to)
        json.member("to", study.to->iso());
    json.objects("variants", JsonWriter::Layout::Lines, study.variants,
                 [&](const Variant& variant) { writeVariant(json, variant); });
    if (!study.criteria.empty()) {
        json.objects("criteria", JsonWriter::Layout::OneLine, study.criteria, [&](const Criterion& one) {
            json.member("variant", one.variant);
            json.member("measure", measureText(one.measure));
            json.member("difference", one.isDifference);
            json.member(one.isAtMost ? "at_most" : "at_least", one.bound);
            if (!one.written.empty())
                json.member("written", one.written);
        });
    }
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::app
