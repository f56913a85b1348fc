// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/robot/robot.h"

#include <algorithm>
#include <array>

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QKeySequence>
#include <QLocalSocket>
#include <QPointer>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QWidget>
#include <QWindow>

#include "tests/support/robot/robotprotocol.h"
#include "tests/support/robot/widgetaccess.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

namespace {

/// A key press that is in an event loop of its own after this time, such as a dialog's, counts as carried
/// out.
constexpr int kNestedLoopMilliseconds = 150;

bool pressKey(Qt::Key key, const QString& text, Qt::KeyboardModifiers modifiers)
{
    const QPointer<QWindow> window = windowForKeys();
    if (!window)
        return false;
    Qt::KeyboardModifiers held;
    const auto send = [&](bool isPress, Qt::Key one, const QString& written = {}) {
        if (window) // the key may close it, on press or on release
            QTest::simulateEvent(window, isPress, one, held, written, false);
    };
    constexpr std::array kModifiers{
        std::pair(Qt::ShiftModifier, Qt::Key_Shift), std::pair(Qt::ControlModifier, Qt::Key_Control),
        std::pair(Qt::AltModifier, Qt::Key_Alt), std::pair(Qt::MetaModifier, Qt::Key_Meta)};
    for (const auto& [modifier, itsKey] : kModifiers) {
        if (modifiers.testFlag(modifier)) {
            send(true, itsKey);
            held |= modifier;
        }
    }
    send(true, key, text);
    send(false, key, text);
    for (const auto& [modifier, itsKey] : kModifiers) {
        if (modifiers.testFlag(modifier)) {
            send(false, itsKey);
            held &= ~modifier;
        }
    }
    return true;
}

bool pressCharacter(QChar character)
{
    const QKeySequence sequence{QString(character)};
    const Qt::Key key = sequence.isEmpty() ? Qt::Key_unknown : sequence[0].key();
    return pressKey(key, character, character.isUpper() ? Qt::ShiftModifier : Qt::NoModifier);
}

/// Keys as in QKeySequence; the text that a keyboard would send comes with keys that are characters.
bool pressKeys(const QString& keys)
{
    if (keys.size() == 1)
        return pressCharacter(keys.front());
    const QKeySequence sequence = QKeySequence::fromString(keys, QKeySequence::PortableText);
    if (sequence.isEmpty() || sequence[0].key() == Qt::Key_unknown)
        return false;
    for (int i = 0; i < sequence.count(); ++i) {
        const char ascii = QTest::keyToAscii(sequence[static_cast<uint>(i)].key());
        const QString text = ascii ? QString(QChar::fromLatin1(ascii)) : QString();
        if (!pressKey(sequence[static_cast<uint>(i)].key(), text,
                      sequence[static_cast<uint>(i)].keyboardModifiers()))
            return false;
    }
    return true;
}

QModelIndex cellOf(const QStringList& arguments)
{
    if (arguments.size() < 3)
        return {};
    const QString name = arguments.mid(0, arguments.size() - 2).join(u' ');
    const auto* view = qobject_cast<QAbstractItemView*>(visibleWidget(name));
    if (!view || !view->model())
        return {};
    return view->model()->index(arguments[arguments.size() - 2].toInt(), arguments.last().toInt(),
                                view->rootIndex());
}

bool goToCell(const QStringList& arguments)
{
    const QModelIndex index = cellOf(arguments);
    if (!index.isValid())
        return false;
    const QString name = arguments.mid(0, arguments.size() - 2).join(u' ');
    auto* view = qobject_cast<QAbstractItemView*>(visibleWidget(name));
    view->setFocus(Qt::MouseFocusReason);
    view->setCurrentIndex(index);
    return true;
}

bool grab(const QString& path, const QString& name)
{
    QWidget* widget = name.isEmpty() ? activeWindow() : visibleWidget(name);
    return widget && widget->grab().save(path, "PNG");
}

} // namespace

Robot::Robot(const QString& socket, QObject* parent) : QObject(parent)
{
    connect(&m_server, &QLocalServer::newConnection, this, &Robot::accept);
    QLocalServer::removeServer(socket);
    if (!m_server.listen(socket))
        qWarning("robot cannot listen on %s: %s", qPrintable(socket), qPrintable(m_server.errorString()));
}

void Robot::accept()
{
    m_client = m_server.nextPendingConnection();
    connect(m_client, &QLocalSocket::readyRead, this, &Robot::read);
    connect(m_client, &QLocalSocket::disconnected, m_client, &QObject::deleteLater);
}

void Robot::read()
{
    while (m_client && m_client->canReadLine()) {
        m_requests.enqueue(QString::fromUtf8(m_client->readLine()).chopped(1));
        // Not carried out from here: readyRead is not emitted again inside a dialog that a key opens.
        QTimer::singleShot(0, this, &Robot::handleNext);
    }
}

void Robot::handleNext()
{
    // One request at a time: while a key runs an event loop it counts as carried out, but not before.
    if (m_requests.isEmpty())
        return;
    if (m_pending != 0) {
        QTimer::singleShot(1, this, &Robot::handleNext);
        return;
    }
    const QString line = m_requests.dequeue();
    const qsizetype space = line.indexOf(u' ');
    const QString verb = space < 0 ? line : line.left(space);
    const QString rest = space < 0 ? QString() : unescaped(line.mid(space + 1));

    const int number = ++m_count;
    m_pending = number;
    if (verb == "key"_L1 || verb == "type"_L1 || verb == "click"_L1 || verb == "trigger"_L1)
        answerFromNestedLoop(number, thread()->loopLevel());
    const auto answered = handle(verb, rest);
    if (m_pending == number)
        answer(answered.value_or(Answer{false, "unknown request"_L1}));
}

void Robot::answerFromNestedLoop(int number, int level)
{
    QTimer::singleShot(kNestedLoopMilliseconds, this, [this, number, level] {
        if (m_pending != number)
            return;
        // Between two keys of a word events are handled as well, but in no loop of their own.
        if (thread()->loopLevel() > level)
            answer({});
        else
            answerFromNestedLoop(number, level);
    });
}

void Robot::answer(const Answer& answer)
{
    m_pending = 0;
    if (!m_client)
        return;
    QString line = answer.done ? u"ok"_s : u"error"_s;
    if (!answer.value.isEmpty())
        line += u' ' + escaped(answer.value);
    m_client->write(line.toUtf8() + '\n');
    m_client->flush();
}

std::optional<Robot::Answer> Robot::waitFor(const QString& name, int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    while (!visibleWidget(name)) {
        if (timer.hasExpired(milliseconds))
            return Answer{false, "not visible: "_L1 + name};
        QTest::qWait(5);
    }
    return Answer{};
}

std::optional<Robot::Answer> Robot::handle(const QString& verb, const QString& rest)
{
    const QStringList arguments = rest.split(u' ', Qt::SkipEmptyParts);
    const auto result = [&](bool done) {
        return Answer{done, done ? QString() : verb + " failed: "_L1 + rest};
    };
    if (verb == "ping"_L1)
        return Answer{};
    if (verb == "key"_L1)
        return result(pressKeys(rest));
    if (verb == "type"_L1)
        return result(std::all_of(rest.begin(), rest.end(), pressCharacter));
    if (verb == "focused"_L1) {
        const QWidget* widget = QApplication::focusWidget();
        return widget ? Answer{true, describe(*widget)} : Answer{false, "no focus"_L1};
    }
    if (verb == "actions"_L1)
        return Answer{true, enabledActions().join(u'\n')};
    if (verb == "widgets"_L1)
        return Answer{true, describeAll()};
    if (verb == "cell"_L1) {
        const QModelIndex index = cellOf(arguments);
        return index.isValid() ? Answer{true, index.data().toString()} : result(false);
    }
    if (verb == "go"_L1)
        return result(goToCell(arguments));
    if (verb == "wait"_L1)
        return waitFor(arguments.mid(0, arguments.size() - 1).join(u' '),
                       arguments.value(arguments.size() - 1).toInt());
    if (verb == "grab"_L1)
        return result(grab(arguments.value(0), arguments.mid(1).join(u' ')));
    if (verb == "trigger"_L1) {
        QAction* action = enabledAction(rest);
        if (action)
            action->trigger();
        return result(action != nullptr);
    }
    if (verb == "resize"_L1) {
        QWidget* window = activeWindow();
        if (window)
            window->resize(arguments.value(0).toInt(), arguments.value(1).toInt());
        return result(window != nullptr);
    }
    if (verb == "quit"_L1) {
        QTimer::singleShot(0, qApp, [] {
            QApplication::closeAllWindows();
            QApplication::quit();
        });
        return Answer{};
    }
    if (verb == "click"_L1 || verb == "focus"_L1 || verb == "text"_L1) {
        QWidget* widget = visibleWidget(rest);
        if (!widget)
            return result(false);
        if (verb == "text"_L1)
            return Answer{true, textOf(*widget)};
        if (!isReachable(*widget))
            return result(false);
        if (verb == "focus"_L1)
            widget->setFocus(Qt::MouseFocusReason);
        else
            QTest::mouseClick(widget, Qt::LeftButton);
        return Answer{};
    }
    return std::nullopt;
}

} // namespace zahlmeister::tests
