// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

QLocale localeOf(Language language)
{
    QLocale locale = language == Language::German ? QLocale(QLocale::German, QLocale::Germany)
                                                  : QLocale(QLocale::English, QLocale::UnitedKingdom);
    // Ratings are four digits without a separator in every rating list.
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

thread_local const QTranslator* scopeTranslator = nullptr;
thread_local std::optional<QLocale> scopeLocale;

/// Stands above all other translators and answers for threads that are in a LanguageScope.
class ScopeTranslator : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char* comment, int n) const override
    {
        if (scopeTranslator == nullptr)
            return {};
        const QString text = scopeTranslator->translate(context, source, comment, n);
        // The source is English; without this answer the application's language would be asked next.
        return text.isNull() ? QString::fromUtf8(source) : text;
    }
    bool isEmpty() const override { return false; } // empty translators are not installed
};

QString fileOf(Language language)
{
    return u":/i18n/zahlmeister_"_s + languageCode(language) + ".qm"_L1;
}

} // namespace

QString languageCode(Language language)
{
    return language == Language::German ? u"de"_s : u"en"_s;
}

std::optional<Language> languageFromCode(QStringView code)
{
    for (const Language language : {Language::German, Language::English}) {
        if (code == languageCode(language))
            return language;
    }
    return std::nullopt;
}

Language chooseLanguage(QStringView setting, const QLocale& system)
{
    if (const auto chosen = languageFromCode(setting))
        return *chosen;
    const bool saysNothing = system.language() == QLocale::C || system.language() == QLocale::AnyLanguage;
    return saysNothing || system.language() == QLocale::German ? Language::German : Language::English;
}

Translators::Translators(Language language) : m_language(language)
{
    use(language);
}

Translators::~Translators()
{
    removeAll();
    QLocale::setDefault(m_localeBefore);
}

void Translators::use(Language language)
{
    removeAll();
    m_language = language;
    QLocale::setDefault(localeOf(language));
    const QString code = languageCode(language);
    // Qt's own texts (standard buttons, print dialog) come with the system; they may be absent.
    install(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + "/qtbase_"_L1 + code + ".qm"_L1);
    install(fileOf(language));
    auto scopes = std::make_unique<ScopeTranslator>(); // the last one installed is asked first
    if (QCoreApplication::installTranslator(scopes.get()))
        m_installed.push_back(std::move(scopes));
}

void Translators::install(const QString& file)
{
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(file) && QCoreApplication::installTranslator(translator.get()))
        m_installed.push_back(std::move(translator));
}

void Translators::removeAll()
{
    for (const auto& translator : m_installed)
        QCoreApplication::removeTranslator(translator.get());
    m_installed.clear();
}

LanguageScope::LanguageScope(Language language)
    : m_translator(std::make_unique<QTranslator>()),
      m_translatorBefore(scopeTranslator),
      m_localeBefore(scopeLocale)
{
    // A file that cannot be loaded leaves the source texts, which are English.
    [[maybe_unused]] const bool loaded = m_translator->load(fileOf(language));
    scopeTranslator = m_translator.get();
    scopeLocale = localeOf(language);
}

LanguageScope::~LanguageScope()
{
    scopeTranslator = m_translatorBefore;
    scopeLocale = m_localeBefore;
}

Language textLanguage()
{
    return textLocale().language() == QLocale::English ? Language::English : Language::German;
}

QLocale textLocale()
{
    return scopeLocale ? *scopeLocale : QLocale();
}

} // namespace zahlmeister::ui
