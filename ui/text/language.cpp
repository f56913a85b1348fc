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
    install(u":/i18n/zahlmeister_"_s + code + ".qm"_L1);
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

} // namespace zahlmeister::ui
