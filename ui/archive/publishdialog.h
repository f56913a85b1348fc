// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QDialog>

#include "app/session/archivepublishing.h"
#include "ui/models/columns.h"

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace zahlmeister::ui {

class RoleLabel;

/// @brief A tournament of the work file beside the archive, as the table shows it.
struct PublicationRow {
    engine::TournamentId id;
    QString name = {};
    std::optional<engine::Date> end = {};
    bool isRemoved = false; ///< in the waste basket, or refused
    app::PublicationPreview preview = {};
    int errors = 0;

    /// @brief Whether publishing it would do something that nobody has to decide.
    [[nodiscard]] bool isNew() const;
    /// @brief Whether the referee has to decide: somebody else was faster, or what he has seen is gone.
    [[nodiscard]] bool isConflict() const;
};

/// @brief The tournaments of the work file that can be published.
class PublicationModel : public ColumnsModel<PublicationRow> {
    Q_OBJECT

public:
    /// @brief From left to right.
    enum Column { NameColumn, EndColumn, StateColumn, RevisionColumn, PublisherColumn, PublishedColumn };

    explicit PublicationModel(QObject* parent = nullptr);

    /// @brief Shows tournaments in the order chosen last; at first those to be decided, then the newest.
    void show(std::vector<PublicationRow> rows);

    /// @brief Days and revisions by their value, the rest as it reads.
    /// @param column -1: the order at first
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    int m_column = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

/// @brief Publishes tournaments of the work file to the archive: the ones that are chosen, or all that are
/// new or changed. Where somebody else was faster, both revisions are compared, and the referee decides.
///
/// Not modal.
class PublishDialog : public QDialog {
    Q_OBJECT

public:
    /// @param session must outlive the dialog
    /// @param evaluator who publishes what names nobody
    PublishDialog(app::Session& session, QString evaluator, QWidget* parent = nullptr);

    [[nodiscard]] PublicationModel& model() const { return *m_model; }

private:
    void build();
    void compare();
    void showCompared();
    void sortBy(int column, Qt::SortOrder order);
    void tellCounts();
    void showProgress();
    void showDifference();
    void tellDifference(engine::TournamentId id, const Result<std::optional<app::ArchivedRevision>>& there);
    void begin();
    void publishAll();
    void publishChosen();
    void publishMine();
    void takeTheirs();
    void note(engine::TournamentId id, const app::PublicationOutcome& outcome);
    void fail(engine::TournamentId id, const Error& error);
    void finish();
    void updateButtons();
    [[nodiscard]] const PublicationRow* currentRow() const;
    [[nodiscard]] std::vector<engine::TournamentId> chosen() const;
    [[nodiscard]] QString nameOf(engine::TournamentId id) const;
    [[nodiscard]] app::ArchivePublishing::PublisherOf publisherOf() const;

    app::Session& m_session;
    QString m_evaluator;
    app::ArchivePublishing m_publishing;
    PublicationModel* m_model;
    QTableView* m_table;
    RoleLabel* m_adjustments; ///< how they differ; hidden while they do not
    RoleLabel* m_state;
    QProgressBar* m_progress;
    QLabel* m_differenceHead;
    QPlainTextEdit* m_difference;
    QPushButton* m_mine;
    QPushButton* m_theirs;
    QPushButton* m_all;
    QPushButton* m_publish;
    QPushButton* m_stop;
    std::optional<engine::TournamentId> m_shown;  ///< whose revision was asked for
    std::optional<app::ArchivedRevision> m_there; ///< of m_shown, when it has come
    int m_added = 0;
    QStringList m_problems;
    bool m_isFirst = true;
    bool m_isCutOff = false;     ///< there was no connection, and it was said
    bool m_isPublishing = false; ///< and not comparing alone
};

} // namespace zahlmeister::ui
