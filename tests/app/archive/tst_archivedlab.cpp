// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/adjusting.h"
#include "app/lab/labjson.h"
#include "app/lab/labsource.h"
#include "app/lab/simulation.h"
#include "tests/app/archive/archives.h"
#include "tests/support/testmain.h"

namespace tst_archivedlab {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;

namespace {

Study study()
{
    Study study{.title = "Archive"};
    Variant variant{.name = "K 60"};
    variant.base = "dwz-2026";
    variant.from = engine::Date::tryFrom(2018, 1, 1);
    variant.parameters = {{"K_max", {60}}};
    study.variants = {variant, {.name = "Glicko", .yardstick = Yardstick::Glicko2}};
    return study;
}

QByteArray reportOf(const LabSource& source)
{
    auto report = runStudy(study(), source.data, *source.rules);
    if (!report.has_value())
        qFatal("no report: %s", report.error().detail.c_str());
    report->fingerprint.clear(); // an archive keeps a content in other bytes than a work file
    return writeLabReportJson(*report);
}

} // namespace

/// A study says the same of an archive as of a work file with the same tournaments, byte for byte.
class TestArchivedLab : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data() { ArchivePlaces::addEngines(); }
    void saysTheSame();
    void removedTournamentsLeaveWhatListsSaid_data() { ArchivePlaces::addEngines(); }
    void removedTournamentsLeaveWhatListsSaid();

private:
    ArchivePlaces m_places;
};

void TestArchivedLab::saysTheSame()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const SimulatedWorld world = simulate({.players = 80, .years = 11, .seed = 9});
    std::int64_t at = 0;
    for (const ChronicleTournament& one : world.tournaments)
        QVERIFY(archive->publish(publicationOf(at++, 0, one)).has_value());
    QVERIFY(archive->recalculate().has_value());
    const auto archived = labSourceOf(*archive);
    QVERIFY(archived.has_value());
    LabSource inMemory{.rules = shippedRulesShared()};
    inMemory.data = *LabData::of(shared(world.tournaments), *inMemory.rules);
    QCOMPARE(archived->data.persons(), inMemory.data.persons());
    const QByteArray before = reportOf(*archived);
    QCOMPARE(before, reportOf(inMemory));
    // RULE: WO2026 2.2.1
    const engine::Adjustment adjustment{
        .id = "more",
        .day = *engine::Date::tryFrom(2019, 1, 1),
        .formula = *engine::Conversion::of({{0, 1700, 1, 60}, {1700, std::nullopt, 0.9, 230}}),
        .reason = "r"};
    QVERIFY(adjustArchive(*archive, {.made = {adjustment}}).has_value());
    inMemory.rules =
        std::make_shared<const engine::RuleCatalog>(shippedRules().withAdjustments({adjustment}));
    const QByteArray after = reportOf(*labSourceOf(*archive));
    QCOMPARE(after, reportOf(inMemory));
    QVERIFY(after != before);
}

void TestArchivedLab::removedTournamentsLeaveWhatListsSaid()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const SimulatedWorld world = simulate({.players = 60, .years = 3, .seed = 2});
    ChronicleTournaments there;
    ChronicleTournaments removed;
    for (std::size_t at = 0; at < world.tournaments.size(); ++at) {
        const auto done =
            archive->publish(publicationOf(static_cast<std::int64_t>(at), 0, world.tournaments[at]));
        QVERIFY(done.has_value());
        const bool isRemoved = at % 4 == 1;
        if (isRemoved)
            QVERIFY(
                archive->publish(publicationOf(static_cast<std::int64_t>(at), done->revision, std::nullopt))
                    .has_value());
        (isRemoved ? removed : there)
            .push_back(std::make_shared<const ChronicleTournament>(world.tournaments[at]));
    }
    QVERIFY(!removed.empty());
    QVERIFY(archive->recalculate().has_value());
    const auto archived = labSourceOf(*archive);
    QVERIFY(archived.has_value());
    LabSource inMemory{.rules = shippedRulesShared()};
    inMemory.data = *LabData::of(there, *inMemory.rules, {}, removed);
    QCOMPARE(reportOf(*archived), reportOf(inMemory));
}

ZAHLMEISTER_TEST(TestArchivedLab, QCoreApplication)

} // namespace tst_archivedlab

#include "tst_archivedlab.moc"
