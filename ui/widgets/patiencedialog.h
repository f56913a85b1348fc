// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QElapsedTimer>
#include <QString>

class QProgressDialog;
class QWidget;

namespace zahlmeister::ui {

/// @brief Says what is being done, and lets the user cancel it, when something takes longer than a moment.
///
/// For work that has to be done on the thread of the window and asks now and then whether to go on. The
/// window does not react to anything else meanwhile.
class PatienceDialog {
public:
    /// @param parent may be nullptr, before there is a window
    explicit PatienceDialog(QWidget* parent);
    ~PatienceDialog();
    PatienceDialog(const PatienceDialog&) = delete;
    PatienceDialog& operator=(const PatienceDialog&) = delete;

    /// @brief Shows what is being done at the moment.
    /// @return false when the user has cancelled it
    bool goesOn(const QString& what);

private:
    std::unique_ptr<QProgressDialog> m_dialog;
    QElapsedTimer m_begin;
    QElapsedTimer m_sinceLast;
};

} // namespace zahlmeister::ui
