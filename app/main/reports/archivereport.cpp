// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/reports/archivereport.h"

#include <QDateTime>

#include "app/main/console/commandtext.h"
#include "app/main/console/console.h"
#include "app/output/terminal.h"
#include "app/text/jsonwriter.h"
#include "ui/text/archivetext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using Layout = app::JsonWriter::Layout;
using Kind = app::Table::Kind;

qint64 ageOf(const QString& time)
{
    return QDateTime::fromString(time, Qt::ISODate).secsTo(QDateTime::currentDateTimeUtc());
}

} // namespace

QByteArray archiveStatusText(const app::ArchiveAddress& address, const app::ArchiveStatus& status)
{
    app::Table table;
    table.addColumns(Kind::Text, {Tr::tr("Archive"), address.text});
    const auto add = [&](const QString& name, const QString& value) { table.addRow({{name}, {value}}); };
    const auto addCount = [&](const QString& name, std::int64_t count) { add(name, ui::formatCount(count)); };
    add(Tr::tr("Connection"), ui::archiveConnectionText(address, status));
    if (address.isServer)
        add(Tr::tr("Rights"), ui::archiveRightsText(address, status));
    addCount(Tr::tr("Tournaments"), status.tournaments);
    addCount(Tr::tr("Persons"), status.persons);
    addCount(Tr::tr("Revisions"), status.submissions);
    addCount(Tr::tr("Not computed yet"), status.waiting);
    add(Tr::tr("Last recalculation"),
        status.computed.isEmpty() ? Tr::tr("none yet") : ui::archiveAgeText(status.computed));
    if (status.hasOtherRules)
        add(Tr::tr("Rules"), Tr::tr("computed by others than this program has"));
    QString text = app::terminalText(table);
    if (status.publishers.empty())
        return writtenText(text);
    app::Table publishers;
    publishers.columns.push_back({Tr::tr("Published by"), Kind::Text});
    publishers.columns.push_back({Tr::tr("Revisions"), Kind::Figure});
    publishers.columns.push_back({Tr::tr("Last"), Kind::Text});
    for (const app::ArchivePublisher& one : status.publishers)
        publishers.addRow({{one.name}, {ui::formatCount(one.submissions)}, {ui::archiveAgeText(one.last)}});
    return writtenText(text + u'\n' + app::terminalText(publishers));
}

QByteArray archiveStatusJson(const app::ArchiveAddress& address, const app::ArchiveStatus& status)
{
    app::JsonWriter json;
    json.beginObject();
    json.member("archive", address.text.toStdString());
    json.member("id", status.id.toStdString());
    json.member("engine", address.isServer ? "postgresql" : "sqlite");
    json.member("schema", status.schema);
    if (!status.encryption.isEmpty())
        json.member("tls", status.encryption.toStdString());
    if (address.isServer) {
        json.member("sslmode", address.sslMode.toStdString());
        json.key("roles");
        json.beginArray(Layout::OneLine);
        for (const QString& role : status.roles)
            json.value(role.toStdString());
        json.endArray();
        json.member("user", status.user.toStdString());
        json.member("may_publish", status.mayPublish);
        json.member("may_recalculate", status.mayRecalculate);
        if (!status.isOfAllLevels) {
            json.key("levels");
            json.beginArray(Layout::OneLine);
            for (const QString& level : status.levels)
                json.value(level.toStdString());
            json.endArray();
        }
    }
    json.member("tournaments", status.tournaments);
    json.member("persons", status.persons);
    json.member("revisions", status.submissions);
    json.member("waiting", status.waiting);
    if (!status.computed.isEmpty()) {
        json.member("computed", status.computed.toStdString());
        json.member("age", ageOf(status.computed));
    }
    json.member("other_rules", status.hasOtherRules);
    if (status.readOnlyReason)
        json.member("read_only", errorCodeText(status.readOnlyReason->code));
    json.objects("publishers", Layout::OneLine, status.publishers, [&](const app::ArchivePublisher& one) {
        json.member("publisher", one.name.toStdString());
        json.member("revisions", one.submissions);
        json.member("last", one.last.toStdString());
    });
    json.endObject();
    return json.take();
}

QByteArray archiveRunText(const app::ArchiveRun& run)
{
    return writtenText(ui::archiveRunText(run) + u'\n');
}

QByteArray archiveRunJson(const app::ArchiveRun& run)
{
    app::JsonWriter json;
    json.beginObject(Layout::OneLine);
    json.member("submissions", run.submissions);
    json.member("evaluated", run.evaluated);
    json.member("rows", run.rows);
    if (!run.leftOut.isEmpty()) {
        json.key("left_out");
        json.beginArray(Layout::OneLine);
        for (const QString& one : run.leftOut)
            json.value(one.toStdString());
        json.endArray();
    }
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::cli
