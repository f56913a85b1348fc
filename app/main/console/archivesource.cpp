// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/archivesource.h"

#include "app/main/console/commandtext.h"
#include "app/rules/shippedrules.h"
#include "engine/base/try.h"
#include "ui/text/archivetext.h"
#include "ui/text/errortext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

Outcome<app::ArchiveAddress> archiveAddressOf(const Arguments& arguments, QStringView option)
{
    const auto given = arguments.value(option);
    if (!given)
        return badUsage(Tr::tr("Name the archive with --archive sqlite:PATH or --archive postgresql://...."));
    const auto address = app::archiveAddress(*given);
    if (address.has_value())
        return *address;
    return tl::unexpected(Complaint{ExitCode::BadUsage, ui::errorText(address.error()),
                                    errorCodeText(address.error().code), u"zahlmeister"_s});
}

void printArchiveRisk(const app::ArchiveAddress& address)
{
    if (const QString risk = ui::archiveRiskText(address); !risk.isEmpty())
        printMessage(address.text, 0, MessageLevel::Warning, risk, "server-unverified");
}

Outcome<std::unique_ptr<app::Archive>> openArchive(const app::ArchiveAddress& address)
{
    printArchiveRisk(address);
    return in(address.text, app::Archive::open(address, app::shippedRules()));
}

Outcome<std::unique_ptr<app::Archive>> archiveNamedBy(const Arguments& arguments)
{
    TRY(const auto address, archiveAddressOf(arguments, u"archive"));
    return openArchive(address);
}

} // namespace zahlmeister::cli
