// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "engine/model/ruleversion.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace zahlmeister::ui {

class MessageBar;
class SheetPreview;
class SheetPrinting;

/// @brief The tables of a rule version, as its document prints them: to look something up, and for paper. Not
/// modal; it may stay open beside the work.
class RuleTablesDialog : public QDialog {
    Q_OBJECT

public:
    /// @param versions that can be chosen
    /// @param preferred id of the one shown at first; else the last
    RuleTablesDialog(std::vector<engine::RuleVersion> versions, const std::string& preferred,
                     QWidget* parent = nullptr);

    /// @brief The pages on show.
    [[nodiscard]] SheetPreview* preview() const { return m_preview; }

    /// @brief Shows the tables of another version.
    void chooseRules(const std::string& id);

    /// @brief Writes the tables into a PDF file; the message bar says what became of it.
    void saveTo(const QString& path);

private:
    void build();
    void layOut();
    void askForFile();
    void showPlace();
    [[nodiscard]] const engine::RuleVersion& version() const;

    std::vector<engine::RuleVersion> m_versions;
    QComboBox* m_rules;
    QComboBox* m_language;
    QPushButton* m_save;
    QPushButton* m_print;
    QLabel* m_place;
    MessageBar* m_messages;
    SheetPrinting* m_printing;
    SheetPreview* m_preview;
};

} // namespace zahlmeister::ui
