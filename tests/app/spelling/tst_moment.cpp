// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include <QTest>

#include "app/fields/recordfields.h"
#include "app/spelling/moment.h"
#include "tests/support/testmain.h"

namespace tst_moment {

using namespace zahlmeister;

class TestMoment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isOfADayThatExists();
    void nextOnesAscendInAllThreads();
};

void TestMoment::isOfADayThatExists()
{
    QVERIFY(app::isMoment("2026-11-29T18:05:09.120Z"));
    QVERIFY(app::isMoment("2024-02-29T00:00:00.000Z"));
    for (const char* const text :
         {"", "2026-11-29", "2026-11-29T18:05:09Z", "2026-11-29T18:05:09.120",
          "2026-11-29T18:05:09.120+01:00", "2026-02-29T18:05:09.120Z", "2026-11-29T24:05:09.120Z",
          "2026-11-29 18:05:09.120Z", "x026-11-29T18:05:09.120Z", "2026-11-29T18:05:09.120Z "})
        QVERIFY2(!app::isMoment(text), text);
}

void TestMoment::nextOnesAscendInAllThreads()
{
    std::vector<std::vector<std::string>> given(4);
    {
        std::vector<std::jthread> threads;
        for (std::vector<std::string>& own : given)
            threads.emplace_back(
                [&own] { std::ranges::generate_n(std::back_inserter(own), 1000, app::nextMoment); });
    }
    std::vector<std::string> all;
    for (const std::vector<std::string>& own : given) {
        QVERIFY(std::ranges::is_sorted(own));
        all.insert(all.end(), own.begin(), own.end());
    }
    std::ranges::sort(all);
    QVERIFY(std::ranges::adjacent_find(all) == all.end());
    QVERIFY(std::ranges::all_of(
        all, [](const std::string& one) { return one.size() == app::kMomentLength && app::isMoment(one); }));
}

ZAHLMEISTER_TEST(TestMoment, QCoreApplication)

} // namespace tst_moment

#include "tst_moment.moc"
