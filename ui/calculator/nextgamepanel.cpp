// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/nextgamepanel.h"

#include <QGridLayout>

#include "engine/base/rating.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/calculator/numberfield.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr double kChangeScale = 1.3; ///< the change is what one looks for

} // namespace

NextGamePanel::NextGamePanel(QWidget* parent)
    : QWidget(parent),
      m_opponent(new NumberField(NumberField::Kind::Rating, engine::Rating::kMinimum,
                                 engine::Rating::kMaximum, tr("Rating of the next opponent"), this)),
      m_hint(quietLabel(this))
{
    const Metrics metrics(this);
    m_opponent->setFixedWidth(metrics.fieldWidth(7));
    auto* row =
        rowOf(metrics.grid(), {captionOf(tr("&Next game against"), m_opponent), m_opponent, freeRoom()});
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(metrics.margin());
    grid->setVerticalSpacing(metrics.scaled(2));
    const QString names[]{tr("Win"), tr("Draw"), tr("Loss")};
    QFont strong = font();
    strong.setPointSizeF(strong.pointSizeF() * kChangeScale);
    strong.setWeight(QFont::DemiBold);
    for (int column = 0; column < 3; ++column) {
        auto& labels = m_outcomes[static_cast<std::size_t>(column)];
        labels.change = new RoleLabel(ColorRole::SecondaryText, {}, this);
        labels.change->setFont(strong);
        labels.change->setAccessibleName(names[column]);
        labels.rating = new RoleLabel(ColorRole::SecondaryText, {}, this);
        grid->addWidget(new RoleLabel(ColorRole::SecondaryText, names[column], this), 0, column);
        grid->addWidget(labels.change, 1, column);
        grid->addWidget(labels.rating, 2, column);
        grid->setColumnStretch(column, 1);
    }
    fillColumn(this, {}, metrics.grid(), {row, grid, m_hint});
    connect(m_opponent, &QLineEdit::textChanged, this, &NextGamePanel::answerAnew);
}

void NextGamePanel::setPlayer(const std::optional<engine::CalculationInput>& input,
                              const engine::RuleVersion& version,
                              std::optional<engine::Arithmetic> arithmetic)
{
    m_input = input;
    m_version = version;
    m_arithmetic = arithmetic;
    answerAnew();
}

void NextGamePanel::answerAnew()
{
    m_answer.reset();
    for (const OutcomeLabels& labels : m_outcomes) {
        labels.change->setRole(ColorRole::SecondaryText);
        labels.change->setText(u"–"_s);
        labels.rating->clear();
    }
    const auto opponent = m_opponent->whole();
    m_hint->setRole(opponent || m_opponent->isBlank() ? ColorRole::SecondaryText : ColorRole::Negative);
    if (!opponent || !m_input || !m_version) {
        const QString problem = m_opponent->problem();
        m_hint->setText(problem.isEmpty() ? tr("Type a rating to see what each result would bring.")
                                          : u"✕ "_s + problem);
        return;
    }
    const auto system = engine::systemOf(*m_version);
    const auto answer = system.has_value()
                            ? engine::nextGame(**system, *m_input, *opponent, *m_version, m_arithmetic)
                            : tl::unexpected(system.error());
    if (!answer.has_value()) {
        m_hint->setText(errorText(answer.error()));
        return;
    }
    show(*answer);
}

void NextGamePanel::show(const engine::NextGame& game)
{
    m_answer = game;
    const engine::SystemDescription& system = *engine::descriptionOf(*m_version);
    for (std::size_t at = 0; at < m_outcomes.size(); ++at) {
        const engine::NextGameOutcome& outcome = game.outcomes[at];
        const OutcomeLabels& labels = m_outcomes[at];
        const int direction = engine::directionOf(system, outcome.change.value_or(0));
        labels.change->setRole(direction > 0   ? ColorRole::Positive
                               : direction < 0 ? ColorRole::Negative
                                               : ColorRole::SecondaryText);
        if (outcome.change) {
            labels.change->setText(formatChange(*outcome.change));
            labels.rating->setText(u"→ "_s + formatRating(*outcome.newRating));
        } else {
            labels.change->setText(outcome.newRating ? formatRating(*outcome.newRating) : u"–"_s);
        }
    }
    m_hint->setText(game.outcomes[0].newRating
                        ? QString()
                        : tr("Even with this game there are not enough games for a first rating."));
}

} // namespace zahlmeister::ui
