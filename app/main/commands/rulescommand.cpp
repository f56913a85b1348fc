// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/evaluatedtournament.h"
#include "app/output/terminal.h"
#include "app/text/calendar.h"
#include "app/text/jsonwriter.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/print/printservice.h"
#include "ui/print/ruletables.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/text/parametertext.h"
#include "ui/text/quantitytext.h"
#include "ui/text/tabletext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using engine::Date;
using engine::PrintedTable;
using engine::RuleVersion;
using Layout = app::JsonWriter::Layout;

constexpr std::array kRulesOptions{
    OptionSpec{
        "format", "text|json|pdf",
        QT_TRANSLATE_NOOP("CommandLine", "format of the output, else text; pdf: the tables of one version")},
    kOutputOption,
    kRulesFromOption,
};

QString validity(const RuleVersion& version)
{
    if (version.validFrom && version.validTo)
        return Tr::tr("%1 to %2").arg(ui::formatDate(*version.validFrom), ui::formatDate(*version.validTo));
    if (version.validFrom)
        return Tr::tr("from %1").arg(ui::formatDate(*version.validFrom));
    if (version.validTo)
        return Tr::tr("until %1").arg(ui::formatDate(*version.validTo));
    return Tr::tr("always");
}

QString listToText(std::span<const RuleVersion> versions)
{
    app::Table table;
    table.addColumns(app::Table::Kind::Text, {Tr::tr("ID"), Tr::tr("Title"), Tr::tr("Tournaments that end"),
                                              Tr::tr("Arithmetic"), Tr::tr("Document")});
    for (const RuleVersion& version : versions) {
        table.addRow({{ui::fromEngine(version.id)},
                      {ui::fromEngine(version.title)},
                      {validity(version)},
                      {ui::fromEngine(engine::arithmeticText(version.arithmetic))},
                      {ui::fromEngine(version.document)}});
    }
    return app::terminalText(table);
}

QString parametersToText(const RuleVersion& version)
{
    app::Table table;
    table.addColumns(app::Table::Kind::Text, {Tr::tr("Parameter"), Tr::tr("Value"), Tr::tr("Unit")});
    for (const engine::Parameter& parameter : version.parameters) {
        table.addRow({{ui::fromEngine(parameter.name)},
                      {ui::valuesText(parameter.values)},
                      {ui::unitText(parameter.unit)}});
    }
    return app::terminalText(table);
}

QString tableToText(const PrintedTable& printed, const RuleVersion& version)
{
    app::Table table;
    for (const std::string& column : printed.columns)
        table.columns.push_back({ui::tableText(column), app::Table::Kind::Figure});
    for (const auto& row : printed.rows) {
        std::vector<app::Table::Cell> cells;
        for (const std::string& cell : row)
            cells.push_back({ui::tableText(cell)});
        table.addRow(std::move(cells));
    }
    const QString clause = ui::clauseText(printed.clause, engine::descriptionOf(version));
    return QString(clause + u"  "_s + ui::tableTitle(printed, version)).trimmed() + u"\n\n"_s +
           app::terminalText(table);
}

QByteArray versionToText(const RuleVersion& version, const std::vector<PrintedTable>& tables)
{
    QString text = listToText(std::span(&version, 1)) + u'\n' + parametersToText(version);
    for (const PrintedTable& table : tables)
        text += u'\n' + tableToText(table, version);
    return writtenText(text);
}

void writeDate(app::JsonWriter& json, std::string_view key, const std::optional<Date>& date)
{
    if (date)
        json.member(key, date->iso());
}

/// The version's own keys, without closing the object.
void writeVersion(app::JsonWriter& json, const RuleVersion& version)
{
    json.member("id", version.id);
    json.member("title", version.title);
    json.member("document", version.document);
    writeDate(json, "valid_from", version.validFrom);
    writeDate(json, "valid_to", version.validTo);
    json.member("arithmetic", engine::arithmeticText(version.arithmetic));
    json.object("parameters", Layout::Lines, [&] {
        for (const engine::Parameter& parameter : version.parameters) {
            json.key(parameter.name);
            if (parameter.values.size() == 1) {
                json.value(parameter.values.front());
                continue;
            }
            json.beginArray(Layout::OneLine);
            for (const double value : parameter.values)
                json.value(value);
            json.endArray();
        }
    });
}

void writeCells(app::JsonWriter& json, const std::vector<std::string>& cells)
{
    json.beginArray(Layout::OneLine);
    for (const std::string& cell : cells) {
        bool isNumber = false;
        const double number = QByteArray::fromStdString(cell).toDouble(&isNumber);
        if (isNumber)
            json.value(number);
        else
            json.value(cell);
    }
    json.endArray();
}

QByteArray versionToJson(const RuleVersion& version, const std::vector<PrintedTable>& tables)
{
    app::JsonWriter json;
    json.beginObject();
    writeVersion(json, version);
    json.objects("tables", Layout::Lines, tables, [&](const PrintedTable& table) {
        json.member("id", table.id);
        if (!table.clause.empty())
            json.member("clause", table.clause);
        json.key("columns");
        writeCells(json, table.columns);
        json.key("rows");
        json.beginArray();
        for (const auto& row : table.rows)
            writeCells(json, row);
        json.endArray();
    });
    json.endObject();
    return json.take();
}

QByteArray listToJson(std::span<const RuleVersion> versions)
{
    app::JsonWriter json;
    json.beginObject();
    json.objects("rules", Layout::Lines, versions,
                 [&](const RuleVersion& version) { writeVersion(json, version); });
    json.endObject();
    return json.take();
}

Outcome<ExitCode> writeTables(const RuleVersion& version, const Output& output)
{
    const auto layout = ui::layoutRuleTables(version, ui::textLanguage(), app::today());
    if (!layout.has_value())
        return badUsage(ui::errorText(layout.error()));
    TRY(const QByteArray pdf, in(output.path.value_or(u"-"_s), ui::pdfOf(*layout)));
    return writeData(pdf, output);
}

Outcome<ExitCode> runRules(const Arguments& arguments)
{
    if (arguments.files().size() > 1)
        return badUsage(Tr::tr("Name one rule version, or none for the list of all."));
    const auto format = arguments.value(u"format");
    const bool isJson = format == u"json"_s;
    const Output output = arguments.output();
    const bool isPdf = format == u"pdf"_s;
    if (isPdf && (arguments.files().isEmpty() || (!output.path && isOutputTerminal())))
        return badUsage(Tr::tr("--format pdf needs a rule version and a file: --output OUT.pdf."));
    TRY(const auto rules, ruleCatalog(arguments));
    if (arguments.files().isEmpty()) {
        const auto versions = rules->versions();
        return writeData(isJson ? listToJson(versions) : listToText(versions).toUtf8(), output);
    }
    TRY(const auto version, ruleVersion(arguments.files().constFirst(), *rules));
    if (isPdf)
        return writeTables(*version, output);
    const auto system = engine::systemOf(*version);
    if (!system.has_value())
        return badUsage(ui::errorText(system.error()));
    const auto tables = (*system)->tables(*version);
    if (!tables.has_value())
        return badUsage(ui::errorText(tables.error()));
    return writeData(isJson ? versionToJson(*version, *tables) : versionToText(*version, *tables), output);
}

} // namespace

constinit const Command kRulesCommand{
    "rules",
    "[ID] [--rules-from WORKFILE] [--format text|json|pdf] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine", "Lists the rule versions, or shows one with its parameters and tables."),
    nullptr,
    kRulesOptions,
    runRules};

} // namespace zahlmeister::cli
