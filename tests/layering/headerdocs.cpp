// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layering/houserules.h"

#include <vector>

#include <QRegularExpression>

namespace zahlmeister::layering {

namespace {

/// Reads a header declaration by declaration. Not a C++ parser: it relies on the house format, where a
/// declaration begins on a line of its own and ends with `;` or with the brace of its body.
class HeaderReader {
public:
    explicit HeaderReader(const SourceFile& header) : m_header(header) { }

    QList<Violation> read()
    {
        const QStringList lines = m_header.lines();
        for (qsizetype i = 0; i < lines.size(); ++i)
            readLine(lines.at(i), int(i) + 1);
        return m_found;
    }

private:
    enum class Scope { Open, Closed, Enumerators, Body }; ///< Open: what is declared here is public

    Scope scope() const { return m_scopes.empty() ? Scope::Open : m_scopes.back(); }

    void readLine(const QString& line, int number)
    {
        const QString trimmed = line.trimmed();
        if (trimmed.isEmpty()) {
            if (m_statement.isEmpty())
                m_documented = false;
            return;
        }
        if (trimmed.startsWith(u"///") || trimmed.startsWith(u"/**")) {
            if (!trimmed.startsWith(u"///<") && m_statement.isEmpty())
                m_documented = true;
            return;
        }
        if (trimmed.startsWith(u"//") || trimmed.startsWith(u'#') || trimmed.startsWith(u'*'))
            return;
        static const QRegularExpression access(
            QStringLiteral("^(public|protected|private|Q_SIGNALS)[\\w ]*:$"));
        if (const auto match = access.match(trimmed); match.hasMatch() && !m_scopes.empty()) {
            m_scopes.back() = match.captured(1) == u"private" ? Scope::Closed : Scope::Open;
            m_documented = false;
            return;
        }
        if (trimmed.contains(u"///<"))
            m_documented = true;
        static const QRegularExpression comment(
            QStringLiteral("//.*$|/\\*.*?\\*/|\"(?:[^\"\\\\]|\\\\.)*\"|'.'"));
        readCode(QString(trimmed).remove(comment), number);
    }

    void readCode(const QString& code, int number)
    {
        for (const QChar c : code) {
            if (m_statement.isEmpty())
                m_startLine = number;
            if (m_parentheses > 0 && (c == u'{' || c == u'}')) {
                m_statement += c; // a default argument
            } else if (c == u'{') {
                openBrace();
            } else if (c == u'}') {
                if (!m_scopes.empty())
                    m_scopes.pop_back();
                m_statement.clear();
            } else if (c == u';' && m_parentheses == 0) {
                if (scope() == Scope::Open)
                    judge(m_statement, false);
                m_statement.clear();
            } else if (!(m_statement.isEmpty() && c.isSpace())) {
                m_parentheses += c == u'(' ? 1 : c == u')' ? -1 : 0;
                m_statement += c;
            }
        }
        if (!m_statement.isEmpty())
            m_statement += u' ';
        static const QRegularExpression macro(
            QStringLiteral("^Q_(OBJECT|GADGET|ENUM\\(\\w+\\)|DISABLE_\\w+\\(\\w+\\)) $"));
        if (macro.match(m_statement).hasMatch())
            m_statement.clear();
    }

    void openBrace()
    {
        static const QRegularExpression type(QStringLiteral("\\b(class|struct|union)\\s+\\w+[^()=]*$"));
        static const QRegularExpression enumeration(QStringLiteral("\\benum\\b[^()]*$"));
        const bool open = scope() == Scope::Open;
        if (open && (m_statement.startsWith(u"namespace") || m_statement.startsWith(u"extern"))) {
            m_scopes.push_back(Scope::Open);
            m_documented = false;
        } else if (const auto match = type.match(m_statement); open && match.hasMatch()) {
            judge(m_statement, true);
            m_scopes.push_back(match.captured(1) == u"class" ? Scope::Closed : Scope::Open);
            m_documented = false;
        } else if (open && enumeration.match(m_statement).hasMatch()) {
            judge(m_statement, true);
            m_scopes.push_back(Scope::Enumerators);
        } else {
            if (open)
                judge(m_statement, true);
            m_scopes.push_back(Scope::Body);
        }
        m_statement.clear();
    }

    void judge(const QString& statement, bool defined)
    {
        static const QRegularExpression type(
            QStringLiteral("^(template\\s*<.*>\\s*)?(class|struct|union|enum)\\b"));
        static const QRegularExpression forward(QStringLiteral("^(class|struct|enum class)\\s+\\w+\\s*$"));
        static const QRegularExpression function(QStringLiteral("\\b\\w+\\s*\\("));
        static const QRegularExpression plain(QStringLiteral(
            "=\\s*(default|delete|0)\\s*$|\\b(override|final)\\b|\\bfriend\\b|\\boperator\\b|^~|^"
            "using\\b|^Q_|\\b\\w+::\\w+\\("));
        static const QRegularExpression setter(QStringLiteral("^void set[A-Z]\\w*\\([^,()]*\\)\\s*$"));
        static const QRegularExpression accessor(
            QStringLiteral("^(\\[\\[nodiscard\\]\\] |constexpr |virtual )*[\\w:<>*& ]+\\(\\)\\s*const\\s*$"));
        if (m_documented || (!defined && forward.match(statement).hasMatch()))
            return;
        const bool isType = type.match(statement).hasMatch();
        const bool isFunction = !isType && function.match(statement.section(u'=', 0, 0)).hasMatch();
        const bool purelyVirtual = statement.contains(QRegularExpression(QStringLiteral("=\\s*0\\s*$")));
        if (!isType && (!isFunction || (plain.match(statement).hasMatch() && !purelyVirtual)))
            return;
        if (isFunction && isConstructor(statement))
            return;
        // `Foo bar() const` and `void setBar(Foo bar)` in a documented class: the name says it all.
        if (isFunction && (accessor.match(statement).hasMatch() || setter.match(statement).hasMatch()))
            return;
        m_found.append({m_header.path, m_startLine,
                        QStringLiteral("no comment at: %1").arg(statement.simplified().left(80))});
    }

    /// Constructors that take only the parent or what the class brief names are told by the class's comment.
    static bool isConstructor(const QString& statement)
    {
        static const QRegularExpression constructor(
            QStringLiteral("^(constexpr\\s+|inline\\s+|explicit\\s+)*[A-Z]\\w*\\s*\\("));
        return constructor.match(statement).hasMatch();
    }

    const SourceFile& m_header;
    QList<Violation> m_found;
    std::vector<Scope> m_scopes;
    QString m_statement;
    int m_startLine = 0;
    int m_parentheses = 0;
    bool m_documented = false;
};

} // namespace

QList<Violation> undocumented(const SourceFile& header)
{
    return HeaderReader(header).read();
}

} // namespace zahlmeister::layering
