// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/formats/tournamentformat.h"

class QLabel;
class QComboBox;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace zahlmeister::ui {

/// @brief Chooses the format in which a tournament is written, and says before what the format cannot carry
/// or what is missing for it.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// @param input must outlive the dialog
    /// @param published the same as it may be published, for formats that people read; likewise
    /// @param withheld how many it does not name
    ExportDialog(const app::ExportInput& input, const app::ExportInput& published, int withheld,
                 QWidget* parent = nullptr);

    /// @brief The chosen format.
    [[nodiscard]] const app::TournamentFormat& format() const;

    /// @brief The written file; empty when something is missing for this format.
    [[nodiscard]] const QByteArray& data() const { return m_data; }

private:
    void build();
    void offerPeriods();
    void showFormat();
    [[nodiscard]] app::ExportInput chosenInput() const;

    const app::ExportInput& m_input;
    const app::ExportInput& m_published;
    int m_withheld;
    std::vector<const app::TournamentFormat*> m_writable;
    QByteArray m_data;
    engine::Tournament m_part; ///< the rating period that is reported, when one is chosen
    QListWidget* m_formats = nullptr;
    QComboBox* m_period = nullptr;
    QLabel* m_periodCaption = nullptr;
    QLabel* m_headline = nullptr;
    QPlainTextEdit* m_remarks = nullptr;
    QPushButton* m_write = nullptr;
};

} // namespace zahlmeister::ui
