// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/dsbxml/dsbxml.h"
#include "tests/support/importing.h"

/// What the tests of the federation's report share.
namespace zahlmeister::tests {

inline const QByteArray kTournamentUuid = "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee";
inline const QByteArray kFileUuid = "11111111-2222-4333-8444-555555555555";

/// @brief A report with all that one can hold.
[[nodiscard]] inline QByteArray reportFixture()
{
    return contentOf(QStringLiteral(ZAHLMEISTER_TEST_DATA "/dsbxml/club_open.xml"));
}

/// @brief Reads a report.
[[nodiscard]] inline app::ImportResult readReport(const QByteArray& data)
{
    return app::readDsbXml({{QStringLiteral("report.xml"), data}});
}

/// @brief A tournament as it is handed to the writer.
[[nodiscard]] inline app::ExportInput reportOf(const engine::Tournament& tournament)
{
    return {tournament, kTournamentUuid, kFileUuid, QStringLiteral("2026-10-12T20:00:00+02:00"),
            QStringLiteral("Zahlmeister")};
}

} // namespace zahlmeister::tests
