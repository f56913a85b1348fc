// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/rulestore.h"

#include <algorithm>
#include <array>

#include "app/rules/adjustmentjson.h"
#include "app/rules/ruleversionjson.h"
#include "app/rules/shippedrules.h"
#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/intransaction.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::RuleCatalog;
using engine::RuleOrigin;
using engine::RuleVersion;

namespace {

/// A parameter that was the same number as another one until a version could tell them apart.
struct SplitOff {
    const char* name;
    const char* formerly;
};
constexpr std::array kSplitOff{SplitOff{"correction_target", "correction_below"}};

/// What a parameter that came later is for a version stored before: as shipped, but where it was split off
/// the version computes as it did.
engine::Parameter laterParameter(const engine::Parameter& shipped, const RuleVersion& version)
{
    engine::Parameter later = shipped;
    for (const SplitOff& split : kSplitOff) {
        const auto formerly = version.row(split.formerly);
        if (shipped.name == split.name && formerly.has_value())
            later.values = *formerly;
    }
    return later;
}

/// A version that was stored before its system got a parameter or its unit has it as the shipped version of
/// the same id has it, or else the one that it was in force with.
void addLaterParameters(RuleVersion& version)
{
    const RuleVersion* model = nullptr;
    for (const RuleVersion& shipped : shippedRules().versions()) {
        const bool isEarlier = !model || !(version.validFrom < shipped.validFrom);
        if (shipped.system == version.system && (shipped.id == version.id || isEarlier))
            model = &shipped;
        if (shipped.id == version.id)
            break;
    }
    if (!model)
        return;
    for (const engine::Parameter& parameter : model->parameters) {
        const auto own = std::ranges::find(version.parameters, parameter.name, &engine::Parameter::name);
        if (own == version.parameters.end())
            version.parameters.push_back(laterParameter(parameter, version));
        else if (own->unit.empty())
            own->unit = parameter.unit;
    }
}

Result<std::vector<RuleVersion>> readStoredRules(const WorkFile& file)
{
    auto rows = file.database().statement(u"SELECT id, content FROM rule_version ORDER BY id"_s);
    return collected<RuleVersion>(std::move(rows), [&](const Statement& row) -> Result<RuleVersion> {
        auto version = readRuleVersionJson(row.text(1).toUtf8(), row.text(0));
        if (!version.has_value() || version->id != row.utf8(0))
            return damagedRow(file.database(), "rule_version", "id " + row.utf8(0), "content");
        addLaterParameters(*version);
        return std::move(*version);
    });
}

Result<std::vector<engine::Adjustment>> readAdjustments(const WorkFile& file)
{
    auto rows = file.database().statement(u"SELECT id, content FROM adjustment ORDER BY id"_s);
    return collected<engine::Adjustment>(
        std::move(rows), [&](const Statement& row) -> Result<engine::Adjustment> {
            auto adjustment = readAdjustmentJson(row.text(1).toUtf8(), row.text(0));
            if (!adjustment.has_value() || adjustment->id != row.utf8(0))
                return damagedRow(file.database(), "adjustment", "id " + row.utf8(0), "content");
            return std::move(*adjustment);
        });
}

/// What engine::validate() does not look at.
Result<void> checkIdentity(const RuleVersion& version)
{
    if (!isRuleId(version.id))
        return failure(ErrorCode::BadRuleVersion, {version.id, "id"});
    if (version.title.empty())
        return failure(ErrorCode::BadRuleVersion, {version.id, "title"});
    if (version.validFrom && version.validTo && *version.validTo < *version.validFrom)
        return failure(ErrorCode::BadRuleVersion, {version.id, "validity"});
    return engine::validate(version);
}

/// The name of a tournament for which a version was chosen.
Result<std::optional<std::string>> userOf(const WorkFile& file, const std::string& id)
{
    auto row =
        file.database().statement(u"SELECT name FROM tournament WHERE system = ? ORDER BY id LIMIT 1"_s);
    return row.bind(id).next().transform(
        [&](bool found) { return found ? std::optional(row.utf8(0)) : std::nullopt; });
}

} // namespace

bool isRuleId(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_';
    });
}

Result<std::shared_ptr<const RuleCatalog>> rulesOf(const WorkFile& file)
{
    TRY(auto stored, readStoredRules(file));
    const auto shipped = shippedRules().versions();
    std::vector<RuleVersion> versions(shipped.begin(), shipped.end());
    for (RuleVersion& version : stored) {
        const auto same =
            std::ranges::find_if(versions, [&](const RuleVersion& v) { return v.id == version.id; });
        if (same == versions.end()) {
            versions.push_back(std::move(version));
        } else {
            version.origin = RuleOrigin::Changed;
            *same = std::move(version);
        }
    }
    TRY(auto adjustments, readAdjustments(file));
    return std::make_shared<const RuleCatalog>(std::move(versions), std::move(adjustments));
}

Result<void> putRuleVersion(WorkFile& file, const RuleVersion& version)
{
    TRY_DO(checkIdentity(version));
    return inTransaction(file, [&] {
        auto insert =
            file.database().statement(u"INSERT INTO rule_version (id, content) VALUES (?, ?)"
                                      " ON CONFLICT (id) DO UPDATE SET content = excluded.content"_s);
        return insert.bind(version.id).bind(QString::fromUtf8(writeRuleVersionJson(version))).run();
    });
}

Result<void> removeRuleVersion(WorkFile& file, const std::string& id)
{
    return inTransaction(file, [&]() -> Result<void> {
        const bool isShipped = shippedRules().find(id).has_value();
        TRY(const auto user, isShipped ? Result<std::optional<std::string>>() : userOf(file, id));
        if (user)
            return failure(ErrorCode::RuleVersionInUse, {id, *user});
        auto remove = file.database().statement(u"DELETE FROM rule_version WHERE id = ? RETURNING id"_s);
        TRY(const auto found, remove.bind(id).next());
        if (!found)
            return failure(ErrorCode::UnknownRuleVersion, {id});
        return {};
    });
}

Result<void> putAdjustment(WorkFile& file, const engine::Adjustment& adjustment)
{
    // What was read from a file was checked there; the form of a dialog has only what the format has.
    const QByteArray content = writeAdjustmentJson(adjustment);
    if (const auto read = readAdjustmentJson(content, u"adjustment"_s); !read.has_value())
        return tl::unexpected(read.error().front());
    return inTransaction(file, [&] {
        auto insert =
            file.database().statement(u"INSERT INTO adjustment (id, content) VALUES (?, ?)"
                                      " ON CONFLICT (id) DO UPDATE SET content = excluded.content"_s);
        return insert.bind(adjustment.id).bind(QString::fromUtf8(content)).run();
    });
}

std::shared_ptr<const RuleCatalog> withAdjustment(const RuleCatalog& rules,
                                                  const engine::Adjustment& adjustment)
{
    const auto known = rules.adjustments();
    std::vector<engine::Adjustment> adjustments(known.begin(), known.end());
    std::erase_if(adjustments, [&](const engine::Adjustment& one) { return one.id == adjustment.id; });
    adjustments.push_back(adjustment);
    return std::make_shared<const RuleCatalog>(rules.withAdjustments(std::move(adjustments)));
}

Result<void> removeAdjustment(WorkFile& file, const std::string& id)
{
    return inTransaction(file, [&]() -> Result<void> {
        auto remove = file.database().statement(u"DELETE FROM adjustment WHERE id = ? RETURNING id"_s);
        TRY(const auto found, remove.bind(id).next());
        if (found)
            return {};
        TRY(const auto known, readAdjustments(file));
        std::string ids;
        for (const engine::Adjustment& one : known)
            ids += (ids.empty() ? "" : "|") + one.id;
        return failure(ErrorCode::OutOfRange, {"adjustments", "id", id, ids.empty() ? "–" : ids});
    });
}

} // namespace zahlmeister::app
