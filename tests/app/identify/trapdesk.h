// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QSignalSpy>
#include <QTest>

#include "app/chronicle/workfilerecords.h"
#include "app/identify/liveidentification.h"
#include "tests/app/lists/listdesk.h"
#include "tests/support/opentournament.h"
#include "tests/support/traps.h"

namespace zahlmeister::tests {

/// @brief The field full of traps, open as the window has it, with the lists of two months.
class TrapDesk {
public:
    /// @param withLists false: nothing was ever imported
    explicit TrapDesk(const engine::Tournament& tournament = trapField(), bool withLists = true)
        : m_open(tournament)
    {
        if (withLists) {
            import("a-20261001.csv", ListFile::Nu20, trapMembers(), kSecond);
            import("b-20261101.csv", ListFile::Nu20, trapMembersLater(), kThird);
            import("world.txt", ListFile::FideCombined, trapWorld(), kSecond);
        }
        m_finder = std::make_unique<app::PersonFinder>(m_desk.store());
        m_identification = std::make_unique<app::LiveIdentification>(m_open.evaluation(), m_open.workFile(),
                                                                     m_records, *m_finder);
        QSignalSpy loaded(m_finder.get(), &app::PersonFinder::loaded);
        m_finder->load();
        if (loaded.isEmpty() && !loaded.wait(20000))
            qFatal("lists not loaded");
        settle();
    }

    /// @brief Waits until the identification is about the document as it stands.
    void settle()
    {
        if (!QTest::qWaitFor([this] { return m_identification->isUpToDate(); }, 20000))
            qFatal("the identification does not end");
    }

    /// @brief What is open.
    [[nodiscard]] OpenTournament& open() { return m_open; }
    [[nodiscard]] app::PersonRecords& records() { return m_records; }
    [[nodiscard]] app::PersonFinder& finder() { return *m_finder; }
    [[nodiscard]] app::LiveIdentification& identification() { return *m_identification; }
    [[nodiscard]] const Desk& desk() const { return m_desk; }
    [[nodiscard]] const engine::Participant& participant(int number) const
    {
        return m_open.tournament().participants[static_cast<std::size_t>(number - 1)];
    }

    /// @brief Imports a list of a day.
    void import(const char* name, ListFile file, const std::vector<app::ListPerson>& persons,
                engine::Date date) const
    {
        if (!m_desk.import({m_desk.write(name, file, persons)}, date).has_value())
            qFatal("list %s not imported", name);
    }

private:
    Desk m_desk;
    OpenTournament m_open;
    app::WorkFileRecords m_records{m_open.workFile(), m_open.evaluation()};
    std::unique_ptr<app::PersonFinder> m_finder;
    std::unique_ptr<app::LiveIdentification> m_identification;
};

} // namespace zahlmeister::tests
