// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/listupdatepanel.h"

#include <algorithm>

#include <QDateTime>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSettings>

#include "app/fetch/webaddress.h"
#include "app/lists/listrollback.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/listtext.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

// What came of the last look; words of the settings.
constexpr auto kUpdated = "updated"_L1;
constexpr auto kUnchanged = "unchanged"_L1;
constexpr auto kDoubtful = "doubtful"_L1;
constexpr auto kFailed = "failed"_L1;

QString keyOf(app::ListSource source, QLatin1StringView name)
{
    return u"lists/"_s + fromEngine(app::listSourceText(source)) + u'/' + name;
}

QString setting(app::ListSource source, QLatin1StringView name)
{
    return QSettings().value(keyOf(source, name)).toString();
}

QString addressOf(app::ListSource source)
{
    const QString own = setting(source, "address"_L1);
    return own.isEmpty() ? app::suggestedAddress(source) : own;
}

/// Changes with everything that is stored; empty: nothing is.
QString stateOfStore(const QString& folder, app::ListSource source)
{
    const auto store = app::ListStore::open(folder);
    const auto revision = store.has_value() ? (*store)->revision(source) : Result<std::int64_t>(0);
    return revision.has_value() && *revision != 0 ? QString::number(*revision) : QString();
}

/// What is known of the file that the stored list came from; nothing when the list came in another way.
app::WebState knownState(const QString& folder, app::ListSource source, const QString& address)
{
    const QString revision = stateOfStore(folder, source);
    if (revision.isEmpty() || revision != setting(source, "revision"_L1) ||
        address != setting(source, "from"_L1))
        return {};
    return {setting(source, "tag"_L1).toLatin1(), setting(source, "modified"_L1).toLatin1()};
}

} // namespace

ListUpdatePanel::ListUpdatePanel(const QString& folder, QWidget* parent) : QWidget(parent), m_folder(folder)
{
    const Metrics metrics(this);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(metrics.grid());
    grid->setVerticalSpacing(metrics.scaled(2));
    grid->setColumnStretch(1, 1);
    addRow(m_rows[0], app::ListSource::Dsb, *grid, 0);
    addRow(m_rows[1], app::ListSource::Fide, *grid, 2);
}

void ListUpdatePanel::addRow(Row& row, app::ListSource source, QGridLayout& grid, int line)
{
    const QString name = listSourceName(source);
    const QString id = fromEngine(app::listSourceText(source));
    row.source = source;
    row.address = named(new QLineEdit(addressOf(source), this), id + u"Address"_s,
                        tr("Address of the %1 list").arg(name));
    row.address->setPlaceholderText(app::suggestedAddress(source));
    row.address->setClearButtonEnabled(true);
    row.address->setCursorPosition(0);
    connect(row.address, &QLineEdit::textEdited, this, [this, &row] { showState(row); });
    connect(row.address, &QLineEdit::editingFinished, this, [this, &row] { takeAddress(row); });
    row.update = named(pushButton(tr("Update"), this, [this, source] { Q_EMIT updateRequested(source); }),
                       id + u"Update"_s, tr("Update the %1 list").arg(name));
    row.restore =
        named(pushButton(tr("List before"), this, [this, source] { Q_EMIT restoreRequested(source); }),
              id + u"Restore"_s, tr("Bring the %1 list before the last update back").arg(name));
    row.restore->setToolTip(row.restore->accessibleName());
    row.state = named(quietLabel(this), id + u"State"_s);
    grid.addWidget(captionOf(name, row.address), line, 0);
    grid.addWidget(row.address, line, 1);
    grid.addWidget(row.update, line, 2);
    grid.addWidget(row.restore, line, 3);
    grid.addWidget(row.state, line + 1, 1, 1, 3);
    showState(row);
}

ListUpdatePanel::Row& ListUpdatePanel::rowOf(app::ListSource source)
{
    return *std::ranges::find(m_rows, source, &Row::source);
}

void ListUpdatePanel::takeAddress(Row& row)
{
    const QString typed = row.address->text().trimmed();
    // Nothing, or what is suggested: then a later version may suggest another one.
    const bool isOwn = !typed.isEmpty() && typed != app::suggestedAddress(row.source);
    if (!isOwn)
        row.address->setText(app::suggestedAddress(row.source));
    if (isOwn && !app::webAddress(typed).has_value())
        return; // that is said below it
    if (isOwn)
        QSettings().setValue(keyOf(row.source, "address"_L1), typed);
    else
        QSettings().remove(keyOf(row.source, "address"_L1));
    showState(row);
}

std::optional<app::ListUpdateRequest> ListUpdatePanel::request(app::ListSource source)
{
    Row& row = rowOf(source);
    takeAddress(row);
    const auto address = app::webAddress(row.address->text());
    if (!address.has_value()) {
        showState(row);
        row.address->setFocus();
        return std::nullopt;
    }
    return app::ListUpdateRequest{
        .source = source, .address = *address, .known = knownState(m_folder, source, address->toString())};
}

void ListUpdatePanel::note(app::ListSource source, const Result<app::ListUpdated>& updated)
{
    if (!updated.has_value() && updated.error().code == ErrorCode::Cancelled)
        return;
    Row& row = rowOf(source);
    QSettings settings;
    const auto keep = [&](QLatin1StringView name, const QString& value) {
        settings.setValue(keyOf(source, name), value);
    };
    keep("looked"_L1, QDateTime::currentDateTimeUtc().toString(Qt::ISODate));
    if (!updated.has_value()) {
        keep("outcome"_L1, updated.error().code == ErrorCode::DoubtfulList ? kDoubtful : kFailed);
    } else {
        keep("outcome"_L1, updated->report ? kUpdated : kUnchanged);
        const auto address = app::webAddress(row.address->text());
        keep("from"_L1, address.has_value() ? address->toString() : QString());
        keep("tag"_L1, QString::fromLatin1(updated->state.tag));
        keep("modified"_L1, QString::fromLatin1(updated->state.lastModified));
        keep("revision"_L1, stateOfStore(m_folder, source));
    }
    showState(row);
}

void ListUpdatePanel::showLists(const std::vector<app::StoredList>& lists)
{
    for (Row& row : m_rows) {
        const auto newest = std::ranges::find(lists, row.source, &app::StoredList::source);
        row.stored = newest != lists.end() ? std::optional(newest->date) : std::nullopt;
        showState(row);
    }
    updateButtons();
}

void ListUpdatePanel::showState(Row& row)
{
    const QString typed = row.address->text().trimmed();
    const auto address = app::webAddress(typed);
    if (!typed.isEmpty() && !address.has_value()) {
        say(*row.state, errorText(address.error()), true);
        return;
    }
    QString text = row.stored ? tr("List of %1").arg(formatDate(*row.stored)) : tr("No list stored");
    const QDateTime looked = QDateTime::fromString(setting(row.source, "looked"_L1), Qt::ISODate);
    if (looked.isValid()) {
        const QString outcome = setting(row.source, "outcome"_L1);
        const QString moment = QLocale().toString(looked.toLocalTime(), QLocale::ShortFormat);
        if (outcome == kUpdated)
            text += u" · "_s + tr("updated on %1").arg(moment);
        else if (outcome == kUnchanged)
            text += u" · "_s + tr("looked on %1: there is no newer one").arg(moment);
        else if (outcome == kDoubtful)
            text += u" · "_s + tr("looked on %1: the list there was not taken").arg(moment);
        else
            text += u" · "_s + tr("looked on %1: that failed").arg(moment);
    } else {
        text += u" · "_s + tr("never looked");
    }
    say(*row.state, text, false);
    if (typed.isEmpty() || app::isEncrypted(*address))
        return;
    row.state->setRole(ColorRole::Amber);
    row.state->setText(
        tr("Not encrypted: anybody on the way can read and change the list. Try https:// first.") + u" · "_s +
        text);
}

void ListUpdatePanel::setBusy(bool busy)
{
    m_isBusy = busy;
    updateButtons();
}

void ListUpdatePanel::updateButtons()
{
    for (const Row& row : m_rows) {
        row.update->setEnabled(!m_isBusy);
        row.address->setReadOnly(m_isBusy);
        row.restore->setEnabled(!m_isBusy && app::hasListBefore(m_folder, row.source));
    }
}

void ListUpdatePanel::focusUpdate()
{
    m_rows.front().update->setFocus();
}

} // namespace zahlmeister::ui
