// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/rulesource.h"

#include "app/rules/rulestore.h"
#include "app/rules/shippedrules.h"
#include "app/store/workfile.h"

namespace zahlmeister::cli {

tl::expected<std::shared_ptr<const engine::RuleCatalog>, ExitCode> ruleCatalog(const Arguments& arguments)
{
    const auto path = arguments.value(u"rules-from");
    if (!path)
        return app::shippedRulesShared();
    const auto fail = [&](const Error& error) {
        printError(*path, error);
        return tl::unexpected(ExitCode::FileFailed);
    };
    const auto workFile = app::WorkFile::open(*path, app::WorkFile::Access::ReadOnly);
    if (!workFile.has_value())
        return fail(workFile.error());
    const auto rules = app::rulesOf(**workFile);
    if (!rules.has_value())
        return fail(rules.error());
    return *rules;
}

} // namespace zahlmeister::cli
