// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layering/houserules.h"

#include <algorithm>
#include <optional>

#include <QRegularExpression>

namespace zahlmeister::layering {

namespace {

enum class Layer { Engine, App, Ui, Main, Test, Other };

Layer layerOf(const QString& path)
{
    if (path.startsWith(u"engine/"))
        return Layer::Engine;
    if (path.startsWith(u"app/main/"))
        return Layer::Main;
    if (path.startsWith(u"app/"))
        return Layer::App;
    if (path.startsWith(u"ui/"))
        return Layer::Ui;
    if (path.startsWith(u"tests/"))
        return Layer::Test;
    return Layer::Other;
}

/// The project folders that a file may include from.
QStringList reachableFolders(const QString& path)
{
    const QString engine = QStringLiteral("engine/");
    const QString app = QStringLiteral("app/");
    const QString ui = QStringLiteral("ui/");
    const QString support = QStringLiteral("tests/support/");
    if (path.startsWith(u"tests/engine/"))
        return {engine, support, QStringLiteral("tests/engine/")};
    if (path.startsWith(u"tests/app/"))
        return {engine, app, support, QStringLiteral("tests/app/")};
    switch (layerOf(path)) {
    case Layer::Engine: return {engine};
    case Layer::App: return {engine, app};
    case Layer::Ui:
    case Layer::Main: return {engine, app, ui};
    case Layer::Test:
    case Layer::Other: break;
    }
    return {engine, app, ui, QStringLiteral("tests/")};
}

std::optional<QString> complaintAboutProjectInclude(const QString& path, const QString& included)
{
    static const QRegularExpression generated(QStringLiteral("^(ui_\\w+\\.h|\\w+\\.moc|moc_\\w+\\.cpp)$"));
    if (generated.match(included).hasMatch())
        return {};
    const QStringList folders = reachableFolders(path);
    const bool reachable = std::any_of(folders.begin(), folders.end(),
                                       [&](const QString& folder) { return included.startsWith(folder); });
    const Layer layer = layerOf(path);
    const bool programFromLibrary =
        included.startsWith(u"app/main/") && layer != Layer::Main && layer != Layer::Test;
    if (!reachable || programFromLibrary)
        return QStringLiteral("must not include \"%1\"").arg(included);
    static const QRegularExpression ratingSystem(QStringLiteral("^engine/rules/\\w+/"));
    if (layer == Layer::Ui && ratingSystem.match(included).hasMatch())
        return QStringLiteral("ui must not compute ratings: \"%1\"").arg(included);
    return {};
}

std::optional<QString> complaintAboutQtInclude(const QString& path, const QString& module,
                                               const QString& included)
{
    const auto complaint = QStringLiteral("must not use <%1> (%2)").arg(included, module);
    // What goes to the net can be told by its folder.
    const bool headless = module == u"QtCore" || module == u"QtSql" ||
                          (module == u"QtNetwork" && path.startsWith(u"app/fetch/"));
    if (path.startsWith(u"tests/engine/") || path.startsWith(u"tests/app/"))
        return headless || module == u"QtTest" ? std::nullopt : std::optional(complaint);
    switch (layerOf(path)) {
    case Layer::Engine: return complaint;
    case Layer::App: return headless ? std::nullopt : std::optional(complaint);
    case Layer::Ui: return module == u"QtSql" ? std::optional(complaint) : std::nullopt;
    case Layer::Main:
    case Layer::Test:
    case Layer::Other: break;
    }
    return {};
}

struct Pattern {
    QRegularExpression expression;
    QString what;
};

QList<Violation> search(const SourceFile& file, const QList<Pattern>& patterns)
{
    QList<Violation> found;
    const QStringList lines = file.lines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        for (const Pattern& pattern : patterns) {
            if (pattern.expression.match(lines.at(i)).hasMatch())
                found.append({file.path, int(i) + 1, pattern.what});
        }
    }
    return found;
}

Pattern pattern(const char16_t* expression, const char16_t* what)
{
    return {QRegularExpression(QString::fromUtf16(expression)), QString::fromUtf16(what)};
}

} // namespace

QList<Violation> includesAcrossLayers(const SourceFile& file, const ModuleOfHeader& moduleOf)
{
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]"));
    QList<Violation> found;
    const QStringList lines = file.lines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto match = include.match(lines.at(i));
        if (!match.hasMatch())
            continue;
        const QString included = match.captured(2);
        std::optional<QString> complaint;
        if (match.captured(1) == u"\"") {
            complaint = complaintAboutProjectInclude(file.path, included);
        } else if (const QString module = moduleOf(included); !module.isEmpty()) {
            complaint = complaintAboutQtInclude(file.path, module, included);
        }
        if (complaint)
            found.append({file.path, int(i) + 1, *complaint});
    }
    return found;
}

QList<Violation> dutiesOfOtherLayers(const SourceFile& file)
{
    static const QList<Pattern> belowUi{
        pattern(uR"(\btr\(|\bQT_TR|QCoreApplication::translate)", u"text for the user belongs to ui"),
    };
    static const QList<Pattern> inEngine{
        pattern(uR"(\bstd::(unordered_map|unordered_set)\b)",
                u"the order of a sum must not depend on a hash"),
        pattern(uR"(\bstd::(locale|time|clock|chrono::\w*_clock)\b)",
                u"the engine knows no clock and no locale"),
        pattern(uR"(\bstd::(ofstream|ifstream|fstream|cout|cerr|getenv)\b)",
                u"the engine does no input or output"),
    };
    static const QList<Pattern> inUi{
        pattern(uR"(\bQSql\w+)", u"SQL belongs to app/store"),
    };
    static const QList<Pattern> outsideTheTheme{
        pattern(uR"(\bstd::(erf|erfc|exp|log|log10|pow)\b|boost::math)",
                u"rating arithmetic belongs to the engine"),
        pattern(uR"(\bQColor\s*[({]\s*("|u"|QStringLiteral|QLatin1|0x|\d))", u"colours come from ui/theme"),
        pattern(uR"("#[0-9A-Fa-f]{6}")", u"colours come from ui/theme"),
        pattern(uR"(\bQt::(red|green|blue|cyan|magenta|yellow|gray|(dark|light)[A-Z]\w+)\b)",
                u"colours come from ui/theme"),
    };
    // A named member may be called later on the object's own thread; any other call may cross threads.
    static const QList<Pattern> outsideTheHandover{
        pattern(uR"(\binvokeMethod\((?!\w+, [&"]))",
                u"what is called on another thread goes through callOn()"),
    };
    QList<Violation> found;
    switch (layerOf(file.path)) {
    case Layer::Engine: found = search(file, belowUi) + search(file, inEngine); break;
    case Layer::App:
        found = search(file, belowUi);
        if (file.path != u"app/threads/handover.h")
            found += search(file, outsideTheHandover);
        break;
    case Layer::Ui:
        found = search(file, inUi) + search(file, outsideTheHandover);
        if (!file.path.startsWith(u"ui/theme/"))
            found += search(file, outsideTheTheme);
        break;
    case Layer::Main: found = search(file, outsideTheHandover); break;
    case Layer::Test:
    case Layer::Other: break;
    }
    return found;
}

QList<Violation> badFrame(const SourceFile& file)
{
    QList<Violation> found;
    const QStringList lines = file.lines();
    const QString licence = QStringLiteral("SPDX-License-Identifier: GPL-3.0-or-later");
    const bool script = lines.first().startsWith(u"#!");
    const QString licenceLine = lines.value(script ? 1 : 0);
    if (!licenceLine.contains(licence))
        found.append({file.path, 1, QStringLiteral("the licence line is missing")});
    if (file.path.endsWith(u".h") && lines.value(1) != u"#pragma once")
        found.append({file.path, 2, QStringLiteral("#pragma once is missing")});
    static const QList<Pattern> automoc{pattern(
        uR"(^.*\S.*\bQ_(OBJECT|GADGET)\b)", u"Q_OBJECT needs a line of its own, AUTOMOC overlooks it else")};
    if (!file.path.startsWith(u"tests/layering/"))
        found += search(file, automoc);
    return found;
}

QList<Violation> ownHeaderNotFirst(const SourceFile& source)
{
    const QString own = source.path.chopped(3) + u'h';
    const QStringList lines = source.lines();
    const auto first =
        std::ranges::find_if(lines, [](const QString& line) { return line.startsWith(u"#include"); });
    if (first != lines.end() && *first == QStringLiteral("#include \"%1\"").arg(own))
        return {};
    return {{source.path, int(first - lines.begin()) + 1, QStringLiteral("must include %1 first").arg(own)}};
}

QList<Violation> leftovers(const SourceFile& file)
{
    // The words are cut in two so that this file keeps its own rule.
    static const QList<Pattern> marks{
        pattern(uR"(\b(TO)"
                uR"(DO|FIX)"
                uR"(ME|XX)"
                uR"(X|HA)"
                uR"(CK)\b)",
                u"mark of unfinished work"),
        pattern(uR"((^|[^\w./}])/(wo)"
                uR"(rk|ho)"
                uR"(me|ro)"
                uR"(ot|t)"
                uR"(mp)/)",
                u"path of one machine"),
    };
    return search(file, marks);
}

QList<Violation> tooLong(const SourceFile& file, int limit)
{
    const auto count = file.text.count(u'\n');
    if (count <= limit)
        return {};
    return {{file.path, 0, QStringLiteral("%1 lines, more than %2").arg(count).arg(limit)}};
}

QList<Violation> unfinishedMessages(const SourceFile& translation)
{
    static const QList<Pattern> patterns{
        pattern(uR"re(<translation[^>]*type="(unfinished|vanished|obsolete)")re", u"message is not finished"),
        pattern(uR"(<translation></translation>|<translation/>|<numerusform></numerusform>|<numerusform/>)",
                u"message has no text"),
    };
    return search(translation, patterns);
}

QStringList citedClauses(const SourceFile& file)
{
    static const QRegularExpression citation(QStringLiteral("//+\\s*RULE:\\s*(\\S+)\\s+([^\\n]+)"));
    static const QRegularExpression clause(QStringLiteral("^\\s*((?:Anhang )?\\d+(?:\\.\\d+)*)"));
    QStringList clauses;
    auto matches = citation.globalMatch(file.text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        const QStringList parts = match.captured(2).split(u',');
        for (const QString& part : parts) {
            if (const auto found = clause.match(part); found.hasMatch())
                clauses.append(match.captured(1) + u' ' + found.captured(1));
        }
    }
    return clauses;
}

} // namespace zahlmeister::layering
