// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/participantcard.h"

#include <algorithm>

#include <QGridLayout>
#include <QHeaderView>
#include <QTableView>
#include <QTimer>

#include "app/document/tournamentdocument.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/model/standings.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/models/playergamesmodel.h"
#include "ui/text/format.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kCardWidth = 264; // design pixels
constexpr int kPause = 60;      ///< milliseconds in which a further key may come
constexpr int kAll = 1000;      ///< of the room, up to what the games need
constexpr double kStrongText = 1.15;

} // namespace

ParticipantCard::ParticipantCard(app::LiveEvaluation& evaluation, QWidget* parent)
    : QFrame(parent),
      m_evaluation(evaluation),
      m_model(new PlayerGamesModel(evaluation, this)),
      m_name(new ElidedLabel(this, Qt::ElideRight)),
      m_club(new ElidedLabel(this, Qt::ElideRight, ColorRole::SecondaryText)),
      m_points(new QLabel(this)),
      m_place(new QLabel(this)),
      m_expected(new QLabel(this)),
      m_rating(new QLabel(this)),
      m_change(new RoleLabel(ColorRole::Text, {}, this)),
      m_way(quietLabel(this)),
      m_gamesCaption(quietLabel(this, tr("Last results"))),
      m_games(new QTableView(this)),
      m_figures(new FigureDelegate(m_games)),
      m_pause(new QTimer(this))
{
    setObjectName(u"participantCard"_s);
    setAccessibleName(tr("Current player"));
    m_pause->setSingleShot(true);
    m_pause->setInterval(kPause);
    build();
    connect(m_pause, &QTimer::timeout, this, &ParticipantCard::follow);
    connect(&evaluation, &app::LiveEvaluation::updated, m_pause, qOverload<>(&QTimer::start));
}

void ParticipantCard::build()
{
    const Metrics metrics(this);
    for (QLabel* label : {m_points, m_place, m_expected}) {
        label->setTextFormat(Qt::PlainText);
        strengthen(*label, kStrongText);
    }
    strengthen(*m_name, kStrongText);
    strengthen(*m_rating);
    strengthen(*m_change);
    m_rating->setTextFormat(Qt::PlainText);
    m_rating->setObjectName(u"cardRating"_s);
    m_way->setObjectName(u"cardWay"_s);
    auto* figures = new QGridLayout;
    figures->setHorizontalSpacing(metrics.margin());
    figures->setVerticalSpacing(0);
    int column = 0;
    for (const auto& [caption, value] : {std::pair(tr("Points"), m_points), std::pair(tr("Place"), m_place),
                                         std::pair(tr("Expected"), m_expected)}) {
        figures->addWidget(quietLabel(this, caption), 0, column);
        figures->addWidget(value, 1, column++);
    }
    figures->setColumnStretch(column, 1);

    styleAsTable(*m_games, *m_model);
    m_games->horizontalHeader()->hide();
    m_games->setItemDelegate(m_figures);
    m_games->setFrameShape(QFrame::NoFrame);
    m_games->setSelectionMode(QAbstractItemView::NoSelection);
    m_games->setFocusPolicy(Qt::NoFocus);
    m_games->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_games->viewport()->setAutoFillBackground(false);
    m_games->setAccessibleName(m_gamesCaption->text());
    using Model = PlayerGamesModel;
    for (const int hidden : {Model::RatingColumn, Model::ExpectedColumn, Model::RemarkColumn})
        m_games->setColumnHidden(hidden, true);

    fillColumn(this, {metrics.margin(), 0, metrics.margin(), metrics.margin()}, metrics.grid(),
               {columnOf(0, {m_name, m_club}),
                figures,
                columnOf(metrics.scaled(2), {rowOf(metrics.grid(), {m_rating, m_change, freeRoom()}), m_way}),
                fixedRoom(0),
                m_gamesCaption,
                {m_games, kAll},
                freeRoom(1)});
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Ignored);
}

QSize ParticipantCard::sizeHint() const
{
    return {Metrics(this).scaled(kCardWidth), QFrame::sizeHint().height()};
}

void ParticipantCard::setParticipant(std::optional<engine::ParticipantNumber> participant)
{
    if (participant == m_participant)
        return;
    m_participant = participant;
    m_pause->start();
}

void ParticipantCard::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_figures->clearCache();
        layoutGames();
    }
}

void ParticipantCard::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    follow();
}

void ParticipantCard::follow()
{
    if (!isVisible())
        return; // as soon as it is shown
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    const auto position = m_participant ? tournament.indexOf(*m_participant) : std::nullopt;
    for (QWidget* child : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        child->setVisible(position.has_value());
    m_model->setParticipant(position ? m_participant : std::nullopt);
    if (!position)
        return;
    m_model->refresh();
    const engine::Participant& participant = tournament.participants[*position];
    m_name->setText(formatName(participant));
    const QString club = fromEngine(participant.clubName.empty() ? participant.club : participant.clubName);
    const QString number = tr("No. %1").arg(formatCount(participant.number.value()));
    m_club->setText(club.isEmpty() ? number : number % u" \u00B7 "_s % club);
    const auto standings = engine::standings(tournament);
    const engine::Standing& standing = standings[*position];
    //: points of so many games
    m_points->setText(
        fillPattern(tr("%1 of %2"), {formatScore(standing.points), formatCount(standing.games)}));
    const bool hasPlace = standing.games > 0 || standing.points > engine::kLoss;
    m_place->setText(hasPlace ? formatCount(standing.rank) : u"\u2013"_s);
    showRatings(participant);
    layoutGames();
}

void ParticipantCard::showRatings(const engine::Participant& participant)
{
    const engine::ParticipantEvaluation* result = m_evaluation.of(participant.number);
    const engine::SystemDescription* system = m_evaluation.system();
    m_expected->setText(result != nullptr && result->expected ? formatExpected(*result->expected)
                                                              : u"\u2013"_s);
    QString ratings;
    QString change;
    QString way;
    if (result != nullptr) {
        const auto text = [&](engine::Column column) {
            return previewText(previewValue(participant, *result, column, system)).text;
        };
        const QString before = text(engine::Column::OldRating);
        const QString after = text(engine::Column::NewRating);
        //: what a system calls a rating, old and new rating
        ratings = result->newRating
                      ? fillPattern(tr("%1 %2 \u2192 %3"),
                                    {ratingName(system), result->oldRating ? before : tr("unrated"), after})
                      : before;
        way = wayText(participant, *result);
        if (result->change() && result->games > 0) {
            change = formatChange(*result->change());
            const int sign = system != nullptr ? engine::directionOf(*system, *result->change()) : 0;
            m_change->setRole(sign > 0   ? ColorRole::Positive
                              : sign < 0 ? ColorRole::Negative
                                         : ColorRole::Text);
        }
    }
    m_rating->setText(ratings);
    m_change->setText(change);
    m_way->setText(way);
    m_rating->setVisible(!ratings.isEmpty());
    m_way->setVisible(!way.isEmpty());
}

/// What leads from the old rating to the new one: how much better or worse than expected, and the factor.
QString ParticipantCard::wayText(const engine::Participant& participant,
                                 const engine::ParticipantEvaluation& result) const
{
    const engine::SystemDescription* system = m_evaluation.system();
    if (!result.newRating || !result.oldRating || !result.expected || !result.coefficient ||
        result.group != engine::Group::Established)
        return result.newRating ? groupName(result.group, system) : QString();
    const double points = result.score.points();
    const QString factor =
        previewText(previewValue(participant, result, engine::Column::Coefficient, system)).text;
    //: points in games that count, expected points, their difference, symbol and value of the factor
    return fillPattern(tr("%1 \u2212 %2 = %3; %4 = %5"),
                       {formatScore(result.score), formatExpected(*result.expected),
                        formatSigned(points - *result.expected, 3),
                        columnSymbol(engine::Column::Coefficient, system), factor});
}

void ParticipantCard::layoutGames()
{
    using Model = PlayerGamesModel;
    bool hasRounds = false;
    for (int row = 0; row < m_model->rowCount(); ++row)
        hasRounds = hasRounds || !m_model->index(row, Model::RoundColumn).data().toString().isEmpty();
    m_games->setColumnHidden(Model::RoundColumn, !hasRounds);
    m_figures->setTailSample(Model::ResultColumn, u"\u00BD"_s);
    int others = 0;
    for (const auto& [column, sample] :
         {std::pair(Model::RoundColumn, u"00"_s), std::pair(Model::ResultColumn, u"0"_s),
          std::pair(Model::ChangeColumn, u"+00,0"_s)}) {
        m_games->setColumnWidth(column, m_figures->columnWidth(column, sample));
        others += m_games->isColumnHidden(column) ? 0 : m_games->columnWidth(column);
    }
    const Metrics metrics(this);
    m_games->setColumnWidth(Model::OpponentColumn, width() - 2 * metrics.margin() - others);
    m_games->verticalHeader()->setDefaultSectionSize(metrics.rowHeight());
    m_games->setMaximumHeight(m_model->rowCount() * metrics.rowHeight());
    m_gamesCaption->setVisible(m_model->rowCount() > 0);
    m_games->scrollToBottom();
}

} // namespace zahlmeister::ui
