// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manualhtml.h"

#include <QCoreApplication>
#include <QFile>
#include <QFont>
#include <QImageReader>
#include <QRegularExpression>

#include "ui/manual/manualbook.h"
#include "ui/theme/palette.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class ManualHtmlTr {
    Q_DECLARE_TR_FUNCTIONS(Manual)
};

const QRegularExpression& imageTag()
{
    static const QRegularExpression tag(u"<img src=\"([^\"]*)\" alt=\"([^\"]*)\" ?/?>"_s);
    return tag;
}

/// Replaces every match by the result of a function.
template <class Replace>
QString replaced(const QString& text, const QRegularExpression& pattern, Replace replace)
{
    QString result;
    qsizetype from = 0;
    for (auto match = pattern.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        result += text.mid(from, found.capturedStart() - from) + replace(found);
        from = found.capturedEnd();
    }
    return result + text.mid(from);
}

/// A page among all others: its ids begin with its own, and so do the links to them.
QString amongOthers(const QString& page, QString html)
{
    static const QRegularExpression top(u"<h1[^>]*>"_s);
    static const QRegularExpression id(u" id=\"([^\"]*)\""_s);
    static const QRegularExpression toPage(u" href=\"([a-z0-9-]+)\\.md(?:#([^\"]*))?\""_s);
    static const QRegularExpression withinPage(u" href=\"#([^\"]*)\""_s);
    html.replace(top, u"<h1>"_s);
    html.replace(id, u" id=\"%1--\\1\""_s.arg(page));
    html = replaced(html, withinPage, [&](const auto& found) -> QString {
        return u" href=\"#%1--%2\""_s.arg(page, found.captured(1));
    });
    return replaced(html, toPage, [](const auto& found) -> QString {
        const QString anchor = found.captured(2);
        return u" href=\"#"_s + found.captured(1) + (anchor.isEmpty() ? QString() : u"--"_s + anchor) + u'"';
    });
}

QString withPictures(const QString& html)
{
    return replaced(html, imageTag(), [](const QRegularExpressionMatch& found) -> QString {
        QFile file(manualPicture(found.captured(1)));
        if (!file.open(QIODevice::ReadOnly))
            return u"<em>%1</em>"_s.arg(found.captured(2));
        return u"<img src=\"data:image/png;base64,%1\" alt=\"%2\" loading=\"lazy\">"_s.arg(
            QString::fromLatin1(file.readAll().toBase64()), found.captured(2));
    });
}

constexpr auto kBrowserStyle =
    ":root{color-scheme:light dark}"
    "body{font:16px/1.5 \"Noto Sans\",system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}"
    "h1{margin-top:4rem;border-bottom:1px solid GrayText}h2{margin-top:2rem}"
    "table{border-collapse:collapse;margin:1rem 0}th,td{border-bottom:1px solid GrayText;padding:.3rem .6rem;"
    "text-align:left;vertical-align:top}blockquote{margin:1rem 0;padding:.2rem 1rem;border-left:4px solid "
    "GrayText}img{max-width:100%;border:1px solid GrayText}code{font-size:.95em}"
    "@media print{h1{break-before:page}a{color:inherit;text-decoration:none}nav a::after{content:none}}"_L1;

} // namespace

QString manualStyle(const QPalette& palette, const QFont& font)
{
    const auto name = [&](ColorRole role) { return color(role, palette).name(); };
    const double size = font.pointSizeF() > 0 ? font.pointSizeF() : 10;
    const auto points = [&](double factor) { return u"font-size: %1pt;"_s.arg(size * factor, 0, 'f', 1); };
    return u"h1 { %1 font-weight: 600; margin-top: 0; margin-bottom: 12px; }"
           "h2 { %2 font-weight: 600; margin-top: 24px; margin-bottom: 8px; }"
           "h3 { %3 font-weight: 600; margin-top: 18px; margin-bottom: 4px; }"
           "p { margin-top: 0; margin-bottom: 10px; line-height: 130%; }"
           "li { margin-bottom: 4px; line-height: 130%; }"
           "table { margin-bottom: 12px; }"
           "a { color: %4; text-decoration: none; }"
           "th { font-weight: 600; text-align: left; background-color: %5; }"
           "td { border-bottom: 1px solid %6; border-bottom-style: solid; }"
           "code { font-family: '%8'; background-color: %5; }"
           "blockquote { background-color: %7; margin-left: 0; margin-right: 0; }"_s.arg(
               points(1.7), points(1.3), points(1.05), name(ColorRole::Accent), name(ColorRole::HeadSurface),
               name(ColorRole::Hairline), name(ColorRole::NoteSurface), font.family());
}

QString manualBody(const QString& html, int width, double zoom)
{
    static const QRegularExpression quote(u"<blockquote>(.*?)</blockquote>"_s,
                                          QRegularExpression::DotMatchesEverythingOption);
    QString body = html;
    // Its line is as high as the picture, with nothing between the lines.
    body.replace(u"<p><img"_s, u"<p style=\"line-height: 100%\"><img"_s);
    body.replace(u"<table>"_s, u"<table cellspacing=\"0\" cellpadding=\"5\" border=\"0\">"_s);
    // A ground with room around the text: only cells have that here.
    body.replace(quote, u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"8\"><tr><td class=\"tip\" "
                        "style=\"border: none\"><blockquote>\\1</blockquote></td></tr></table>"_s);
    return replaced(body, imageTag(), [&](const QRegularExpressionMatch& found) -> QString {
        const QSize size = QImageReader(manualPicture(found.captured(1))).size();
        const int shown = std::min(width, static_cast<int>(size.width() * zoom));
        return u"<img src=\"%1\" alt=\"%2\" width=\"%3\">"_s.arg(found.captured(1), found.captured(2))
            .arg(std::max(shown, 1));
    });
}

QByteArray manualAsOnePage(const ManualBook& book)
{
    QString contents;
    QString pages;
    for (const ManualChapter& chapter : book.chapters()) {
        if (!chapter.title.isEmpty())
            contents += u"<p><strong>"_s + chapter.title.toHtmlEscaped() + u"</strong></p>\n"_s;
        contents += u"<ul>\n"_s;
        for (const QString& page : chapter.pages) {
            contents += u"<li><a href=\"#%1\">%2</a></li>\n"_s.arg(page, book.title(page).toHtmlEscaped());
            pages += u"<section id=\"%1\">\n"_s.arg(page) + withPictures(amongOthers(page, book.html(page))) +
                     u"</section>\n"_s;
        }
        contents += u"</ul>\n"_s;
    }
    const QString title = ManualHtmlTr::tr("Manual of Zahlmeister");
    return u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width\">\n<title>%2</title>\n<style>%3</style>\n"
           "</head>\n<body>\n<header><p><strong>%2</strong> %4</p></header>\n<nav>\n"_s
               .arg(languageCode(book.language()), title, kBrowserStyle,
                    QCoreApplication::applicationVersion())
               .toUtf8() +
           contents.toUtf8() + "</nav>\n<main>\n" + pages.toUtf8() + "</main>\n</body>\n</html>\n";
}

QString manualPicture(const QString& path)
{
    static const QRegularExpression picture(u"^(?:\\.\\.)?/?pictures/((?:de|en)/[a-z0-9-]+\\.png)$"_s);
    const QRegularExpressionMatch found = picture.match(path);
    return found.hasMatch() ? u":/manual/pictures/"_s + found.captured(1) : QString();
}

} // namespace zahlmeister::ui
