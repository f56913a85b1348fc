// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/patiencedialog.h"

#include <QCoreApplication>
#include <QProgressDialog>

namespace zahlmeister::ui {

namespace {

constexpr int kMillisecondsUntilShown = 700;
constexpr int kMillisecondsBetween = 50;

} // namespace

PatienceDialog::PatienceDialog(QWidget* parent) : m_dialog(std::make_unique<QProgressDialog>(parent))
{
    m_dialog->setWindowModality(Qt::ApplicationModal);
    m_dialog->setAttribute(Qt::WA_QuitOnClose, false);
    m_dialog->setRange(0, 0); // nobody knows how much there is to do
    m_dialog->setMinimumDuration(kMillisecondsUntilShown);
    m_begin.start();
    m_sinceLast.start();
}

PatienceDialog::~PatienceDialog() = default;

bool PatienceDialog::goesOn(const QString& what)
{
    if (m_sinceLast.elapsed() < kMillisecondsBetween)
        return !m_dialog->wasCanceled();
    m_sinceLast.restart();
    m_dialog->setLabelText(what);
    if (!m_dialog->isVisible() && m_begin.elapsed() >= kMillisecondsUntilShown)
        m_dialog->show();
    // As long as the dialog does not keep it away, no input may reach the window.
    QCoreApplication::processEvents(m_dialog->isVisible() ? QEventLoop::AllEvents
                                                          : QEventLoop::ExcludeUserInputEvents);
    return !m_dialog->wasCanceled();
}

} // namespace zahlmeister::ui
