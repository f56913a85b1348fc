// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/joindialog.h"

#include <algorithm>
#include <utility>

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include "app/fields/recordfields.h"
#include "ui/dialogs/earlierplayersdialog.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/jointext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/tables/contextmenu.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kDoubtRows = 5;

} // namespace

JoinDialog::JoinDialog(const std::vector<app::TournamentSummary>& tournaments, engine::TournamentId current,
                       Load load, QWidget* parent)
    : QDialog(parent),
      m_load(std::move(load)),
      m_list(named(new QListWidget(this), u"reports"_s, tr("Tournaments; Space ticks or unticks one"))),
      m_name(named(new QLineEdit(this), u"joinedName"_s)),
      m_sentence(quietLabel(this)),
      m_doubts(named(new QListWidget(this), u"joinDoubts"_s, tr("What is to be said of it"))),
      m_buttons(answerBox(this, tr("Join")))
{
    setWindowTitle(tr("Join reports to one tournament"));
    for (const app::TournamentSummary& summary : tournaments) {
        if (summary.removed)
            continue;
        auto* item = new QListWidgetItem(tournamentChoice(summary), m_list);
        item->setData(Qt::UserRole, QVariant::fromValue<qint64>(summary.id.value()));
        item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
        item->setCheckState(summary.id == current ? Qt::Checked : Qt::Unchecked);
        if (summary.id == current)
            m_list->setCurrentItem(item);
    }
    build();
    refresh();
    m_list->setFocus();
}

void JoinDialog::build()
{
    installContextMenu(*m_list);
    m_name->setMaxLength(static_cast<int>(engine::kLongestText));
    m_doubts->setWordWrap(true);
    m_doubts->setMaximumHeight(kDoubtRows * Metrics(this).rowHeight());
    installContextMenu(*m_doubts);
    fillDialog(this, {600, 560},
               {captionOf(tr("&Reports of one season, or classes of one level"), m_list),
                {m_list, 1},
                rowOf(this, {captionOf(tr("&Name"), m_name), {m_name, 1}}),
                m_sentence,
                m_doubts,
                m_buttons});
    connect(m_list, &QListWidget::itemChanged, this, &JoinDialog::refresh);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_isNamed = true; });
}

std::vector<engine::TournamentId> JoinDialog::chosen() const
{
    std::vector<engine::TournamentId> chosen;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            chosen.emplace_back(m_list->item(row)->data(Qt::UserRole).toLongLong());
    }
    return chosen;
}

void JoinDialog::refresh()
{
    std::vector<engine::Tournament> reports;
    m_doubts->clear();
    m_doubts->hide();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    for (const engine::TournamentId id : chosen()) {
        if (!m_loaded.contains(id)) {
            auto stored = m_load(id);
            if (!stored.has_value()) {
                m_sentence->setText(errorText(stored.error()));
                return;
            }
            m_loaded.emplace(id, std::move(stored->tournament));
        }
        reports.push_back(m_loaded.at(id));
    }
    if (reports.size() < 2) {
        m_sentence->setText(tr("Tick two tournaments at least."));
        return;
    }
    m_joined = app::joined(std::move(reports));
    if (!m_isNamed)
        m_name->setText(fromEngine(m_joined.tournament.header.name));
    m_sentence->setText(
        tr("%1, %2. The reports go to the waste basket.")
            .arg(tr("%n participant(s)", nullptr, static_cast<int>(m_joined.tournament.participants.size())),
                 tr("%n game(s)", nullptr, static_cast<int>(m_joined.tournament.games.size()))));
    for (const app::JoinDoubt& doubt : m_joined.doubts) {
        new QListWidgetItem(forbids(doubt.code) ? icon(u"error"_s, ColorRole::Negative)
                                                : icon(u"warning"_s, ColorRole::Amber),
                            joinDoubtText(doubt), m_doubts);
    }
    m_doubts->setCurrentRow(0);
    m_doubts->setVisible(!m_joined.doubts.empty());
    const bool isForbidden = std::ranges::any_of(
        m_joined.doubts, [](const app::JoinDoubt& doubt) { return app::forbids(doubt.code); });
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!isForbidden);
}

engine::Tournament JoinDialog::tournament() const
{
    engine::Tournament tournament = m_joined.tournament;
    tournament.header.name = m_name->text().trimmed().toStdString();
    return tournament;
}

} // namespace zahlmeister::ui
