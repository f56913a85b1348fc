// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/text/calendar.h"
#include "tests/support/testmain.h"
#include "ui/widgets/arrangement.h"
#include "ui/windows/preferencesdialog.h"

namespace tst_preferencesdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using ui::Preferences;
using ui::PreferencesDialog;

class TestPreferencesDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QSettings().clear(); }
    void cleanupTestCase() { QSettings().clear(); }

    void everyFieldTellsItsDefault();
    void proposesEvaluatorAndLevel();
    void keepsTermsWithTheirDay();
    void takesNoHalfLevel();
    void keepsChoicesAtOnce();
    void usesTheFolderWhileItIsThere();
    void keepsTheLanguageOfTheStartUntilOneIsChosen();

private:
    /// The field of a caption; fails when there is none.
    template <class Field>
    static Field* fieldOf(const PreferencesDialog& dialog, const QString& name)
    {
        for (Field* field : dialog.findChildren<Field*>()) {
            if (field->accessibleName() == name)
                return field;
        }
        qFatal("no field");
    }
};

void TestPreferencesDialog::everyFieldTellsItsDefault()
{
    const PreferencesDialog dialog;
    int fields = 0;
    for (const QWidget* field : dialog.findChildren<QWidget*>()) {
        if (field->accessibleName().isEmpty() || !(field->focusPolicy() & Qt::TabFocus) ||
            field->objectName() == u"helpButton"_s)
            continue;
        ++fields;
        QVERIFY2(field->accessibleDescription().startsWith(u"default: "_s),
                 qPrintable(field->accessibleName()));
    }
    QCOMPARE(fields, 10);
}

/// What the federation asks for is nobody's default, and old after a while.
void TestPreferencesDialog::keepsTermsWithTheirDay()
{
    QVERIFY(!Preferences().fideTerms().isKnown());
    QVERIFY(!Preferences().fideTerms().asOf);
    const PreferencesDialog dialog;
    QTest::keyClicks(fieldOf<QLineEdit>(dialog, u"Elo report, days"_s), u"7"_s);
    auto* fee = fieldOf<QLineEdit>(dialog, u"Elo report, fee per player in €"_s);
    QTest::keyClicks(fee, u"3,50"_s);
    const app::FideTerms terms = Preferences().fideTerms();
    QCOMPARE(terms.days, std::optional(7));
    QCOMPARE(terms.fee, std::optional(350));
    QVERIFY(terms.asOf == app::today());
    QCOMPARE(fieldOf<QLineEdit>(PreferencesDialog(), u"Elo report, fee per player in €"_s)->text(),
             u"3.50"_s);
    fee->selectAll();
    QTest::keyClick(fee, Qt::Key_Delete);
    QVERIFY(!Preferences().fideTerms().fee);
}

void TestPreferencesDialog::proposesEvaluatorAndLevel()
{
    const PreferencesDialog dialog;
    QVERIFY(Preferences().proposedHeader() == engine::TournamentHeader());
    QTest::keyClicks(fieldOf<QLineEdit>(dialog, u"Evaluator"_s), u"Anna Ahorn"_s);
    QTest::keyClicks(fieldOf<QLineEdit>(dialog, u"His club"_s), u"SC Musterstadt"_s);
    QTest::keyClicks(fieldOf<QLineEdit>(dialog, u"Level"_s), u"c05x"_s);
    const engine::TournamentHeader header = Preferences().proposedHeader();
    QCOMPARE(header.evaluator, "Anna Ahorn, SC Musterstadt");
    QCOMPARE(header.level, "C05");
}

/// With half a level every new tournament would be refused.
void TestPreferencesDialog::takesNoHalfLevel()
{
    const PreferencesDialog dialog;
    auto* level = fieldOf<QLineEdit>(dialog, u"Level"_s);
    QTest::keyClicks(level, u"c0"_s);
    Q_EMIT level->editingFinished();
    QVERIFY(Preferences().proposedHeader().level.empty());
    const auto isSaid = [&] {
        const auto labels = dialog.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return !label->isHidden() && label->text().startsWith(u"✕"_s);
        });
    };
    QVERIFY(isSaid());
    QTest::keyClicks(level, u"5"_s);
    QVERIFY(!isSaid());
    QCOMPARE(Preferences().proposedHeader().level, "C05");
    Preferences().setLevel(u"C"_s); // as an earlier version kept it
    QVERIFY(Preferences().proposedHeader().level.empty());
}

void TestPreferencesDialog::keepsChoicesAtOnce()
{
    PreferencesDialog dialog;
    QSignalSpy rebuilt(&dialog, &PreferencesDialog::rebuildWanted);
    QSignalSpy dressed(&dialog, &PreferencesDialog::appearanceChosen);
    const auto choose = [&dialog](const QString& name, const QString& text) {
        auto* field = fieldOf<QComboBox>(dialog, name);
        field->setCurrentText(text);
        Q_EMIT field->activated(field->currentIndex());
    };
    choose(u"Size of text"_s, u"150 %"_s);
    choose(u"Language"_s, u"English"_s);
    choose(u"After a result the cursor goes"_s, u"down"_s);
    QCOMPARE(rebuilt.size(), 3);
    choose(u"Appearance"_s, u"dark"_s);
    QCOMPARE(dressed.size(), 1);
    QCOMPARE(Preferences().textSize(), 150);
    QCOMPARE(Preferences().language(), u"en"_s);
    QCOMPARE(Preferences().direction(), 1);
    // Who opens it again finds what was chosen.
    const PreferencesDialog again;
    QCOMPARE(fieldOf<QComboBox>(again, u"Size of text"_s)->currentText(), u"150 %"_s);
    QCOMPARE(fieldOf<QComboBox>(again, u"Language"_s)->currentText(), u"English"_s);
}

void TestPreferencesDialog::usesTheFolderWhileItIsThere()
{
    const QString shipped = ui::documentsFolder();
    QTemporaryDir folder;
    Preferences().setFolder(folder.path());
    QCOMPARE(ui::documentsFolder(), folder.path());
    QVERIFY(folder.remove());
    QCOMPARE(ui::documentsFolder(), shipped);
}

void TestPreferencesDialog::keepsTheLanguageOfTheStartUntilOneIsChosen()
{
    Preferences().setLanguage(u"de"_s);
    Preferences::startInLanguage(u"en"_s);
    PreferencesDialog dialog;
    auto* field = fieldOf<QComboBox>(dialog, u"Language"_s);
    QCOMPARE(field->currentText(), u"English"_s);
    QCOMPARE(QSettings().value(u"language"_s).toString(), u"de"_s);
    // A rebuild for another reason asks again.
    Preferences().setTextSize(125);
    QCOMPARE(Preferences().language(), u"en"_s);
    // What was stored all the time is a choice, too.
    field->setCurrentText(u"Deutsch"_s);
    Q_EMIT field->activated(field->currentIndex());
    QCOMPARE(Preferences().language(), u"de"_s);
}

ZAHLMEISTER_TEST(TestPreferencesDialog, QApplication)

} // namespace tst_preferencesdialog

#include "tst_preferencesdialog.moc"
