// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/listwindow.h"

#include <algorithm>

#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QStackedWidget>
#include <QTableView>

#include "app/store/issuedlists.h"
#include "app/store/samplemark.h"
#include "app/text/calendar.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/models/listtablemodel.h"
#include "ui/print/printservice.h"
#include "ui/print/sheetpreview.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/views/sheetoutput.h"
#include "ui/views/sheetprinting.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kListWindowSize(980, 680); ///< design pixels
constexpr int kSearchCharacters = 24;
constexpr int kWidestColumn = 32; ///< digits

} // namespace

/// A list as it leaves the window.
struct ListWindow::GivenOut {
    ListTable table;
    SheetLayout pages = {};
    QByteArray content = {}; ///< empty: it is kept already, or cannot be
    QByteArray request = {};
};

ListWindow::ListWindow(app::Session& session, QWidget* parent, app::ArchiveLink* archive)
    : QDialog(parent, Qt::Window),
      m_session(session),
      m_model(new ListTableModel(this)),
      m_messages(new MessageBar(this)),
      m_printing(new SheetPrinting(*this, *m_messages)),
      m_search(new QLineEdit(this)),
      m_count(new QLabel(this)),
      m_notes(quietLabel(this)),
      m_stack(new QStackedWidget(this)),
      m_view(new QTableView(this)),
      m_pages(new SheetPreview(this)),
      m_source(session, archive)
{
    connect(&m_source, &app::ChronicleSource::changed, this, &ListWindow::follow);
    connect(&m_source, &app::ChronicleSource::replaced, this, &ListWindow::followFile);
}

ListWindow::~ListWindow() = default;

void ListWindow::build(QLayout* choices, const QString& emptyText,
                       std::initializer_list<QPushButton*> commands, bool isGivenOut)
{
    const Metrics metrics(this);
    buildTable(emptyText);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_search->setMinimumWidth(metrics.fieldWidth(kSearchCharacters));
    connect(m_search, &QLineEdit::textChanged, this,
            [this](const QString& text) { keepPlace([&] { m_model->setSearch(text); }); });
    m_pages->setAccessibleName(tr("Pages"));
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_pages);
    fillDialog(this, kListWindowSize,
               {choices,
                rowOf(this, {captionOf(tr("&Find"), m_search), m_search, fixedRoom(metrics.grid()), m_count,
                             freeRoom()}),
                {m_stack, 1},
                m_notes,
                outputRow(commands, isGivenOut)},
               m_messages);
    m_notes->hide();
    m_search->setFocus();
}

void ListWindow::buildTable(const QString& emptyText)
{
    TableHead* const head = styleAsTable(*m_view, *m_model);
    head->setSectionsClickable(true);
    head->setSortIndicatorShown(true);
    head->setSortIndicator(-1, Qt::AscendingOrder);
    head->setSortIndicatorClearable(true);
    connect(head, &QHeaderView::sortIndicatorChanged, this,
            [this](int column, Qt::SortOrder order) { keepPlace([&] { m_model->sort(column, order); }); });
    m_figures = new FigureDelegate(m_view);
    m_view->setItemDelegate(m_figures);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setAccessibleName(windowTitle());
    m_emptyText = emptyText;
    m_hint = new EmptyHint(*m_view, emptyText);
    connect(m_view, &QTableView::activated, this, [this](const QModelIndex& cell) {
        const ListRow& row = m_model->rowAt(cell.row());
        if (m_source.isArchive() && !row.person.empty())
            Q_EMIT personChosen(fromEngine(row.person));
        else
            Q_EMIT tournamentChosen(row.tournament);
    });
}

QLayout* ListWindow::outputRow(std::initializer_list<QPushButton*> commands, bool isGivenOut)
{
    auto* row = rowOf(this, {});
    for (QPushButton* command : commands)
        row->addWidget(command);
    row->addStretch(1);
    if (isGivenOut) {
        m_preview = new QPushButton(tr("Page pre&view"), this);
        m_preview->setCheckable(true);
        m_preview->setAutoDefault(false);
        connect(m_preview, &QPushButton::toggled, this, &ListWindow::showPages);
        m_print = pushButton(tr("&Print…"), this, &ListWindow::print);
        m_print->setIcon(icon(u"print"_s));
        assignShortcut(*m_print, QKeySequence::Print);
        m_save = new QPushButton(icon(u"export"_s), tr("&Save as"), this);
        m_save->setAutoDefault(false);
        auto* formats = new QMenu(m_save);
        for (const auto& [format, text] :
             {std::pair(ListFormat::Pdf, tr("&PDF…")), std::pair(ListFormat::Csv, tr("&CSV table…")),
              std::pair(ListFormat::Xlsx, tr("&Excel table…")),
              std::pair(ListFormat::Html, tr("&Web page…"))})
            formats->addAction(text, this, [this, format = format] { askForFile(format); });
        m_save->setMenu(formats);
        for (QPushButton* button : {m_preview, m_print, m_save})
            row->addWidget(button);
    }
    row->addWidget(pushButton(tr("Close"), this, &QDialog::close));
    return row;
}

/// The current row stays the current one when others come and go around it.
void ListWindow::keepPlace(const std::function<void()>& change)
{
    const ListRow* const before = currentRow();
    const auto place = before ? std::optional(std::pair(before->tournament, before->number)) : std::nullopt;
    const auto held = m_model->table(); // the row is in it
    change();
    tellCount();
    if (!place)
        return;
    if (const auto row = m_model->shownAt(place->first, place->second)) {
        const QModelIndex cell = m_model->index(*row, 0);
        m_view->setCurrentIndex(cell);
        m_view->scrollTo(cell);
    }
}

const ListRow* ListWindow::currentRow() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? &m_model->rowAt(current.row()) : nullptr;
}

void ListWindow::goTo(const std::string& person)
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->rowAt(row).person != person)
            continue;
        m_view->setCurrentIndex(m_model->index(row, 0));
        m_view->scrollTo(m_view->currentIndex(), QAbstractItemView::PositionAtCenter);
        return;
    }
}

bool ListWindow::isOfSample() const
{
    return !m_source.isArchive() && m_session.workFile() && app::isSample(*m_session.workFile());
}

/// Lists that are given out are kept in the work file, if they are its own; those of the sample count as
/// nothing, and have no seal.
bool ListWindow::keepsLists() const
{
    return !m_source.isArchive() && m_session.isWritable() && !isOfSample();
}

/// A list of the file before must not leave the window as one of this file: neither sealed nor without the
/// mark of the sample.
void ListWindow::followFile()
{
    m_source.drop();
    m_made.reset();
    m_laidOut.reset();
    follow();
}

ListWindow::Answer ListWindow::answerOf(Made made)
{
    return std::make_shared<Made>(std::move(made));
}

void ListWindow::setHint(const QString& text)
{
    m_hintText = text;
    m_hint->setText(text);
}

void ListWindow::follow()
{
    using State = app::ChronicleSource::State;
    const State state = m_source.state();
    m_isComputing = true;
    if (state != State::Ready) { // it will be said when it is
        setHint(state == State::Reading ? tr("The tournaments are being read…")
                                        : tr("There is no connection to the archive."));
        m_source.askLater();
        return;
    }
    setHint(m_source.isArchive() ? tr("The archive is being asked…") : m_emptyText);
    const Question question{[this] { return wanted(); }, [this] { return wantedOfArchive(); }};
    m_source.ask<Answer>(question, [this](const Result<Answer>& made) {
        m_isComputing = false;
        setHint(made.has_value() ? m_emptyText : errorText(made.error()));
        if (m_messages->succeeded(made))
            take(*made);
    });
}

void ListWindow::take(const std::shared_ptr<Made>& made)
{
    m_made = made;
    m_laidOut.reset();
    showTable();
    if (made->show)
        made->show();
    for (QPushButton* button : {m_preview, m_print, m_save}) {
        if (button)
            button->setEnabled(made->list.has_value());
    }
    if (m_stack->currentWidget() == m_pages)
        layOutPages();
    Q_EMIT listed();
}

void ListWindow::showTable()
{
    const auto table = std::shared_ptr<const ListTable>(m_made, &m_made->table);
    keepPlace([&] { m_model->setTable(table); });
    fitColumns();
    QStringList notes = table->notes + remarks();
    if (!table->seal.isEmpty())
        notes += table->seal.at(0).toUpper() + table->seal.mid(1) + u'.';
    m_notes->setText(notes.join(u' '));
    m_notes->setVisible(!notes.isEmpty());
}

void ListWindow::fitColumns()
{
    const Metrics metrics(this);
    auto* head = static_cast<TableHead*>(m_view->horizontalHeader());
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const app::Table::Column& shown = m_made->table.columns[static_cast<std::size_t>(column)];
        if (shown.isFree) {
            head->setFreeColumn(column);
            continue;
        }
        head->setSectionResizeMode(column, QHeaderView::Interactive);
        const int contents =
            std::min(m_figures->columnWidth(column, shown.widest), metrics.fieldWidth(kWidestColumn));
        m_view->setColumnWidth(column, std::max(contents, head->neededWidth(column)));
    }
}

void ListWindow::tellCount()
{
    const auto all = m_model->table() ? static_cast<int>(m_model->table()->rows.size()) : 0;
    const int shown = m_model->rowCount();
    m_count->setText(shown == all ? tr("%n line(s)", nullptr, all)
                                  : tr("%1 of %n line(s)", nullptr, all).arg(formatCount(shown)));
    if (all > 0 && shown == 0)
        m_hint->setText(tr("Nothing has what is searched for."));
    else
        m_hint->setText(m_hintText);
}

std::shared_ptr<ListWindow::GivenOut>
ListWindow::givenOut(const std::shared_ptr<const Made>& made,
                     const std::shared_ptr<const engine::RuleCatalog>& rules, bool isKept)
{
    auto list = std::make_shared<GivenOut>(GivenOut{made->table});
    if (made->isKept || !isKept || !made->list)
        return list;
    app::AnyList copy = *made->list;
    std::visit(
        [&](auto& one) {
            one.issued = app::today();
            list->content = app::toJson(one);
            list->request = app::toJson(one.request);
            list->table = listTable(one, *rules, ListIssue{.hash = app::hashOfList(list->content)});
        },
        copy);
    return list;
}

/// Gives a list out, and keeps it unless it was kept or need not be: both or nothing.
/// @return whether it was given out
bool ListWindow::give(const GivenOut& list, const std::function<Result<void>()>& out)
{
    if (list.content.isEmpty())
        return m_messages->succeeded(out());
    const bool isKept = m_messages->succeeded(app::keepIssuedList(
        *m_session.workFile(), app::today(), list.table.name(), list.request, list.content, out));
    if (isKept)
        kept();
    return isKept;
}

void ListWindow::askForFile(ListFormat format)
{
    if (!m_made)
        return;
    const QString ending = listFormatCode(format);
    const QString chosen = askForTarget(this, tr("Save list"), safeFileName(m_made->table.name()), ending,
                                        ending.toUpper() + u" (*."_s + ending + u')');
    if (!chosen.isEmpty())
        saveTo(chosen, format);
}

void ListWindow::saveTo(const QString& path, ListFormat format)
{
    if (!m_made || !m_made->list)
        return;
    m_worker.start(this, [this, path, format, isKept = keepsLists(), isOfSample = isOfSample(), made = m_made,
                          rules = m_source.rules()](const std::stop_token&) {
        const auto list = givenOut(made, rules, isKept);
        const auto file = listFile(list->table, format);
        auto written = std::make_shared<Result<app::WrittenFile>>(
            file.has_value() ? app::WrittenFile::write(*file, path)
                             : Result<app::WrittenFile>(tl::unexpected<Error>(file.error())));
        return [this, path, list, written, isKept, isOfSample] {
            if (m_messages->succeeded(*written) && give(*list, [&] { return (*written)->putInPlace(); }))
                saySaved(path, isKept, isOfSample);
            Q_EMIT saved();
        };
    });
}

void ListWindow::saySaved(const QString& path, bool isKept, bool isOfSample)
{
    Message message = savedMessage({path});
    if (isOfSample) {
        message.text += u' ' + tr("The list is marked SAMPLE and does not count as given out.");
    } else if (!isKept && !m_source.isArchive()) {
        message.level = Message::Level::Warning;
        message.text += u' ' + tr("The work file is read-only, so the list is not kept as it was given out.");
    }
    m_messages->say(message);
}

void ListWindow::showPages(bool pages)
{
    m_stack->setCurrentWidget(pages ? static_cast<QWidget*>(m_pages) : m_view);
    m_preview->setChecked(pages);
    m_search->setEnabled(!pages);
    if (pages)
        layOutPages();
}

void ListWindow::layOutPages()
{
    if (!m_made || m_laidOut)
        return;
    m_pages->setEmptyText(tr("The pages are being set…"));
    m_worker.start(
        this, [this, made = m_made, rules = m_source.rules(), isKept = keepsLists()](const std::stop_token&) {
            const auto list = givenOut(made, rules, isKept);
            list->pages = layoutList(list->table);
            return [this, made, list] {
                if (made != m_made)
                    return; // another list is on its way
                m_laidOut = list;
                m_pages->setSheets(std::shared_ptr<const SheetLayout>(list, &list->pages));
                if (m_isPrintWanted)
                    print();
            };
        });
}

void ListWindow::print()
{
    if (!m_made || m_printing->isBusy())
        return;
    m_isPrintWanted = !m_laidOut;
    if (m_isPrintWanted) // what is printed is looked at
        return showPages(true);
    m_printing->print(std::shared_ptr<const SheetLayout>(m_laidOut, &m_laidOut->pages),
                      [this, list = m_laidOut] { return give(*list, [] { return Result<void>(); }); });
}

} // namespace zahlmeister::ui
