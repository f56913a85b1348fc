// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QImageReader>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>

#include "tests/support/testmain.h"
#include "tests/ui/support/manualscenes.h"
#include "ui/theme/palette.h"

namespace tst_manualpictures {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

namespace {

constexpr int kColours = 256;
constexpr qint64 kMostBytes = 5'000'000; ///< of all pictures

/// What one can read on a picture that is part of the program, not of the data: captions, buttons, heads,
/// tabs.
QString captionsOf(QWidget& window)
{
    QStringList texts;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != window.window())
            continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts += button->text();
        else if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            texts += label->text();
        else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                texts += tabs->tabText(i);
        else if (const auto* head = qobject_cast<const QHeaderView*>(widget);
                 head && head->orientation() == Qt::Horizontal && head->model())
            for (int i = 0; i < std::min(head->count(), 4); ++i)
                texts += head->model()->headerData(i, Qt::Horizontal).toString();
    }
    for (QString& text : texts)
        text = text.remove(u'&').simplified();
    // Numbers are data: "Partien (3)".
    static const QRegularExpression number(u"[0-9]+([.,:][0-9]+)*"_s);
    texts.replaceInStrings(number, u"#"_s);
    // The count of findings, "! 1", comes when there is time for it.
    static const QRegularExpression word(u"\\p{L}{2}"_s, QRegularExpression::UseUnicodePropertiesOption);
    texts = texts.filter(word);
    texts.removeDuplicates();
    texts.sort();
    return texts.join(u" | "_s);
}

/// Where the picture of a scene lies.
QString pictureOf(const QString& name, const QString& code)
{
    return name == kReadmeScene ? QStringLiteral(README_PICTURE)
                                : QStringLiteral(PICTURES) + u'/' + code + u'/' + name + u".png"_s;
}

/// A frame and a number at every marked widget.
void paintMarks(QImage& picture, QWidget& window, const std::vector<QWidget*>& marked)
{
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = ui::color(ui::ColorRole::Negative, ui::lightPalette());
    for (std::size_t i = 0; i < marked.size(); ++i) {
        const QRect place(marked[i]->mapTo(&window, QPoint()), marked[i]->size());
        painter.setPen(QPen(colour, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), 4, 4);
        // On the edge, where it covers least of what is said there.
        const QRect badge(std::min(place.right() - 10, window.width() - 22),
                          place.top() + std::min(8, place.height() / 2 - 10), 20, 20);
        painter.setBrush(colour);
        painter.drawEllipse(badge);
        painter.setPen(Qt::white);
        painter.drawText(badge, Qt::AlignCenter, QString::number(i + 1));
    }
}

/// With at most 256 colours: those that occur most; the others become the nearest of them.
QImage indexed(const QImage& picture)
{
    const QImage source = picture.convertToFormat(QImage::Format_RGB32);
    std::map<QRgb, int> counts;
    const auto coarse = [](QRgb pixel) { return pixel & 0xfff8f8f8U; };
    for (int y = 0; y < source.height(); ++y)
        for (int x = 0; x < source.width(); ++x)
            ++counts[coarse(source.pixel(x, y))];
    std::vector<std::pair<int, QRgb>> frequent;
    for (const auto& [pixel, count] : counts)
        frequent.emplace_back(count, pixel);
    std::ranges::sort(frequent, std::greater());
    frequent.resize(std::min<std::size_t>(frequent.size(), kColours));
    QList<QRgb> table;
    for (const auto& [count, pixel] : frequent)
        table += pixel | 0x00030303U; // white stays nearly white
    std::map<QRgb, int> nearest;
    QImage result(source.size(), QImage::Format_Indexed8);
    result.setColorTable(table);
    for (int y = 0; y < source.height(); ++y) {
        for (int x = 0; x < source.width(); ++x) {
            const QRgb pixel = coarse(source.pixel(x, y));
            auto known = nearest.find(pixel);
            if (known == nearest.end()) {
                const auto distance = [&](QRgb other) {
                    return std::abs(qRed(other) - qRed(pixel)) + std::abs(qGreen(other) - qGreen(pixel)) +
                           std::abs(qBlue(other) - qBlue(pixel));
                };
                const auto best = std::ranges::min_element(table, {}, distance);
                known = nearest.emplace(pixel, static_cast<int>(best - table.begin())).first;
            }
            result.setPixel(x, y, static_cast<uint>(known->second));
        }
    }
    return result;
}

} // namespace

/// The pictures of the manual and of README.md show the program as it is. ZAHLMEISTER_BASELINE=1 makes them
/// anew, with what can be read on them beside (pictures.txt).
class TestManualPictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showTheProgramAsItIs_data();
    void showTheProgramAsItIs();
    void areNotTooLarge();

private:
    static QStringList record(ui::Language language, bool writes);
};

QStringList TestManualPictures::record(ui::Language language, bool writes)
{
    const QString code = ui::languageCode(language);
    QStringList lines;
    ManualScenes scenes(language);
    scenes.visit([&](const QString& name, QWidget& window, const std::vector<QWidget*>& marked) {
        QString line = name + u": "_s + captionsOf(window);
        for (const QWidget* one : marked)
            line += u" @ "_s + QString::fromLatin1(one->metaObject()->className());
        lines += line;
        if (!writes)
            return;
        QImage picture(window.size(), QImage::Format_RGB32);
        window.render(&picture);
        paintMarks(picture, window, marked);
        const QString file = pictureOf(name, code);
        QFileInfo(file).dir().mkpath(u"."_s);
        if (!indexed(picture).save(file, "PNG", 0))
            qFatal("no picture");
    });
    lines.sort();
    return lines;
}

void TestManualPictures::showTheProgramAsItIs_data()
{
    QTest::addColumn<int>("language");
    QTest::newRow("German") << static_cast<int>(ui::Language::German);
    QTest::newRow("English") << static_cast<int>(ui::Language::English);
}

void TestManualPictures::showTheProgramAsItIs()
{
    QFETCH(const int, language);
    const auto code = ui::languageCode(static_cast<ui::Language>(language));
    const bool writes = qEnvironmentVariableIsSet("ZAHLMEISTER_BASELINE");
    const QStringList now = record(static_cast<ui::Language>(language), writes);
    QFile file(QStringLiteral(PICTURES) + u"/%1/pictures.txt"_s.arg(code));
    if (writes) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(now.join(u'\n').toUtf8() + '\n');
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList drawn = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    QStringList stale;
    for (const QString& line : now) {
        if (!drawn.contains(line))
            stale += line;
    }
    QVERIFY2(stale.isEmpty() && drawn.size() == now.size(),
             qPrintable(u"pictures to be made anew with ZAHLMEISTER_BASELINE=1:\n"_s + stale.join(u'\n')));
    for (const QString& line : now)
        QVERIFY2(QFile::exists(pictureOf(line.section(u':', 0, 0), code)), qPrintable(line));
}

void TestManualPictures::areNotTooLarge()
{
    qint64 bytes = 0;
    for (const QString& code : {u"de"_s, u"en"_s}) {
        for (const QFileInfo& file :
             QDir(QStringLiteral(PICTURES) + u'/' + code).entryInfoList({u"*.png"_s})) {
            bytes += file.size();
            QCOMPARE(QImageReader(file.filePath()).imageFormat(), QImage::Format_Indexed8);
        }
    }
    QVERIFY2(bytes > 0 && bytes < kMostBytes, qPrintable(QString::number(bytes)));
}

ZAHLMEISTER_TEST(TestManualPictures, QApplication)

} // namespace tst_manualpictures

#include "tst_manualpictures.moc"
