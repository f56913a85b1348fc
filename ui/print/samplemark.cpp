// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/samplemark.h"

#include <atomic>

#include <QCoreApplication>

namespace zahlmeister::ui {

namespace {

class SampleMarkTr {
    Q_DECLARE_TR_FUNCTIONS(SampleMark)
};

std::atomic<bool> areMarked = false;

} // namespace

void markSheets(bool areOfSample)
{
    areMarked = areOfSample;
}

QString sheetMark()
{
    return areMarked ? SampleMarkTr::tr("SAMPLE – made-up people, no evaluation") : QString();
}

} // namespace zahlmeister::ui
