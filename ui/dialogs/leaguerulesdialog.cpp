// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/leaguerulesdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "app/entry/matchplan.h"
#include "engine/league/leaguetable.h"
#include "ui/models/leaguecolumns.h"
#include "ui/text/finaltabletext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/formscroll.h"
#include "ui/widgets/helpbutton.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::HomeWhite;
using engine::MatchWin;
using engine::TournamentHeader;

constexpr int kMostMatchPoints = 99;
constexpr int kMostTeams = 999;
constexpr int kOrderCharacters = 28;
constexpr int kDecisionRows = 4;

/// Rules that many leagues have.
struct RulesPreset {
    const char* name;
    std::array<int, 4> points; ///< won, drawn, lost, absent
    MatchWin win;
    const char* order;
};

constexpr RulesPreset kPresets[] = {
    {QT_TRANSLATE_NOOP("zahlmeister::ui::LeagueRulesDialog", "2-1-0, board points, Berlin tie-break"),
     {2, 1, 0, 0},
     MatchWin::MoreThanOpponent,
     "MPTS,GPTS,BB"},
    {QT_TRANSLATE_NOOP("zahlmeister::ui::LeagueRulesDialog",
                       "2-1-0 by more than half of the boards, board points, direct encounter, Berlin"),
     {2, 1, 0, 0},
     MatchWin::MoreThanHalf,
     "MPTS,GPTS,DE,BB"},
    {QT_TRANSLATE_NOOP("zahlmeister::ui::LeagueRulesDialog",
                       "3-1-0, board points, direct encounter, Berlin tie-break"),
     {3, 1, 0, 0},
     MatchWin::MoreThanOpponent,
     "MPTS,GPTS,DE,BB"},
    {QT_TRANSLATE_NOOP("zahlmeister::ui::LeagueRulesDialog", "Board points first, then match points"),
     {2, 1, 0, 0},
     MatchWin::MoreThanOpponent,
     "GPTS,MPTS,BB"},
    {QT_TRANSLATE_NOOP("zahlmeister::ui::LeagueRulesDialog",
                       "Teams in the Swiss system: 2-1-0, board points, Sonneborn-Berger, Buchholz"),
     {2, 1, 0, 0},
     MatchWin::MoreThanOpponent,
     "MPTS,GPTS,EMGSB,BH"},
};

constexpr std::array kUsualPoints{2, 1, 0};

/// A number of which the least value says that there is none.
std::optional<int> given(const QSpinBox& box)
{
    return box.value() == box.minimum() ? std::nullopt : std::optional(box.value());
}

void give(QSpinBox& box, std::optional<int> value)
{
    box.setValue(value.value_or(box.minimum()));
}

/// Nothing where it is as usual.
std::optional<int> unlessUsual(int value, int usual)
{
    return value == usual ? std::nullopt : std::optional(value);
}

} // namespace

LeagueRulesDialog::LeagueRulesDialog(const engine::Tournament& tournament, QWidget* parent)
    : QDialog(parent),
      m_tournament(tournament),
      m_preset(named(new QComboBox(this), u"rulesPreset"_s)),
      m_win(named(new QComboBox(this), u"matchWin"_s)),
      m_order(named(new QLineEdit(this), u"tieBreaks"_s)),
      m_white(named(new QComboBox(this), u"homeWhite"_s)),
      m_lineupDay(named(new DateField(this), u"lineupDay"_s)),
      m_takeRatings(pushButton(tr("Put in the ratin&gs"), this, &LeagueRulesDialog::takeRatings)),
      m_lateUntil(named(new DateField(this), u"lateUntil"_s)),
      m_oneADay(named(new QCheckBox(tr("Nobody plays for two teams on one da&y"), this), u"oneMatchADay"_s)),
      m_decisions(named(new QPlainTextEdit(this), u"decisions"_s)),
      m_sentence(sentenceLabel(this)),
      m_buttons(answerBox(this, tr("Apply")))
{
    setWindowTitle(tr("Rules of the league"));
    setObjectName(u"leagueRulesDialog"_s);
    auto* form = formOf(this);
    addPoints(*form);
    addOrder(*form);
    addLineups(*form);
    auto* inside = columnOf(Metrics(this).groupGap(), {form, buildDecisions()});
    auto* column = fillColumn(this, {new FormScroll(this, inside), m_sentence, withHelp(this, m_buttons)});
    column->setContentsMargins(marginOf(this));
    column->setSpacing(Metrics(this).groupGap());
    column->setSizeConstraint(QLayout::SetFixedSize);
    fill();
    readAll();
    for (QLineEdit* field :
         {m_order, static_cast<QLineEdit*>(m_lineupDay), static_cast<QLineEdit*>(m_lateUntil)})
        connect(field, &QLineEdit::textChanged, this, &LeagueRulesDialog::readAll);
    connect(m_decisions, &QPlainTextEdit::textChanged, this, &LeagueRulesDialog::readAll);
    connect(m_preset, &QComboBox::activated, this, &LeagueRulesDialog::takePreset);
    m_preset->setFocus();
}

QSpinBox* LeagueRulesDialog::addNumber(QFormLayout& form, const QString& caption, int least, int most,
                                       const QString& hint)
{
    QSpinBox* box = newNumber(least, most);
    addRow(form, caption, box, hint);
    return box;
}

QSpinBox* LeagueRulesDialog::newNumber(int least, int most)
{
    auto* box = new QSpinBox(this);
    box->setRange(least - 1, most);
    box->setSpecialValueText(u"–"_s);
    box->setFixedWidth(Metrics(this).fieldWidth(6));
    return box;
}

void LeagueRulesDialog::addPoints(QFormLayout& form)
{
    m_preset->addItem(tr("Choose…"));
    for (const RulesPreset& preset : kPresets)
        m_preset->addItem(tr(preset.name));
    m_preset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_preset->setMinimumContentsLength(kOrderCharacters);
    m_preset->setToolTip(tr("Rules that many leagues have; whatever is there is replaced"));
    addRow(form, tr("Usual &rules"), m_preset);
    const std::array names{tr("Match points for a win"), tr("Match points for a draw"),
                           tr("Match points for a loss"), tr("Match points of a team that did not come")};
    const std::array captions{tr("won"), tr("drawn"), tr("lost"), tr("absent")};
    auto* row = rowOf(this, {});
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        m_points[i] = named(new QSpinBox(this), u"points%1"_s.arg(i), names[i]);
        m_points[i]->setRange(-kMostMatchPoints, kMostMatchPoints);
        m_points[i]->setToolTip(names[i]);
        row->addWidget(new QLabel(captions[i], this));
        row->addWidget(m_points[i]);
    }
    row->addStretch();
    addRow(form, tr("&Match points"), row, m_points[0]);
    m_win->addItem(tr("more board points than the opponent"), static_cast<int>(MatchWin::MoreThanOpponent));
    m_win->addItem(tr("more than half of the boards"), static_cast<int>(MatchWin::MoreThanHalf));
    addRow(form, tr("A match is &won by"), m_win);
}

void LeagueRulesDialog::addOrder(QFormLayout& form)
{
    m_order->setPlaceholderText(u"MPTS, GPTS, BB"_s);
    m_order->setFixedWidth(Metrics(this).fieldWidth(kOrderCharacters));
    QStringList codes;
    for (const engine::TieBreakInfo& info : engine::tieBreakCatalogue())
        codes += QString::fromLatin1(info.text) + u": "_s + tieBreakName(info.code);
    m_order->setToolTip(codes.join(u'\n'));
    addRow(form, tr("&Order by"), m_order);
    for (const HomeWhite custom : {HomeWhite::EvenBoards, HomeWhite::OddBoards, HomeWhite::OneAndFour,
                                   HomeWhite::AllBoards, HomeWhite::NoBoard})
        m_white->addItem(homeWhiteName(custom), static_cast<int>(custom));
    addRow(form, tr("&Home team White"), m_white);
    m_promoted = newNumber(1, kMostTeams);
    m_relegated = newNumber(1, kMostTeams);
    addRow(form, tr("Teams that go &up"),
           rowOf(this, {m_promoted, captionOf(tr("dow&n"), m_relegated), m_relegated, freeRoom()}),
           m_promoted);
}

void LeagueRulesDialog::addLineups(QFormLayout& form)
{
    m_takeRatings->setObjectName(u"takeRatings"_s);
    m_takeRatings->setToolTip(
        tr("The ratings that lists and earlier tournaments tell of that day; by hand they "
           "stand in the line-up: 3 Meier, Hans; DWZ 1834"));
    m_takeRatings->hide();
    addRow(form, tr("Line-ups by the ratings o&f"), rowOf(this, {m_lineupDay, m_takeRatings, freeRoom()}),
           m_lineupDay);
    m_limit =
        addNumber(form, tr("&Limit"), 0, 9999, tr("Points that a player may be stronger than one above him"));
    m_fixedAfter = addNumber(form, tr("Fi&xed after"), 1, 999, tr("Appearances as a substitute"));
    addRow(form, tr("Late re&gistration until"), m_lateUntil, {});
    m_guests = addNumber(form, tr("Gue&sts in a match"), 0, 999, tr("At most; –: as many as one likes"));
    form.addRow(QString(), m_oneADay);
}

QWidget* LeagueRulesDialog::buildDecisions()
{
    const Metrics metrics(this);
    m_decisions->setFixedHeight(kDecisionRows * metrics.rowHeight());
    m_decisions->setTabChangesFocus(true);
    m_decisions->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_decisions->setPlaceholderText(tr("SC Adler: -1; wrong line-up\nSF Bear: withdrawn, not counted\n"
                                       "3: 1-4 +; SF Bear did not come"));
    auto* side = new QWidget(this);
    fillColumn(side,
               {captionOf(tr("&Decisions about teams and matches, one a line"), m_decisions),
                {m_decisions, 1},
                quietLabel(this, tr("Team: match points, with a slash board points; withdrawn, counts or "
                                    "not counted. Round: home-away by their numbers, + home team, − other "
                                    "team, 0 lost for both. Games keep their results for the rating "
                                    "(WO 2.2.5.2)."))});
    return side;
}

void LeagueRulesDialog::fill()
{
    const TournamentHeader& header = m_tournament.header;
    const std::array points{header.winPoints, header.drawPoints, header.lossPoints};
    for (std::size_t i = 0; i < points.size(); ++i)
        m_points[i]->setValue(points[i].value_or(kUsualPoints[i]));
    m_points.back()->setValue(header.absentPoints.value_or(m_points[2]->value()));
    m_win->setCurrentIndex(
        m_win->findData(static_cast<int>(header.matchWin.value_or(MatchWin::MoreThanOpponent))));
    m_order->setText(fromEngine(header.tieBreaks));
    m_white->setCurrentIndex(
        m_white->findData(static_cast<int>(header.homeWhite.value_or(HomeWhite::EvenBoards))));
    give(*m_promoted, header.promoted);
    give(*m_relegated, header.relegated);
    m_lineupDay->setDate(header.lineupDay);
    give(*m_limit, header.lineupLimit);
    give(*m_fixedAfter, header.fixedAfter);
    m_lateUntil->setDate(header.lateUntil);
    give(*m_guests, header.guestsAllowed);
    m_oneADay->setChecked(header.oneMatchADay);
    m_decisions->setPlainText(decisionsText(m_tournament));
}

void LeagueRulesDialog::takePreset()
{
    if (m_preset->currentIndex() < 1)
        return;
    const RulesPreset& preset = kPresets[m_preset->currentIndex() - 1];
    for (std::size_t i = 0; i < m_points.size(); ++i)
        m_points[i]->setValue(preset.points[i]);
    m_win->setCurrentIndex(m_win->findData(static_cast<int>(preset.win)));
    m_order->setText(QString::fromLatin1(preset.order));
}

void LeagueRulesDialog::readAll()
{
    m_typed = readDecisions(m_decisions->toPlainText(), m_tournament);
    QStringList problems = m_typed.problems;
    for (const DateField* field : {m_lineupDay, m_lateUntil}) {
        if (!field->isValid())
            problems += tr("“%1” is not a day. Type it as 12.12.2026.").arg(field->text().trimmed());
    }
    const auto order = engine::tieBreaksFromText(m_order->text().toStdString());
    QStringList names;
    if (!order.has_value()) {
        problems += fillPattern(tr("“%1” is no tie-break of FIDE C.07."),
                                {QString::fromStdString(order.error().args.back())});
    } else {
        TournamentHeader header;
        header.tieBreaks = m_order->text().toStdString();
        for (const engine::TieBreak& tieBreak : engine::leagueCriteria(header))
            names += tieBreakName(tieBreak.code);
    }
    m_sentence->setText(problems.isEmpty() ? fillPattern(tr("Order: %1."), {names.join(u", "_s)})
                                           : problems.front());
    m_takeRatings->setEnabled(m_lineupDay->date().has_value());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problems.isEmpty());
}

void LeagueRulesDialog::offerRatings(RatingsOn ratingsOn)
{
    m_ratingsOn = std::move(ratingsOn);
    m_takeRatings->setVisible(m_ratingsOn != nullptr);
    readAll();
}

void LeagueRulesDialog::takeRatings()
{
    m_ratings = m_ratingsOn(*m_lineupDay->date());
    int places = 0;
    int known = 0;
    for (const engine::Team& team : m_tournament.header.teams) {
        for (const engine::LineupPlace& place : team.lineup) {
            ++places;
            known += m_ratings.contains(place.participant) ? 1 : 0;
        }
    }
    m_sentence->setText(
        fillPattern(tr("Ratings of %1 for %2 of %3 places; the others stay as they are."),
                    {formatDate(*m_lineupDay->date()), formatCount(known), formatCount(places)}));
}

TournamentHeader LeagueRulesDialog::header() const
{
    TournamentHeader header = m_tournament.header;
    header.winPoints = unlessUsual(m_points[0]->value(), kUsualPoints[0]);
    header.drawPoints = unlessUsual(m_points[1]->value(), kUsualPoints[1]);
    header.lossPoints = unlessUsual(m_points[2]->value(), kUsualPoints[2]);
    header.absentPoints = unlessUsual(m_points[3]->value(), m_points[2]->value());
    const auto win = static_cast<MatchWin>(m_win->currentData().toInt());
    header.matchWin = win == MatchWin::MoreThanOpponent ? std::nullopt : std::optional(win);
    const auto order = engine::tieBreaksFromText(m_order->text().toStdString());
    header.tieBreaks = order.has_value() ? engine::tieBreaksText(*order) : header.tieBreaks;
    const auto white = static_cast<HomeWhite>(m_white->currentData().toInt());
    if (white != header.homeWhite.value_or(HomeWhite::EvenBoards))
        header.homeWhite = white;
    header.promoted = given(*m_promoted);
    header.relegated = given(*m_relegated);
    header.lineupDay = m_lineupDay->date();
    header.lineupLimit = given(*m_limit);
    header.fixedAfter = given(*m_fixedAfter);
    header.lateUntil = m_lateUntil->date();
    header.guestsAllowed = given(*m_guests);
    header.oneMatchADay = m_oneADay->isChecked();
    header.teams = m_typed.teams;
    for (engine::Team& team : header.teams) {
        for (engine::LineupPlace& place : team.lineup) {
            if (const auto rating = m_ratings.find(place.participant); rating != m_ratings.end())
                place.rating = rating->second;
        }
    }
    header.schedule = m_typed.schedule;
    header.penalties = m_typed.penalties;
    return header;
}

app::EditGroup LeagueRulesDialog::changes() const
{
    app::EditGroup group{{app::EditKind::Header, {}}, {}};
    if (TournamentHeader changed = header(); changed != m_tournament.header) {
        // Matches that are there follow the custom.
        if (const auto white = engine::homeWhiteOf(changed);
            white != engine::homeWhiteOf(m_tournament.header))
            group.edits =
                app::planColours(m_tournament, engine::homeWhiteOf(m_tournament.header), white).edits;
        group.edits.emplace_back(app::PutHeader{std::move(changed)});
    }
    return group;
}

QString LeagueRulesDialog::sentence() const
{
    return m_sentence->text();
}

void LeagueRulesDialog::accept()
{
    if (m_buttons->button(QDialogButtonBox::Ok)->isEnabled())
        QDialog::accept();
}

} // namespace zahlmeister::ui
