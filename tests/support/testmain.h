// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <type_traits>

#include <QCoreApplication>
#include <QMetaObject>
#include <QTest>

/// The tests of a room are one program. Each of its classes is a test of its own nevertheless, in a process
/// of its own: `tests_app_store tst_workfile` runs the class in namespace tst_workfile, with the arguments of
/// Qt Test behind it.
namespace zahlmeister::tests {

/// @brief A class of tests that its program can run.
class RegisteredTest {
public:
    /// Runs the class as main() of a program of its own would.
    using Run = int (*)(int argc, char** argv);

    /// Registers a class. Objects of it live as long as the program does.
    RegisteredTest(const QMetaObject& metaObject, Run run) noexcept;

    /// Runs the class that the first argument names, by its namespace.
    [[nodiscard]] static int runNamed(int argc, char** argv);

private:
    [[nodiscard]] QByteArray name() const;

    static const RegisteredTest* first; ///< set while the objects of all sources are made, in any order

    const QMetaObject& m_metaObject;
    Run m_run;
    const RegisteredTest* m_next;
};

/// @brief Runs a class within an application of a kind, or within none (void).
///
/// A class that starts its program once more, as another process, has a static function runAsChild(): it
/// takes the arguments, the name of the test being the first, and returns the exit code, or nothing when the
/// tests are to be run.
template <class Test, class Application>
int runTest(int argc, char** argv)
{
    if constexpr (requires { Test::initMain(); }) // as QTEST_MAIN does
        Test::initMain();
    if constexpr (std::is_void_v<Application>) {
        Test test;
        return QTest::qExec(&test, argc, argv);
    } else {
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi); // as QTEST_MAIN does
        Application application(argc, argv);
        if constexpr (requires { Test::runAsChild(QStringList()); }) {
            if (const std::optional<int> code = Test::runAsChild(QCoreApplication::arguments()))
                return *code;
        }
        Test test;
        return QTest::qExec(&test, argc, argv);
    }
}

} // namespace zahlmeister::tests

/// Stands at the end of a test's namespace: its class, and the application that it needs (QApplication,
/// QCoreApplication, void).
#define ZAHLMEISTER_TEST(Class, Application)                                                                 \
    namespace {                                                                                              \
    const zahlmeister::tests::RegisteredTest kRegistered{Class::staticMetaObject,                            \
                                                         zahlmeister::tests::runTest<Class, Application>};   \
    }
