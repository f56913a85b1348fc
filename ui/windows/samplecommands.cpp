// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/samplecommands.h"

#include <QFileInfo>

#include "app/sample/sample.h"
#include "app/store/samplemark.h"
#include "ui/print/samplemark.h"
#include "ui/widgets/hintstrip.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/command.h"

namespace zahlmeister::ui {

SampleCommands::SampleCommands(app::Session& session, MessageBar& messages, QWidget& window)
    : QObject(&window),
      m_session(session),
      m_messages(messages),
      m_strip(new HintStrip(tr("&Back to my file"), tr("Leave the sample club; it stays as it is"), &window))
{
    connect(m_strip, &HintStrip::actionRequested, this, &SampleCommands::leave);
    connect(&session, &app::Session::workFileChanged, this, &SampleCommands::follow);
    new Command(this, {"sample", tr("&Sample club"), {}, {}, "example"}, &SampleCommands::open);
    auto* removing =
        new Command(this, {"removeSample", tr("&Remove the sample club")}, &SampleCommands::remove);
    connect(this, &SampleCommands::changed, removing,
            [this, removing] { removing->setEnabled(m_isOpen || QFileInfo::exists(app::sampleFile())); });
    follow();
}

void SampleCommands::follow()
{
    const app::WorkFile* file = m_session.workFile();
    m_isOpen = file && app::isSample(*file);
    markSheets(m_isOpen);
    m_strip->say(m_isOpen
                     ? tr("This is the sample club: nobody in it exists, and nothing of it is handed in.")
                     : QString());
    Q_EMIT changed();
}

void SampleCommands::open()
{
    const QString path = app::sampleFile();
    if (!QFileInfo::exists(path) && !m_messages.succeeded(app::makeSample(path)))
        return;
    const QString before = m_session.workFile() && !m_isOpen ? m_session.workFile()->path() : m_before;
    if (m_messages.succeeded(m_session.openWorkFile(path)))
        m_before = before;
}

void SampleCommands::leave()
{
    const bool isThere = !m_before.isEmpty() && QFileInfo::exists(m_before);
    m_messages.succeeded(m_session.openWorkFile(isThere ? m_before : app::ownWorkFile()));
}

void SampleCommands::remove()
{
    if (!QFileInfo::exists(app::sampleFile()))
        return;
    if (m_isOpen)
        leave();
    if (m_isOpen)
        return; // which has been said
    const auto isEdited = app::isSampleEdited(app::sampleFile());
    if (!m_messages.succeeded(isEdited))
        return;
    if (!*isEdited) {
        removeNow();
        return;
    }
    m_messages.say({Message::Level::Warning,
                    tr("The sample club was changed. What was typed there goes with it."),
                    {},
                    tr("Remove all the same"),
                    [this] { removeNow(); },
                    tr("Look at it"),
                    [this] { open(); }});
}

void SampleCommands::removeNow()
{
    if (!m_messages.succeeded(app::removeSample(app::sampleFile())))
        return;
    m_messages.say({.text = tr("The sample club was removed. Nothing else was touched.")});
    Q_EMIT changed();
}

} // namespace zahlmeister::ui
