import type { ProductEntry } from '#services/demo/content/entries.ts'
import { facts } from '#services/demo/content/facts.ts'

const RUCKSACK = ['100 % reciklirani poliester, 600 D', 'podstavljene naramenice, briše se krpom']
const SACK = ['100 % poliester, jaka vrpca koja ne reže ramena', 'pranje na 30 °C']

export const RUCKSACKS: readonly ProductEntry[] = [
  {
    key: 'ruksak-reprezentacija',
    sku: 'JSS-TO-401',
    name: 'Ruksak Reprezentacija',
    excerpt: 'Tamnoplavi ruksak s crvenim zatvaračima. Ima mjesta i za loptu i za prijenosnik.',
    description: [
      '<p>Donji pretinac skrojen je po lopti veličine 3, a gornji po svemu ostalom. Kad loptu ostavite kod kuće, pregrada se spusti i dobijete običan, velik ruksak.</p>',
      '<p>Sa strane su dva džepa za boce, straga tanak pretinac za putovnicu i iskaznicu. Igrači ga nose od ljetnih priprema i zasad nitko nije reklamirao zatvarač.</p>',
      facts(
        ['46 × 29 × 15 cm, 20 litara', 'pretinac za računalo do 15 inča', 'vezeni grb'],
        RUCKSACK,
      ),
    ],
    alt: 'Tamnoplavi ruksak s crvenim zatvaračima i grbom',
    secondAlt: 'Vezeni grb na ruksaku izbliza',
    categories: ['torbe-i-ruksaci'],
    priceCents: 49_90,
    attributes: {
      boja: 'tamnoplava',
      materijal: 'poliester',
      namijenjeno: ['muskarci', 'zene'],
      kolekcija: 'sezona',
      'sluzbeni-proizvod': true,
    },
    stock: 41,
    featured: true,
    crossSell: ['torba-sportska', 'boca', 'trenirka-hlace', 'hoodica-reprezentacija'],
    tags: ['nova-kolekcija'],
  },
  {
    key: 'ruksak-gradski',
    sku: 'JSS-TO-402',
    name: 'Gradski ruksak Luka',
    excerpt: 'Jednostavan ruksak s malim grbom, za posao na kojem se o rukometu govori u stanci.',
    description: [
      '<p>Nije za trening, nego za put do njega. Ravan je, lagan i zatvara se preklopom ispod kojega se krije cijeli patentni zatvarač, pa prsti u gužvi ne nađu ono što ne trebaju.</p>',
      '<p>Grb je velik kao kovanica i u boji tkanine: vidi ga tko gleda.</p>',
      facts(['42 × 29 × 13 cm, 16 litara', 'pretinac za računalo do 14 inča'], RUCKSACK),
    ],
    alt: 'Sivi gradski ruksak s malim grbom',
    secondAlt: 'Mali grb na gradskom ruksaku izbliza',
    categories: ['torbe-i-ruksaci'],
    priceCents: 44_90,
    attributes: {
      materijal: 'poliester',
      namijenjeno: ['muskarci', 'zene'],
      'sluzbeni-proizvod': false,
    },
    stock: 18,
    colours: {
      first: 'siva',
      others: [
        { colour: 'tirkizna', alt: 'Tirkizni gradski ruksak s malim grbom', stock: 12 },
        { colour: 'crna', alt: 'Crni gradski ruksak s malim grbom', stock: 0 },
      ],
    },
    crossSell: ['kisobran-sklopivi', 'biljeznica-valovi', 'boca', 'polo-savez'],
  },
  {
    key: 'ruksak-skolski',
    sku: 'JSS-TO-403',
    name: 'Školski ruksak Mali Jadran',
    excerpt: 'Lagan ruksak s loptom na džepu i žutim zatvaračima, po mjeri leđa od prvog razreda.',
    description: [
      '<p>Prazan teži manje od 700 grama, jer bilježnice su dovoljno teške. Leđa su podstavljena, na prsima je remen s kopčom koju dijete otvori jednom rukom, a odsjajne trake vide se i za sumraka.</p>',
      '<p>U malom džepu straga ima mjesta za karticu s imenom i telefonom roditelja.</p>',
      facts(['38 × 28 × 15 cm, 15 litara', 'odsjajne trake, prsni remen'], RUCKSACK),
    ],
    alt: 'Svijetloplavi školski ruksak s loptom i žutim zatvaračima',
    secondAlt: 'Motiv lopte na džepu školskog ruksaka izbliza',
    categories: ['torbe-i-ruksaci'],
    priceCents: 39_90,
    attributes: {
      boja: 'svijetloplava',
      materijal: 'poliester',
      namijenjeno: ['djeca'],
      kolekcija: 'mali-jadran',
      'sluzbeni-proizvod': false,
    },
    stock: 35,
    crossSell: ['biljeznica-skolska', 'boca-djecja', 'vreca-djecja', 'naljepnice-djecje'],
    tags: ['za-najmlade'],
  },
  {
    key: 'vreca-trening',
    sku: 'JSS-TO-404',
    name: 'Vreća za opremu Jadran',
    excerpt: 'Lagana vreća s vrpcom za dres, ručnik i tenisice. Prazna stane u džep.',
    description: [
      '<p>Nema pretinaca, nema kopči i nema što puknuti. Vrpca je debela i prolazi kroz metalne ušice, pa se vreća zatvara jednim potezom i nosi na leđima dok vozite bicikl.</p>',
      facts(['37 × 46 cm, 14 litara', 'mali vanjski džep s patentnim zatvaračem'], SACK),
    ],
    alt: 'Tamnoplava vreća za opremu s grbom i vrpcom',
    secondAlt: 'Gornji rub i vrpca tamnoplave vreće izbliza',
    categories: ['torbe-i-ruksaci', 'oprema-za-trening'],
    priceCents: 16_90,
    attributes: {
      materijal: 'poliester',
      namijenjeno: ['muskarci', 'zene'],
      kolekcija: 'trening',
      'sluzbeni-proizvod': true,
    },
    stock: 44,
    colours: {
      first: 'tamnoplava',
      others: [
        { colour: 'crvena', alt: 'Crvena vreća za opremu s grbom i vrpcom', stock: 29 },
        { colour: 'zelena', alt: 'Zelena vreća za opremu s grbom i vrpcom', stock: 16 },
      ],
    },
    crossSell: ['rucnik-trening', 'boca-trening', 'znojnica', 'majica-trening'],
  },
  {
    key: 'vreca-djecja',
    sku: 'JSS-TO-405',
    name: 'Dječja vreća za tenisice Mali Jadran',
    excerpt: 'Žuta vreća s galebom, za školski sat tjelesnog i trening poslije njega.',
    description: [
      '<p>Galeb na njoj ima razlog za žurbu: kasni na trening. Vrpca se zateže sporo i zaustavlja drvenom kuglicom, a na polju za ime može se pisati običnim flomasterom.</p>',
      facts(['30 × 38 cm', 'polje za ime, drvena kuglica na vrpci'], SACK),
    ],
    alt: 'Žuta dječja vreća za tenisice s galebom',
    secondAlt: 'Galeb na dječjoj vreći izbliza',
    categories: ['torbe-i-ruksaci'],
    priceCents: 11_90,
    attributes: {
      boja: 'zuta',
      materijal: 'poliester',
      namijenjeno: ['djeca'],
      kolekcija: 'mali-jadran',
      'sluzbeni-proizvod': false,
    },
    stock: 58,
    crossSell: ['ruksak-skolski', 'boca-djecja', 'lopta-djecja', 'carape-djecje'],
    tags: ['za-najmlade'],
  },
]
