// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/labjson.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>

#include "app/text/jsonwriter.h"

namespace zahlmeister::app {

namespace {

using Layout = JsonWriter::Layout;

/// Nine significant digits, which are the same wherever a logarithm is computed.
double nineDigits(double value)
{
    if (value == 0 || !std::isfinite(value))
        return 0;
    const double scale = std::pow(10.0, 8 - static_cast<int>(std::floor(std::log10(std::abs(value)))));
    const std::string written = std::to_string(std::llround(value * scale));
    return std::strtod(written.c_str(), nullptr) / scale;
}

class LabReportWriter {
public:
    explicit LabReportWriter(const LabData* data) : m_data(data) { }

    QByteArray write(const LabReport& report);

private:
    void real(std::string_view key, double value) { m_json.member(key, nineDigits(value)); }
    void day(std::string_view key, const std::optional<engine::Date>& value)
    {
        if (value)
            m_json.member(key, value->iso());
    }
    void band(const std::optional<Band>& band)
    {
        if (!band)
            return;
        real("low", band->low);
        real("high", band->high);
    }
    void binKey(const BinKey& key);
    void variant(const VariantReport& one, bool isReference);
    void bins(const VariantReport& one);
    void course(const Course& course);
    void newcomers(const Newcomers& newcomers);
    void against(const VariantReport& one);
    void impact(const std::vector<ImpactRow>& rows);
    void truth(const std::vector<TruthRow>& rows);
    void criteria(const std::vector<CriterionReport>& criteria);
    void seats(const LabReport& report);
    void games(const std::vector<LabGame>& games);

    JsonWriter m_json;
    const LabData* m_data;
};

void LabReportWriter::binKey(const BinKey& key)
{
    m_json.member("by", binKindText(key.kind));
    m_json.member("from", key.from);
    m_json.member("to", key.to);
    if (!key.from && !key.to)
        m_json.member("key", key.key);
}

void LabReportWriter::bins(const VariantReport& one)
{
    m_json.objects("bins", Layout::OneLine, one.bins, [this](const BinReport& bin) {
        binKey(bin.key);
        if (bin.isHidden) {
            m_json.member("hidden", true);
            return;
        }
        m_json.member("games", bin.games);
        real("score", bin.score);
        real("expected", bin.expected);
        real("residual", bin.residual());
        band(bin.band);
    });
}

void LabReportWriter::course(const Course& course)
{
    m_json.objects("levels", Layout::OneLine, course.levels, [this](const ListLevel& level) {
        m_json.member("day", level.day.iso());
        m_json.member("persons", level.persons);
        real("mean", level.mean);
        real("median", level.median);
        real("deviation", level.deviation);
        const std::array<std::string_view, 4> names{"q10", "q25", "q75", "q90"};
        for (std::size_t i = 0; i < names.size(); ++i)
            real(names[i], level.quantiles[i]);
        m_json.member("cohort", level.cohort);
        real("cohort_mean", level.cohortMean);
        real("cohort_change", level.cohortChange);
    });
    m_json.key("ledger");
    m_json.beginArray();
    for (const LedgerYear& year : course.ledger) {
        m_json.beginObject(Layout::OneLine);
        m_json.member("year", year.year);
        m_json.member("before", year.before);
        m_json.member("after", year.after);
        m_json.key("channels");
        m_json.beginArray(Layout::OneLine);
        for (std::size_t i = 0; i < kLedgerChannels; ++i) {
            if (year.persons[i] == 0)
                continue;
            m_json.beginObject(Layout::OneLine);
            m_json.member("channel", channelText(static_cast<LedgerChannel>(i)));
            if (year.persons[i] > 0) {
                m_json.member("persons", year.persons[i]);
                m_json.member("points", year.points[i]);
            } else {
                m_json.member("hidden", true);
            }
            m_json.endObject();
        }
        m_json.endArray();
        m_json.endObject();
    }
    m_json.endArray();
    real("inflation", course.inflation);
    newcomers(course.newcomers);
}

void LabReportWriter::newcomers(const Newcomers& newcomers)
{
    m_json.object("newcomers", Layout::Lines, [&] {
        m_json.member("persons", newcomers.persons);
        m_json.member("games_until_sure", newcomers.gamesUntilSure);
        m_json.objects("later", Layout::OneLine, newcomers.later, [this](const Newcomers::Later& later) {
            m_json.member("games", later.games);
            m_json.member("persons", later.persons);
            real("mean_change", later.meanChange);
            real("mean_error", later.meanError);
        });
    });
}

void LabReportWriter::against(const VariantReport& one)
{
    m_json.object("against", Layout::Lines, [&] {
        m_json.member("games", one.logLoss.games);
        for (const auto& [name, difference] : {std::pair("log_loss", &one.logLoss), {"brier", &one.brier}}) {
            m_json.object(name, Layout::OneLine, [&] {
                real("difference", difference->mean);
                band(difference->band);
            });
        }
        m_json.objects("bins", Layout::OneLine, one.against, [this](const BinDifference& bin) {
            binKey(bin.key);
            if (bin.isHidden) {
                m_json.member("hidden", true);
                return;
            }
            m_json.member("games", bin.logLoss.games);
            real("difference", bin.logLoss.mean);
            band(bin.logLoss.band);
            m_json.member("sure", bin.isSure);
        });
    });
}

void LabReportWriter::impact(const std::vector<ImpactRow>& rows)
{
    m_json.objects("impact", Layout::OneLine, rows, [this](const ImpactRow& row) {
        m_json.member("group", row.group.empty() ? std::string("all") : row.group);
        if (row.isHidden) {
            m_json.member("hidden", true);
            return;
        }
        m_json.member("persons", row.persons);
        real("mean_change", row.meanChange);
        const std::array<std::string_view, 6> names{"same", "to_10", "to_25", "to_50", "to_100", "over_100"};
        for (std::size_t i = 0; i < names.size(); ++i)
            m_json.member(names[i], row.byChange[i]);
    });
}

void LabReportWriter::truth(const std::vector<TruthRow>& rows)
{
    m_json.objects("truth", Layout::OneLine, rows, [this](const TruthRow& row) {
        if (row.kind)
            m_json.member("players", simulatedKindText(*row.kind));
        if (row.bin)
            binKey(*row.bin);
        m_json.member("participations", row.participations);
        real("mean_error", row.meanError);
        real("mean_absolute_error", row.meanAbsolute);
    });
}

void LabReportWriter::variant(const VariantReport& one, bool isReference)
{
    m_json.member("name", isReference ? std::string("in force") : one.variant.name);
    m_json.object("uses", Layout::OneLine, [&] {
        for (std::size_t i = 0; i < kForecastUses; ++i)
            m_json.member(forecastUseText(static_cast<ForecastUse>(i)), one.uses[i]);
    });
    m_json.member("games", one.quality.games);
    real("log_loss", one.quality.logLoss);
    real("brier", one.quality.brier);
    real("accuracy", one.quality.accuracy);
    real("slope", one.quality.slope);
    real("slope_error", one.quality.slopeError);
    real("intercept", one.quality.intercept);
    bins(one);
    course(one.course);
    if (!one.truth.empty())
        truth(one.truth);
    if (isReference)
        return;
    against(one);
    impact(one.impact);
}

void LabReportWriter::criteria(const std::vector<CriterionReport>& criteria)
{
    m_json.objects("criteria", Layout::OneLine, criteria, [this](const CriterionReport& one) {
        m_json.member("variant", one.criterion.variant);
        m_json.member("measure", measureText(one.criterion.measure));
        m_json.member("difference", one.criterion.isDifference);
        m_json.member(one.criterion.isAtMost ? "at_most" : "at_least", one.criterion.bound);
        if (!one.criterion.written.empty())
            m_json.member("written", one.criterion.written);
        if (one.value)
            real("value", *one.value);
        band(one.band);
        m_json.member("verdict", verdictText(one.verdict));
    });
}

/// A line a tournament: its end, and of every seat the person, year of birth, region, games, and of every
/// variant entry, exit, whether the entry is of the official scale, and the points of the lowest rating.
void LabReportWriter::seats(const LabReport& report)
{
    const auto number = [this](std::int16_t rating) {
        if (rating == kNoRating)
            m_json.null();
        else
            m_json.value(static_cast<int>(rating));
    };
    m_json.key("seats");
    m_json.beginArray();
    for (const LabData::Tournament& one : m_data->tournaments()) {
        m_json.beginObject(Layout::OneLine);
        m_json.member("end", one.end.iso());
        m_json.member("removed", one.isRemoved);
        m_json.key("players");
        m_json.beginArray(Layout::OneLine);
        for (std::size_t at = one.firstSeat; at < one.firstSeat + one.seats; ++at) {
            const LabSeat& seat = m_data->seats()[at];
            m_json.beginArray(Layout::OneLine);
            m_json.value(seat.person);
            m_json.value(static_cast<int>(seat.birthYear));
            m_json.value(m_data->regions()[m_data->regionOf(seat.club)]);
            m_json.value(static_cast<int>(report.tracks.front()[at].games));
            for (const auto& track : report.tracks) {
                number(track[at].entry);
                number(track[at].exit);
                m_json.value(track[at].isOfficial);
                m_json.value(static_cast<int>(track[at].floored));
            }
            m_json.endArray();
        }
        m_json.endArray();
        m_json.endObject();
    }
    m_json.endArray();
}

void LabReportWriter::games(const std::vector<LabGame>& games)
{
    m_json.key("games");
    m_json.beginArray();
    for (const LabGame& game : games) {
        m_json.beginArray(Layout::OneLine);
        m_json.value(game.tournament);
        m_json.value(game.white);
        m_json.value(game.black);
        m_json.value(game.halfPoints);
        for (const LabGame::Forecast& forecast : game.forecasts) {
            m_json.value(forecastUseText(forecast.use));
            if (forecast.use != ForecastUse::Foretold)
                continue;
            m_json.value(static_cast<int>(forecast.white));
            m_json.value(static_cast<int>(forecast.black));
            m_json.value(forecast.expected);
        }
        m_json.endArray();
    }
    m_json.endArray();
}

QByteArray LabReportWriter::write(const LabReport& report)
{
    m_json.beginObject();
    m_json.member("format", "zahlmeister-study-report");
    m_json.member("title", report.study.title);
    m_json.member("fingerprint", report.fingerprint);
    m_json.member("tournaments", report.tournaments);
    m_json.member("persons", report.persons);
    m_json.member("participations", report.participations);
    m_json.member("left_out", report.leftOut);
    day("from", report.from);
    day("to", report.to);
    m_json.key("variants");
    m_json.beginArray();
    for (const VariantReport& one : report.variants) {
        m_json.beginObject();
        variant(one, &one == &report.variants.front());
        m_json.endObject();
    }
    m_json.endArray();
    criteria(report.criteria);
    if (m_data) {
        m_json.member("publication", "not for publication: games and running numbers of persons");
        seats(report);
        games(report.games);
    }
    m_json.endObject();
    return m_json.take();
}

} // namespace

QByteArray writeLabReportJson(const LabReport& report, const LabData* data)
{
    return LabReportWriter(data).write(report);
}

QByteArray writeSweepJson(const ParameterSweep& sweep)
{
    JsonWriter json;
    const auto difference = [&json](std::string_view name, const Difference& one) {
        json.object(name, Layout::OneLine, [&] {
            json.member("games", one.games);
            json.member("difference", nineDigits(one.mean));
            if (one.band) {
                json.member("low", nineDigits(one.band->low));
                json.member("high", nineDigits(one.band->high));
            }
        });
    };
    json.beginObject();
    json.member("format", "zahlmeister-sweep");
    json.member("base", sweep.base.base);
    json.objects("parameters", Layout::OneLine, sweep.parameters, [&](const SweptParameter& one) {
        json.member("name", one.name);
        json.member("at", one.at + 1);
        json.member("from", one.from);
        json.member("to", one.to);
        json.member("step", one.step);
    });
    if (sweep.fitUntil)
        json.member("fit_until", sweep.fitUntil->iso());
    json.member("fingerprint", sweep.fingerprint);
    json.member("best", sweep.best());
    json.objects("points", Layout::Lines, sweep.points, [&](const SweepPoint& one) {
        json.key("values");
        json.beginArray(Layout::OneLine);
        for (const double value : one.values)
            json.value(value);
        json.endArray();
        json.member("games", one.quality.games);
        json.member("log_loss", nineDigits(one.quality.logLoss));
        json.member("brier", nineDigits(one.quality.brier));
        json.member("slope", nineDigits(one.quality.slope));
        difference("all", one.all);
        if (sweep.fitUntil) {
            difference("fitted", one.fitted);
            difference("judged", one.judged);
        }
    });
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::app
