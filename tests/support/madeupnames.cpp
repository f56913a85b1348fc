// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/madeupnames.h"

#include <cmath>
#include <span>
#include <string_view>

namespace zahlmeister::tests {

namespace {

using Words = std::span<const std::string_view>;

// The most frequent first: names are drawn so that the first of a list is the most likely.
constexpr std::string_view kGermanLast[] = {
    "Müller",   "Schmidt",  "Schneider", "Fischer",    "Weber",      "Meyer",       "Wagner",     "Becker",
    "Schulz",   "Hoffmann", "Schäfer",   "Koch",       "Bauer",      "Richter",     "Klein",      "Wolf",
    "Schröder", "Neumann",  "Schwarz",   "Zimmermann", "Braun",      "Krüger",      "Hofmann",    "Hartmann",
    "Lange",    "Schmitt",  "Werner",    "Schmitz",    "Krause",     "Meier",       "Lehmann",    "Schmid",
    "Schulze",  "Maier",    "Köhler",    "Herrmann",   "König",      "Walter",      "Mayer",      "Huber",
    "Kaiser",   "Fuchs",    "Peters",    "Lang",       "Scholz",     "Möller",      "Weiß",       "Jung",
    "Hahn",     "Schubert", "Vogel",     "Friedrich",  "Keller",     "Günther",     "Frank",      "Berger",
    "Winkler",  "Roth",     "Beck",      "Lorenz",     "Baumann",    "Franke",      "Albrecht",   "Schuster",
    "Simon",    "Ludwig",   "Böhm",      "Winter",     "Kraus",      "Martin",      "Schumacher", "Krämer",
    "Vogt",     "Stein",    "Jäger",     "Otto",       "Sommer",     "Groß",        "Seidel",     "Heinrich",
    "Brandt",   "Haas",     "Schreiber", "Graf",       "Schulte",    "Dietrich",    "Ziegler",    "Kuhn",
    "Kühn",     "Pohl",     "Engel",     "Horn",       "Busch",      "Bergmann",    "Thomas",     "Voigt",
    "Sauer",    "Arnold",   "Wolff",     "Pfeiffer",   "Beyer",      "Bayer",       "Baier",      "Ernst",
    "Lindner",  "Hübner",   "Hüttner",   "Reuß",       "Strauß",     "Preuß",       "Thieß",      "Mohr",
    "Moor",     "Ebert",    "Eberth",    "Fiedler",    "Noack",      "Nowak",       "Jahn",       "Jahnke",
    "Janke",    "Paul",     "Pauls",     "Rösch",      "Roesch",     "Goebel",      "Göbel",      "Voß",
    "Voss",     "Thiel",    "Thiele",    "Tiele",      "Kretschmer", "Kretzschmar", "Stadler",    "Kübler"};
constexpr std::string_view kGermanStem[] = {
    "Stein",     "Brunn",  "Acker",  "Hoch",   "Nieder", "Ober",    "Eich",   "Buch",   "Linden",  "Wald",
    "Feld",      "Berg",   "Bach",   "Mühl",   "Schön",  "Rosen",   "Kirch",  "Neu",    "Alten",   "Sand",
    "Gries",     "Hasel",  "Dorn",   "Birken", "Ellen",  "Frei",    "Gold",   "Silber", "Eisen",   "Kupfer",
    "Weiden",    "Wiesen", "Moos",   "Ried",   "Röhr",   "Grün",    "Blau",   "Lehn",   "Wester",  "Oster",
    "Süder",     "Hart",   "Kalt",   "Warm",   "Tief",   "Breiten", "Langen", "Kurz",   "Reichen", "Rotten",
    "Schwarzen", "Hammer", "Hütten", "Höllen", "Tannen", "Fichten", "Löwen",  "Bären"};
constexpr std::string_view kGermanEnd[] = {
    "hofer",  "bach",  "berger", "felder", "mann",  "meier",   "müller", "hauser",  "egger",
    "thaler", "brink", "hoff",   "kamp",   "horst", "stein",   "dorf",   "brunner", "huber",
    "lehner", "ke",    "ner",    "ecker",  "höfer", "gärtner", "wald",   "schmidt", "maier",
    "meyer",  "ing",   "rich",   "hardt",  "weg",   "städter", "haupt"};
constexpr std::string_view kGermanMale[] = {
    "Peter",      "Michael",        "Thomas",     "Andreas",     "Wolfgang",   "Klaus",       "Jürgen",
    "Günter",     "Stefan",         "Christian",  "Uwe",         "Werner",     "Horst",       "Frank",
    "Dieter",     "Manfred",        "Gerhard",    "Hans",        "Bernd",      "Torsten",     "Thorsten",
    "Matthias",   "Mathias",        "Helmut",     "Walter",      "Heinz",      "Martin",      "Jörg",
    "Rolf",       "Jens",           "Sven",       "Alexander",   "Jan",        "Rainer",      "Reiner",
    "Holger",     "Karl-Heinz",     "Karl Heinz", "Hans-Jürgen", "Hans Peter", "Markus",      "Marcus",
    "Ralf",       "Ralph",          "Dirk",       "Olaf",        "Heiko",      "Lukas",       "Lucas",
    "Leon",       "Finn",           "Jonas",      "Paul",        "Maximilian", "Felix",       "Philipp",
    "Philip",     "Moritz",         "Niklas",     "Niclas",      "Tim",        "Tom",         "Elias",
    "Noah",       "Johannes",       "Josef",      "Joseph",      "Franz",      "Kurt",        "Curt",
    "Ernst",      "Otto",           "Friedrich",  "Georg",       "Götz",       "Hartmut",     "Volker",
    "Roland",     "Norbert",        "Erwin",      "Detlef",      "Detlev",     "Gerd",        "Gert",
    "Christoph",  "Christof",       "Daniel",     "Florian",     "Sebastian",  "Benjamin",    "Björn",
    "Steffen",    "René",           "André",      "Maik",        "Mike",       "Kai",         "Kay",
    "Hans-Peter", "Karl-Friedrich", "Ulrich",     "Achim",       "Joachim",    "Hans-Joachim"};
constexpr std::string_view kGermanFemale[] = {
    "Ursula",    "Karin",    "Helga",    "Sabine",  "Ingrid",    "Renate",     "Monika",    "Susanne",
    "Gisela",    "Petra",    "Birgit",   "Andrea",  "Anna",      "Brigitte",   "Claudia",   "Erika",
    "Christa",   "Elke",     "Stefanie", "Gertrud", "Elisabeth", "Maria",      "Angelika",  "Heike",
    "Gabriele",  "Kathrin",  "Katrin",   "Ilse",    "Nicole",    "Anja",       "Barbara",   "Hildegard",
    "Martina",   "Ingeborg", "Gerda",    "Marion",  "Jutta",     "Ute",        "Hannelore", "Irmgard",
    "Christine", "Kristin",  "Käthe",    "Lena",    "Lea",       "Mia",        "Emma",      "Hannah",
    "Hanna",     "Sophie",   "Sofie",    "Marie",   "Zoë",       "Anne-Marie", "Annemarie", "Eva-Maria",
    "Inga",      "Silke",    "Melanie",  "Sarah",   "Sara",      "Julia",      "Laura",     "Carla",
    "Karla"};
constexpr std::string_view kParticle[] = {"von",        "von der",      "vom", "zu",
                                          "von und zu", "Freiherr von", "van", "ten"};
constexpr std::string_view kTurkishLast[] = {"Yılmaz",   "Kaya",   "Demir", "Şahin",   "Çelik",  "Yıldız",
                                             "Yıldırım", "Öztürk", "Aydın", "Özdemir", "Arslan", "Doğan",
                                             "Kılıç",    "Aslan",  "Çetin", "Kara",    "Koç",    "Kurt",
                                             "Özkan",    "Şimşek", "Güneş", "Erdoğan", "Ünal"};
constexpr std::string_view kTurkishFirst[] = {
    "Mehmet", "Mustafa", "Ahmet",  "Ali",  "Hüseyin", "Hasan", "İbrahim", "Murat", "Ömer", "Yusuf", "Emre",
    "Çağlar", "Oğuz",    "Gökhan", "Ayşe", "Fatma",   "Emine", "Zeynep",  "Elif",  "Şule", "Özge"};
constexpr std::string_view kPolishLast[] = {"Nowak",       "Kowalski",
                                            "Wiśniewski",  "Wójcik",
                                            "Kowalczyk",   "Kamiński",
                                            "Lewandowski", "Zieliński",
                                            "Szymański",   "Woźniak",
                                            "Dąbrowski",   "Kozłowski",
                                            "Jankowski",   "Mazur",
                                            "Krawczyk",    "Piotrowski",
                                            "Grabowski",   "Wróbel",
                                            "Nowakowski",  "Pawłowski",
                                            "Michalski",   "Brzęczyszczykiewicz",
                                            "Jabłoński",   "Król",
                                            "Łukaszewicz"};
constexpr std::string_view kPolishMale[] = {"Piotr",    "Krzysztof", "Andrzej", "Tomasz", "Paweł",
                                            "Jan",      "Michał",    "Marcin",  "Łukasz", "Jakub",
                                            "Wojciech", "Stanisław", "Grzegorz"};
constexpr std::string_view kPolishFemale[] = {"Anna",     "Katarzyna", "Małgorzata", "Agnieszka", "Zofia",
                                              "Elżbieta", "Joanna",    "Magdalena",  "Ewa",       "Żaneta"};
constexpr std::string_view kRussianLast[] = {
    "Ivanov",     "Smirnov",   "Kuznetsov",  "Popov",    "Vasiliev",    "Petrov",     "Sokolov",
    "Mikhailov",  "Novikov",   "Fedorov",    "Morozov",  "Volkov",      "Alekseev",   "Lebedev",
    "Semenov",    "Egorov",    "Pavlov",     "Kozlov",   "Stepanov",    "Nikolaev",   "Orlov",
    "Andreev",    "Makarov",   "Nikitin",    "Zakharov", "Zaitsev",     "Soloviev",   "Borisov",
    "Yakovlev",   "Grigoriev", "Romanov",    "Vorobiev", "Sergeev",     "Kuzmin",     "Frolov",
    "Alexandrov", "Dmitriev",  "Korolev",    "Gusev",    "Kiselev",     "Shevchenko", "Kovalenko",
    "Bondarenko", "Tkachenko", "Kravchenko", "Oliynyk",  "Shcherbakov", "Tschernow",  "Jurjew",
    "Schukow",    "Chernov",   "Yuriev",     "Zhukov"};
constexpr std::string_view kRussianMale[] = {
    "Alexander", "Aleksandr", "Sergey", "Sergei",  "Vladimir", "Wladimir",  "Dmitry",
    "Dmitrij",   "Andrey",    "Alexey", "Aleksej", "Mikhail",  "Michail",   "Igor",
    "Yuri",      "Juri",      "Evgeny", "Jewgeni", "Nikolay",  "Viktor",    "Oleg",
    "Maxim",     "Maksim",    "Ilya",   "Ilja",    "Pavel",    "Konstantin"};
constexpr std::string_view kRussianFemale[] = {"Elena",     "Olga",      "Natalia",  "Natalja", "Irina",
                                               "Tatiana",   "Svetlana",  "Swetlana", "Yulia",   "Julia",
                                               "Anastasia", "Ekaterina", "Maria"};
constexpr std::string_view kSouthSlavicLast[] = {
    "Jovanović", "Petrović",  "Nikolić",  "Marković",   "Đorđević", "Stojanović",   "Ilić",    "Stanković",
    "Pavlović",  "Milošević", "Horvat",   "Kovačević",  "Babić",    "Marić",        "Jurić",   "Novak",
    "Krivić",    "Šimić",     "Živković", "Hodžić",     "Begović",  "Novák",        "Dvořák",  "Černý",
    "Procházka", "Kučera",    "Veselý",   "Nagy",       "Kovács",   "Tóth",         "Szabó",   "Horváth",
    "Kőszegi",   "Popescu",   "Ionescu",  "Ștefănescu", "Dumitru",  "Papadopoulos", "Georgiou"};
constexpr std::string_view kSouthSlavicFirst[] = {"Nikola", "Stefan", "Marko",  "Luka",   "Đorđe", "Miloš",
                                                  "Goran",  "Zoran",  "Dragan", "Ivan",   "Ana",   "Marija",
                                                  "Jelena", "Željko", "Jiří",   "Tomáš",  "Lukáš", "László",
                                                  "Zoltán", "Gábor",  "Péter",  "Andrei", "Ștefan"};
constexpr std::string_view kRomanceLast[] = {
    "García",       "Rodríguez",  "González",   "Fernández", "López",        "Martínez",
    "Sánchez",      "Pérez",      "Gómez",      "Muñoz",     "García López", "Fernández de la Cruz",
    "de la Fuente", "Silva",      "Santos",     "da Silva",  "dos Santos",   "Ferreira",
    "Gonçalves",    "Conceição",  "Rossi",      "Russo",     "Ferrari",      "D'Angelo",
    "De Luca",      "Dell'Acqua", "Esposito",   "Martin",    "Bernard",      "Dubois",
    "Lefèvre",      "Le Gall",    "L'Hermitte", "D'Arcy",    "Gérard",       "François",
    "Bélanger",     "Côté"};
constexpr std::string_view kRomanceFirst[] = {"José",        "Juan",         "Carlos",  "Luis",
                                              "José María",  "Miguel Ángel", "Jesús",   "Francisco Javier",
                                              "João",        "Antônio",      "Paulo",   "Marco",
                                              "Giuseppe",    "Giovanni",     "Niccolò", "Jean",
                                              "Jean-Pierre", "François",     "Étienne", "María",
                                              "Ana Sofía",   "Inês",         "Chiara",  "Hélène",
                                              "Zoé",         "Anne-Sophie"};
constexpr std::string_view kDutchLast[] = {
    "de Jong",  "Jansen",  "de Vries",   "van den Berg",    "van Dijk",   "Bakker",
    "Janssen",  "Visser",  "Smit",       "Meijer",          "de Boer",    "Mulder",
    "de Groot", "Bos",     "Vos",        "Peters",          "Hendriks",   "van Leeuwen",
    "Dekker",   "Brouwer", "van 't Hof", "van der Heijden", "in 't Veld", "op den Kelder",
    "Ruijter",  "Kuijf"};
constexpr std::string_view kDutchFirst[] = {"Jan",    "Pieter", "Cornelis", "Hendrik", "Johannes", "Willem",
                                            "Gerrit", "Dirk",   "Sjoerd",   "Loek",    "Anish",    "Erwin",
                                            "Iris",   "Anouk",  "Sanne",    "Lotte"};
constexpr std::string_view kNordicLast[] = {
    "Hansen",     "Johansen",  "Olsen",      "Larsen",     "Andersen",   "Nilsen",  "Sørensen", "Jørgensen",
    "Østergaard", "Bjørnstad", "Åberg",      "Öberg",      "Lindström",  "Sjöberg", "Mäkinen",  "Hämäläinen",
    "Ødegård",    "Þórðarson", "Stefánsson", "Grétarsson", "Hjartarson", "Næss",    "Kjær",     "Løvås"};
constexpr std::string_view kNordicFirst[] = {
    "Lars",   "Jon",     "Kjetil", "Bjørn", "Øyvind", "Åge",   "Søren",  "Jørgen", "Emil", "Hannes", "Helgi",
    "Jóhann", "Þröstur", "Ulf",    "Göran", "Pär",    "Sofía", "Ingrid", "Freja",  "Åsa",  "Maija"};
constexpr std::string_view kEnglishLast[] = {
    "Smith",    "Jones",    "Williams",   "Brown",        "Taylor",    "Davies",   "Evans",
    "O'Brien",  "O'Connor", "O'Sullivan", "McDonald",     "MacKenzie", "Mc Shane", "Fitzgerald",
    "St. John", "Johnson",  "Miller",     "Garcia-Lopez", "Hughes",    "Wright"};
constexpr std::string_view kEnglishFirst[] = {
    "John",   "Michael", "David",   "James",  "Robert", "William", "Mary",      "Sarah", "Nigel",
    "Gawain", "Seán",    "Siobhán", "Hikaru", "Daniel", "Wesley",  "Mary-Jane", "J. R.", "Harriet"};
constexpr std::string_view kIndianLast[] = {
    "Sharma",       "Kumar",         "Singh",       "Patel",        "Gupta",
    "Reddy",        "Iyer",          "Nair",        "Das",          "Praggnanandhaa R",
    "Gukesh D",     "Krishnamurthy", "Subramaniam", "Venkataraman", "Al-Hassan",
    "Abdul Rahman", "Al Khatib",     "bin Ismail"};
constexpr std::string_view kIndianFirst[] = {
    "Aarav",   "Vivaan", "Aditya", "Arjun",    "Sai",      "Rohan",   "Ananya", "Diya",     "Priya",
    "Lakshmi", "S.",     "K. R.",  "Mohammed", "Muhammad", "Mohamed", "Ahmed",  "Abdullah", "Fatima"};
constexpr std::string_view kVietnameseLast[] = {"Nguyễn", "Trần", "Lê",  "Phạm", "Huỳnh", "Phan",  "Vũ",
                                                "Võ",     "Đặng", "Bùi", "Wang", "Li",    "Zhang", "Liu",
                                                "Chen",   "Yang", "Kim", "Park", "Wei"};
constexpr std::string_view kVietnameseFirst[] = {
    "Văn Minh", "Thị Hương", "Quang Liêm", "Ngọc Trường Sơn", "Anh",  "Đức",     "Yi", "Hao",
    "Xiaoming", "Li-Wei",    "Jun",        "Min Seo",         "Thảo", "Bảo Long"};

struct Area {
    Words last;
    Words male;
    Words female; ///< the same as male when a list is not split
    std::span<const std::string_view> federations;
};

constexpr std::string_view kGermanLands[] = {"GER", "GER", "GER", "AUT", "SUI"};
constexpr std::string_view kTurkishLands[] = {"TUR", "TUR", "AZE", "GER"};
constexpr std::string_view kPolishLands[] = {"POL"};
constexpr std::string_view kRussianLands[] = {"RUS", "FID", "UKR", "BLR", "KAZ", "GER", "ISR", "USA"};
constexpr std::string_view kSouthSlavicLands[] = {"SRB", "CRO", "BIH", "SLO", "CZE", "HUN", "ROU", "GRE"};
constexpr std::string_view kRomanceLands[] = {"ESP", "FRA", "ITA", "BRA", "ARG", "POR", "CUB", "COL", "MEX"};
constexpr std::string_view kDutchLands[] = {"NED", "BEL"};
constexpr std::string_view kNordicLands[] = {"NOR", "SWE", "DEN", "ISL", "FIN"};
constexpr std::string_view kEnglishLands[] = {"ENG", "USA", "IRL", "SCO", "AUS", "RSA", "CAN"};
constexpr std::string_view kIndianLands[] = {"IND", "IND", "IND", "IRI", "UAE", "EGY", "MAS", "BAN"};
constexpr std::string_view kVietnameseLands[] = {"VIE", "CHN", "KOR", "SGP", "PHI"};

const Area& areaOf(NameArea area)
{
    static const Area kAreas[kNameAreas] = {
        {kGermanLast, kGermanMale, kGermanFemale, kGermanLands},
        {kTurkishLast, kTurkishFirst, kTurkishFirst, kTurkishLands},
        {kPolishLast, kPolishMale, kPolishFemale, kPolishLands},
        {kRussianLast, kRussianMale, kRussianFemale, kRussianLands},
        {kSouthSlavicLast, kSouthSlavicFirst, kSouthSlavicFirst, kSouthSlavicLands},
        {kRomanceLast, kRomanceFirst, kRomanceFirst, kRomanceLands},
        {kDutchLast, kDutchFirst, kDutchFirst, kDutchLands},
        {kNordicLast, kNordicFirst, kNordicFirst, kNordicLands},
        {kEnglishLast, kEnglishFirst, kEnglishFirst, kEnglishLands},
        {kIndianLast, kIndianFirst, kIndianFirst, kIndianLands},
        {kVietnameseLast, kVietnameseFirst, kVietnameseFirst, kVietnameseLands},
    };
    return kAreas[static_cast<int>(area)];
}

std::string drawn(MadeUpChance& chance, Words words)
{
    return std::string(
        words[static_cast<std::size_t>(chance.belowFavouringFirst(static_cast<int>(words.size())))]);
}

std::string germanLastName(MadeUpChance& chance)
{
    // Half of all Germans share a few hundred names; the rest have one of very many.
    if (chance.isLikely(45))
        return drawn(chance, kGermanLast);
    return drawn(chance, kGermanStem) + drawn(chance, kGermanEnd);
}

/// A rare name made of a frequent one, because a list of millions needs more names than can be listed here.
std::string lengthened(MadeUpChance& chance, const std::string& name)
{
    static constexpr std::string_view kEndings[] = {"ov",  "ski", "er",  "ez",   "in",  "is",  "as",
                                                    "an",  "eh",  "ara", "ulu",  "ama", "ero", "ini",
                                                    "sen", "dze", "yan", "oğlu", "ian", "akis"};
    static constexpr std::string_view kMiddles[] = {"al",  "en",  "ir",  "om",  "ub",  "ach", "esh",
                                                    "ith", "okh", "uzh", "and", "erm", "ist", "olk",
                                                    "urg", "am",  "ed",  "ik",  "or",  "us"};
    return name + drawn(chance, kMiddles) + drawn(chance, kEndings);
}

} // namespace

std::uint64_t MadeUpChance::next()
{
    m_state += 0x9e3779b97f4a7c15;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

int MadeUpChance::belowFavouringFirst(int count)
{
    // The root is exact in IEEE arithmetic, so that this is the same everywhere, too.
    const double share = static_cast<double>(next() >> 11) * 0x1p-53;
    return static_cast<int>((1 - std::sqrt(1 - share)) * count);
}

MadeUpName madeUpName(MadeUpChance& chance, NameArea area, engine::Sex sex)
{
    const Area& words = areaOf(area);
    MadeUpName name;
    name.first = drawn(chance, sex == engine::Sex::Female ? words.female : words.male);
    if (area == NameArea::German) {
        name.last = germanLastName(chance);
        if (chance.isLikely(1.5))
            name.last = drawn(chance, kParticle) + ' ' + name.last;
        else if (chance.isLikely(sex == engine::Sex::Female ? 6 : 1))
            name.last += '-' + germanLastName(chance);
        if (chance.isLikely(4))
            name.first +=
                ' ' + drawn(chance, sex == engine::Sex::Female ? kGermanFemale : Words(kGermanMale));
        return name;
    }
    name.last = drawn(chance, words.last);
    const bool female = sex == engine::Sex::Female;
    if (area == NameArea::Russian && female && name.last.ends_with('v'))
        name.last += 'a';
    if (area == NameArea::Polish && female && name.last.ends_with("ski"))
        name.last.back() = 'a';
    return name;
}

std::string federationOf(MadeUpChance& chance, NameArea area)
{
    const auto lands = areaOf(area).federations;
    return std::string(lands[static_cast<std::size_t>(chance.below(static_cast<int>(lands.size())))]);
}

MadeUpName madeUpWorldName(MadeUpChance& chance, NameArea area, engine::Sex sex)
{
    MadeUpName name = madeUpName(chance, area, sex);
    if (area != NameArea::German && chance.isLikely(60))
        name.last = lengthened(chance, name.last);
    return name;
}

} // namespace zahlmeister::tests
