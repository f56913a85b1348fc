// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/startpage.h"

#include <algorithm>

#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "ui/text/format.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/startbutton.h"

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
    const Metrics metrics(this);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setObjectName(u"startPage"_s);
    auto* content = new QWidget(this);
    auto* sheet = new QWidget(content);
    sheet->setMaximumWidth(metrics.scaled(840));

    auto* title = new QLabel(u"Zahlmeister"_s, sheet);
    QFont big(title->font());
    big.setPointSizeF(big.pointSizeF() * 1.9);
    big.setWeight(QFont::DemiBold);
    title->setFont(big);
    auto* mark = new QLabel(sheet);
    const int edge = metrics.scaled(40);
    mark->setPixmap(programIcon().pixmap(QSize(edge, edge), devicePixelRatioF()));
    auto* head = new QHBoxLayout;
    head->setContentsMargins(metrics.grid(), 0, 0, 0);
    head->setSpacing(metrics.margin());
    head->addWidget(mark);
    head->addWidget(title);
    head->addStretch(1);

    auto* columns = new QHBoxLayout;
    columns->setSpacing(2 * metrics.groupGap());
    columns->addWidget(buildBeginning(), 1, Qt::AlignTop);
    columns->addWidget(buildRecent(), 1, Qt::AlignTop);
    auto* layout = new QVBoxLayout(sheet);
    layout->setContentsMargins({});
    layout->setSpacing(metrics.groupGap());
    layout->addLayout(head);
    layout->addLayout(columns);

    auto* outer = new QHBoxLayout;
    outer->addStretch(1);
    outer->addWidget(sheet, 100);
    outer->addStretch(1);
    auto* middle = new QVBoxLayout(content);
    middle->setContentsMargins(metrics.groupGap(), metrics.groupGap(), metrics.groupGap(),
                               metrics.groupGap());
    middle->addStretch(1);
    middle->addLayout(outer);
    middle->addStretch(3);
    setWidget(content);
    setFocusProxy(m_new);
}

QWidget* StartPage::buildBeginning()
{
    auto* group = new QWidget(this);
    m_new = new StartButton(icon(u"new"_s, ColorRole::Accent), tr("New tournament"),
                            tr("Name, dates, number of players; then type (Ctrl+N)"), group);
    m_open = new StartButton(icon(u"open"_s, ColorRole::Accent), tr("Open a file"),
                             tr("A tournament or a work file (Ctrl+O)"), group);
    m_insert = new StartButton(icon(u"paste"_s, ColorRole::Accent), tr("Insert a table"),
                               tr("From a web page, a mail or a spreadsheet (Ctrl+Alt+V)"), group);
    m_example = new StartButton(icon(u"example"_s, ColorRole::Accent), tr("Look at the example"),
                                tr("The tournament of the regulation, Anhang 3.1"), group);
    m_new->setObjectName(u"newTournament"_s);
    m_open->setObjectName(u"openFile"_s);
    m_insert->setObjectName(u"insertTable"_s);
    m_example->setObjectName(u"openExample"_s);
    auto* layout = new QVBoxLayout(group);
    layout->setContentsMargins({});
    layout->setSpacing(Metrics(this).scaled(4));
    layout->addWidget(groupTitle(tr("Begin"), group));
    for (StartButton* button : {m_new, m_open, m_insert, m_example})
        layout->addWidget(button);
    connect(m_new, &QAbstractButton::clicked, this, &StartPage::newRequested);
    connect(m_open, &QAbstractButton::clicked, this, &StartPage::openRequested);
    connect(m_insert, &QAbstractButton::clicked, this, &StartPage::insertRequested);
    connect(m_example, &QAbstractButton::clicked, this, &StartPage::exampleRequested);
    return group;
}

QWidget* StartPage::buildRecent()
{
    const Metrics metrics(this);
    auto* group = new QWidget(this);
    auto* layout = new QVBoxLayout(group);
    layout->setContentsMargins({});
    layout->setSpacing(metrics.scaled(4));
    layout->addWidget(groupTitle(tr("Continue"), group));
    m_empty = new RoleLabel(
        ColorRole::SecondaryText,
        tr("No tournaments yet. Create one, open a file, or drop a file into this window."), group);
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(metrics.grid(), metrics.grid(), 0, 0);
    layout->addWidget(m_empty);
    m_tournaments = new QVBoxLayout;
    m_tournaments->setSpacing(metrics.scaled(4));
    layout->addLayout(m_tournaments);

    m_filesGroup = new QWidget(group);
    auto* files = new QVBoxLayout(m_filesGroup);
    files->setContentsMargins(0, metrics.margin(), 0, 0);
    files->setSpacing(metrics.scaled(4));
    files->addWidget(groupTitle(tr("Other work files"), m_filesGroup));
    m_files = new QVBoxLayout;
    m_files->setSpacing(metrics.scaled(4));
    files->addLayout(m_files);
    m_filesGroup->hide();
    layout->addWidget(m_filesGroup);
    return group;
}

void StartPage::setTournaments(const std::vector<app::TournamentSummary>& tournaments)
{
    clearLayout(m_tournaments);
    for (const app::TournamentSummary& summary : tournaments) {
        if (summary.removed)
            continue;
        if (m_tournaments->count() == kMaximumTournaments)
            break;
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
}

void StartPage::setWritable(bool writable)
{
    m_new->setEnabled(writable);
    m_insert->setEnabled(writable);
    m_example->setEnabled(writable);
}

QString StartPage::keyboardHelp() const
{
    return QStringList{tr("Up, Down") + u'\t' + tr("Previous or next entry"),
                       tr("Enter") + u'\t' + tr("Do it")}
        .join(u'\n');
}

void StartPage::keyPressEvent(QKeyEvent* event)
{
    // All entries are one column for the arrow keys; Tab goes the same way.
    if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Right)
        focusNextChild();
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Left)
        focusPreviousChild();
    else
        QScrollArea::keyPressEvent(event);
}

void StartPage::updateEmptyState()
{
    // Not isEmpty(): to a layout, entries that are not on screen yet are none.
    m_empty->setVisible(m_tournaments->count() == 0);
}

} // namespace zahlmeister::ui
