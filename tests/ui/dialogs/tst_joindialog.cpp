// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include "app/chronicle/tournamentparts.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "ui/dialogs/joindialog.h"
#include "ui/text/language.h"

namespace tst_joindialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;
using tests::flawlessTournament;

class TestJoinDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_translators.use(Language::English); }
    void init();
    void joinsWhatIsTicked();
    void forbidsOtherLevels();

private:
    [[nodiscard]] std::unique_ptr<JoinDialog> dialog() const
    {
        std::vector<app::TournamentSummary> summaries;
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            const auto& header = m_parts[i].header;
            summaries.push_back({engine::TournamentId(static_cast<int>(i) + 1),
                                 QString::fromStdString(header.name), header.start, header.end});
        }
        summaries.push_back({engine::TournamentId(9), u"gone"_s, {}, {}});
        summaries.back().removed = true;
        return std::make_unique<JoinDialog>(
            summaries, engine::TournamentId(1), [this](engine::TournamentId id) {
                return Result<app::StoredTournament>({m_parts[static_cast<std::size_t>(id.value() - 1)], {}});
            });
    }
    static void tick(const JoinDialog& dialog, int row)
    {
        dialog.findChild<QListWidget*>(u"reports"_s)->item(row)->setCheckState(Qt::Checked);
    }
    static bool isApplicable(const JoinDialog& dialog)
    {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
    }

    std::vector<engine::Tournament> m_parts;
    Translators m_translators{Language::English};
};

void TestJoinDialog::init()
{
    m_parts = app::splitAfterRound(flawlessTournament().tournament, 2);
}

// RULE: WO2026 4.2.4.3
void TestJoinDialog::joinsWhatIsTicked()
{
    const auto join = dialog();
    QCOMPARE(join->findChild<QListWidget*>(u"reports"_s)->count(), 2); // not what was removed
    QVERIFY(!isApplicable(*join));
    tick(*join, 1);
    QVERIFY(isApplicable(*join));
    QCOMPARE(join->chosen().size(), 2U);
    QCOMPARE(join->tournament().games.size(), 3U);
    QCOMPARE(join->findChild<QListWidget*>(u"joinDoubts"_s)->count(), 1); // rounds are counted on
    auto* name = join->findChild<QLineEdit*>(u"joinedName"_s);
    QCOMPARE(name->text(), u"Test (1)"_s);
    name->clear();
    QTest::keyClicks(name, u"Season"_s);
    QCOMPARE(join->tournament().header.name, std::string("Season"));
}

// RULE: WO2026 4.2.4.3
void TestJoinDialog::forbidsOtherLevels()
{
    m_parts[1].header.level = "C00";
    const auto join = dialog();
    tick(*join, 1);
    QVERIFY(!isApplicable(*join));
    QVERIFY(join->findChild<QListWidget*>(u"joinDoubts"_s)->item(0)->text().contains(u"C00, C05"_s));
}

ZAHLMEISTER_TEST(TestJoinDialog, QApplication)

} // namespace tst_joindialog

#include "tst_joindialog.moc"
