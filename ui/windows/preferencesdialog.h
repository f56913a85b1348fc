// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/windows/preferences.h"

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace zahlmeister::ui {

/// @brief What the user changed from what is shipped; each takes effect at once and has its default beside
/// it.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    explicit PreferencesDialog(QWidget* parent = nullptr);

Q_SIGNALS:
    /// @brief The user wants this one; the receiver also stores it.
    void appearanceChosen(zahlmeister::ui::Appearance appearance);
    /// @brief Language, size of text or the way of the cursor changed: windows have to be rebuilt.
    void rebuildWanted();

private:
    QLineEdit* addText(QFormLayout& form, const QString& caption, int characters, const QString& text,
                       const QString& shipped, void (Preferences::*set)(const QString&));
    void addField(QFormLayout& form, const QString& caption, QWidget& field, const QString& shipped);
    void limitLevel(QFormLayout& form, QLineEdit& level);
    QComboBox* addChoice(QFormLayout& form, const QString& caption, const QString& shipped);
    void addFideTerms(QFormLayout& form);
    void addFolder(QFormLayout& form);
    void addDirection(QFormLayout& form);
    void addLanguage(QFormLayout& form);
    void addAppearance(QFormLayout& form);
    void addTextSize(QFormLayout& form);

    Preferences m_preferences;
};

} // namespace zahlmeister::ui
