// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/fetch/webload.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"
#include "tests/support/webserver.h"

namespace tst_webload {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace zahlmeister;
using app::LoadedFile;
using tests::answer;
using tests::WebConnection;
using tests::WebRequest;
using tests::WebServer;
using Proof = tests::WebServer::Proof;

/// Loading from a server that does what servers do, and what they should not.
class TestWebLoad : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void loadsAFile_data();
    void loadsAFile();
    void asksPlainly();
    void asksWhetherThereIsAnother();
    void keepsNoStrangeState();
    void namesTheFile_data();
    void namesTheFile();
    void refusesAnswers_data();
    void refusesAnswers();
    void doesNotTakeOtherAnswers();
    void followsToHttps();
    void refusesRedirects_data();
    void refusesRedirects();
    void believesNoCertificate_data();
    void believesNoCertificate();
    void bearsLies_data();
    void bearsLies();
    void bearsSilence_data();
    void bearsSilence();
    void endsSlowness();
    void stopsAtTheLimit_data();
    void stopsAtTheLimit();
    void cancelsAtAnyMoment_data();
    void cancelsAtAnyMoment();
    void saysThatNobodyAnswers();
    void saysThatItCannotWrite();
    void takesTheProxyOfTheSystem();

private:
    Result<LoadedFile> load(const QUrl& address, const app::WebState& known = {},
                            const app::LoadProgress& progress = {})
    {
        QFile::remove(path()); // nothing is loaded over another file
        return app::loadFile(address, known, path(), m_rules, progress);
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(u"loaded"_s); }
    [[nodiscard]] QByteArray loaded() const { return tests::contentOf(path()); }
    static std::string wordOf(const Result<LoadedFile>& result)
    {
        return result.has_value() ? std::string() : result.error().args.back();
    }

    QTemporaryDir m_folder;
    app::LoadRules m_rules;
};

void TestWebLoad::init()
{
    m_rules = {}; // silence may last as long as in the program: a machine with much else to do is silent, too
    m_rules.tls = WebServer::clientTls();
    QFile::remove(path());
    for (const char* proxy : {"http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"})
        qunsetenv(proxy);
}

void TestWebLoad::loadsAFile_data()
{
    QTest::addColumn<bool>("isSecure");
    QTest::addColumn<int>("size");
    QTest::newRow("http") << false << 100;
    QTest::newRow("https") << true << 100;
    QTest::newRow("large") << true << 20'000'000;
    QTest::newRow("empty") << false << 0;
}

void TestWebLoad::loadsAFile()
{
    QFETCH(bool, isSecure);
    QFETCH(int, size);
    if (isSecure && !WebServer::hasProofs())
        QSKIP("Wine finds no certificate for a server (CertFindChainInStore does nothing there).");
    QByteArray body(size, 'a');
    for (qsizetype i = 0; i < body.size(); i += 977)
        body[i] = static_cast<char>(i);
    WebServer server(
        [&](WebConnection& socket, const WebRequest&) {
            answer(socket, "200 OK", body, {"ETag: \"one\"", "Last-Modified: Thu, 01 Oct 2026 02:15:00 GMT"});
        },
        isSecure ? Proof::Good : Proof::None);
    std::int64_t seen = 0;
    const auto result = load(server.url(), {}, [&](std::int64_t bytes, std::int64_t total) {
        seen = total == size ? bytes : seen;
        return true;
    });
    QVERIFY2(result.has_value(), wordOf(result).c_str());
    QVERIFY(loaded() == body);
    QVERIFY(!result->isUnchanged);
    QCOMPARE(result->bytes, std::int64_t{size});
    QCOMPARE(result->name, u"list.zip"_s);
    QCOMPARE(result->state.tag, "\"one\"");
    QCOMPARE(result->modified.toUTC(), QDateTime(QDate(2026, 10, 1), QTime(2, 15), Qt::UTC));
#ifdef Q_OS_UNIX
    QVERIFY(!(QFile::permissions(path()) & (QFile::ReadGroup | QFile::ReadOther)));
#endif
}

void TestWebLoad::asksPlainly()
{
    WebServer server([](WebConnection& socket, const WebRequest&) {
        answer(socket, "200 OK", "a", {"Set-Cookie: who=you; Path=/", "Cache-Control: max-age=10000"});
    });
    QVERIFY(load(server.url()).has_value());
    QVERIFY(load(server.url()).has_value());
    QCOMPARE(server.requests().size(), 2);
    for (const WebRequest& request : server.requests()) {
        QVERIFY(!request.headers.contains("cookie"));
        QVERIFY(!request.headers.contains("authorization"));
        QVERIFY(!request.headers.contains("if-none-match"));
        QCOMPARE(request.headers.value("accept-encoding"), "identity");
        QCOMPARE(request.headers.value("user-agent"), "Zahlmeister");
    }
}

void TestWebLoad::asksWhetherThereIsAnother()
{
    WebServer server([](WebConnection& socket, const WebRequest& request) {
        if (request.headers.value("if-none-match") == "\"one\"")
            answer(socket, "304 Not Modified", {}, {"ETag: \"one\""});
        else
            answer(socket, "200 OK", "new", {"ETag: \"two\""});
    });
    const app::WebState known{"\"one\"", "Thu, 01 Oct 2026 02:15:00 GMT"};
    const auto same = load(server.url(), known);
    QVERIFY(same.has_value());
    QVERIFY(same->isUnchanged);
    QCOMPARE(same->state, known);
    QCOMPARE(server.requests().first().headers.value("if-modified-since"), known.lastModified);
    const auto other = load(server.url(), {"\"zero\"", {}});
    QVERIFY(other.has_value());
    QVERIFY(!other->isUnchanged);
    QCOMPARE(other->state.tag, "\"two\"");
}

void TestWebLoad::keepsNoStrangeState()
{
    WebServer server([](WebConnection& socket, const WebRequest&) {
        answer(socket, "200 OK", "a", {"ETag: \"" + QByteArray(5000, 'a') + '"', "Last-Modified: \x01soon"});
    });
    const auto result = load(server.url());
    QVERIFY2(result.has_value(), wordOf(result).c_str());
    QCOMPARE(result->state, app::WebState());
    QVERIFY(!result->modified.isValid());
}

void TestWebLoad::namesTheFile_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("name");
    QTest::newRow("of the path") << u"/a/standard_oct26frl.zip"_s << u"standard_oct26frl.zip"_s;
    QTest::newRow("of the query") << u"/get.html?file=files/csv/LV-0-csv.zip"_s << u"LV-0-csv.zip"_s;
    QTest::newRow("none") << u"/"_s << u"list"_s;
    QTest::newRow("climbs") << u"/get?file=..%2F..%2F..%2F.bashrc"_s << u"bashrc"_s;
    QTest::newRow("strange") << u"/%00%0a$(rm)%20%2e%2e"_s << u"rm.."_s;
    QTest::newRow("long") << u"/"_s + QString(500, u'a') + u".zip"_s << QString(96, u'a') + u".zip"_s;
}

void TestWebLoad::namesTheFile()
{
    QFETCH(QString, path);
    WebServer server([](WebConnection& socket, const WebRequest&) { answer(socket, "200 OK", "a"); });
    const auto result = load(server.url(path));
    QVERIFY(result.has_value());
    QTEST(result->name, "name");
}

void TestWebLoad::refusesAnswers_data()
{
    QTest::addColumn<QByteArray>("status");
    for (const char* status : {"404 Not Found", "403 Forbidden", "401 Unauthorized", "500 Oh", "503 Later",
                               "204 No Content", "206 Partial Content", "304 Not Modified"})
        QTest::newRow(status) << QByteArray(status);
}

void TestWebLoad::refusesAnswers()
{
    QFETCH(QByteArray, status);
    WebServer server([&](WebConnection& socket, const WebRequest&) {
        answer(socket, status, "some text", {"WWW-Authenticate: Basic realm=\"a\""});
    });
    const auto result = load(server.url());
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, ErrorCode::ServerRefused);
    QCOMPARE(QByteArray::fromStdString(result.error().args.back()), status.first(3));
    QCOMPARE(loaded(), QByteArray());
    QCOMPARE(server.requests().size(), 1); // no second try with a password from somewhere
}

/// The page of an error may be as endless as a list.
void TestWebLoad::doesNotTakeOtherAnswers()
{
    std::int64_t taken = 0;
    WebServer server([&](WebConnection& socket, const WebRequest&) {
        socket.write("HTTP/1.1 500 Oh\r\nContent-Type: text/html\r\n\r\n");
        auto* more = new QTimer(&socket);
        QObject::connect(more, &QTimer::timeout, &socket, [&] {
            if (socket.unsent() == 0) {
                socket.write(QByteArray(100'000, 'a'));
                taken += 100'000;
            }
        });
        more->start(0);
    });
    const auto result = load(server.url());
    QCOMPARE(wordOf(result), "500");
    QVERIFY(taken < 10'000'000);
}

void TestWebLoad::followsToHttps()
{
    if (!WebServer::hasProofs())
        QSKIP("Wine finds no certificate for a server (CertFindChainInStore does nothing there).");
    WebServer target([](WebConnection& socket, const WebRequest&) { answer(socket, "200 OK", "list"); },
                     Proof::Good);
    WebServer server([&](WebConnection& socket, const WebRequest&) {
        answer(socket, "302 Found", "elsewhere",
               {"Location: " + target.url(u"/there.zip"_s).toEncoded(), "Set-Cookie: who=you; Path=/"});
    });
    const auto result = load(server.url());
    QVERIFY2(result.has_value(), wordOf(result).c_str());
    QCOMPARE(loaded(), "list");
    QCOMPARE(result->name, u"list.zip"_s); // as it was asked for
    QVERIFY(!target.requests().first().headers.contains("cookie"));
}

void TestWebLoad::refusesRedirects_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QByteArray>("fault");
    QTest::newRow("to http") << QByteArray("http://localhost/list.zip") << QByteArray("not-https");
    QTest::newRow("to a file") << QByteArray("file:///etc/hostname") << QByteArray("not-https");
    QTest::newRow("to ftp") << QByteArray("ftp://localhost/list.zip") << QByteArray("not-https");
    QTest::newRow("to data") << QByteArray("data:text/plain,list") << QByteArray("not-https");
    QTest::newRow("nowhere") << QByteArray() << QByteArray("no-address");
    QTest::newRow("in a circle") << QByteArray("/list.zip") << QByteArray("circle");
}

void TestWebLoad::refusesRedirects()
{
    QFETCH(QByteArray, location);
    if (!WebServer::hasProofs())
        QSKIP("Wine finds no certificate for a server (CertFindChainInStore does nothing there).");
    WebServer server(
        [&](WebConnection& socket, const WebRequest&) {
            answer(socket, "301 Moved Permanently", "page", {"Location: " + location});
        },
        Proof::Good);
    const auto result = load(server.url());
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, ErrorCode::BadRedirect);
    QTEST(QByteArray::fromStdString(wordOf(result)), "fault");
    QVERIFY(server.requests().size() <= m_rules.redirects + 1);
}

void TestWebLoad::believesNoCertificate_data()
{
    QTest::addColumn<Proof>("proof");
    QTest::addColumn<bool>("isKnown");
    QTest::addColumn<QString>("host");
    QTest::newRow("of nobody") << Proof::Good << false << u"localhost"_s;
    QTest::newRow("of another") << Proof::Good << true << u"127.0.0.1"_s;
    QTest::newRow("expired") << Proof::Expired << true << u"localhost"_s;
    QTest::newRow("no https at all") << Proof::None << true << u"localhost"_s;
}

void TestWebLoad::believesNoCertificate()
{
    QFETCH(Proof, proof);
    if (proof != Proof::None && !WebServer::hasProofs())
        QSKIP("Wine finds no certificate for a server (CertFindChainInStore does nothing there).");
    QFETCH(bool, isKnown);
    QFETCH(QString, host);
    WebServer server([](WebConnection& socket, const WebRequest&) { answer(socket, "200 OK", "list"); },
                     proof);
    if (!isKnown)
        m_rules.tls.reset();
    if (proof == Proof::None)
        m_rules.silence = 400ms; // each waits for the other
    QUrl address = server.url();
    address.setScheme(u"https"_s);
    address.setHost(host);
    const auto result = load(address);
    QVERIFY(!result.has_value());
    QVERIFY(result.error().code == ErrorCode::UntrustedServer ||
            (proof == Proof::None && result.error().code != ErrorCode::ServerRefused));
    QVERIFY(!result.error().args.at(1).empty());
    QCOMPARE(loaded(), QByteArray());
    QVERIFY(server.requests().isEmpty() || proof == Proof::None); // not even the question went out
}

void TestWebLoad::bearsLies_data()
{
    QTest::addColumn<QByteArray>("answered");
    QTest::addColumn<QByteArray>("fault");
    QTest::newRow("too short") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc")
                               << QByteArray("broken-off");
    QTest::newRow("chunk cut off") << QByteArray(
                                          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10\r\nabc")
                                   << QByteArray("broken-off");
    QTest::newRow("last chunk missing")
        << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")
        << QByteArray("broken-off");
    QTest::newRow("head cut off") << QByteArray("HTTP/1.1 200 OK\r\nContent-Le") << QByteArray();
    QTest::newRow("no HTTP") << QByteArray("220 ftp ready\r\n\r\n") << QByteArray();
    QTest::newRow("nothing") << QByteArray() << QByteArray();
}

void TestWebLoad::bearsLies()
{
    QFETCH(QByteArray, answered);
    QFETCH(QByteArray, fault);
    WebServer server([&](WebConnection& socket, const WebRequest&) {
        socket.write(answered);
        socket.close();
    });
    const auto result = load(server.url());
    if (result.has_value() && answered.contains("chunked")) {
        // Qt takes the end of the connection for the end of the answer when both come at once. What reads the
        // list sees that its end is missing: tst_listupdate.
        QCOMPARE(result->bytes, std::int64_t{3});
        return;
    }
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, fault.isEmpty() ? ErrorCode::NoConnection : ErrorCode::TransferStopped);
    if (!fault.isEmpty())
        QCOMPARE(QByteArray::fromStdString(wordOf(result)), fault);
}

void TestWebLoad::bearsSilence_data()
{
    QTest::addColumn<QByteArray>("answered");
    QTest::newRow("no word") << QByteArray();
    QTest::newRow("in the head") << QByteArray("HTTP/1.1 200 OK\r\nContent-Le");
    QTest::newRow("in a head without end")
        << QByteArray("HTTP/1.1 200 OK\r\n") + QByteArray("X: a\r\n").repeated(500'000);
    QTest::newRow("in the list") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc");
    QTest::newRow("before the end") << QByteArray("HTTP/1.1 200 OK\r\n\r\nabc");
}

void TestWebLoad::bearsSilence()
{
    QFETCH(QByteArray, answered);
    WebServer server([&](WebConnection& socket, const WebRequest&) { socket.write(answered); });
    const auto usual = m_rules.silence;
#ifdef Q_OS_WIN
    m_rules.silence = 5s; // Wine's sockets take their time
#else
    m_rules.silence = 400ms;
#endif
    QElapsedTimer clock;
    clock.start();
    const auto result = load(server.url());
    QCOMPARE(wordOf(result), "stalled");
    QVERIFY(clock.elapsed() < usual.count());
}

void TestWebLoad::endsSlowness()
{
    m_rules.total = 700ms;
    WebServer server([](WebConnection& socket, const WebRequest&) {
        socket.write("HTTP/1.1 200 OK\r\n\r\n");
        auto* more = new QTimer(&socket);
        QObject::connect(more, &QTimer::timeout, &socket, [&socket] { socket.write("a"); });
        more->start(20);
    });
    const auto result = load(server.url());
    QCOMPARE(wordOf(result), "too-long");
}

void TestWebLoad::stopsAtTheLimit_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::newRow("announced") << QByteArray("Content-Length: 999999999999\r\n");
    QTest::newRow("not announced") << QByteArray();
    QTest::newRow("announced otherwise") << QByteArray("Content-Length: -5\r\n");
    QTest::newRow("announced as nonsense") << QByteArray("Content-Length: many\r\n");
}

void TestWebLoad::stopsAtTheLimit()
{
    QFETCH(QByteArray, head);
    QCOMPARE(m_rules.bytes, std::int64_t{300'000'000});
    m_rules.bytes = 3'000'000;
    WebServer server([&](WebConnection& socket, const WebRequest&) {
        socket.write("HTTP/1.1 200 OK\r\n" + head + "\r\n");
        auto* more = new QTimer(&socket);
        QObject::connect(more, &QTimer::timeout, &socket, [&socket] {
            if (socket.unsent() < 1'000'000)
                socket.write(QByteArray(500'000, 'a'));
        });
        more->start(0);
    });
    const auto result = load(server.url());
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, ErrorCode::TransferTooLarge);
    QCOMPARE(wordOf(result), "3");
    QVERIFY(loaded().size() <= 3'000'000);
}

void TestWebLoad::cancelsAtAnyMoment_data()
{
    QTest::addColumn<QByteArray>("answered");
    QTest::newRow("at once") << QByteArray();
    QTest::newRow("in the head") << QByteArray("HTTP/1.1 200 OK\r\nContent-Le");
    QTest::newRow("in the list") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc");
}

void TestWebLoad::cancelsAtAnyMoment()
{
    QFETCH(QByteArray, answered);
    m_rules.silence = 60s;
    WebServer server([&](WebConnection& socket, const WebRequest&) { socket.write(answered); });
    int asked = 0;
    const auto result = load(server.url(), {}, [&](std::int64_t, std::int64_t) { return ++asked < 4; });
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, ErrorCode::Cancelled);
}

void TestWebLoad::saysThatNobodyAnswers()
{
    QUrl address;
    {
        const WebServer server({});
        address = server.url();
    }
    const auto result = load(address);
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, ErrorCode::NoConnection);
    address.setHost(u"no-such-host.invalid"_s);
    m_rules.silence = 2s; // there may be nobody to ask for names
    const auto nowhere = load(address);
    QVERIFY(!nowhere.has_value());
    QVERIFY(nowhere.error().code == ErrorCode::NoConnection ||
            nowhere.error().code == ErrorCode::TransferStopped);
}

void TestWebLoad::saysThatItCannotWrite()
{
    WebServer server([](WebConnection& socket, const WebRequest&) { answer(socket, "200 OK", "list"); });
    const auto nowhere = app::loadFile(server.url(), {}, m_folder.filePath(u"none/loaded"_s), m_rules, {});
    QVERIFY(!nowhere.has_value());
    QCOMPARE(nowhere.error().code, ErrorCode::FileNotWritable);
    QCOMPARE(server.requests().size(), 0);
#ifdef Q_OS_LINUX
    const auto full = app::loadFile(server.url(), {}, u"/dev/full"_s, m_rules, {});
    QVERIFY(!full.has_value());
    QCOMPARE(full.error().code, ErrorCode::FileNotWritable);
#endif
}

void TestWebLoad::takesTheProxyOfTheSystem()
{
#ifdef Q_OS_LINUX // elsewhere the desktop says which
    WebServer proxy([](WebConnection& socket, const WebRequest&) { answer(socket, "200 OK", "by proxy"); });
    qputenv("http_proxy", proxy.url(u"/"_s).toEncoded());
    const auto result = load(QUrl(u"http://lists.invalid/list.zip"_s));
    qunsetenv("http_proxy");
    QVERIFY2(result.has_value(), wordOf(result).c_str());
    QCOMPARE(loaded(), "by proxy");
    QCOMPARE(proxy.requests().first().target, "http://lists.invalid/list.zip");
#else
    QSKIP("The desktop says which proxy is taken.");
#endif
}

ZAHLMEISTER_TEST(TestWebLoad, QCoreApplication)

} // namespace tst_webload

#include "tst_webload.moc"
