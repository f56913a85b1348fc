// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/json/findingsjson.h"

#include "app/text/jsonwriter.h"

namespace zahlmeister::app {

using namespace engine;

namespace {

std::string_view keyOf(FindingField field)
{
    switch (field) {
    case FindingField::None: return {};
    case FindingField::Name: return "name";
    case FindingField::Place: return "place";
    case FindingField::Start: return "start";
    case FindingField::End: return "end";
    case FindingField::Level: return "level";
    case FindingField::TimeControl: return "time_control";
    case FindingField::Mode: return "mode";
    case FindingField::Rounds: return "rounds";
    case FindingField::Kind: return "kind";
    case FindingField::Hybrid: return "hybrid";
    case FindingField::YouthClass: return "youth_class";
    case FindingField::System: return "system";
    case FindingField::Identity: return "identity";
    case FindingField::Club: return "club";
    case FindingField::MemberNumber: return "member_number";
    case FindingField::Member: return "member";
    case FindingField::Sex: return "sex";
    case FindingField::BirthYear: return "birth_year";
    case FindingField::BirthDate: return "birth_date";
    case FindingField::FideId: return "fide_id";
    case FindingField::Index: return "index";
    case FindingField::Rating: return "rating";
    case FindingField::Computer: return "computer";
    case FindingField::Team: return "team";
    case FindingField::Byes: return "byes";
    case FindingField::Round: return "round";
    case FindingField::Result: return "result";
    case FindingField::Date: return "date";
    case FindingField::CarryOver: return "carry_over";
    }
    return {};
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
    json.beginArray();
    for (const Finding& finding : findings) {
        json.beginObject(JsonWriter::Layout::OneLine);
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
        json.endObject();
    }
    json.endArray();
}

QByteArray writeFindingsJson(const std::string& rules, const std::vector<Finding>& findings,
                             const Tournament& tournament, const FindingWording& wording)
{
    JsonWriter json;
    json.beginObject();
    json.member("rules", rules);
    json.key("findings");
    writeFindings(json, findings, tournament, wording);
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::app
