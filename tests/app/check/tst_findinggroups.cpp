// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QTest>

#include "app/check/acceptance.h"
#include "app/check/findinggroups.h"
#include "tests/support/testmain.h"

namespace tst_findinggroups {

using namespace zahlmeister;
using engine::Finding;
using engine::FindingCode;
using engine::FindingLevel;

namespace {

Finding of(int player, FindingCode code = FindingCode::NotIdentified, std::vector<std::string> args = {})
{
    Finding finding;
    finding.code = code;
    finding.level = FindingLevel::Warning;
    finding.args = std::move(args);
    if (player > 0)
        finding.place.participant = engine::ParticipantNumber(player);
    return finding;
}

} // namespace

class TestFindingGroups : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void joinsWhatSaysTheSame();
    void partsWhatWasAccepted();
    void isQuickOfManyKinds();
};

void TestFindingGroups::joinsWhatSaysTheSame()
{
    std::vector<Finding> findings{of(0), of(1), of(2, FindingCode::NameMissing),
                                  of(3), of(0), of(4, FindingCode::NotIdentified, {"x"}),
                                  of(2)};
    findings.push_back(of(5));
    findings.back().place.game = engine::GameId(1);
    using Groups = std::vector<std::vector<std::size_t>>;
    QVERIFY(app::findingGroups(findings, {}) == (Groups{{0}, {1, 3, 6}, {2}, {4}, {5}, {7}}));
    QVERIFY(app::findingGroups({}, {}).empty());
}

void TestFindingGroups::partsWhatWasAccepted()
{
    engine::Tournament tournament;
    tournament.participants = {{.number = engine::ParticipantNumber(1), .name = "A"},
                               {.number = engine::ParticipantNumber(2), .name = "B"}};
    const std::vector<Finding> findings{of(1), of(2)};
    tournament.header.acceptances = {{std::string(engine::findingCodeText(findings[0].code)),
                                      app::placeKey(findings[0], tournament), "known"}};
    QVERIFY(app::acceptanceOf(findings[0], tournament) != nullptr);
    QCOMPARE(app::findingGroups(findings, tournament).size(), std::size_t{2});
}

/// Whatever differs in its arguments is a group of its own, and must not be compared with all others.
void TestFindingGroups::isQuickOfManyKinds()
{
    std::vector<Finding> findings;
    for (int i = 1; i <= 99'999; ++i)
        findings.push_back(of(i, FindingCode::NotIdentified, {std::to_string(i)}));
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(app::findingGroups(findings, {}).size(), findings.size());
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
}

ZAHLMEISTER_TEST(TestFindingGroups, QCoreApplication)

} // namespace tst_findinggroups

#include "tst_findinggroups.moc"
