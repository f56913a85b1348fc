// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/json/findingsjson.h"

#include "app/text/jsonwriter.h"

namespace zahlmeister::app {

using namespace engine;

namespace {

std::string_view keyOf(FindingField field)
{
    static constexpr std::string_view kKeys[]{
        "",      "name",          "place",    "start",  "end",         "level",      "time_control",
        "mode",  "rounds",        "kind",     "hybrid", "youth_class", "system",     "identity",
        "club",  "member_number", "member",   "sex",    "birth_year",  "birth_date", "fide_id",
        "index", "rating",        "computer", "team",   "byes",        "round",      "result",
        "date",  "carry_over"};
    static_assert(std::size(kKeys) == static_cast<std::size_t>(FindingField::CarryOver) + 1);
    return kKeys[static_cast<std::size_t>(field)];
}

std::string element(std::string_view array, std::size_t index)
{
    return std::string(array) + "[" + std::to_string(index) + "]";
}

} // namespace

std::string findingPath(const Finding& finding, const Tournament& tournament)
{
    std::string path = "tournament";
    if (finding.place.gameIndex)
        path = element("games", *finding.place.gameIndex);
    else if (finding.place.participant) {
        if (const auto index = tournament.indexOf(*finding.place.participant))
            path = element("participants", *index);
    }
    const std::string_view key = keyOf(finding.place.field);
    return key.empty() ? path : path + "." + std::string(key);
}

void writeFindings(JsonWriter& json, const std::vector<Finding>& findings, const Tournament& tournament,
                   const FindingWording& wording)
{
    json.objects("findings", JsonWriter::Layout::OneLine, findings, [&](const Finding& finding) {
        json.member("code", findingCodeText(finding.code));
        json.member("level", findingLevelText(finding.level));
        json.member("place", findingPath(finding, tournament));
        if (finding.place.participant)
            json.member("participant", finding.place.participant->value());
        if (!finding.clause.empty())
            json.member("clause", finding.clause);
        if (!finding.args.empty()) {
            json.key("args");
            json.beginArray(JsonWriter::Layout::OneLine);
            for (const std::string& arg : finding.args)
                json.value(arg);
            json.endArray();
        }
        if (wording)
            json.member("text", wording(finding).toStdString());
    });
}

QByteArray writeFindingsJson(const std::string& rules, const std::vector<Finding>& findings,
                             const Tournament& tournament, const FindingWording& wording)
{
    JsonWriter json;
    json.beginObject();
    json.member("rules", rules);
    writeFindings(json, findings, tournament, wording);
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::app
