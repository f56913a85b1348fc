// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

#include "app/identify/liveidentification.h"

namespace zahlmeister::ui {

class ParticipantsModel;

/// @brief The narrow column of signs at the left of the participants table: who is identified, who is not.
/// The tool tip says it in words; a click asks for the dialog.
class IdentityHeader : public QHeaderView {
    Q_OBJECT

public:
    /// @param model must outlive the header, as identification must
    IdentityHeader(ParticipantsModel& model, app::LiveIdentification& identification, QWidget* parent);

    /// @brief What the sign of a row means, one line each; empty for the row that adds participants.
    [[nodiscard]] QString explanation(int row) const;

Q_SIGNALS:
    /// @brief A sign was clicked.
    void identifyRequested(zahlmeister::engine::ParticipantNumber number);

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    bool viewportEvent(QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    QSize sizeHint() const override;

private:
    ParticipantsModel& m_model;
    app::LiveIdentification& m_identification;
};

} // namespace zahlmeister::ui
