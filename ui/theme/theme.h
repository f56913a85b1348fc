// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>
#include <QString>

#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/palette.h"

namespace zahlmeister::ui {

/// @brief Which palette the user wants.
enum class Appearance { System, Light, Dark };

/// @brief `system`, `light` or `dark`, for the settings.
[[nodiscard]] QString appearanceText(Appearance appearance);

/// @brief Reads appearanceText(); System for anything else.
[[nodiscard]] Appearance appearanceFromText(const QString& text);

/// @brief A font whose digits have one width, so that columns of numbers stand in line.
/// @param wanted the desktop's font; taken as it is when its digits are tabular, else Noto Sans or another
/// sans serif
///        with tabular digits in the same size
[[nodiscard]] QFont tabularFont(const QFont& wanted);

/// @brief Whether short animations may be shown; false when the desktop asks for less motion.
[[nodiscard]] bool isMotionAllowed();

/// @brief The palette of the windows: ours, or the desktop's own where its colours are of high contrast and
/// the user has chosen none of ours.
/// @param isHighContrast of the desktop
[[nodiscard]] QPalette windowPalette(Appearance appearance, const QPalette& desktop, bool isHighContrast);

/// @brief Dresses the application: Fusion, our palettes, a font with tabular figures, our icon.
///
/// One object for the life of the application, made after QApplication and before the first widget.
class Theme : public QObject {
    Q_OBJECT

public:
    explicit Theme(Appearance appearance, QObject* parent = nullptr);

    /// @brief Sets the application's font in per cent of the desktop's; for windows that are built from now
    /// on.
    void setTextSize(int percent);

    [[nodiscard]] Appearance appearance() const { return m_appearance; }
    void setAppearance(Appearance appearance);

private:
    void apply();

    Appearance m_appearance;
    QFont m_font;          ///< in the desktop's size
    QPalette m_system;     ///< the desktop's colours when the program started
    bool m_systemIsStrong; ///< the desktop shows its own colours of high contrast
};

} // namespace zahlmeister::ui
