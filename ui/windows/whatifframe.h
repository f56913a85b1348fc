// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/document/whatif.h"

class QLabel;
class QPushButton;
class QTableView;

namespace zahlmeister::ui {

class WhatIfModel;

/// @brief Around a tournament while something is tried: a frame and a banner that nobody overlooks, and what
/// it changes for everybody.
class WhatIfFrame : public QWidget {
    Q_OBJECT

public:
    /// @param whatIf must outlive the frame
    /// @param view the pages of the scratch copy; becomes a child of the frame
    WhatIfFrame(const app::WhatIf& whatIf, QWidget& view, QWidget* parent = nullptr);

Q_SIGNALS:
    /// @brief The user has seen enough, or wants it to be so.
    void discardRequested();
    void adoptRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QWidget* buildBanner();
    [[nodiscard]] QWidget* buildPanel();
    void followChanges();

    const app::WhatIf& m_whatIf;
    WhatIfModel* m_model;
    QLabel* m_summary;
    QPushButton* m_adopt;
    QTableView* m_table;
};

} // namespace zahlmeister::ui
