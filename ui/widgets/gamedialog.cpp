// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/gamedialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include "app/fields/recordfields.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/helpbutton.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::GameResult;

constexpr int kNoteRows = 4;
constexpr int kHighestBoard = 999;

/// Every result that there is, by its exchange text.
void offerResults(QComboBox& box, const engine::Tournament& tournament, const engine::Game& game)
{
    const auto add = [&box](GameResult result, const QString& text) {
        box.addItem(text, fromEngine(engine::resultText(result)));
    };
    for (const GameResult result : {engine::kWhiteWins, engine::kDrawn, engine::kBlackWins,
                                    engine::kWhiteWinsByForfeit, engine::kBlackWinsByForfeit})
        add(result, formatResult(result));
    for (const auto& [result, text] : rareResults(formatSurname(formatName(tournament, game.white)),
                                                  formatSurname(formatName(tournament, game.black)))) {
        if (box.findData(fromEngine(engine::resultText(result))) < 0)
            add(result, formatResult(result) + u"   "_s + text);
    }
}

std::optional<GameResult> chosenResult(const QComboBox& box)
{
    return engine::resultFromText(box.currentData().toString().toStdString());
}

} // namespace

GameDialog::GameDialog(const engine::Tournament& tournament, const engine::Game& game, QWidget* parent)
    : QDialog(parent),
      m_game(game),
      m_result(named(new QComboBox(this), u"gameResult"_s)),
      m_awarded(named(new QComboBox(this), u"gameAwarded"_s)),
      m_rated(named(new QCheckBox(tr("&Is rated"), this), u"gameRated"_s)),
      m_date(named(new DateField(this), u"gameDate"_s)),
      m_board(named(new QSpinBox(this), u"gameBoard"_s)),
      m_note(named(new QPlainTextEdit(this), u"gameNote"_s)),
      m_sentence(quietLabel(this)),
      m_buttons(answerBox(this, tr("Apply")))
{
    setObjectName(u"gameDialog"_s);
    setWindowTitle(tr("Game"));
    m_result->addItem(tr("still open"), fromEngine(engine::resultText(engine::kNotPlayed)));
    offerResults(*m_result, tournament, game);
    m_awarded->addItem(tr("as on the board"), QString());
    offerResults(*m_awarded, tournament, game);
    build(tournament);
    show(game);
    refresh();
}

void GameDialog::build(const engine::Tournament& tournament)
{
    m_board->setRange(0, kHighestBoard);
    m_board->setSpecialValueText(tr("none"));
    m_note->setTabChangesFocus(true);
    m_note->setMaximumHeight(kNoteRows * Metrics(this).rowHeight());
    const QString pairing = fillPattern(
        tr("%1 (White) – %2"), {formatName(tournament, m_game.white), formatName(tournament, m_game.black)});
    auto* headline = sentenceLabel(
        this,
        m_game.round ? fillPattern(tr("Round %1: %2"), {formatCount(*m_game.round), pairing}) : pairing);
    strengthen(*headline);
    QFormLayout* form = formOf(this);
    form->addRow(tr("&Result on the board"), m_result);
    form->addRow(tr("Result for the &table"), m_awarded);
    form->addRow(QString(), m_rated);
    form->addRow(tr("&Day"), m_date);
    form->addRow(tr("&Board"), m_board);
    form->addRow(tr("&Note"), m_note);
    fillColumn(this, {headline, form, m_sentence, withHelp(this, m_buttons)})
        ->setContentsMargins(marginOf(this));
    for (QComboBox* box : {m_result, m_awarded})
        connect(box, &QComboBox::currentIndexChanged, this, &GameDialog::refresh);
    connect(m_date, &QLineEdit::textChanged, this, &GameDialog::refresh);
    connect(m_note, &QPlainTextEdit::textChanged, this, &GameDialog::refresh);
}

void GameDialog::show(const engine::Game& game)
{
    const auto choose = [](QComboBox& box, GameResult result) {
        box.setCurrentIndex(std::max(0, box.findData(fromEngine(engine::resultText(result)))));
    };
    choose(*m_result, game.result);
    if (game.awarded)
        choose(*m_awarded, *game.awarded);
    m_rated->setChecked(game.rated);
    m_date->setDate(game.date);
    m_board->setValue(game.board.value_or(0));
    m_note->setPlainText(QString::fromStdString(app::plainText(game.note, app::TextLines::Several)));
}

engine::Game GameDialog::game() const
{
    engine::Game game = m_game;
    game.result = chosenResult(*m_result).value_or(m_game.result);
    game.awarded = chosenResult(*m_awarded);
    if (game.awarded == game.result)
        game.awarded.reset();
    game.rated = m_rated->isChecked();
    game.date = m_date->date();
    game.board = m_board->value() > 0 ? std::optional(m_board->value()) : std::nullopt;
    game.note = m_note->toPlainText().trimmed().toStdString();
    return game;
}

void GameDialog::refresh()
{
    const engine::Game entered = game();
    const bool isTooLong = entered.note.size() > app::kLongestRemark;
    QString sentence;
    if (!m_date->isValid())
        sentence = tr("This is no day. Type it as in 21.11.2026.");
    else if (isTooLong)
        sentence = tr("The note is too long.");
    else if (entered.awarded)
        sentence =
            tr("The rating goes by the board, the table by what was awarded (WO 2.2.5.2). If the game was "
               "broken off, or the rules were broken, what was awarded is the result on the board.");
    m_sentence->setText(sentence);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_date->isValid() && !isTooLong);
}

} // namespace zahlmeister::ui
