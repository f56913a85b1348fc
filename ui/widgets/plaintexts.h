// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QApplication;
class QHelpEvent;
class QWidget;

namespace zahlmeister::ui {

/// @brief A text as a tool tip shows it letter by letter. Qt takes what looks like HTML for HTML, and would
/// open the files that a name such as `<img src=…>` refers to.
[[nodiscard]] QString plainToolTip(const QString& text);

/// @brief Property of a view or header whose tool tips are HTML of our own, in which there is no name.
inline constexpr char kHasHtmlToolTips[] = "hasHtmlToolTips";

/// @brief Shows the texts of labels, message boxes and tool tips letter by letter, unless they are said to be
/// HTML: labels by Qt::RichText, views and headers by kHasHtmlToolTips.
class PlainTexts : public QObject {
    Q_OBJECT

public:
    /// @param application whose windows are meant; owns the new object
    explicit PlainTexts(QApplication& application);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static bool showToolTip(QWidget& widget, const QHelpEvent& event);
};

} // namespace zahlmeister::ui
