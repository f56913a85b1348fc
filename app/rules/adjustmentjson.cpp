// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/adjustmentjson.h"

#include <array>

#include "app/rules/rulestore.h"
#include "app/text/jsonobjectreader.h"
#include "app/text/jsonwriter.h"

namespace zahlmeister::app {

using engine::Adjustment;
using engine::AgeGroup;
using engine::Conversion;

namespace {

constexpr std::string_view kAdjustmentFormat = "zahlmeister-adjustment";
constexpr int kAdjustmentVersion = 1;
constexpr std::array<Word<int>, 1> kAdjustmentFormatWords{{{kAdjustmentFormat, kAdjustmentVersion}}};
constexpr std::array<Word<AgeGroup>, 3> kAgeWords{
    {{"youth", AgeGroup::Youth}, {"junior", AgeGroup::Junior}, {"adult", AgeGroup::Adult}}};

constexpr std::size_t kMostAdjustmentErrors = 100;
constexpr qsizetype kMostAdjustmentBytes = qsizetype(1024) * 1024;

constexpr std::size_t kLongestReason = 10'000;

class AdjustmentReader : private AdjustmentObjectReader {
public:
    explicit AdjustmentReader(std::string_view text) : AdjustmentObjectReader(text, kMostAdjustmentErrors) { }

    tl::expected<Adjustment, std::vector<Error>> read(const std::string& file)
    {
        if (const auto found = kind(); found && *found != JsonKind::Object)
            return tl::unexpected(std::vector<Error>{{ErrorCode::UnknownFormat, {file}, {}, position()}});
        using enum JsonObjectReader::Presence;
        auto read = adjustment({
            {"format", Required, [this] { static_cast<void>(choice(kAdjustmentFormatWords)); }},
            {"version", Required,
             [this] { static_cast<void>(integer(kAdjustmentVersion, kAdjustmentVersion)); }},
        });
        finish(file);
        std::vector<Error> errors = takeErrors();
        if (!errors.empty() || !read)
            return tl::unexpected(std::move(errors));
        return *std::move(read);
    }
};

void writeRange(JsonWriter& json, const Conversion::Piece& range)
{
    json.member("up_to", range.upTo);
    json.member("factor", range.factor);
    json.member("summand", range.summand);
}

} // namespace

std::optional<Adjustment> AdjustmentObjectReader::adjustment(std::vector<Member> others)
{
    using enum JsonObjectReader::Presence;
    m_adjustment = {.id = {}, .day = *engine::Date::tryFrom(2000, 1, 1)};
    m_day.reset();
    const std::vector<Member> own{
        {"id", Required, [this] { readId(); }},
        {"day", Required, [this] { take(date(), m_day); }},
        {"region", Optional, [this] { readRegion(); }},
        {"ages", Optional, [this] { m_adjustment.ages = choice(kAgeWords); }},
        {"raises_index", Required, [this] { take(boolean(), m_adjustment.raisesIndex); }},
        {"clause", Optional, [this] { take(text(), m_adjustment.clause); }},
        {"reason", Required, [this] { take(text(1, kLongestReason, "1..10000"), m_adjustment.reason); }},
        {"ranges", Required, [this] { readRanges(); }},
    };
    others.insert(others.end(), own.begin(), own.end());
    readObject(others);
    if (!m_day)
        return std::nullopt;
    m_adjustment.day = *m_day;
    return m_adjustment;
}

void AdjustmentObjectReader::readId()
{
    const TextPosition at = position();
    auto id = text();
    if (id && !isRuleId(*id))
        reportRange(at, *id, "small-letters");
    take(std::move(id), m_adjustment.id);
}

void AdjustmentObjectReader::readRegion()
{
    const TextPosition at = position();
    auto region = text();
    if (region && !engine::isRegion(*region))
        reportRange(at, *region, "region");
    take(std::move(region), m_adjustment.region);
}

void AdjustmentObjectReader::readRanges()
{
    const TextPosition at = position();
    std::vector<Conversion::Piece> ranges;
    m_areGood = true;
    readArray([&] { ranges.push_back(range()); });
    const std::string count = std::to_string(ranges.size());
    auto formula = Conversion::of(std::move(ranges));
    if (formula)
        m_adjustment.formula = *std::move(formula);
    else if (m_areGood)
        reportRange(at, count, "ascending-ranges");
}

/// A number within bounds; else it is reported.
void AdjustmentObjectReader::takeWithin(double least, double most, double& target)
{
    const TextPosition at = position();
    const auto value = JsonObjectReader::number("number");
    m_areGood = m_areGood && value && value->value >= least && value->value <= most;
    if (value && !(value->value >= least && value->value <= most))
        reportRange(at, value->written,
                    QStringLiteral("%1–%2").arg(least, 0, 'f', 0).arg(most, 0, 'f', 0).toStdString());
    else if (value)
        target = value->value;
}

Conversion::Piece AdjustmentObjectReader::range()
{
    using enum JsonObjectReader::Presence;
    Conversion::Piece read{0, std::nullopt, 1, 0};
    readObject({
        {"up_to", Optional,
         [&] {
             read.upTo = integer(Conversion::kLeastBound, Conversion::kMostBound);
             m_areGood = m_areGood && read.upTo;
         }},
        {"factor", Required, [&] { takeWithin(0, Conversion::kMostFactor, read.factor); }},
        {"summand", Required,
         [&] { takeWithin(-Conversion::kMostSummand, Conversion::kMostSummand, read.summand); }},
    });
    return read;
}

tl::expected<Adjustment, std::vector<Error>> readAdjustmentJson(const QByteArray& data, const QString& file)
{
    const std::string name = file.toStdString();
    if (data.size() > kMostAdjustmentBytes)
        return tl::unexpected(std::vector<Error>{{ErrorCode::FileTooLarge, {name, "1"}, {}, {}}});
    return AdjustmentReader(std::string_view(data.constData(), static_cast<std::size_t>(data.size())))
        .read(name);
}

void writeMembers(JsonWriter& json, const Adjustment& adjustment)
{
    json.member("id", adjustment.id);
    json.member("day", adjustment.day.iso());
    if (!adjustment.region.empty())
        json.member("region", adjustment.region);
    if (adjustment.ages)
        json.member("ages", engine::ageGroupText(*adjustment.ages));
    json.member("raises_index", adjustment.raisesIndex);
    if (!adjustment.clause.empty())
        json.member("clause", adjustment.clause);
    json.member("reason", adjustment.reason);
    json.objects("ranges", JsonWriter::Layout::OneLine, adjustment.formula.pieces(),
                 [&](const Conversion::Piece& range) { writeRange(json, range); });
}

QByteArray writeAdjustmentJson(const Adjustment& adjustment)
{
    JsonWriter json;
    json.beginObject();
    json.member("format", kAdjustmentFormat);
    json.member("version", kAdjustmentVersion);
    writeMembers(json, adjustment);
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::app
