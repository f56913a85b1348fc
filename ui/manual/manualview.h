// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QTextBrowser>
#include <QTimer>

namespace zahlmeister::ui {

class ManualBook;

/// @brief Shows the pages of the manual. It loads nothing but what is part of the program; a link to the web
/// opens in the browser after a click, and only if it is https.
class ManualView : public QTextBrowser {
    Q_OBJECT

public:
    /// @param book must outlive the view
    explicit ManualView(const ManualBook& book, QWidget* parent = nullptr);

    /// @brief Shows a page, from its beginning or a heading.
    /// @param place `page` or `page#id`; an unknown one changes nothing
    void open(const QString& place);
    /// @brief The page on show.
    [[nodiscard]] QString page() const;

    /// @brief Marks the words of a search in this page and the following ones; none: takes the marks away.
    void mark(const QStringList& foldedWords);

    /// @brief Size of the text: 0 the window's, each step a tenth more or less.
    void setZoom(int step);
    [[nodiscard]] int zoom() const { return m_zoom; }

    /// @brief What opens a link to the web; the desktop's browser unless a test says otherwise.
    void setOpener(std::function<void(const QUrl&)> opener) { m_opener = std::move(opener); }

    /// @brief Asks for a printer, and prints the page on show in the colours of paper.
    /// @return whether it was printed; nothing when the user wants no printer
    std::optional<bool> print();

Q_SIGNALS:
    /// @brief Another page is on show.
    void pageChanged(const QString& page);
    /// @brief A link leads to the web, but not by https; it was not opened.
    void refused(const QUrl& url);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void follow(const QUrl& link);
    void dress();
    void showAgain();
    void paintMarks();

    const ManualBook& m_book;
    QStringList m_words;
    std::function<void(const QUrl&)> m_opener;
    QTimer m_again; ///< not from within a layout, which may be what made the room another
    int m_zoom = 0;
    int m_room = 0; ///< for pictures, when the page was set
    bool m_isDressing = false;
};

} // namespace zahlmeister::ui
