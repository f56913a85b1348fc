// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFrame>

#include "app/check/readiness.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace zahlmeister::ui {

class ElidedLabel;
class RoleLabel;

/// @brief The check-list *Bereit zur Einreichung*: a line per item with its sign, and what is open of it.
class ReadinessPanel : public QFrame {
    Q_OBJECT

public:
    explicit ReadinessPanel(QWidget* parent = nullptr);

    /// @brief Lists the items side by side: less high, for a place below the findings.
    void setFlat(bool flat);

    /// @brief Lists only what is not done, where there is no room for all of it.
    void setFolded(bool folded);

    /// @brief How high it is when nothing is folded, in pixels.
    [[nodiscard]] int wholeHeight() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

    void setEntries(const std::vector<app::ReadinessEntry>& entries);

Q_SIGNALS:
    /// @brief An item with something open was chosen.
    /// @param finding position of its first open finding
    void findingActivated(int finding);

    /// @brief The query letter to the club is wanted as the text of a mail.
    void letterWanted();

private:
    void placeLines();
    [[nodiscard]] bool isShown(std::size_t line) const;

    struct Line {
        RoleLabel* sign;
        QPushButton* name;
        ElidedLabel* state;
    };
    QGridLayout* m_grid;
    QLabel* m_title;
    RoleLabel* m_summary;
    QPushButton* m_letter;
    bool m_isFlat = false;
    bool m_isFolded = false;
    std::vector<Line> m_lines;
    std::vector<app::ReadinessEntry> m_entries;
};

} // namespace zahlmeister::ui
