// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QGenericPlugin>

#include "tests/support/robot/robot.h"

namespace zahlmeister::tests {

/// The entry point that Qt loads for `QT_QPA_GENERIC_PLUGINS=zahlmeisterrobot:<socket path>`.
class RobotPlugin : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "robot.json")

public:
    QObject* create(const QString& key, const QString& specification) override
    {
        return key.compare(QLatin1StringView("zahlmeisterrobot"), Qt::CaseInsensitive) == 0
                   ? new Robot(specification)
                   : nullptr;
    }
};

} // namespace zahlmeister::tests

#include "robotplugin.moc"
