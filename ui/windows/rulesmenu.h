// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QMenu>

#include "app/document/liveevaluation.h"
#include "engine/base/result.h"

namespace zahlmeister::ui {

/// @brief The choice of rule version and arithmetic for the open tournament. Choosing is an edit and can be
/// undone.
class RulesMenu : public QMenu {
    Q_OBJECT

public:
    explicit RulesMenu(QWidget* parent = nullptr);

    /// @param evaluation of the open tournament, must be replaced before it dies; nullptr: none is open
    void setEvaluation(app::LiveEvaluation* evaluation);

Q_SIGNALS:
    /// @brief The choice could not be stored.
    void failed(const zahlmeister::Error& error);

private:
    void rebuild();
    void addVersions();
    void addArithmetics();
    void addChoice(class QActionGroup* group, const QString& text, bool checked,
                   const std::function<void()>& choose);
    void apply(const app::EditGroup& group);

    app::LiveEvaluation* m_evaluation = nullptr;
};

} // namespace zahlmeister::ui
