// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/samplemark.h"

#include "app/store/database.h"
#include "app/store/workfile.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// The ids of work files are random; those of samples begin with these 20 digits, "Zahlmuster" in ASCII.
constexpr auto kMark = "5a61686c6d7573746572"_L1;

} // namespace

bool isSample(const WorkFile& file)
{
    return isSample(file.database());
}

bool isSample(Database& database)
{
    auto row = database.statement(u"SELECT id FROM work_file"_s);
    const auto found = row.next();
    return found.has_value() && *found && row.text(0).startsWith(kMark);
}

Result<void> markAsSample(Database& database)
{
    return database.statement(u"UPDATE work_file SET id = ? || substr(id, %1)"_s.arg(kMark.size() + 1))
        .bind(QString(kMark))
        .run();
}

} // namespace zahlmeister::app
