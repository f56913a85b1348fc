// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/document/whatif.h"
#include "ui/models/columns.h"

namespace zahlmeister::ui {

/// @brief A participant's new rating as it is and as it would be.
struct WhatIfLine {
    engine::ParticipantNumber number;
    QString name;
    std::optional<int> real = {};
    std::optional<int> tried = {};
    bool operator==(const WhatIfLine&) const = default;
};

/// @brief What a what-if changes for everybody: the new rating as it is, as it would be, and the difference.
class WhatIfModel : public ColumnsModel<WhatIfLine> {
    Q_OBJECT

public:
    /// @brief The columns of the comparison.
    enum Column { Name, Real, Tried, Difference };

    /// @param whatIf must outlive the model
    explicit WhatIfModel(const app::WhatIf& whatIf, QObject* parent = nullptr);

    /// @brief Participants whose new rating differs, those included who came or left.
    [[nodiscard]] int changedCount() const;

Q_SIGNALS:
    /// @brief The numbers are new.
    void updated();

private:
    [[nodiscard]] std::vector<WhatIfLine> collect() const;

    const app::WhatIf& m_whatIf;
};

} // namespace zahlmeister::ui
