// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/officialdialog.h"
#include "app/files/fileinhand.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTreeWidget>

#include "ui/delegates/figuredelegate.h"
#include "ui/text/derivation/derivation.h"
#include "ui/text/derivation/derivationformat.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/importtext.h"
#include "ui/text/officialtext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/derivationdocument.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/filechoice.h"
#include "ui/widgets/keyboardhelp.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kPlayerRole = Qt::UserRole;
constexpr int kNameShare = 40; ///< per cent of what the numbers leave, at most: the causes need the rest

enum PlayerColumn { SignColumn, NumberColumn, NameColumn, OfficialColumn, OursColumn, CauseColumn };

} // namespace

OfficialDialog::OfficialDialog(app::LiveEvaluation& evaluation, QWidget* parent)
    : QDialog(parent), m_evaluation(evaluation)
{
    setObjectName(u"officialDialog"_s);
    setWindowTitle(tr("Compare with the official result"));
    setAcceptDrops(true);
    build();
    connect(&evaluation, &app::LiveEvaluation::updated, this, &OfficialDialog::compare);
    fill();
    m_open->setFocus();
}

void OfficialDialog::build()
{
    m_open = named(pushButton(tr("&Open file…"), this, &OfficialDialog::openFile), u"openOfficial"_s);
    m_open->setIcon(icon(u"open"_s));
    auto* pasteButton = named(pushButton(tr("&Paste"), this, &OfficialDialog::paste), u"pasteOfficial"_s);
    pasteButton->setIcon(icon(u"paste"_s));
    pasteButton->setToolTip(tr("Paste a table that was copied from the web page (Ctrl+V)"));
    m_all = named(new QCheckBox(tr("Show &all players"), this), u"showAll"_s);
    connect(m_all, &QCheckBox::toggled, this, &OfficialDialog::fill);
    m_copy = named(pushButton(tr("Copy the a&nswer"), this, &OfficialDialog::copyAnswer), u"copyAnswer"_s);
    m_copy->setIcon(icon(u"copy"_s));
    m_copy->setToolTip(tr("Copy an answer to a complaint of the chosen player (Ctrl+C)"));
    m_summary = named(sentenceLabel(this), u"officialSummary"_s);
    buildPlayers();
    m_why =
        named(new QTextBrowser(this), u"officialWhy"_s, tr("Deviations and derivation of the chosen player"));
    m_why->setOpenLinks(false);
    m_why->setFrameShape(QFrame::NoFrame);
    m_message = named(quietLabel(this), u"officialMessage"_s);
    m_message->hide();
    auto* splitter = splitterOf(this, m_players, m_why, {3, 2});
    fillDialog(this, {1080, 660},
               {rowOf(this, {m_open, pasteButton, freeRoom(), m_all}),
                m_summary,
                m_message,
                {splitter, 1},
                closeBox(this, {m_copy})});
}

void OfficialDialog::buildPlayers()
{
    m_players = named(new QTreeWidget(this), u"officialPlayers"_s, tr("Players and their deviations"));
    styleAsTable(*m_players);
    m_players->setHeaderLabels(
        {QString(), tr("No."), tr("Name"), tr("Official"), tr("Here"), tr("Probable cause")});
    for (const int column : {NumberColumn, OfficialColumn, OursColumn})
        m_players->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_figures = new FigureDelegate(m_players);
    m_players->setItemDelegate(m_figures);
    // Names and causes give way and end in an ellipsis, numbers never do.
    m_players->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_players->header()->setSectionResizeMode(NameColumn, QHeaderView::Fixed); // as wide as names, see fill()
    m_players->header()->setSectionResizeMode(CauseColumn, QHeaderView::Stretch);
    m_players->setPalette(viewPalette(palette()));
    m_players->installEventFilter(this);
    installContextMenu(*m_players, {}, [this] { copyAnswer(); });
    m_empty = new EmptyHint(*m_players, {});
    connect(m_players, &QTreeWidget::currentItemChanged, this, &OfficialDialog::explain);
}

void OfficialDialog::openFile()
{
    const QString path = askForFile(this, windowTitle(), documentsFolder(),
                                    tr("Official evaluations (*.json *.csv *.txt *.html *.htm)") + u";;"_s +
                                        tr("All files (*)"));
    if (!path.isEmpty())
        readFile(path);
}

void OfficialDialog::readFile(const QString& path)
{
    const auto content = app::contentOfFile(path);
    if (!content.has_value()) {
        say(*m_message, errorText(content.error()), true);
        return;
    }
    read(*content);
}

void OfficialDialog::paste()
{
    const QMimeData* clip = QApplication::clipboard()->mimeData();
    // A browser gives the table as HTML, too, where the cells are sure.
    const QByteArray html = clip && clip->hasHtml() ? clip->html().toUtf8() : QByteArray();
    if (!html.isEmpty() && app::readOfficialResult(html).has_value())
        read(html);
    else
        read(clip ? clip->text().toUtf8() : QByteArray());
}

void OfficialDialog::read(const QByteArray& text)
{
    auto official = app::readOfficialResult(text);
    if (!official.has_value()) {
        QStringList lines;
        for (const app::ImportNote& note : official.error())
            lines << u"✕ "_s + importNoteText(note);
        lines << tr("Expected is the portal's JSON, a spreadsheet or a table with heads such as “Name” and "
                    "“DWZ new”.");
        say(*m_message, lines.join(u'\n'), true);
        return;
    }
    m_message->hide();
    // The portal gives the evaluation and its games in two answers.
    if (m_official && app::hasGamesAlone(*official) && !app::hasGamesAlone(*m_official))
        m_official = app::withGames(std::move(*m_official), *official);
    else
        m_official = std::move(*official);
    compare();
    m_players->setFocus();
}

void OfficialDialog::compare()
{
    if (!m_official)
        return;
    const auto& choice = m_evaluation.choice();
    const app::TournamentDocument& document = m_evaluation.document();
    auto comparison = choice.has_value()
                          ? app::compareWithOfficial(document.tournament(), *choice->version,
                                                     document.arithmetic(), m_evaluation.rules(), *m_official)
                          : Result<app::OfficialComparison>(tl::unexpected(choice.error()));
    if (!comparison.has_value()) {
        say(*m_message, errorText(comparison.error()), true);
        return;
    }
    m_comparison = std::move(*comparison);
    fill();
}

QString OfficialDialog::officialNameOf(const app::ComparedPlayer& player) const
{
    return player.officialRow ? fromEngine(m_official->rows[*player.officialRow].name) : QString();
}

void OfficialDialog::fill()
{
    const app::ComparedPlayer* before = chosen();
    const auto kept = before ? before->participant : std::nullopt;
    m_players->clear();
    m_copy->setEnabled(false);
    if (!m_comparison) {
        m_empty->setText(
            tr("Open the evaluation of the portal, or copy its table from the web page and paste it "
               "here. Every number that differs is listed with its probable cause."));
        m_summary->hide();
        m_why->hide();
        return;
    }
    m_empty->setText(tr("Nobody deviates. “Show all players” lists those who agree, too."));
    m_summary->show();
    m_why->show();
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    m_summary->setText(m_comparison->deviating == 0
                           ? tr("The official evaluation agrees in all numbers.")
                           : tr("%n player(s) deviate.", nullptr, m_comparison->deviating));
    QTreeWidgetItem* current = nullptr;
    for (std::size_t i = 0; i < m_comparison->players.size(); ++i) {
        const app::ComparedPlayer& player = m_comparison->players[i];
        const bool deviates = !player.causes.empty();
        if (!deviates && !m_all->isChecked())
            continue;
        const QString name =
            player.participant ? formatName(tournament, *player.participant) : officialNameOf(player);
        const auto* ours = player.participant ? m_evaluation.of(*player.participant) : nullptr;
        const QString official =
            player.officialRow
                ? officialNumberText(m_official->rows[*player.officialRow], app::OfficialField::NewRating)
                : QString();
        const QString here =
            ours && ours->newRating ? formatRating(*ours->newRating, ours->newIndex) : QString();
        const QString cause = deviates ? causeText(player.causes.front(), tournament) : QString();
        auto* item = new QTreeWidgetItem(
            m_players, {QString(), player.participant ? formatCount(player.participant->value()) : QString(),
                        name, official, here, cause});
        item->setIcon(SignColumn,
                      deviates ? icon(u"warning"_s, ColorRole::Amber) : icon(u"ok"_s, ColorRole::Positive));
        item->setData(SignColumn, Qt::AccessibleTextRole, deviates ? tr("deviates") : tr("agrees"));
        for (const int column : {NumberColumn, OfficialColumn, OursColumn})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(NameColumn, name);
        item->setToolTip(CauseColumn, cause);
        item->setData(SignColumn, kPlayerRole, static_cast<int>(i));
        if (kept && player.participant == *kept)
            current = item;
    }
    m_figures->measureTails();
    giveNamesRoom();
    m_players->setCurrentItem(current ? current : m_players->topLevelItem(0));
    explain();
}

/// Names as wide as they are, the causes all the rest; numbers give way to neither.
void OfficialDialog::giveNamesRoom()
{
    int room = m_players->viewport()->width();
    for (const int column : {SignColumn, NumberColumn, OfficialColumn, OursColumn})
        room -= m_players->columnWidth(column);
    const int names = static_cast<QAbstractItemView*>(m_players)->sizeHintForColumn(NameColumn);
    m_players->setColumnWidth(NameColumn, std::clamp(room * kNameShare / 100, 0, std::max(0, names)));
}

bool OfficialDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_players && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &OfficialDialog::giveNamesRoom, Qt::QueuedConnection);
    return QDialog::eventFilter(watched, event);
}

const app::ComparedPlayer* OfficialDialog::chosen() const
{
    const QTreeWidgetItem* item = m_players->currentItem();
    if (!item || !m_comparison)
        return nullptr;
    const auto index = static_cast<std::size_t>(item->data(SignColumn, kPlayerRole).toInt());
    return index < m_comparison->players.size() ? &m_comparison->players[index] : nullptr;
}

void OfficialDialog::explain()
{
    const app::ComparedPlayer* player = chosen();
    m_copy->setEnabled(player != nullptr);
    m_why->clear();
    if (!player)
        return;
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    const auto& traced = m_evaluation.traced();
    if (player->participant && traced.has_value()) {
        const Derivation derivation = derive(tournament, *traced, *m_evaluation.choice()->version,
                                             *player->participant, engine::Quantity::NewRating);
        setDerivation(*m_why->document(), derivation, {}, palette(), font());
    }
    // What differs stands above how our own number comes about.
    QTextCursor cursor(m_why->document());
    cursor.movePosition(QTextCursor::Start);
    QTextCharFormat plain;
    plain.setForeground(palette().color(QPalette::Text));
    plain.setFontPointSize(font().pointSizeF());
    QTextCharFormat amber = plain;
    amber.setForeground(color(ColorRole::Amber, palette()));
    QTextBlockFormat block;
    block.setBottomMargin(Metrics(this).scaled(2));
    cursor.setBlockFormat(block);
    for (const app::OfficialDeviation& deviation : player->deviations)
        cursor.insertText(deviationText(deviation, m_evaluation.system()) + u'\n', plain);
    for (const app::ProbableCause& cause : player->causes)
        cursor.insertText(u"! "_s + causeText(cause, tournament) + u'\n', amber);
    m_why->moveCursor(QTextCursor::Start);
}

QString OfficialDialog::answer() const
{
    const app::ComparedPlayer* player = chosen();
    if (!player)
        return {};
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    const auto& traced = m_evaluation.traced();
    QString derivation;
    if (player->participant && traced.has_value()) {
        derivation = derivationToText(derive(tournament, *traced, *m_evaluation.choice()->version,
                                             *player->participant, engine::Quantity::NewRating));
    }
    return complaintAnswer(*player, tournament, m_evaluation.system(), derivation, officialNameOf(*player));
}

void OfficialDialog::copyAnswer()
{
    const QString text = answer();
    if (!text.isEmpty())
        QApplication::clipboard()->setText(text);
}

QString OfficialDialog::keyboardHelp()
{
    return keyLines({{tr("Ctrl+O"), tr("Open an official evaluation")},
                     {tr("Ctrl+V"), tr("Paste a table from the web page")},
                     {tr("Up, Down"), tr("Previous or next player")},
                     {tr("Ctrl+C"), tr("Copy the answer to a complaint")}});
}

void OfficialDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Paste))
        paste();
    else if (event->matches(QKeySequence::Copy))
        copyAnswer();
    else if (event->matches(QKeySequence::Open))
        openFile();
    else
        QDialog::keyPressEvent(event);
}

void OfficialDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    const bool isLook = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (isLook && m_why && m_players) {
        m_players->setPalette(viewPalette(palette()));
        explain();
    }
}

void OfficialDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (localFiles(*event->mimeData()).size() == 1)
        event->acceptProposedAction();
}

void OfficialDialog::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    readFile(localFiles(*event->mimeData()).constFirst());
}

} // namespace zahlmeister::ui
