// SPDX-License-Identifier: GPL-3.0-or-later
// A Qt generic plugin that tells when the real program has shown its first window. Its specification is the
// number of an inherited file descriptor; one byte goes there once the paint has reached the window system.
// Then the program ends as it does by hand: what a killed one leaves behind is cleared away by the next
// start, and takes it time.
#include <unistd.h>

#include <QCoreApplication>
#include <QEvent>
#include <QGenericPlugin>
#include <QTimer>
#include <QWidget>

namespace {

class FirstPaint : public QObject {
    Q_OBJECT

public:
    explicit FirstPaint(int descriptor) : m_descriptor(descriptor)
    {
        QCoreApplication::instance()->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* widget = event->type() == QEvent::Paint ? qobject_cast<QWidget*>(watched) : nullptr;
        if (widget && widget->isWindow()) {
            QCoreApplication::instance()->removeEventFilter(this);
            // The whole window is painted and flushed before the event loop comes to a timer.
            QTimer::singleShot(0, this, [this] {
                const char painted = 1;
                [[maybe_unused]] const ssize_t written = write(m_descriptor, &painted, 1);
                QCoreApplication::quit();
            });
        }
        return QObject::eventFilter(watched, event);
    }

private:
    int m_descriptor;
};

} // namespace

class FirstPaintPlugin : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "firstpaintplugin.json")

public:
    QObject* create(const QString&, const QString& specification) override
    {
        return new FirstPaint(specification.toInt());
    }
};

#include "firstpaintplugin.moc"
