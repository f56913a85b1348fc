// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/printpage.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardPaths>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/print/printerrun.h"
#include "ui/print/printservice.h"
#include "ui/print/sheetparts.h"
#include "ui/print/sheetpreview.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/ruleversionbox.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kNumberRole = Qt::UserRole;

engine::Date today()
{
    const QDate date = QDate::currentDate();
    return engine::Date::tryFrom(date.year(), date.month(), date.day()).value();
}

/// A label above its field, as a buddy for its mnemonic.
QLabel* labelFor(QWidget* field, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setBuddy(field);
    return label;
}

} // namespace

PrintPage::PrintPage(app::LiveEvaluation& evaluation, QWidget* parent)
    : QWidget(parent), m_evaluation(evaluation)
{
    // One thread: a newer layout never overtakes an older one.
    m_threads.setMaxThreadCount(1);
    const Metrics metrics(this);
    auto* choices = new QWidget(this);
    choices->setFixedWidth(metrics.scaled(272));
    buildChoices(choices);
    auto* preview = new QWidget(this);
    buildPreview(preview);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(choices);
    layout->addWidget(preview, 1);

    retranslate();
    m_language->setCurrentIndex(textLocale().language() == QLocale::English ? 1 : 0);
    fillPlayers();
    fillVersions();
    connect(&evaluation, &app::LiveEvaluation::updated, this, &PrintPage::evaluationChanged);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PrintPage::fillPlayers);
    for (QComboBox* box : std::initializer_list<QComboBox*>{m_kind, m_compared, m_orientation, m_language})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintPage::requestChanged);
    connect(m_players, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        const int number = item->data(kNumberRole).toInt();
        if (item->checkState() == Qt::Checked)
            m_excluded.erase(number);
        else
            m_excluded.insert(number);
        requestChanged();
    });
    connect(m_all, &QPushButton::clicked, this, [this] { checkAll(Qt::Checked); });
    connect(m_none, &QPushButton::clicked, this, [this] { checkAll(Qt::Unchecked); });
    connect(m_perPlayer, &QCheckBox::toggled, this, &PrintPage::updateEnabled);
    connect(m_save, &QPushButton::clicked, this, &PrintPage::askForFile);
    connect(m_print, &QPushButton::clicked, this, &PrintPage::print);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_printerRun)
            m_printerRun->cancel();
    });
    requestChanged();
}

PrintPage::~PrintPage()
{
    m_threads.waitForDone();
}

void PrintPage::buildChoices(QWidget* panel)
{
    const Metrics metrics(this);
    m_kind = new QComboBox(panel);
    for (const SheetKind kind : kSheetKinds)
        m_kind->addItem(QString(), static_cast<int>(kind));
    m_kind->addItem(QString(), static_cast<int>(SheetKind::Comparison));
    m_kindLabel = labelFor(m_kind, panel);
    m_compared = new RuleVersionBox(panel);
    m_compared->setObjectName(u"printComparison"_s);
    m_comparedLabel = labelFor(m_compared, panel);
    m_choice = new QWidget(panel);
    m_players = new QListWidget(m_choice);
    m_players->setUniformItemSizes(true);
    m_playersLabel = labelFor(m_players, m_choice);
    m_all = new QPushButton(m_choice);
    m_none = new QPushButton(m_choice);
    m_perPlayer = new QCheckBox(panel);
    m_orientation = new QComboBox(panel);
    m_orientation->addItems({{}, {}});
    m_orientationLabel = labelFor(m_orientation, panel);
    m_language = new QComboBox(panel);
    m_language->addItems({u"Deutsch"_s, u"English"_s}); // every language in its own words
    m_languageLabel = labelFor(m_language, panel);
    m_save = new QPushButton(icon(u"pdf"_s), {}, panel);
    m_print = new QPushButton(icon(u"print"_s), {}, panel);
    m_save->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    m_print->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
    m_progress = new QProgressBar(panel);
    m_cancel = new QPushButton(panel);

    auto* some = new QHBoxLayout;
    some->setSpacing(metrics.grid());
    some->addWidget(m_all);
    some->addWidget(m_none);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(metrics.margin(), metrics.margin(), metrics.margin(), metrics.margin());
    layout->setSpacing(metrics.grid() / 2);
    const auto group = [&](QLabel* label, QWidget* field) {
        layout->addWidget(label);
        layout->addWidget(field);
        layout->addSpacing(metrics.grid());
    };
    group(m_kindLabel, m_kind);
    group(m_comparedLabel, m_compared);
    auto* choice = new QVBoxLayout(m_choice);
    choice->setContentsMargins(0, 0, 0, metrics.grid());
    choice->setSpacing(metrics.grid() / 2);
    choice->addWidget(m_playersLabel);
    choice->addWidget(m_players, 1);
    choice->addLayout(some);
    layout->addWidget(m_choice, 1);
    group(m_orientationLabel, m_orientation);
    group(m_languageLabel, m_language);
    layout->addWidget(m_perPlayer);
    layout->addStretch();
    layout->addSpacing(metrics.grid());
    layout->addWidget(m_progress);
    layout->addWidget(m_cancel);
    layout->addWidget(m_save);
    layout->addWidget(m_print);
}

void PrintPage::buildPreview(QWidget* panel)
{
    const Metrics metrics(this);
    m_messages = new MessageBar(panel);
    m_preview = new SheetPreview(panel);
    m_place = new QLabel(panel);
    const auto tool = [&](const QString& name) {
        auto* button = new QToolButton(panel);
        button->setAutoRaise(true);
        button->setIcon(icon(name));
        button->setIconSize(QSize(metrics.toolIconSize(), metrics.toolIconSize()));
        return button;
    };
    m_zoomOut = tool(u"zoom-out"_s);
    m_zoomIn = tool(u"zoom-in"_s);
    m_fit = tool(u"fit"_s);
    connect(m_zoomOut, &QToolButton::clicked, m_preview, &SheetPreview::zoomOut);
    connect(m_zoomIn, &QToolButton::clicked, m_preview, &SheetPreview::zoomIn);
    connect(m_fit, &QToolButton::clicked, m_preview, &SheetPreview::fitWidth);
    connect(m_preview, &SheetPreview::viewChanged, this, &PrintPage::showViewState);

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(metrics.margin(), metrics.grid() / 2, metrics.margin(), metrics.grid() / 2);
    bar->addWidget(m_place);
    bar->addStretch();
    for (QToolButton* button : {m_zoomOut, m_zoomIn, m_fit})
        bar->addWidget(button);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addLayout(bar);
    layout->addWidget(m_preview, 1);
}

void PrintPage::retranslate()
{
    const auto toolTip = [](const QString& text, const QKeySequence& keys) -> QString {
        return text + u" ("_s + keys.toString(QKeySequence::NativeText) + u')';
    };
    m_kindLabel->setText(tr("&Sheet"));
    m_kind->setItemText(m_kind->findData(static_cast<int>(SheetKind::Evaluation)), tr("Evaluation sheet"));
    m_kind->setItemText(m_kind->findData(static_cast<int>(SheetKind::Scoresheets)),
                        tr("Scoresheets of the players"));
    m_kind->setItemText(m_kind->findData(static_cast<int>(SheetKind::FirstRatings)),
                        tr("First ratings explained"));
    m_kind->setItemText(m_kind->findData(static_cast<int>(SheetKind::Crosstable)),
                        tr("Crosstable or progress table"));
    m_kind->setItemText(m_kind->findData(static_cast<int>(SheetKind::Findings)), tr("Findings report"));
    m_kind->setItemText(m_kind->findData(static_cast<int>(SheetKind::QueryLetter)),
                        tr("Query letter to the club"));
    m_kind->setItemText(m_kind->findData(static_cast<int>(SheetKind::Comparison)),
                        tr("Comparison of rule versions"));
    m_comparedLabel->setText(tr("Compare &with"));
    m_playersLabel->setText(tr("&Players"));
    m_all->setText(tr("&All"));
    m_none->setText(tr("&None"));
    m_perPlayer->setText(tr("One file for ea&ch player"));
    m_orientationLabel->setText(tr("&Orientation"));
    m_orientation->setItemText(0, tr("Portrait"));
    m_orientation->setItemText(1, tr("Landscape"));
    m_languageLabel->setText(tr("&Language of the sheet"));
    m_save->setText(tr("Save as P&DF…"));
    m_save->setToolTip(toolTip(tr("Writes the sheets into a PDF file"), m_save->shortcut()));
    m_print->setText(tr("P&rint…"));
    m_print->setToolTip(toolTip(tr("Sends the sheets to a printer"), m_print->shortcut()));
    // Qt takes the shortcut of a button from its text whenever the text is set.
    m_save->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    m_print->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
    m_cancel->setText(tr("Cancel"));
    m_zoomOut->setToolTip(toolTip(tr("Smaller"), QKeySequence(QKeySequence::ZoomOut)));
    m_zoomIn->setToolTip(toolTip(tr("Larger"), QKeySequence(QKeySequence::ZoomIn)));
    m_fit->setToolTip(toolTip(tr("As wide as the window"), QKeySequence(Qt::CTRL | Qt::Key_0)));
    m_zoomOut->setAccessibleName(tr("Smaller"));
    m_zoomIn->setAccessibleName(tr("Larger"));
    m_fit->setAccessibleName(tr("As wide as the window"));
    showViewState();
}

QString PrintPage::keyboardHelp() const
{
    const auto line = [](const QKeySequence& keys, const QString& what) {
        return QString(keys.toString(QKeySequence::NativeText) + u'\t' + what);
    };
    return QStringList{line(m_save->shortcut(), tr("Save as PDF")),
                       line(m_print->shortcut(), tr("Print")),
                       tr("Space") + u'\t' + tr("Take a player in or leave him out"),
                       tr("Page up, Page down") + u'\t' + tr("Scroll the preview"),
                       tr("Home, End") + u'\t' + tr("First or last page"),
                       line(QKeySequence(QKeySequence::ZoomIn), tr("Larger")),
                       line(QKeySequence(QKeySequence::ZoomOut), tr("Smaller")),
                       line(QKeySequence(Qt::CTRL | Qt::Key_0), tr("As wide as the window"))}
        .join(u'\n');
}

SheetKind PrintPage::kind() const
{
    return static_cast<SheetKind>(m_kind->currentData().toInt());
}

bool PrintPage::isOffered(const engine::Participant& participant) const
{
    if (kind() != SheetKind::FirstRatings)
        return true;
    const engine::ParticipantEvaluation* evaluation = m_evaluation.of(participant.number);
    return evaluation != nullptr && getsFirstRating(*evaluation);
}

SheetRequest PrintPage::request() const
{
    SheetRequest request;
    request.kind = kind();
    request.orientation = m_orientation->currentIndex() == 0 ? QPageLayout::Portrait : QPageLayout::Landscape;
    request.language = m_language->currentIndex() == 0 ? Language::German : Language::English;
    request.calculated = today();
    if (request.kind == SheetKind::Comparison)
        request.comparedWith = m_compared->chosen(m_evaluation.rules());
    if (!isAboutPlayers(request.kind))
        return request;
    const auto& participants = m_evaluation.document().tournament().participants;
    for (const engine::Participant& participant : participants) {
        if (!m_excluded.contains(participant.number.value()))
            request.players.push_back(participant.number);
    }
    if (request.players.size() == participants.size())
        request.players.clear(); // everybody
    return request;
}

bool PrintPage::isPerPlayer() const
{
    return isAboutPlayers(kind()) && m_perPlayer->isChecked();
}

bool PrintPage::isAnybodyOffered() const
{
    const auto& participants = m_evaluation.document().tournament().participants;
    return std::any_of(participants.begin(), participants.end(),
                       [this](const engine::Participant& participant) { return isOffered(participant); });
}

bool PrintPage::hasPlayers() const
{
    if (!isAboutPlayers(kind()))
        return true;
    const auto& participants = m_evaluation.document().tournament().participants;
    return std::any_of(participants.begin(), participants.end(),
                       [this](const engine::Participant& participant) {
                           return isOffered(participant) && !m_excluded.contains(participant.number.value());
                       });
}

std::shared_ptr<const SheetSnapshot> PrintPage::snapshot() const
{
    const auto& evaluation = m_evaluation.traced();
    const auto& choice = m_evaluation.choice();
    if (!evaluation.has_value() || !choice.has_value())
        return nullptr;
    return std::make_shared<const SheetSnapshot>(SheetSnapshot{m_evaluation.document().tournament(),
                                                               evaluation.value(), *choice.value().version,
                                                               m_evaluation.findings()});
}

void PrintPage::run(std::function<std::function<void()>()> work)
{
    m_threads.start([this, work = std::move(work)] {
        // Queued to this object: an answer that comes too late is dropped with it.
        QMetaObject::invokeMethod(this, work(), Qt::QueuedConnection);
    });
}

void PrintPage::evaluationChanged()
{
    m_stale = true;
    if (!isVisible())
        return;
    fillVersions();
    fillPlayers();
    layOut();
}

void PrintPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_stale)
        return;
    fillVersions();
    fillPlayers();
    layOut();
}

void PrintPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || m_fit == nullptr)
        return;
    retranslate();
    requestChanged();
}

void PrintPage::fillPlayers()
{
    const QSignalBlocker blocker(m_players);
    const auto& participants = m_evaluation.document().tournament().participants;
    while (m_players->count() > static_cast<int>(participants.size()))
        delete m_players->takeItem(m_players->count() - 1);
    for (int row = 0; row < static_cast<int>(participants.size()); ++row) {
        const engine::Participant& participant = participants[static_cast<std::size_t>(row)];
        if (row == m_players->count())
            m_players->addItem(QString());
        QListWidgetItem* item = m_players->item(row);
        const int number = participant.number.value();
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setData(kNumberRole, number);
        item->setText(formatCount(number) + u"  "_s + formatName(participant));
        item->setToolTip(formatName(participant));
        item->setCheckState(m_excluded.contains(number) ? Qt::Unchecked : Qt::Checked);
        item->setHidden(!isOffered(participant));
    }
    updateEnabled();
}

void PrintPage::fillVersions()
{
    const auto& choice = m_evaluation.choice();
    m_compared->fill(m_evaluation.rules(), choice.has_value() ? choice->version : nullptr);
}

void PrintPage::checkAll(Qt::CheckState state)
{
    m_excluded.clear();
    if (state == Qt::Unchecked) {
        for (const engine::Participant& participant : m_evaluation.document().tournament().participants)
            m_excluded.insert(participant.number.value());
    }
    fillPlayers();
    requestChanged();
}

void PrintPage::requestChanged()
{
    m_stale = true;
    updateEnabled();
    if (isVisible())
        layOut();
}

void PrintPage::layOut()
{
    if (m_layingOut)
        return; // showLayout() starts anew for what has become stale meanwhile
    m_stale = false;
    const auto values = snapshot();
    const bool empty = !values || values->tournament.participants.empty();
    if (empty || !hasPlayers()) {
        m_preview->setEmptyText(empty ? tr("Nothing to print yet. Enter participants and results first.")
                                : isAnybodyOffered()
                                    ? tr("No player is chosen. Tick the players whose sheets you want.")
                                    : withRatingName(tr("Nobody gets a first {rating} in this tournament."),
                                                     engine::descriptionOf(values->version)));
        m_preview->setSheets(nullptr);
        updateEnabled();
        return;
    }
    m_layingOut = true;
    run([this, values, wanted = request()] {
        auto layout = std::make_shared<Result<SheetLayout>>(layoutSheets(values->source(), wanted));
        return [this, layout] { showLayout(*layout); };
    });
}

void PrintPage::showLayout(const Result<SheetLayout>& layout)
{
    m_layingOut = false;
    if (layout.has_value()) {
        m_preview->setSheets(std::make_shared<const SheetLayout>(layout.value()));
    } else {
        m_preview->setEmptyText(errorText(layout.error()));
        m_preview->setSheets(nullptr);
    }
    updateEnabled();
    if (m_stale && isVisible())
        layOut();
}

void PrintPage::showViewState()
{
    const int count = m_preview->pageCount();
    m_place->setText(
        count == 0 ? QString()
                   : tr("Page %1 of %2").arg(formatCount(m_preview->currentPage()), formatCount(count)));
    m_preview->setAccessibleDescription(m_place->text());
    for (QToolButton* button : {m_zoomOut, m_zoomIn, m_fit})
        button->setEnabled(count > 0);
}

void PrintPage::updateEnabled()
{
    const bool aboutPlayers = isAboutPlayers(kind());
    const bool compares = kind() == SheetKind::Comparison;
    m_compared->setVisible(compares);
    m_comparedLabel->setVisible(compares);
    m_choice->setVisible(aboutPlayers);
    m_perPlayer->setVisible(aboutPlayers);
    const bool ready = m_preview->sheets() != nullptr && m_busy == Busy::No;
    m_save->setEnabled(ready);
    m_print->setEnabled(ready);
    m_progress->setVisible(m_busy != Busy::No);
    m_cancel->setVisible(m_busy == Busy::Printing);
}

void PrintPage::setBusy(Busy busy)
{
    m_busy = busy;
    m_progress->setRange(0, 0);
    updateEnabled();
}

void PrintPage::askForFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (isPerPlayer()) {
        const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder for the sheets"), folder);
        if (!chosen.isEmpty())
            saveTo(chosen);
        return;
    }
    const QString name = safeFileName(tournamentTitle(m_evaluation.document().tournament()) + u" – "_s +
                                      m_kind->currentText());
    QString chosen = QFileDialog::getSaveFileName(
        this, tr("Save as PDF"), QDir(folder).filePath(name + u".pdf"_s), tr("PDF files (*.pdf)"));
    if (chosen.isEmpty())
        return;
    if (QFileInfo(chosen).suffix().isEmpty())
        chosen += u".pdf"_s;
    saveTo(chosen);
}

void PrintPage::saveTo(const QString& path)
{
    const auto values = snapshot();
    if (!values || !hasPlayers() || m_busy != Busy::No)
        return;
    setBusy(Busy::Writing);
    m_messages->dismiss();
    run([this, values, path, wanted = request(), perPlayer = isPerPlayer()] {
        auto paths = std::make_shared<Result<QStringList>>(QStringList{path});
        if (perPlayer) {
            *paths = writeSheetsPerPlayer(values->source(), wanted, path);
        } else {
            const auto done = writeSheetsPdf(values->tournament, values->evaluation, values->version,
                                             values->findings, wanted, path);
            if (!done.has_value())
                *paths = tl::unexpected<Error>(done.error());
        }
        return [this, paths] { written(*paths); };
    });
}

void PrintPage::written(const Result<QStringList>& paths)
{
    setBusy(Busy::No);
    if (!paths.has_value()) {
        m_messages->say({Message::Level::Error, errorText(paths.error())});
        return;
    }
    const QStringList& files = paths.value();
    const QString folder = QFileInfo(files.constFirst()).absolutePath();
    const bool single = files.size() == 1;
    m_messages->say({Message::Level::Note,
                     single ? tr("Saved: %1").arg(QDir::toNativeSeparators(files.constFirst()))
                            : tr("%n file(s) saved in %1", nullptr, static_cast<int>(files.size()))
                                  .arg(QDir::toNativeSeparators(folder)),
                     {},
                     tr("Open"),
                     [target = single ? files.constFirst() : folder] {
                         QDesktopServices::openUrl(QUrl::fromLocalFile(target));
                     }});
}

void PrintPage::print()
{
    const auto layout = m_preview->sheets();
    if (!layout || m_busy != Busy::No)
        return;
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    PrinterRun::prepare(*printer, *layout);
    QPrintDialog dialog(printer.get(), this);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    dialog.setMinMax(1, static_cast<int>(layout->pages.size()));
    // The page may go away while the dialog is open, with the tournament that is closed behind it.
    const QPointer<PrintPage> alive(this);
    if (dialog.exec() != QDialog::Accepted || !alive)
        return;
    m_messages->dismiss();
    m_printerRun = std::make_unique<PrinterRun>(std::move(printer), layout);
    connect(m_printerRun.get(), &PrinterRun::progressed, this, [this](int pages, int total) {
        m_progress->setRange(0, total);
        m_progress->setValue(pages);
    });
    connect(m_printerRun.get(), &PrinterRun::finished, this, &PrintPage::printed);
    setBusy(Busy::Printing);
    m_printerRun->start();
}

void PrintPage::printed(bool complete)
{
    m_printerRun.release()->deleteLater(); // it is still in its own signal
    setBusy(Busy::No);
    m_messages->say(complete ? Message{Message::Level::Note, tr("Sent to the printer.")}
                             : Message{Message::Level::Warning, tr("Printing was not completed.")});
}

} // namespace zahlmeister::ui
