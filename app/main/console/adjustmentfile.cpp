// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/adjustmentfile.h"

#include "app/files/fileinhand.h"
#include "app/rules/adjustmentjson.h"
#include "engine/base/try.h"

namespace zahlmeister::cli {

Outcome<engine::Adjustment> readAdjustment(const QString& path)
{
    TRY(const auto content, in(path, app::contentOfFile(path)));
    auto read = app::readAdjustmentJson(content, path);
    if (read.has_value())
        return *std::move(read);
    for (std::size_t i = 0; i + 1 < read.error().size(); ++i)
        printError(path, read.error()[i]);
    return failed(path, read.error().back());
}

} // namespace zahlmeister::cli
