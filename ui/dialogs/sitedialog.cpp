// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/sitedialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>

#include "app/chronicle/pendingrun.h"
#include "app/session/livechronicle.h"
#include "app/text/calendar.h"
#include "app/threads/handover.h"
#include "engine/base/try.h"
#include "ui/site/sitepage.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/theme/rolelabel.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/filechoice.h"
#include "ui/widgets/formscroll.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kSiteDialogSize(700, 620); ///< design pixels
constexpr int kFieldCharacters = 44;       ///< of a path, a title, an address

/// What became of a run, in a sentence or two.
QString siteRunText(const app::SiteRun& run)
{
    QString text = SiteDialog::tr("%n file(s) written", nullptr, run.written) + u", "_s +
                   SiteDialog::tr("%n unchanged", nullptr, run.unchanged) + u", "_s +
                   SiteDialog::tr("%n removed", nullptr, static_cast<int>(run.removed.size())) + u'.';
    if (!run.gone.isEmpty()) {
        constexpr qsizetype kShown = 8;
        QStringList shown = run.gone.mid(0, kShown);
        if (run.gone.size() > kShown)
            shown += u"…"_s;
        text += u' ' +
                fillPattern(SiteDialog::tr("To be deleted on the server, too: %1."), {shown.join(u", "_s)});
    }
    return text;
}

} // namespace

SiteDialog::SiteDialog(app::Session& session, QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_session(session),
      m_folder(new QLineEdit(this)),
      m_profile(new QComboBox(this)),
      m_minors(new QComboBox(this)),
      m_language(new QComboBox(this)),
      m_title(new QLineEdit(this)),
      m_contact(new QLineEdit(this)),
      m_from(new DateField(this)),
      m_preview(sentenceLabel(this)),
      m_agreed(new QCheckBox(tr("Write there all the &same; files that have the name of a page are replaced"),
                             this)),
      m_progress(new QProgressBar(this)),
      m_result(quietLabel(this)),
      m_begin(pushButton(tr("&Write"), this, &SiteDialog::begin)),
      m_cancel(pushButton(tr("Ca&ncel"), this, &SiteDialog::cancel)),
      m_worker(app::Worker::Order::Each)
{
    setObjectName(u"siteDialog"_s);
    setWindowTitle(tr("Web site"));
    build();
    for (QComboBox* box : {m_profile, m_minors})
        connect(box, &QComboBox::currentIndexChanged, this, &SiteDialog::showPreview);
    connect(m_folder, &QLineEdit::textChanged, this, &SiteDialog::follow);
    connect(m_from, &QLineEdit::textChanged, this, &SiteDialog::follow);
    connect(&session.chronicle(), &app::LiveChronicle::changed, this, &SiteDialog::showPreview);
    connect(&session, &app::Session::workFileChanged, this, &QDialog::close);
    showPreview();
}

SiteDialog::~SiteDialog() = default;

void SiteDialog::build()
{
    const QSettings settings;
    m_profile->addItem(tr("For everybody (web)"), u"web"_s);
    m_profile->addItem(tr("For the board of the club"), u"board"_s);
    m_minors->addItem(tr("with initials"), 0);
    m_minors->addItem(tr("in full"), 1);
    m_language->addItem(u"Deutsch"_s, static_cast<int>(Language::German));
    m_language->addItem(u"English"_s, static_cast<int>(Language::English));
    m_language->setCurrentIndex(textLanguage() == Language::German ? 0 : 1);
    m_folder->setText(settings.value(u"site/folder"_s).toString());
    m_title->setText(settings.value(u"site/title"_s).toString());
    m_contact->setText(settings.value(u"site/contact"_s).toString());
    m_title->setPlaceholderText(tr("the name of the club"));
    m_contact->setPlaceholderText(tr("such as: webmaster@sk-musterstadt.example"));
    for (QLineEdit* field : {m_folder, m_title, m_contact})
        field->setMinimumWidth(kFieldCharacters * fontMetrics().averageCharWidth());
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setTextVisible(false);
    m_progress->hide();
    m_agreed->hide();
    m_result->setObjectName(u"siteResult"_s);
    m_preview->setObjectName(u"sitePreview"_s);
    m_begin->setObjectName(u"siteBegin"_s);
    m_folder->setObjectName(u"siteFolder"_s);
    m_profile->setObjectName(u"siteProfile"_s);
    m_minors->setObjectName(u"siteMinors"_s);
    m_agreed->setObjectName(u"siteAgreed"_s);
    auto* form = formOf(this);
    addRow(*form, tr("&Folder"),
           rowOf(this, {{m_folder, 1}, pushButton(tr("C&hoose…"), this, &SiteDialog::chooseFolder)}),
           m_folder);
    addRow(*form, tr("&Profile"), m_profile);
    addRow(*form, tr("&Minors"), m_minors);
    addRow(*form, tr("&Language"), m_language);
    addRow(*form, tr("&Title"), m_title);
    addRow(*form, tr("&Contact"), m_contact);
    addRow(*form, tr("Tournaments f&rom"), m_from, tr("day of their end; empty: all of them"));
    auto* inside = columnOf(this, {form, m_preview, freeRoom()});
    fillDialog(this, kSiteDialogSize,
               {{new FormScroll(this, inside), 1},
                m_agreed,
                m_progress,
                m_result,
                closeBox(this, {m_begin, m_cancel})});
}

SiteOptions SiteDialog::options() const
{
    return {.language = static_cast<Language>(m_language->currentData().toInt()),
            .profile =
                app::siteProfileFromCode(m_profile->currentData().toString()).value_or(app::SiteProfile::Web),
            .minors =
                m_minors->currentData().toInt() == 1 ? app::MinorNames::Full : app::MinorNames::Initials,
            .from = m_from->date(),
            .title = m_title->text().trimmed(),
            .contact = m_contact->text().trimmed(),
            .today = app::today()};
}

Result<SiteSource> SiteDialog::read() const
{
    const app::LiveChronicle& live = m_session.chronicle();
    return readSite(*m_session.workFile(), live.chronicle(), app::pendingTournaments(*live.recalculation()));
}

void SiteDialog::showPreview()
{
    const app::WorkFile* const file = m_session.workFile();
    const bool isKnown = file && m_session.chronicle().isCurrent();
    if (isKnown) {
        const auto source = read();
        m_preview->setText(source.has_value() ? sitePreview(*source, options()).join(u"\n\n"_s)
                                              : errorText(source.error()));
    } else {
        m_preview->setText(tr("The tournaments are still being read…"));
    }
    follow();
}

void SiteDialog::chooseFolder()
{
    const QString folder = askForFolder(this, tr("Folder of the web site"), m_folder->text());
    if (!folder.isEmpty())
        m_folder->setText(folder);
}

void SiteDialog::begin()
{
    if (m_isRunning || !m_begin->isEnabled())
        return;
    auto read = this->read();
    if (!read.has_value()) {
        say(*m_result, errorText(read.error()), true);
        return;
    }
    static_cast<void>(sitePolicy()); // asks for colours, which is for this thread
    remember();
    m_isRunning = true;
    m_written = m_folder->text().trimmed();
    m_progress->setRange(0, 0);
    say(*m_result, tr("Writing…"), false);
    const auto source = std::make_shared<const SiteSource>(*std::move(read));
    const auto tell = [this](int done, int all) {
        app::callOn(this, [this, done, all] {
            m_progress->setRange(0, all);
            m_progress->setValue(done);
        });
    };
    m_worker.start(
        this,
        [source, options = options(), folder = m_written,
         isAgreed = m_agreed->isVisible() && m_agreed->isChecked(),
         tell](const std::stop_token& stop) -> std::pair<SiteOptions, Result<app::SiteRun>> {
            auto site = app::SiteFolder::open(folder, source->owner, isAgreed);
            if (!site.has_value())
                return {options, tl::unexpected(site.error())};
            const auto parts = siteParts(source, options);
            return {options, site->write(parts, options.today, siteReaders(options.profile), stop, tell)};
        },
        [this](const std::pair<SiteOptions, Result<app::SiteRun>>& done) {
            finish(done.first, done.second);
        });
    follow();
}

void SiteDialog::cancel()
{
    if (!m_isRunning)
        return;
    m_worker.stop(); // does not answer any more
    m_isRunning = false;
    say(*m_result,
        tr("Cancelled. Each page is as it was or as it is to be; the next time goes on from there."), false);
    follow();
}

void SiteDialog::finish(const SiteOptions& options, const Result<app::SiteRun>& run)
{
    m_isRunning = false;
    m_agreed->setVisible(!run.has_value() && canBeAgreed(run.error()));
    m_agreed->setChecked(false);
    if (!run.has_value()) {
        say(*m_result, siteErrorText(run.error()), true);
        follow();
        return;
    }
    QString text = siteRunText(*run);
    const bool hasChanged = run->written > 0 || !run->removed.isEmpty();
    if (hasChanged && m_session.workFile()) {
        const auto kept = noteSite(*m_session.workFile(), m_written, options, *run);
        if (!kept.has_value())
            text += u' ' + fillPattern(tr("The work file does not know when: %1"), {errorText(kept.error())});
    }
    say(*m_result, text, false);
    follow();
}

void SiteDialog::remember() const
{
    QSettings settings;
    settings.setValue(u"site/folder"_s, m_folder->text().trimmed());
    settings.setValue(u"site/title"_s, m_title->text().trimmed());
    settings.setValue(u"site/contact"_s, m_contact->text().trimmed());
}

void SiteDialog::follow()
{
    const bool isKnown = m_session.workFile() && m_session.chronicle().isCurrent();
    m_begin->setEnabled(isKnown && !m_isRunning && !m_folder->text().trimmed().isEmpty() &&
                        m_from->isValid());
    m_progress->setVisible(m_isRunning);
    m_cancel->setVisible(m_isRunning);
}

} // namespace zahlmeister::ui
