import type { ProductEntry } from '#services/demo/content/entries.ts'
import { facts } from '#services/demo/content/facts.ts'

const CALENDAR = ['upisani termini reprezentacija i liga', 'papir iz održivih šuma']
const DIGITAL = ['poveznica stiže e-poštom odmah nakon uplate', 'samo za osobnu uporabu']

export const CALENDARS: readonly ProductEntry[] = [
  {
    key: 'kalendar-zidni',
    sku: 'JSS-PK-621',
    name: 'Zidni kalendar Jadran 2027.',
    excerpt:
      'Dvanaest plakata u jednom: svaki mjesec druga utakmica, a uz nju dovoljno mjesta za vas.',
    description: [
      '<p>Trinaesta stranica najviše nas veseli: na njoj je siječanj iduće godine, za one koji kalendar ne stignu zamijeniti na vrijeme. Slike se mogu izrezati i uokviriti, jer su crte za rezanje tek nagoviještene.</p>',
      '<p>Vikendi imaju više mjesta nego radni dani. Tako i živimo.</p>',
      facts(['30 × 42 cm, spiralni uvez, 13 listova'], CALENDAR),
    ],
    alt: 'Zidni kalendar sa slikom crvenog sunca',
    secondAlt: 'Mreža dana zidnog kalendara izbliza',
    categories: ['plakati-i-kalendari', 'dom-i-darovi'],
    priceCents: 14_90,
    attributes: { materijal: 'papir', kolekcija: 'sezona', 'sluzbeni-proizvod': true },
    stock: 92,
    crossSell: ['kalendar-stolni', 'magnet-grb', 'plakat-dvorana', 'digitalni-plakat-raspored'],
    tags: ['ideja-za-dar'],
  },
  {
    key: 'kalendar-stolni',
    sku: 'JSS-PK-622',
    name: 'Stolni kalendar Jadran 2027.',
    excerpt: 'Mali kalendar za radni stol, s valovima koji iz mjeseca u mjesec rastu.',
    description: [
      '<p>U siječnju je more mirno, u studenome se gotovo prelijeva preko ruba. Crtež se mijenja polako, pa promjenu primijetite tek kad listove prelistate od kraja.</p>',
      '<p>Na poleđini svakog mjeseca jedna je kratka priča iz arhive, dovoljno duga za jednu kavu.</p>',
      facts(['21 × 15 cm, postolje od kartona'], CALENDAR),
    ],
    alt: 'Stolni kalendar s valovima na postolju',
    secondAlt: 'Valovi na stolnom kalendaru izbliza',
    categories: ['plakati-i-kalendari'],
    priceCents: 9_90,
    attributes: {
      boja: 'svijetloplava',
      materijal: 'papir',
      kolekcija: 'sezona',
      'sluzbeni-proizvod': true,
    },
    stock: 105,
    crossSell: ['kalendar-zidni', 'biljeznica-valovi', 'paket-pisaci', 'salica'],
  },
  {
    key: 'digitalni-plakat-valovi',
    sku: 'JSS-PK-631',
    name: 'Digitalna pozadina Valovi',
    excerpt: 'Valovi za zaslon telefona, računala i televizora, u šest omjera i dvije boje.',
    description: [
      '<p>Uzorak s domaćeg dresa precrtan je za zaslone, u dnevnoj i noćnoj inačici. Noćna je tamnija nego što mislite, tako da ikone ostanu čitljive i u krevetu.</p>',
      facts(['šest omjera, do 3840 × 2160 točaka', 'datoteke PNG'], DIGITAL),
    ],
    alt: 'Telefon i zaslon s pozadinom od valova',
    secondAlt: 'Uzorak valova na zaslonu izbliza',
    categories: ['plakati-i-kalendari'],
    format: 'EProduct',
    priceCents: 3_90,
    attributes: { boja: 'tamnoplava', kolekcija: 'sezona', 'sluzbeni-proizvod': true },
    crossSell: ['maskica-valovi', 'digitalni-plakat-raspored', 'e-knjiga-stoljece', 'torba-valovi'],
  },
  {
    key: 'digitalni-plakat-raspored',
    sku: 'JSS-PK-632',
    name: 'Digitalni plakat rasporeda 2026/27',
    excerpt:
      'Sve utakmice reprezentacija na jednom listu, spremne za ispis ili zaslon u svlačionici.',
    description: [
      '<p>Kad se termin promijeni, promijeni se i plakat: poveznica ostaje ista, a šaljemo vam obavijest. Namijenjen je klubovima, školama i svima koji vole imati cijelu sezonu pred očima.</p>',
      facts(['A3 i omjer 16 : 9', 'datoteke PDF i PNG, osvježavaju se do kraja sezone'], DIGITAL),
    ],
    alt: 'Zaslon s plakatom rasporeda utakmica',
    secondAlt: 'Popis utakmica na plakatu izbliza',
    categories: ['plakati-i-kalendari'],
    format: 'EProduct',
    priceCents: 2_90,
    attributes: { kolekcija: 'sezona', 'sluzbeni-proizvod': true },
    crossSell: [
      'kalendar-zidni',
      'sezonska-ulaznica',
      'digitalni-plakat-valovi',
      'biljeznica-trenerska',
    ],
    tags: ['nova-kolekcija'],
  },
]
