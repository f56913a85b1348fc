// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "tests/layering/houserules.h"
#include "tests/layering/includes.h"
#include "tests/layering/rooms.h"
#include "tests/support/testmain.h"

namespace tst_layering {

using namespace zahlmeister::layering;

namespace {

const QStringList kCode{QStringLiteral(".h"), QStringLiteral(".cpp")};
const QStringList kHeaders{QStringLiteral(".h")};
const QStringList kQtModules{
    QStringLiteral("QtCore"), QStringLiteral("QtSql"),     QStringLiteral("QtTest"),
    QStringLiteral("QtGui"),  QStringLiteral("QtWidgets"), QStringLiteral("QtPrintSupport"),
    QStringLiteral("QtSvg"),  QStringLiteral("QtXml"),     QStringLiteral("QtNetwork")};
constexpr int kLineLimit = 600;

/// Writes every violation, because Qt Test cuts a failure's text at 1,024 characters.
QString report(const QList<Violation>& violations)
{
    for (const Violation& violation : violations)
        qWarning("%s", qUtf8Printable(violation.text()));
    return QStringLiteral("%1 places, listed above").arg(violations.size());
}

/// The module is the folder of Qt's own headers in which the name is found.
QString moduleOfHeader(const QString& header)
{
    if (header.startsWith(u"Qt") && header.contains(u'/'))
        return header.section(u'/', 0, 0);
    if (!header.startsWith(u'Q'))
        return header.startsWith(u"qt") || header.startsWith(u"private/q") ? QStringLiteral("Qt") : QString();
    for (const QString& module : kQtModules) {
        if (QFile::exists(QStringLiteral(ZAHLMEISTER_QT_HEADERS) + u'/' + module + u'/' + header))
            return module;
    }
    return QStringLiteral("unknown module");
}

QSet<QString> clausesIn(const QList<SourceFile>& files)
{
    QSet<QString> clauses;
    for (const SourceFile& file : files) {
        const QStringList cited = citedClauses(file);
        clauses += QSet<QString>(cited.begin(), cited.end());
    }
    return clauses;
}

} // namespace

/// The house rules of the README, checked on the project's own files.
class TestLayering : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void includesKeepTheLayers();
    void roomsKeepTheirOrder();
    void linksKeepTheLayers();
    void sourcesIncludeTheirOwnHeaderFirst();
    void filesIncludeWhatTheyName();
    void everyLayerKeepsItsDuties();
    void everyFileHasItsFrame();
    void nothingIsLeftOver();
    void filesAreShort();
    void headersAreDocumented();
    void everyClauseInTheEngineHasATest();
    void translationsAreFinished();
    void documentsNameWhatThereIs();
    void retiredNamesStayAway();
    void onlyKnownEntriesInTheRoot();

private:
    template <class Rule>
    void check(const QList<SourceFile>& files, Rule rule)
    {
        QVERIFY(!files.isEmpty());
        QList<Violation> found;
        for (const SourceFile& file : files)
            found += rule(file);
        QVERIFY2(found.isEmpty(), qUtf8Printable(report(found)));
    }

    QList<SourceFile> m_files;
    QList<SourceFile> m_code;
};

void TestLayering::initTestCase()
{
    QVERIFY2(QFile::exists(QStringLiteral(ZAHLMEISTER_QT_HEADERS "/QtCore/QString")), ZAHLMEISTER_QT_HEADERS);
    m_files = readTree(QStringLiteral(ZAHLMEISTER_ROOT));
    m_code = filesUnder(m_files, {}, kCode);
}

void TestLayering::includesKeepTheLayers()
{
    check(m_code, [](const SourceFile& file) { return includesAcrossLayers(file, moduleOfHeader); });
}

void TestLayering::roomsKeepTheirOrder()
{
    const QList<SourceFile> list =
        filesUnder(m_files, QStringLiteral("tests/layering/rooms.txt"), {QString()});
    QCOMPARE(list.size(), 1);
    const Rooms rooms(list.first());
    const QList<SourceFile> sources = filesUnder(m_code, QStringLiteral("engine/"), kCode) +
                                      filesUnder(m_code, QStringLiteral("app/"), kCode) +
                                      filesUnder(m_code, QStringLiteral("ui/"), kCode);
    const QList<Violation> listing = rooms.defects() + rooms.empty(sources);
    QVERIFY2(listing.isEmpty(), qUtf8Printable(report(listing)));
    check(sources, [&](const SourceFile& file) { return rooms.againstTheOrder(file); });
}

void TestLayering::linksKeepTheLayers()
{
    QFile file(QStringLiteral(ZAHLMEISTER_LINK_LIST));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QHash<QString, QString> allowed{
        {QStringLiteral("zahlmeister_engine"),
         QStringLiteral("^(zahlmeister_flags|tl::expected|Boost::headers)$")},
        {QStringLiteral("zahlmeister_app"),
         QStringLiteral("^(zahlmeister_qt_flags|zahlmeister_engine|Qt6::Core|Qt6::Sql|SQLite::SQLite3|"
                        "QuaZip::QuaZip|\\$<LINK_ONLY:Qt6::Network>)$")},
        {QStringLiteral("zahlmeister_ui"),
         QStringLiteral("^(zahlmeister_qt_flags|zahlmeister_app|QCustomPlotQt6::QCustomPlotQt6|"
                        "Qt6::(Core|Gui|Widgets|PrintSupport|Svg))$")},
    };
    int targets = 0;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        const QString target = line.section(QStringLiteral(": "), 0, 0);
        const QRegularExpression expression(allowed.value(target));
        const QStringList links = line.section(QStringLiteral(": "), 1).split(u';', Qt::SkipEmptyParts);
        for (const QString& link : links) {
            // target_link_libraries() from another folder than the target's wraps the name in ::@(id).
            if (!link.startsWith(u"::@"))
                QVERIFY2(expression.match(link).hasMatch(), qUtf8Printable(target + u" links " + link));
        }
        ++targets;
    }
    QCOMPARE(targets, 3);
}

void TestLayering::sourcesIncludeTheirOwnHeaderFirst()
{
    QSet<QString> paths;
    for (const SourceFile& file : std::as_const(m_code))
        paths.insert(file.path);
    QList<SourceFile> sources = filesUnder(m_code, {}, {QStringLiteral(".cpp")});
    sources.removeIf([&](const SourceFile& file) { return !paths.contains(file.path.chopped(3) + u'h'); });
    check(sources, ownHeaderNotFirst);
}

void TestLayering::filesIncludeWhatTheyName()
{
    const QString qt = QStringLiteral(ZAHLMEISTER_QT_HEADERS);
    QStringList folders{qt};
    for (const QString& module : kQtModules)
        folders.append(qt + u'/' + module);
    Includes includes(QStringLiteral(ZAHLMEISTER_ROOT),
                      folders + QStringLiteral(ZAHLMEISTER_CXX_HEADERS).split(u'|'));
    QList<SourceFile> files = m_code;
    files.removeIf([](const SourceFile& file) { return file.path.startsWith(u"engine/"); }); // knows no Qt
    check(files, [&](const SourceFile& file) { return includes.missing(file); });
    for (const SourceFile& precompiled :
         filesUnder(m_files, QStringLiteral("packaging/cmake/pch/"), kHeaders))
        QVERIFY2(!precompiled.text.contains(u"#include \""), qUtf8Printable(precompiled.path));
}

void TestLayering::everyLayerKeepsItsDuties()
{
    check(m_code, dutiesOfOtherLayers);
}

void TestLayering::everyFileHasItsFrame()
{
    QList<SourceFile> scripts;
    for (const SourceFile& file : std::as_const(m_files)) {
        if (file.text.startsWith(u"#!"))
            scripts.append(file);
    }
    QVERIFY(!scripts.isEmpty());
    check(m_code + scripts, badFrame);
}

void TestLayering::nothingIsLeftOver()
{
    QList<SourceFile> files = m_files;
    files.removeIf([](const SourceFile& file) { return file.path == u"LICENSE"; });
    check(files, leftovers);
}

void TestLayering::filesAreShort()
{
    check(m_code, [](const SourceFile& file) { return tooLong(file, kLineLimit); });
}

void TestLayering::headersAreDocumented()
{
    check(filesUnder(m_files, {}, kHeaders), undocumented);
}

void TestLayering::everyClauseInTheEngineHasATest()
{
    const QSet<QString> inEngine = clausesIn(filesUnder(m_files, QStringLiteral("engine/"), kCode));
    const QSet<QString> inTests = clausesIn(filesUnder(m_files, QStringLiteral("tests/engine/"), kCode));
    QVERIFY2(inEngine.size() >= 10, "the engine cites its clauses as `// RULE: WO2026 3.6.3`");
    QStringList untested = (inEngine - inTests).values();
    untested.sort();
    QVERIFY2(untested.isEmpty(), qUtf8Printable(untested.join(u'\n')));
}

void TestLayering::translationsAreFinished()
{
    const auto translations = filesUnder(m_files, QStringLiteral("translations/"), {QStringLiteral(".ts")});
    QCOMPARE(translations.size(), 2);
    check(translations, unfinishedMessages);
}

void TestLayering::documentsNameWhatThereIs()
{
    const QDir root(QStringLiteral(ZAHLMEISTER_ROOT));
    const auto exists = [&](const QString& path) {
        const QDir folder(root.filePath(QFileInfo(path).path()));
        return root.exists(path) ||
               (path.contains(u'*') &&
                !folder.entryList({QFileInfo(path).fileName()}, QDir::AllEntries).isEmpty());
    };
    check(filesUnder(m_files, {}, {QStringLiteral(".md"), QStringLiteral("rooms.txt")}),
          [&](const SourceFile& file) { return danglingPaths(file, exists); });
    const QSet<QString> identifiers = identifiersIn(m_code);
    check(filesUnder(m_files, {}, {QStringLiteral(".md")}),
          [&](const SourceFile& file) { return danglingNames(file, identifiers); });
}

void TestLayering::retiredNamesStayAway()
{
    const auto glossary = filesUnder(m_files, QStringLiteral("resources/manual/glossary.md"), {QString()});
    QCOMPARE(glossary.size(), 1);
    const auto names = retiredNames(glossary.first());
    QVERIFY(names.size() >= 15);
    check(m_code, [&](const SourceFile& file) { return retired(file, names); });
}

void TestLayering::onlyKnownEntriesInTheRoot()
{
    const QSet<QString> known{QStringLiteral("CMakeLists.txt"),
                              QStringLiteral("CMakePresets.json"),
                              QStringLiteral("LICENSE"),
                              QStringLiteral("README.md"),
                              QStringLiteral("app"),
                              QStringLiteral("engine"),
                              QStringLiteral("packaging"),
                              QStringLiteral("resources"),
                              QStringLiteral("tests"),
                              QStringLiteral("translations"),
                              QStringLiteral("ui")};
    const QStringList entries =
        QDir(QStringLiteral(ZAHLMEISTER_ROOT)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    for (const QString& entry : entries)
        QVERIFY2(known.contains(entry) || entry.endsWith(u".user"), qUtf8Printable(entry));
}

ZAHLMEISTER_TEST(TestLayering, QCoreApplication)

} // namespace tst_layering

#include "tst_layering.moc"
