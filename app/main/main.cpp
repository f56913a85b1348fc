// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/commandline.h"

int main(int argc, char** argv)
{
    return zahlmeister::runCommandLine(argc, argv);
}
