// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/calculationpage.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QRadioButton>
#include <QStackedWidget>
#include <QTableView>

#include "app/spelling/birth.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/byhand.h"
#include "engine/rules/contribution.h"
#include "ui/calculator/handgamesmodel.h"
#include "ui/calculator/handgamesview.h"
#include "ui/calculator/nextgamepanel.h"
#include "ui/calculator/numberfield.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using Kind = NumberField::Kind;

constexpr int kMostHandGames = 1000;
constexpr double kLeastFactor = 0.1;
constexpr double kGreatestFactor = 1000; ///< as the command line takes it
constexpr int kInputWidth = 330;         ///< design pixels
constexpr int kAnswerWidth = 280;        ///< design pixels

/// The year in which somebody is as old as his birth year says: this year, or the last one of the rules.
int yearOf(const engine::RuleVersion& version)
{
    const int today = QDate::currentDate().year();
    const int last = version.validTo ? std::min(today, version.validTo->year()) : today;
    return version.validFrom ? std::max(last, version.validFrom->year()) : last;
}

/// Opponents are known by their ratings only.
void nameOpponents(engine::Tournament& tournament, const QString& pattern)
{
    for (std::size_t at = 1; at < tournament.participants.size(); ++at)
        tournament.participants[at].name =
            fillPattern(pattern, {formatCount(static_cast<qint64>(at))}).toStdString();
}

} // namespace

CalculationPage::CalculationPage(QWidget* parent) : CalculatorPage(parent)
{
    const Metrics metrics(this);
    auto* inputs = columnOf(metrics.margin(), {buildPlayer(), {buildPlayed(), 1}});
    fillRow(this, allAround(metrics.margin()), metrics.groupGap(), {{inputs, 1}, buildAnswer()});
    // In the order of reading, not of their making.
    QWidget* previous = m_rating;
    for (QWidget* next : std::initializer_list<QWidget*>{
             m_index, m_age, m_source, m_byGames, m_byTotals, m_gamesView, m_estimate, m_score, m_expected,
             m_gameCount, results(), m_ownFactor, m_approximate, m_next->field()}) {
        setTabOrder(previous, next);
        previous = next;
    }
    showAge();
}

QWidget* CalculationPage::buildPlayer()
{
    const Metrics metrics(this);
    auto* box = new QWidget(this);
    box->setMinimumWidth(metrics.scaled(kInputWidth));
    QFormLayout* form = formOf(this);
    form->setContentsMargins({});
    box->setLayout(form);
    m_rating = addRating(form, tr("&Rating"), tr("Rating"));
    m_rating->setPlaceholderText(tr("none"));
    m_index = addIndex(form, tr("&Index"));
    m_age = new NumberField(Kind::Whole, 0, app::kLastBirthYear, tr("Age or birth year"), this);
    m_age->setFixedWidth(metrics.fieldWidth(8));
    m_ageHint = new RoleLabel(ColorRole::SecondaryText, {}, this);
    auto* ageRow = rowOf(metrics.grid(), {m_age, {m_ageHint, 1}});
    addRow(*form, tr("&Age or birth year"), ageRow, m_age);
    connect(m_age, &QLineEdit::textChanged, this, [this] {
        showAge();
        refresh();
    });
    m_source = withAccessibleName(new QComboBox(this), tr("Source of the rating"));
    offer(*m_source, {engine::RatingSource::Dwz, engine::RatingSource::Fide, engine::RatingSource::National},
          ratingSourceName);
    form->addRow(tr("S&ource"), m_source);
    connect(m_source, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    return box;
}

QWidget* CalculationPage::buildPlayed()
{
    const Metrics metrics(this);
    auto* box = new QWidget(this);
    m_byGames = new QRadioButton(tr("Single &games"), box);
    m_byTotals = new QRadioButton(tr("&Totals only"), box);
    m_byGames->setChecked(true);
    m_estimate = new QCheckBox(tr("&Estimate"), box);
    m_games = new HandGamesModel(this);
    m_gamesView = withAccessibleName(new HandGamesView(*m_games, box), tr("Opponents and results"));
    m_played = new QStackedWidget(box);
    m_played->addWidget(m_gamesView);
    m_played->addWidget(buildTotals());
    auto* choice = rowOf(metrics.margin(), {m_byGames, m_byTotals, freeRoom(), m_estimate});
    fillColumn(box, {}, metrics.grid(), {choice, {m_played, 1}, hint()});
    connect(m_byGames, &QRadioButton::toggled, this, [this](bool byGames) {
        m_played->setCurrentIndex(byGames ? 0 : 1);
        m_estimate->setEnabled(byGames);
        refresh();
    });
    connect(m_estimate, &QCheckBox::toggled, this, [this] { refresh(); });
    connect(m_games, &HandGamesModel::rowsChanged, this, [this] { refresh(); });
    return box;
}

QWidget* CalculationPage::buildTotals()
{
    auto* box = new QWidget(this);
    QFormLayout* form = formOf(this);
    box->setLayout(form);
    m_score =
        addNumber(form, tr("&W, points"), new NumberField(Kind::Score, 0, kMostHandGames, u"W"_s, this));
    m_expected =
        addNumber(form, tr("We, e&xpected"), new NumberField(Kind::Real, 0, kMostHandGames, u"We"_s, this));
    m_gameCount =
        addNumber(form, tr("&n, games"), new NumberField(Kind::Whole, 1, kMostHandGames, u"n"_s, this));
    return box;
}

QWidget* CalculationPage::buildAnswer()
{
    const Metrics metrics(this);
    auto* box = new QWidget(this);
    box->setFixedWidth(metrics.scaled(kAnswerWidth));
    m_next = new NextGamePanel(box);
    fillColumn(box, {}, metrics.groupGap(), {results(), buildOwnFactor(), m_next, freeRoom()});
    return box;
}

QWidget* CalculationPage::buildOwnFactor()
{
    const Metrics metrics(this);
    m_own = new QWidget(this);
    m_ownFactor = new NumberField(Kind::Real, kLeastFactor, kGreatestFactor, tr("K of one's own"), m_own);
    m_ownFactor->setFixedWidth(metrics.fieldWidth(7));
    m_ownChange = named(quietLabel(m_own), u"ownChange"_s);
    m_approximate = named(new QCheckBox(tr("Approxi&mation"), m_own), u"approximate"_s);
    m_approximate->setToolTip(
        tr("P(D) ≈ 1 / (1 + 10^(−D/400)) with two digits, for calculations that are not "
           "binding (Anhang 2.1)"));
    m_approximation = named(quietLabel(m_own), u"approximation"_s);
    fillColumn(m_own, {}, metrics.grid(),
               {rowOf(metrics.grid(),
                      {captionOf(tr("&K of one's own"), m_ownFactor), m_ownFactor, {m_ownChange, 1}}),
                rowOf(metrics.grid(), {m_approximate, {m_approximation, 1}})});
    connect(m_ownFactor, &QLineEdit::textChanged, this, [this] { refresh(); });
    connect(m_approximate, &QCheckBox::toggled, this, [this] { refresh(); });
    return m_own;
}

bool CalculationPage::suits(const engine::RuleVersion& version) const
{
    return engine::systemOf(version).has_value();
}

QString CalculationPage::keyboardHelp()
{
    const QStringList lines{
        tr("Digits, Enter\tRating of an opponent, then his result"),
        tr("1 0 5 r = ½\tResult; the cursor goes on to the next opponent"),
        tr("Delete\tTake the result or the game out"),
        tr("Ctrl+V\tPaste lines of rating and result"),
    };
    return lines.join(u'\n') + u'\n' + CalculatorPage::keyboardHelp();
}

void CalculationPage::rulesChanged()
{
    const engine::SystemDescription* system = engine::descriptionOf(version());
    const bool hasEstimate = system && *system->estimateClause != '\0';
    m_estimate->setVisible(hasEstimate);
    if (hasEstimate)
        m_estimate->setToolTip(tr("Rules of thumb, for no official purpose: %1")
                                   .arg(clauseText(system->estimateClause, system)));
    // What has no expected score cannot be computed from it.
    const bool hasExpected = system && engine::columnOf(*system, engine::Column::Expected);
    m_byTotals->setEnabled(hasExpected);
    if (!hasExpected)
        m_byGames->setChecked(true);
    m_gamesView->setColumnHidden(HandGamesModel::ExpectedColumn, !hasExpected);
    m_gamesView->setColumnHidden(HandGamesModel::ChangeColumn, !hasExpected);
    m_own->setVisible(hasExpected);
    const bool isOf2026 = engine::hasApproximation(version());
    m_approximate->setVisible(isOf2026);
    m_approximation->setVisible(isOf2026);
    // RULE: WO2026 Anhang 3.1.9 (footnote 13)
    m_ownFactor->setToolTip(isOf2026 ? tr("A fixed K is provided for text-only participants (Anhang 3.1.9, "
                                          "footnote 13)")
                                     : QString());
    showAge();
}

bool CalculationPage::isByGames() const
{
    return m_byGames->isChecked();
}

/// A number above every age is a year.
std::optional<int> CalculationPage::age() const
{
    const auto number = m_age->whole();
    if (!number || *number <= kHighestAge)
        return number;
    const int age = yearOf(version()) - *number;
    return age >= 0 && age <= kHighestAge ? std::optional(age) : std::nullopt;
}

void CalculationPage::showAge()
{
    const auto number = m_age->whole();
    const auto years = age();
    if (m_age->isBlank())
        m_ageHint->setText(tr("none: adult"));
    else if (years && *number > kHighestAge)
        //: an age and how it follows from the birth year
        m_ageHint->setText(tr("%1 in %2").arg(formatCount(*years), formatRating(yearOf(version()))));
    else
        m_ageHint->clear();
}

QString CalculationPage::problem() const
{
    if (const QString field = problemOf({m_rating, m_index, m_age}); !field.isEmpty())
        return field;
    if (!m_age->isBlank() && !age())
        return fillPattern(tr("Age or birth year “%1”: nobody is as old as that."),
                           {m_age->text().trimmed()});
    if (isByGames())
        return {};
    if (const QString field = problemOf({m_score, m_expected, m_gameCount}); !field.isEmpty())
        return field;
    const auto games = m_gameCount->whole();
    if (games && m_score->number() && *m_score->number() > *games)
        return tr("W is more than n games allow.");
    if (games && m_expected->number() && *m_expected->number() > *games)
        return tr("We is more than n games allow.");
    return {};
}

std::optional<engine::CalculationInput> CalculationPage::input() const
{
    if (!problem().isEmpty())
        return std::nullopt;
    engine::CalculationInput input;
    input.rating = m_rating->whole();
    input.index = m_index->whole();
    input.age = age();
    input.source = static_cast<engine::RatingSource>(m_source->currentData().toInt());
    if (isByGames()) {
        input.games = m_games->games();
        return input;
    }
    if (m_score->score() && m_expected->number() && m_gameCount->whole()) {
        input.score = m_score->score();
        input.expected = m_expected->number();
        input.gameCount = m_gameCount->whole();
    }
    return input;
}

QString CalculationPage::whatIsMissing(const engine::CalculationInput& input) const
{
    if (!isByGames())
        return input.rating ? tr("Type points, expected points and the number of games.")
                            : tr("Totals need the rating; a first rating needs the single games.");
    if (m_games->incompleteRows() > 0)
        return tr("Rows without a rating or a result do not count.");
    return input.games.empty()
               ? tr("Type a rating and Enter, then the result as one key: 1, 0, or 5 for a draw.")
               : QString();
}

Result<engine::Evaluation> CalculationPage::evaluate(const engine::CalculationInput& input) const
{
    const auto system = engine::systemOf(version());
    if (!system.has_value())
        return tl::unexpected(system.error());
    const engine::EvaluationOptions options{arithmetic(), true};
    const bool isEstimate = isByGames() && m_estimate->isVisibleTo(this) && m_estimate->isChecked();
    return isEstimate ? (*system)->estimate(input, version(), options)
                      : (*system)->calculate(input, version(), options);
}

/// The change with another coefficient than the rules give, as the contributions of the games add up.
void CalculationPage::showOwnFactor(const CalculatedPointer& calculated)
{
    m_ownChange->clear();
    m_approximation->clear();
    const auto factor = m_ownFactor->number();
    if (!m_ownFactor->problem().isEmpty())
        m_ownChange->setText(m_ownFactor->problem());
    if (!calculated)
        return;
    const auto show = [](QLabel& label, const std::optional<engine::Contributions>& sums) {
        if (sums)
            label.setText(fillPattern(tr("%1, new rating %2"),
                                      {formatSigned(sums->change, 2), formatRating(sums->newRating)}));
    };
    const engine::ParticipantEvaluation& player = calculated->result();
    const auto least = engine::leastRatingOf(version());
    if (factor)
        show(*m_ownChange, engine::contributionsOf(player, factor, least));
    if (isByGames() && m_approximate->isVisibleTo(this) && m_approximate->isChecked())
        show(*m_approximation,
             engine::approximatedContributions(player, factor, least, engine::expectancyOf(version())));
}

CalculatedPointer CalculationPage::calculate()
{
    const auto typed = input();
    QString wrong = problem();
    CalculatedPointer calculated;
    const bool isComplete =
        typed && (isByGames() ? !typed->games.empty() : typed->gameCount && typed->rating);
    if (isComplete) {
        auto evaluation = evaluate(*typed);
        if (evaluation.has_value()) {
            auto tournament = engine::tournamentByHand(*typed, version());
            nameOpponents(tournament, tr("Opponent %1"));
            calculated = std::make_shared<Calculated>(
                Calculated{std::move(tournament), std::move(*evaluation), version()});
        } else {
            wrong = errorText(evaluation.error());
        }
    }
    if (!wrong.isEmpty())
        say(wrong, true);
    else
        say(whatIsMissing(*typed), false);
    m_games->setCalculated(calculated);
    showOwnFactor(calculated);
    const bool isUsable = typed && (typed->rating || !typed->games.empty());
    m_next->setPlayer(isUsable ? typed : std::nullopt, version(), arithmetic());
    return calculated;
}

} // namespace zahlmeister::ui
