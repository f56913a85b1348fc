// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/archive/archivedialog.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTableView>

#include "app/archive/kept/archivedatabase.h"
#include "app/session/livearchiveshelf.h"
#include "ui/delegates/figuretable.h"
#include "ui/text/archivetext.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/theme/metrics.h"
#include "ui/theme/rolelabel.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/filechoice.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kPublishersModelSize(680, 560); ///< design pixels
constexpr int kAddressCharacters = 52;
constexpr auto kAddressSetting = "archive/address"_L1;

using LinkState = app::ArchiveLink::State;

} // namespace

PublishersModel::PublishersModel(QObject* parent) : ColumnsModel(parent)
{
    setColumns({{ArchiveDialog::tr("Published by"), Qt::AlignLeft, [](const auto& one) { return one.name; }},
                {ArchiveDialog::tr("Revisions"), Qt::AlignRight,
                 [](const auto& one) { return formatCount(one.submissions); }},
                {ArchiveDialog::tr("Last"), Qt::AlignRight,
                 [](const auto& one) { return archiveTimeText(one.last); }}});
}

ArchiveDialog::ArchiveDialog(app::ArchiveLink& link, const app::LiveArchiveShelf* shelf, QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_link(link),
      m_shelf(shelf),
      m_address(new QLineEdit(this)),
      m_choose(pushButton(tr("&File…"), this, &ArchiveDialog::chooseFile)),
      m_password(new QLineEdit(this)),
      m_passwordCaption(captionOf(tr("Pass&word"), m_password)),
      m_way(quietLabel(this)),
      m_risk(new RoleLabel(ColorRole::Amber, {}, this)),
      m_state(quietLabel(this)),
      m_words(quietLabel(this)),
      m_facts(sentenceLabel(this)),
      m_publishers(new PublishersModel(this)),
      m_table(
          figureTable(this, *m_publishers, tr("Who published"), tr("Nobody has published anything yet."), 0)),
      m_connect(pushButton(tr("&Connect"), this, &ArchiveDialog::connectNow)),
      m_cancel(pushButton(tr("Ca&ncel connecting"), this, [this] { m_link.cancel(); })),
      m_leave(pushButton(tr("&Disconnect"), this, [this] { m_link.leave(); }))
{
    setObjectName(u"archiveDialog"_s);
    setWindowTitle(tr("Archive"));
    build();
    const QString kept = link.address() ? link.address()->text : keptAddress();
    m_address->setText(kept.startsWith("sqlite:"_L1) ? kept.sliced(qstrlen("sqlite:")) : kept);
    connect(m_address, &QLineEdit::textChanged, this, &ArchiveDialog::showTyped);
    m_connect->setDefault(true); // Enter in both fields
    connect(&link, &app::ArchiveLink::changed, this, &ArchiveDialog::follow);
    if (shelf) {
        connect(shelf, &app::LiveArchiveShelf::progressed, this, [this] {
            if (m_link.isConnected())
                say(*m_state, connectedText(), false);
        });
    }
    showTyped();
    follow();
    m_address->setFocus();
    if (link.isConnected())
        link.refresh();
}

void ArchiveDialog::build()
{
    m_address->setObjectName(u"archiveAddress"_s);
    m_address->setPlaceholderText(tr("a file, or postgresql://NAME@SERVER/DATABASE"));
    m_password->setObjectName(u"archivePassword"_s);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setToolTip(tr("Is kept in memory until you disconnect, and written nowhere. Empty: the "
                              "password of ~/.pgpass or of a service file"));
    m_way->setObjectName(u"archiveWay"_s);
    m_risk->setObjectName(u"archiveRisk"_s);
    m_risk->setWordWrap(true);
    m_state->setObjectName(u"archiveState"_s);
    m_words->setObjectName(u"archiveWords"_s);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_facts->setObjectName(u"archiveFacts"_s);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFormLayout* form = formOf(this);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow); // addresses are long
    addRow(*form, tr("&Address"), rowOf(this, {{m_address, 1}, m_choose}), m_address);
    form->addRow(m_passwordCaption, m_password);
    m_address->setMinimumWidth(Metrics(this).fieldWidth(kAddressCharacters));
    auto* known = new QWidget(this); // keeps its room while there is nothing to know
    fillColumn(known, {m_facts, {m_table, 1}});
    fillDialog(this, kPublishersModelSize,
               {form,
                m_way,
                m_risk,
                rowOf(this, {m_connect, m_cancel, m_leave, freeRoom()}),
                m_state,
                m_words,
                {known, 1},
                closeBox(this)});
}

QString ArchiveDialog::keptAddress()
{
    return QSettings().value(kAddressSetting).toString();
}

void ArchiveDialog::chooseFile()
{
    const QString path = askForFile(this, tr("Choose an archive"), documentsFolder(),
                                    tr("Archives (*.archive);;All files (*)"));
    if (!path.isEmpty())
        m_address->setText(path);
}

/// @param problem what is wrong; empty when nothing was typed
std::optional<app::ArchiveAddress> ArchiveDialog::typed(QString& problem) const
{
    const QString text = m_address->text().trimmed();
    if (text.isEmpty())
        return std::nullopt;
    const bool isWhole = text.contains("://"_L1) || text.startsWith("sqlite:"_L1);
    const auto address = app::archiveAddress(isWhole ? text : u"sqlite:"_s + text);
    if (address.has_value())
        return *address;
    // Here there is a field for it.
    problem = address.error().code == ErrorCode::PasswordInAddress
                  ? tr("The address contains a password. Leave it out there and type it into its own field.")
                  : errorText(address.error());
    return std::nullopt;
}

void ArchiveDialog::showTyped()
{
    QString problem;
    const auto address = typed(problem);
    const bool isReachable = !address || !address->isServer || app::ArchiveDatabase::hasServerDriver();
    if (!isReachable)
        problem = tr("The archive is on a server, and this program has no driver for PostgreSQL. It can open "
                     "archives in files only.");
    if (!problem.isEmpty())
        say(*m_way, problem, true);
    else
        say(*m_way,
            address ? archiveWayText(*address)
                    : tr("Where is the archive? Choose a file, or type the "
                         "address that your association told you."),
            false);
    const QString risk = address && isReachable ? archiveRiskText(*address) : QString();
    m_risk->setText(risk.isEmpty() ? risk : u"! "_s + risk);
    m_risk->setVisible(!risk.isEmpty());
    for (QWidget* part : std::initializer_list<QWidget*>{m_password, m_passwordCaption})
        part->setVisible(address && address->isServer && isReachable);
    m_connect->setEnabled(address && isReachable && m_link.state() != LinkState::Connecting);
}

void ArchiveDialog::connectNow()
{
    QString problem;
    const auto address = typed(problem);
    if (!address || m_link.state() == LinkState::Connecting)
        return;
    QSettings().setValue(kAddressSetting, address->text);
    m_link.connectTo(*address, m_password->text());
}

QString ArchiveDialog::factsText() const
{
    const app::ArchiveStatus& status = m_link.status();
    const app::ArchiveAddress& address = *m_link.address();
    QStringList lines{
        fillPattern(tr("Connection: %1"), {archiveConnectionText(address, status)}),
        fillPattern(tr("Rights: %1"), {archiveRightsText(address, status)}),
        fillPattern(tr("Tournaments: %1, persons: %2, revisions: %3, of them not computed yet: %4"),
                    {formatCount(status.tournaments), formatCount(status.persons),
                     formatCount(status.submissions), formatCount(status.waiting)}),
        fillPattern(tr("Last recalculation: %1"),
                    {status.computed.isEmpty() ? tr("none yet") : archiveAgeText(status.computed)})};
    if (status.hasOtherRules)
        lines += tr("Computed by other rules than this program has.");
    if (status.readOnlyReason)
        lines += errorText(*status.readOnlyReason);
    return lines.join(u'\n');
}

QString ArchiveDialog::connectedText() const
{
    const auto read = m_shelf ? m_shelf->progress() : std::nullopt;
    return read ? fillPattern(tr("Connected. Names for the identification are being read: %1 so far."),
                              {formatCount(static_cast<qint64>(*read))})
                : tr("Connected.");
}

void ArchiveDialog::follow()
{
    const LinkState state = m_link.state();
    const bool isConnected = state == LinkState::Connected;
    switch (state) {
    case LinkState::None:
        say(*m_state, m_link.problem() ? errorText(*m_link.problem()) : tr("Not connected."),
            m_link.problem().has_value());
        break;
    case LinkState::Connecting: say(*m_state, tr("Connecting…"), false); break;
    case LinkState::Connected: say(*m_state, connectedText(), false); break;
    case LinkState::Lost:
        say(*m_state, m_link.problem() ? errorText(*m_link.problem()) : tr("Not connected."), true);
        break;
    }
    const bool isProblem = (state == LinkState::None || state == LinkState::Lost) && m_link.problem();
    m_words->setText(isProblem ? errorDetailText(*m_link.problem()) : QString());
    m_words->setVisible(!m_words->text().isEmpty());
    m_facts->setVisible(isConnected);
    m_table->setVisible(isConnected);
    if (isConnected) {
        m_facts->setText(factsText());
        m_publishers->setRows(m_link.status().publishers);
        m_table->setCurrentIndex(m_publishers->index(0, 0));
        m_password->clear(); // the link has it
    }
    m_cancel->setVisible(state == LinkState::Connecting);
    m_leave->setVisible(isConnected || state == LinkState::Lost);
    m_connect->setVisible(state != LinkState::Connecting);
    showTyped();
}

} // namespace zahlmeister::ui
