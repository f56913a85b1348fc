// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>

#include <QFile>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/livechronicle.h"
#include "app/session/session.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/mainwindow.h"
#include "ui/windows/preferences.h"

namespace tst_chroniclecommands {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

/// What is asked of all tournaments together.
class TestChronicleCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void saysWhatIsSettledOfAnEarlierVersion();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    std::unique_ptr<app::Session> m_session;
    ui::Preferences m_preferences;
    std::unique_ptr<ui::MainWindow> m_window;
};

void TestChronicleCommands::init()
{
    for (const auto format : {QSettings::NativeFormat, QSettings::IniFormat})
        QSettings::setPath(format, QSettings::UserScope, m_folder.path());
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(path(u"test.zahlmeister"_s)).has_value());
    m_window = std::make_unique<ui::MainWindow>(*m_session, m_preferences, ui::Appearance::Light,
                                                ui::Language::German);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

/// Once, when nothing else is to be done.
void TestChronicleCommands::saysWhatIsSettledOfAnEarlierVersion()
{
    const QString old = path(u"old.zahlmeister"_s);
    QVERIFY(QFile::copy(QStringLiteral(ZAHLMEISTER_TEST_DATA "/schema/v14.zahlmeister"), old));
    QVERIFY(m_session->openWorkFile(old).has_value());
    const auto says = [this] {
        const auto labels = m_window->messageBar().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains(u"who 3 participant"_s);
        });
    };
    QTRY_VERIFY(says());
    m_window->messageBar().dismiss();
    QVERIFY(m_session->openWorkFile(path(u"test.zahlmeister"_s)).has_value());
    QTRY_VERIFY(m_session->chronicle().isCurrent());
    QVERIFY(!says());
    QVERIFY(m_session->openWorkFile(old).has_value());
    QVERIFY(!m_session->workFile()->wasMigrated());
    QTRY_VERIFY(m_session->chronicle().isCurrent());
    QVERIFY(!says());
}

ZAHLMEISTER_TEST(TestChronicleCommands, QApplication)

} // namespace tst_chroniclecommands

#include "tst_chroniclecommands.moc"
