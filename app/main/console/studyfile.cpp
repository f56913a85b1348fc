// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/studyfile.h"

#include <algorithm>

#include <QDateTime>

#include "app/files/fileinhand.h"
#include "app/lab/variantrules.h"
#include "app/main/console/adjustmentfile.h"
#include "app/main/console/commandtext.h"
#include "engine/base/try.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

/// `r=0.1` or `K_0_adult=60,60,44`.
Outcome<void> setParameter(const QString& text, app::Variant& variant)
{
    const qsizetype equals = text.indexOf(u'=');
    std::vector<double> values;
    bool isGood = equals > 0;
    for (const QString& part : text.mid(equals + 1).split(u',')) {
        bool isNumber = false;
        values.push_back(part.trimmed().toDouble(&isNumber));
        isGood = isGood && isNumber;
    }
    if (!isGood)
        return badUsage(
            ui::fillPattern(Tr::tr("--set is “%1”; expected is NAME=NUMBER, such as r=0.1."), {text}));
    variant.parameters[text.first(equals).trimmed().toStdString()] = values;
    return {};
}

/// `log_loss<=-0.001` or `value slope>=0.95`.
Outcome<app::Criterion> criterionIn(const QString& text, const std::string& variant)
{
    app::Criterion criterion{.variant = variant};
    QString rest = text.trimmed();
    if (rest.startsWith(u"value "_s)) {
        criterion.isDifference = false;
        rest = rest.mid(6).trimmed();
    }
    criterion.isAtMost = rest.contains(u"<="_s);
    const QStringList parts = rest.split(criterion.isAtMost ? u"<="_s : u">="_s);
    bool isNumber = false;
    criterion.bound = parts.constLast().trimmed().toDouble(&isNumber);
    const auto measure = app::measureFromText(parts.constFirst().trimmed().toStdString());
    if (parts.size() != 2 || !measure || !isNumber)
        return badUsage(ui::fillPattern(
            Tr::tr("--criterion is “%1”; expected is MEASURE<=NUMBER or MEASURE>=NUMBER, such as "
                   "log_loss<=-0.001."),
            {text}));
    criterion.measure = *measure;
    criterion.written = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    return criterion;
}

Outcome<void> putVariant(const Arguments& arguments, const engine::RuleCatalog& rules, app::Study& study)
{
    app::Variant variant;
    variant.base = arguments.value(u"rules").value_or(QString()).toStdString();
    for (const QString& text : arguments.values(u"set")) {
        TRY_DO(setParameter(text, variant));
    }
    TRY(variant.from, arguments.day(u"since"));
    for (const QString& path : arguments.values(u"adjustment")) {
        TRY(auto adjustment, readAdjustment(path));
        variant.adjustments.push_back(std::move(adjustment));
    }
    if (variant.base.empty())
        return badUsage(Tr::tr("--set, --since and --criterion need --rules ID, or --name of a variant."));
    const QString sets = arguments.values(u"set").join(u", "_s);
    variant.name =
        arguments.value(u"name").value_or(sets.isEmpty() ? ui::fromEngine(variant.base) : sets).toStdString();
    TRY_DO(in(QString(), app::VariantRules::of(variant, rules).map([](const auto&) {})));
    study.variants.push_back(std::move(variant));
    return {};
}

} // namespace

Outcome<app::Study> studyIn(const QString& path)
{
    TRY(const auto data, in(path, app::contentOfFile(path)));
    auto study = app::readStudyJson(data, path);
    if (study.has_value())
        return *std::move(study);
    for (const Error& error : study.error())
        printError(path, error);
    return tl::unexpected(Complaint{ExitCode::FileFailed});
}

Outcome<void> putIntoStudy(const Arguments& arguments, const engine::RuleCatalog& rules, app::Study& study)
{
    const auto take = [&](QStringView option, std::string& into) {
        if (const auto value = arguments.value(option))
            into = value->toStdString();
    };
    take(u"title", study.title);
    take(u"question", study.question);
    take(u"data", study.data);
    TRY(const auto from, arguments.day(u"from"));
    TRY(const auto to, arguments.day(u"to"));
    study.from = from ? from : study.from;
    study.to = to ? to : study.to;
    TRY_DO(inOrder(u"from"_s, study.from, u"to"_s, study.to));
    const QStringList criteria = arguments.values(u"criterion");
    const bool namesKnown = !arguments.has(u"rules") && arguments.has(u"name");
    if (arguments.has(u"rules") || arguments.has(u"set") || arguments.has(u"since") ||
        (!criteria.isEmpty() && !namesKnown)) {
        TRY_DO(putVariant(arguments, rules, study));
    }
    const std::string variant = namesKnown || study.variants.empty()
                                    ? arguments.value(u"name").value_or(QString()).toStdString()
                                    : study.variants.back().name;
    for (const QString& text : criteria) {
        TRY(auto criterion, criterionIn(text, variant));
        study.criteria.push_back(std::move(criterion));
    }
    for (const QString& word : arguments.values(u"yardstick")) {
        using app::Yardstick;
        for (const Yardstick one :
             {Yardstick::Unchanged, Yardstick::Elo, Yardstick::Glicko2, Yardstick::Truth}) {
            if (app::yardstickText(one) == word.toStdString())
                study.variants.push_back({.name = word.toStdString(), .yardstick = one});
        }
    }
    std::vector<std::string> names;
    for (const app::Variant& one : study.variants)
        names.push_back(one.name);
    std::ranges::sort(names);
    if (const auto twice = std::ranges::adjacent_find(names); twice != names.end())
        return badUsage(
            ui::fillPattern(Tr::tr("Two variants of the study are called “%1”: --name gives another name."),
                            {ui::fromEngine(*twice)}));
    return {};
}

} // namespace zahlmeister::cli
