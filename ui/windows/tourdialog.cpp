// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/tourdialog.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/keyboardhelp.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

/// A picture as large as there is room, never distorted.
class PictureLabel : public QWidget {
public:
    explicit PictureLabel(QWidget* parent) : QWidget(parent) { }

    void setImage(const QImage& image)
    {
        m_image = image;
        update();
    }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const Metrics metrics(this);
        return {metrics.scaled(320), metrics.scaled(180)};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        if (m_image.isNull())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QSize size =
            (m_image.size() / m_image.devicePixelRatio()).scaled(this->size(), Qt::KeepAspectRatio);
        const QRect place(QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size);
        painter.drawImage(place, m_image);
        painter.setPen(color(ColorRole::Hairline, palette()));
        painter.drawRect(place.adjusted(0, 0, -1, -1));
    }

private:
    QImage m_image;
};

namespace {

struct Station {
    const char* title;
    const char* text;
};

class TourDialogTr {
    Q_DECLARE_TR_FUNCTIONS(TourDialog)

public:
    static constexpr std::array<Station, TourPictures::kPictures> kStations{
        {{QT_TR_NOOP("Who plays"),
          QT_TR_NOOP(
              "Type the participants, paste them, or import the file of a pairing program. Every name is "
              "tied to a person of the rating lists; what is not certain is left to you.")},
         {QT_TR_NOOP("The results"),
          QT_TR_NOOP(
              "One key is one result: 1, 0, 5 for a draw, + and − for a forfeit. The mirrored cell is "
              "filled, the cursor moves on, and the new ratings change while you type. There is nothing "
              "to save.")},
         {QT_TR_NOOP("The evaluation, and why"),
          QT_TR_NOOP("Every number can be asked why it is what it is: formula, values, and the clause of the "
                     "regulation stand beside it. That is also the answer to a player who asks.")},
         {QT_TR_NOOP("What is still open"),
          QT_TR_NOOP("The check names what is wrong or missing, with its place and what to do. Before the "
                     "submission a check-list says whether anything stands in the way.")},
         {QT_TR_NOOP("On paper, and handed in"),
          QT_TR_NOOP(
              "Evaluation sheets and scoresheets are printed or written as PDF files; the report to the "
              "federation is kept as it was handed in. The sample club is there to try all of it.")}}};
};

} // namespace

TourDialog::TourDialog(QWidget* parent)
    : QDialog(parent),
      m_title(new QLabel(this)),
      m_picture(new PictureLabel(this)),
      m_text(sentenceLabel(this)),
      m_place(quietLabel(this)),
      m_back(named(pushButton(tr("&Back"), this, [this] { showPicture(m_shown - 1); }), u"back"_s)),
      m_next(named(pushButton(tr("&Next"), this, [this] { showPicture(m_shown + 1); }), u"next"_s))
{
    setObjectName(u"tour"_s);
    setWindowTitle(tr("Tour"));
    strengthen(*m_title, 1.4);
    m_text->setMinimumHeight(4 * fontMetrics().lineSpacing());
    m_text->setAlignment(Qt::AlignTop);
    m_next->setDefault(true);
    auto* close = pushButton(tr("Close"), this, &QDialog::reject);
    fillDialog(this, {820, 640},
               {m_title, {m_picture, 1}, m_text, rowOf(this, {m_place, freeRoom(), m_back, m_next, close})});
    showPicture(0);
    m_next->setFocus();
}

void TourDialog::showPicture(int number)
{
    if (number >= TourPictures::kPictures)
        accept();
    if (number < 0 || number >= TourPictures::kPictures)
        return;
    m_shown = number;
    const Station& station = TourDialogTr::kStations[static_cast<std::size_t>(number)];
    m_title->setText(TourDialogTr::tr(station.title));
    m_text->setText(TourDialogTr::tr(station.text));
    m_place->setText(tr("%1 of %2").arg(formatCount(number + 1), formatCount(TourPictures::kPictures)));
    m_back->setEnabled(number > 0);
    m_next->setText(number + 1 < TourPictures::kPictures ? tr("&Next") : tr("&Done"));
    paintPicture();
}

void TourDialog::paintPicture()
{
    m_picture->setImage(m_pictures.paint(static_cast<TourPictures::Picture>(m_shown), devicePixelRatioF()));
    //: %1 is the title of the picture
    m_picture->setAccessibleName(tr("Picture: %1").arg(m_title->text()));
}

QString TourDialog::keyboardHelp()
{
    return keyLines({{tr("Enter, Right"), tr("next picture")},
                     {tr("Left"), tr("the picture before")},
                     {tr("Escape"), tr("leave the tour")}});
}

void TourDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Right || event->key() == Qt::Key_PageDown)
        showPicture(std::min(m_shown + 1, TourPictures::kPictures - 1));
    else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_PageUp)
        showPicture(m_shown - 1);
    else
        QDialog::keyPressEvent(event);
}

void TourDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && isVisible())
        paintPicture();
    QDialog::changeEvent(event);
}

} // namespace zahlmeister::ui
