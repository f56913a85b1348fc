// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QLocale>
#include <QString>

class QTranslator;

namespace zahlmeister::ui {

/// @brief A language of the texts on screen and paper. Stored and exchanged data never depend on it.
enum class Language { German, English };

/// @brief `de` or `en`.
[[nodiscard]] QString languageCode(Language language);

/// @brief Reads languageCode(); nothing for any other text.
[[nodiscard]] std::optional<Language> languageFromCode(QStringView code);

/// @brief The language to start in: the setting, else German unless the system speaks clearly another
/// language.
/// @param setting languageCode() as the user chose it; empty or unknown: no choice was made
/// @param system locale of the desktop; the C locale says nothing about its user and means German
[[nodiscard]] Language chooseLanguage(QStringView setting, const QLocale& system);

/// @brief Installs the texts of one language in the application and makes its number format the default.
///
/// One object for the program, after the QCoreApplication; its destructor takes everything back.
class Translators {
public:
    /// @brief Starts in this language.
    explicit Translators(Language language);
    ~Translators();
    Translators(const Translators&) = delete;
    Translators& operator=(const Translators&) = delete;

    /// @brief Changes texts, and QLocale's default for numbers, to this language.
    void use(Language language);

    [[nodiscard]] Language language() const { return m_language; }

private:
    void install(const QString& file);
    void removeAll();

    Language m_language;
    QLocale m_localeBefore;
    std::vector<std::unique_ptr<QTranslator>> m_installed;
};

/// @brief While it lives, texts and numbers made on this thread are in its language, whatever the
/// application's is.
///
/// For sheets, which may be printed in another language than the window's. Needs Translators; scopes may be
/// nested.
class LanguageScope {
public:
    explicit LanguageScope(Language language);
    ~LanguageScope();
    LanguageScope(const LanguageScope&) = delete;
    LanguageScope& operator=(const LanguageScope&) = delete;

private:
    std::unique_ptr<QTranslator> m_translator;
    const QTranslator* m_translatorBefore;
    std::optional<QLocale> m_localeBefore;
};

/// @brief The language of texts on this thread.
[[nodiscard]] Language textLanguage();

/// @brief The locale of numbers and dates on this thread: that of its LanguageScope, else QLocale's default.
[[nodiscard]] QLocale textLocale();

} // namespace zahlmeister::ui
