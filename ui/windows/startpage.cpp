// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/startpage.h"

#include <algorithm>
#include <cstdlib>

#include <QAction>
#include <QFileInfo>
#include <QKeyEvent>

#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/keyboardhelp.h"
#include "ui/widgets/startbutton.h"
#include "ui/windows/command.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kMaximumTournaments = 6;
constexpr qsizetype kMaximumFiles = 4;

QLabel* groupTitle(const QString& text, QWidget* parent)
{
    auto* label = new RoleLabel(ColorRole::SecondaryText, text, parent);
    label->setContentsMargins(Metrics(parent).grid(), 0, 0, 0);
    return label;
}

void clearLayout(QVBoxLayout* layout)
{
    while (QLayoutItem* item = layout->takeAt(0)) {
        // Not at once: the click that leads here may come from this very button.
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
}

} // namespace

StartPage::StartPage(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setObjectName(u"startPage"_s);
}

void StartPage::build(const QWidget& window)
{
    const Metrics metrics(this);
    auto* content = new QWidget(this);
    auto* sheet = new QWidget(content);
    sheet->setMaximumWidth(metrics.scaled(840));

    auto* title = new QLabel(u"Zahlmeister"_s, sheet);
    strengthen(*title, 1.9);
    auto* mark = new QLabel(sheet);
    const int edge = metrics.scaled(40);
    mark->setPixmap(programIcon().pixmap(QSize(edge, edge), devicePixelRatioF()));
    auto* head = rowOf(this, {mark, title, freeRoom()});
    head->setContentsMargins(metrics.grid(), 0, 0, 0);
    head->setSpacing(metrics.margin());
    auto* columns =
        rowOf(this, {{buildBeginning(window), 8, Qt::AlignTop}, {buildRecent(window), 5, Qt::AlignTop}});
    columns->setSpacing(2 * metrics.groupGap());
    fillColumn(sheet, {head, columns})->setSpacing(metrics.groupGap());
    auto* outer = rowOf(this, {freeRoom(), {sheet, 100}, freeRoom()});
    const int edgeGap = metrics.groupGap();
    fillColumn(content, {freeRoom(), outer, freeRoom(3)})
        ->setContentsMargins(edgeGap, edgeGap, edgeGap, edgeGap);
    setWidget(content);
}

StartButton* StartPage::addEntry(QWidget* group, const QAction* command, const QString& sign,
                                 const QString& name, const QString& title, const QString& hint)
{
    auto* button = named(new StartButton(icon(sign, ColorRole::Accent), title, hint, group), name);
    button->setEnabled(command->isEnabled());
    connect(command, &QAction::enabledChanged, button, &QWidget::setEnabled);
    connect(button, &QAbstractButton::clicked, command, &QAction::trigger);
    return button;
}

QWidget* StartPage::buildFirstSteps(const QWidget& window)
{
    auto* group = m_firstSteps = new QWidget(this);
    m_referee = addEntry(group, commandNamed(window, "preferences"), u"participants"_s, u"referee"_s,
                         tr("Who evaluates"), {});
    auto* lists = addEntry(group, commandNamed(window, "lists"), u"import"_s, u"ratingLists"_s,
                           tr("Rating lists"), tr("Load or import them (Ctrl+L)"));
    auto* tour = addEntry(group, commandNamed(window, "tour"), u"results"_s, u"tour"_s, tr("Tour"),
                          tr("The program in five pictures"));
    auto* sample = addEntry(group, commandNamed(window, "sample"), u"example"_s, u"sampleClub"_s,
                            tr("Sample club"), tr("A year to play with, made up"));
    fillColumn(group, {groupTitle(tr("First steps"), group), m_referee, lists, tour, sample})
        ->setSpacing(Metrics(this).scaled(4));
    group->layout()->setContentsMargins(0, Metrics(this).margin(), 0, 0);
    setReferee({});
    return group;
}

void StartPage::setReferee(const QString& name)
{
    m_referee->setHint(name.isEmpty() ? tr("Your name, club and level, once for all") : name);
}

QWidget* StartPage::buildBeginning(const QWidget& window)
{
    auto* group = m_beginning = new QWidget(this);
    auto* first = addEntry(group, commandNamed(window, "newTournament"), u"new"_s, u"newTournament"_s,
                           tr("New tournament"), tr("Name, dates, number of players; then type (Ctrl+N)"));
    auto* league = addEntry(group, commandNamed(window, "newLeague"), u"participants"_s, u"newLeague"_s,
                            tr("New league"), tr("Teams, line-ups and schedule; then type (Ctrl+Shift+N)"));
    auto* open = addEntry(group, commandNamed(window, "open"), u"open"_s, u"openFile"_s, tr("Open a file"),
                          tr("A tournament or a work file (Ctrl+O)"));
    auto* insert =
        addEntry(group, commandNamed(window, "insertTable"), u"paste"_s, u"insertTable"_s,
                 tr("Insert a table"), tr("From a web page, a mail or a spreadsheet (Ctrl+Alt+V)"));
    auto* example = addEntry(group, commandNamed(window, "openExample"), u"example"_s, u"openExample"_s,
                             tr("Look at the example"), tr("The tournament of the regulation, Anhang 3.1"));
    fillColumn(group, {groupTitle(tr("Begin"), group), first, league, open, insert, example})
        ->setSpacing(Metrics(this).scaled(4));
    setFocusProxy(first);
    return group;
}

QWidget* StartPage::buildRecent(const QWidget& window)
{
    const Metrics metrics(this);
    auto* group = new QWidget(this);
    m_empty = quietLabel(group,
                         tr("No tournaments yet. Create one, open a file, or drop a file into this window."));
    m_empty->setContentsMargins(metrics.grid(), metrics.grid(), 0, 0);
    m_tournaments = columnOf(this, {});
    m_files = columnOf(this, {});
    m_filesGroup = new QWidget(group);
    auto* files = fillColumn(m_filesGroup, {groupTitle(tr("Other work files"), m_filesGroup), m_files});
    files->setContentsMargins(0, metrics.margin(), 0, 0);
    auto* all = fillColumn(group, {groupTitle(tr("Continue"), group), m_empty, m_tournaments, m_filesGroup,
                                   buildFirstSteps(window)});
    for (QVBoxLayout* column : {m_tournaments, m_files, files, all})
        column->setSpacing(metrics.scaled(4));
    m_filesGroup->hide();
    return group;
}

void StartPage::setTournaments(const std::vector<app::TournamentSummary>& tournaments,
                               const std::vector<engine::TournamentId>& recent)
{
    clearLayout(m_tournaments);
    std::vector<app::TournamentSummary> shown = tournaments;
    std::erase_if(shown, [](const auto& summary) { return summary.removed; });
    // What has a day comes first, but a new one that has none yet must not be cut off.
    const auto undated = std::stable_partition(shown.begin(), shown.end(), [](const auto& summary) {
        return summary.start.has_value() || summary.end.has_value();
    });
    if (undated != shown.end() && undated - shown.begin() >= kMaximumTournaments)
        std::rotate(shown.begin() + kMaximumTournaments - 1, undated, undated + 1);
    // One goes on with what one had open, whenever it ends.
    for (auto id = recent.rbegin(); id != recent.rend(); ++id) {
        const auto open = std::ranges::find(shown, *id, &app::TournamentSummary::id);
        if (open != shown.end())
            std::rotate(shown.begin(), open, open + 1);
    }
    if (shown.size() > kMaximumTournaments)
        shown.erase(shown.begin() + kMaximumTournaments, shown.end());
    for (const app::TournamentSummary& summary : shown) {
        QStringList facts;
        if (const auto day = summary.end ? summary.end : summary.start)
            facts << formatDate(*day);
        facts << tr("%n participant(s)", nullptr, summary.participants);
        const QString name = summary.name.isEmpty() ? tr("Tournament without a name") : summary.name;
        auto* button = new StartButton(icon(u"results"_s), name, facts.join(u" · "_s), this);
        connect(button, &QAbstractButton::clicked, this,
                [this, id = summary.id] { Q_EMIT tournamentRequested(id); });
        m_tournaments->addWidget(button);
    }
    updateEmptyState();
    orderStops();
}

void StartPage::setRecentFiles(const QStringList& paths)
{
    clearLayout(m_files);
    for (const QString& path : paths.mid(0, kMaximumFiles)) {
        const QFileInfo file(path);
        auto* button = new StartButton(icon(u"open"_s), file.completeBaseName(), file.path(), this);
        button->setToolTip(path);
        connect(button, &QAbstractButton::clicked, this, [this, path] { Q_EMIT fileRequested(path); });
        m_files->addWidget(button);
    }
    m_filesGroup->setVisible(!paths.isEmpty());
    orderStops();
}

std::array<QList<StartButton*>, 2> StartPage::columns() const
{
    std::array<QList<StartButton*>, 2> columns{m_beginning->findChildren<StartButton*>(), {}};
    for (const QVBoxLayout* layout : {m_tournaments, m_files}) {
        for (int i = 0; i < layout->count(); ++i)
            columns[1] += qobject_cast<StartButton*>(layout->itemAt(i)->widget());
    }
    columns[1] += m_firstSteps->findChildren<StartButton*>();
    columns[1].removeAll(nullptr);
    return columns;
}

/// What is offered comes and goes, and would be last.
void StartPage::orderStops()
{
    const auto [left, right] = columns();
    const QList<StartButton*> all = left + right;
    for (qsizetype i = 1; i < all.size(); ++i)
        setTabOrder(all[i - 1], all[i]);
}

/// To the entry at the same height in the other column.
void StartPage::goAcross()
{
    const auto [left, right] = columns();
    auto* from = qobject_cast<StartButton*>(focusWidget());
    if (from == nullptr)
        return;
    const auto heightOf = [this](const StartButton* button) {
        return button->mapTo(widget(), QPoint(0, button->height() / 2)).y();
    };
    const auto isNearer = [&](const StartButton* a, const StartButton* b) {
        return std::abs(heightOf(a) - heightOf(from)) < std::abs(heightOf(b) - heightOf(from));
    };
    QList<StartButton*> others = left.contains(from) ? right : left;
    others.removeIf([](const StartButton* button) { return !button->isVisible() || !button->isEnabled(); });
    if (!others.isEmpty())
        (*std::ranges::min_element(others, isNearer))->setFocus(Qt::TabFocusReason);
}

QString StartPage::keyboardHelp()
{
    return keyLines({{tr("Up, Down"), tr("Previous or next entry")}, {tr("Enter"), tr("Do it")}});
}

void StartPage::keyPressEvent(QKeyEvent* event)
{
    // Up and down go the way of Tab, one column after the other; sideways is the other column.
    if (event->key() == Qt::Key_Down)
        focusNextChild();
    else if (event->key() == Qt::Key_Up)
        focusPreviousChild();
    else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        goAcross();
    else
        QScrollArea::keyPressEvent(event);
}

void StartPage::updateEmptyState()
{
    // Not isEmpty(): to a layout, entries that are not on screen yet are none.
    m_empty->setVisible(m_tournaments->count() == 0);
    // Who has a tournament has made them; all of it is in the menus, too.
    m_firstSteps->setVisible(m_tournaments->count() == 0);
}

} // namespace zahlmeister::ui
