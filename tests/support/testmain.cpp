// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testmain.h"

#include <cstdio>

namespace zahlmeister::tests {

const RegisteredTest* RegisteredTest::first = nullptr;

RegisteredTest::RegisteredTest(const QMetaObject& metaObject, Run run) noexcept
    : m_metaObject(metaObject), m_run(run), m_next(first)
{
    first = this;
}

QByteArray RegisteredTest::name() const
{
    const QByteArray name = m_metaObject.className();
    return name.left(name.indexOf("::"));
}

int RegisteredTest::runNamed(int argc, char** argv)
{
    for (const RegisteredTest* test = first; test != nullptr; test = test->m_next) {
        if (argc > 1 && test->name() == argv[1])
            return test->m_run(argc - 1, argv + 1); // Qt takes the name for that of the program
    }
    std::fprintf(stderr, "Usage: %s TEST [ARGUMENT OF QT TEST...], with one of these for TEST:\n", argv[0]);
    for (const RegisteredTest* test = first; test != nullptr; test = test->m_next)
        std::fprintf(stderr, "    %s\n", test->name().constData());
    return 2;
}

} // namespace zahlmeister::tests

int main(int argc, char** argv)
{
    return zahlmeister::tests::RegisteredTest::runNamed(argc, argv);
}
