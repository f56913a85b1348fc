// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/gui.h"

#include <chrono>
#include <memory>

#include <QApplication>
#include <QLocale>
#include <QTimer>

#include "app/files/temporaryfolder.h"
#include "app/main/commandline.h"
#include "app/main/firststart.h"
#include "app/sample/sample.h"
#include "app/session/session.h"
#include "ui/text/language.h"
#include "ui/text/workfiletext.h"
#include "ui/theme/shippedfonts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/patiencedialog.h"
#include "ui/widgets/plaintexts.h"
#include "ui/widgets/programkeys.h"
#include "ui/windows/command.h"
#include "ui/windows/mainwindow.h"
#include "ui/windows/preferences.h"

using namespace Qt::StringLiterals;

namespace zahlmeister {

namespace {

constexpr auto kDialogInterval = std::chrono::milliseconds(300);

/// The window and everything that outlives it when it is built anew.
class Program : public QObject {
public:
    Program();

    void start(const QString& path);

private:
    void openDefaultWorkFile();
    void buildWindow();
    void comeToFront(const QString& path, const QByteArray& token);
    void changeLanguage(ui::Language language);
    void rebuildWindow();
    void changeAppearance(ui::Appearance appearance);

    FirstStart m_first;
    ui::Preferences m_preferences;
    ui::Translators m_translators;
    ui::Theme m_theme;
    app::Session m_session;
    std::vector<Error> m_startErrors;
    std::unique_ptr<ui::MainWindow> m_window;
};

Program::Program()
    : m_translators(ui::chooseLanguage(m_preferences.language(), QLocale::system())),
      m_theme(m_preferences.appearance())
{
    m_theme.setTextSize(m_preferences.textSize());
}

void Program::start(const QString& path)
{
    std::optional<app::FileInHand> file;
    if (!path.isEmpty())
        file.emplace(path);
    // A work file that is named takes the place of the default one, which is then not even touched.
    const bool isWorkFile = file && app::Session::isWorkFile(*file);
    if (isWorkFile) {
        ui::PatienceDialog patience(nullptr);
        const auto opened = m_session.openFile(std::move(*file), [&](app::WorkFile::Step step) {
            return patience.goesOn(ui::workFileStepText(step));
        });
        if (!opened.has_value())
            m_startErrors = opened.error();
    }
    if (!m_session.workFile())
        openDefaultWorkFile();
    buildWindow();
    if (!m_startErrors.empty())
        m_window->report(m_startErrors, path);
    else if (file && !isWorkFile)
        m_window->openFile(std::move(*file));
    m_window->show();
    // A kill leaves a temporary file; looking for it must not delay the first picture.
    QTimer::singleShot(0, this, [] { app::TemporaryFolder::removeAbandoned(); });
    connect(&m_first, &FirstStart::called, this, &Program::comeToFront);
    m_first.listen();
}

void Program::openDefaultWorkFile()
{
    ui::PatienceDialog patience(nullptr);
    const auto opened = m_session.openWorkFile(
        app::ownWorkFile(), app::WorkFile::ForeignLogs::Refuse,
        [&](app::WorkFile::Step step) { return patience.goesOn(ui::workFileStepText(step)); });
    if (!opened.has_value())
        m_startErrors.push_back(opened.error());
}

void Program::buildWindow()
{
    m_window = std::make_unique<ui::MainWindow>(m_session, m_preferences, m_theme.appearance(),
                                                m_translators.language());
    connect(m_window.get(), &ui::MainWindow::appearanceChosen, this, &Program::changeAppearance);
    // Not from within the menu of the window that is to be replaced.
    connect(m_window.get(), &ui::MainWindow::languageChosen, this, &Program::changeLanguage,
            Qt::QueuedConnection);
    connect(m_window.get(), &ui::MainWindow::rebuildWanted, this, &Program::rebuildWindow,
            Qt::QueuedConnection);
}

void Program::comeToFront(const QString& path, const QByteArray& token)
{
    if (!token.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", token);
    m_window->setWindowState(m_window->windowState() & ~Qt::WindowMinimized);
    m_window->raise();
    m_window->activateWindow();
    if (path.isEmpty())
        return;
    // A dialog is answered first.
    if (QApplication::activeModalWidget())
        QTimer::singleShot(kDialogInterval, this, [this, path] { comeToFront(path, {}); });
    else
        m_window->openFile(app::FileInHand(path));
}

void Program::changeLanguage(ui::Language language)
{
    m_preferences.setLanguage(ui::languageCode(language));
    if (language != m_translators.language())
        rebuildWindow();
}

void Program::rebuildWindow()
{
    const auto page = m_window->currentPage();
    const QByteArray geometry = m_window->saveGeometry();
    m_preferences.setWindow(geometry, m_window->saveState());
    m_translators.use(ui::chooseLanguage(m_preferences.language(), QLocale::system()));
    m_theme.setTextSize(m_preferences.textSize());
    const bool showsPreferences = m_window->showsPreferences();
    // Going through the sizes by key stays in their field.
    const QString field = QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString();
    const std::unique_ptr<ui::MainWindow> old = std::move(m_window);
    buildWindow();
    if (page)
        m_window->showPage(*page);
    m_window->show();
    if (!showsPreferences)
        return;
    ui::commandNamed(*m_window, "preferences")->trigger();
    if (auto* again = field.isEmpty() ? nullptr : m_window->findChild<QWidget*>(field))
        again->setFocus();
}

void Program::changeAppearance(ui::Appearance appearance)
{
    m_preferences.setAppearance(appearance);
    m_theme.setAppearance(appearance);
}

} // namespace

int runGui(int argc, char** argv)
{
#ifdef Q_OS_WIN
    // Qt 6.4 follows a dark desktop only when it is asked to.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "windows:darkmode=2");
#endif
    QApplication application(argc, argv);
    ui::useShippedFonts();
    QApplication::setOrganizationName(u"zahlmeister"_s); // names the folder of the settings
    QApplication::setApplicationName(u"zahlmeister"_s);
    QApplication::setApplicationDisplayName(u"Zahlmeister"_s);
    QApplication::setApplicationVersion(QStringLiteral(ZAHLMEISTER_VERSION));
    QApplication::setDesktopFileName(u"zahlmeister"_s);
    new ui::ProgramKeys(application); // the application owns them
    new ui::PlainTexts(application);
    const QStringList words = QApplication::arguments().mid(1);
    const QString path = fileForWindow(words);
    if (FirstStart::handOver(path))
        return 0;
    if (const auto language = languageOption(words))
        ui::Preferences::startInLanguage(*language);
    Program program;
    program.start(path);
    return QApplication::exec();
}

} // namespace zahlmeister
