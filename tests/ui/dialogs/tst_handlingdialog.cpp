// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "app/text/calendar.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "ui/dialogs/handlingdialog.h"
#include "ui/text/language.h"
#include "ui/theme/rolelabel.h"
#include "ui/widgets/datefield.h"

namespace tst_handlingdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;
using tests::flawlessTournament;
using tests::OpenTournament;

class TestHandlingDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_translators.use(Language::English); }
    void refusesOnlyWithAReason();
    void saysByWhenItShouldBeDone();
    void writesLetters();

private:
    static void type(const HandlingDialog& dialog, const char* field, const QString& text)
    {
        dialog.findChild<DateField*>(QString::fromLatin1(field))->setText(text);
    }
    static bool isApplicable(const HandlingDialog& dialog)
    {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
    }
    static QString sentence(const HandlingDialog& dialog)
    {
        return dialog.findChild<RoleLabel*>(u"handlingSentence"_s)->text();
    }

    Translators m_translators{Language::English};
};

// RULE: WO2026 2.2.5.3
void TestHandlingDialog::refusesOnlyWithAReason()
{
    OpenTournament open(flawlessTournament().tournament);
    const HandlingDialog dialog(open.evaluation(), {});
    QVERIFY(isApplicable(dialog));
    QVERIFY(dialog.handling() == app::Handling());
    type(dialog, "refused", u"20.12.2026"_s);
    QVERIFY(!isApplicable(dialog));
    dialog.findChild<QPlainTextEdit*>(u"refusalReason"_s)->setPlainText(u"No arbiter"_s);
    QVERIFY(isApplicable(dialog));
    const app::Handling expected{.refused = engine::Date::tryFrom(2026, 12, 20), .reason = u"No arbiter"_s};
    QVERIFY(dialog.handling() == expected);
    type(dialog, "notified", u"32.12.2026"_s);
    QVERIFY(!isApplicable(dialog));
    const HandlingDialog again(open.evaluation(), expected);
    QVERIFY(again.handling() == expected);
}

// RULE: WO2026 6.5.1
void TestHandlingDialog::saysByWhenItShouldBeDone()
{
    OpenTournament open(flawlessTournament().tournament);
    const HandlingDialog dialog(open.evaluation(), {.received = engine::Date::tryFrom(2026, 12, 13)});
    QVERIFY2(sentence(dialog).contains(u"20 Dec 2026"_s), qPrintable(sentence(dialog)));
}

// RULE: WO2026 2.2.5.3, 6.5.1
void TestHandlingDialog::writesLetters()
{
    const QTemporaryDir folder;
    OpenTournament open(flawlessTournament().tournament);
    HandlingDialog dialog(open.evaluation(), {});
    const QString notice = folder.filePath(u"notice.pdf"_s);
    QVERIFY(dialog.writeLetter(SheetKind::Notice, notice));
    QVERIFY(QFile(notice).size() > 1000);
    QVERIFY(dialog.handling().notified == app::today());
    const QString refusal = folder.filePath(u"refusal.pdf"_s);
    QVERIFY(dialog.writeLetter(SheetKind::Refusal, refusal));
    QVERIFY(QFile(refusal).size() > 1000);
    QVERIFY(!dialog.writeLetter(SheetKind::Refusal, folder.filePath(u"no/such/folder.pdf"_s)));
}

ZAHLMEISTER_TEST(TestHandlingDialog, QApplication)

} // namespace tst_handlingdialog

#include "tst_handlingdialog.moc"
