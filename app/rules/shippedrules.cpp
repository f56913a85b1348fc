// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/shippedrules.h"

#include <algorithm>

#include <QDir>
#include <QFile>

#include "app/rules/ruleversionjson.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

std::vector<engine::RuleVersion> readShippedRules()
{
    std::vector<engine::RuleVersion> versions;
    const QDir folder(u":/rules"_s);
    for (const QString& name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        const bool isOpen = file.open(QIODevice::ReadOnly);
        auto version = readRuleVersionJson(isOpen ? file.readAll() : QByteArray(), name);
        if (!version.has_value()) // a resource of ours, which the tests read
            qFatal("%s is damaged", qPrintable(name));
        version->origin = engine::RuleOrigin::Shipped;
        versions.push_back(std::move(*version));
    }
    // Those that dates never choose stand after those that they do.
    std::ranges::stable_sort(versions, [](const auto& a, const auto& b) {
        return std::pair(!a.chosenByDate, a.validFrom) < std::pair(!b.chosenByDate, b.validFrom);
    });
    return versions;
}

} // namespace

const engine::RuleCatalog& shippedRules()
{
    return *shippedRulesShared();
}

std::shared_ptr<const engine::RuleCatalog> shippedRulesShared()
{
    static const auto catalog = std::make_shared<const engine::RuleCatalog>(readShippedRules());
    return catalog;
}

} // namespace zahlmeister::app
