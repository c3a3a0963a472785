import type { ProductEntry } from '#services/demo/content/entries.ts'
import { facts } from '#services/demo/content/facts.ts'

const PUZZLE = ['karton od recikliranog papira, 2 mm', 'dijelovi se uklapaju bez sile']

export const PUZZLES: readonly ProductEntry[] = [
  {
    key: 'slagalica-dvorana',
    sku: 'JSS-DD-621',
    name: 'Slagalica Dvorana Bura, 1000 dijelova',
    excerpt: 'Dvorana Bura u tisuću dijelova, s nebom od kojega odustaju i najstrpljiviji.',
    description: [
      '<p>Najprije rub, onda stupovi, a nebo za one koji imaju živaca. Crtež je nastao prema nacrtima obnove, pa se pri slaganju otkrije ono što iz autobusa promakne: krov je lagano savijen, kao val.</p>',
      '<p>Ako na kraju nedostaje jedan dio, javite nam se: šaljemo ga besplatno, a pse i djecu ne ispitujemo.</p>',
      facts(['složena 68 × 48 cm', 'za dob od deset godina', 'uz slagalicu dolazi plakat'], PUZZLE),
    ],
    alt: 'Kutija slagalice s crtežom Dvorane Bura',
    secondAlt: 'Crtež dvorane s kutije slagalice izbliza',
    categories: ['dom-i-darovi'],
    priceCents: 19_90,
    attributes: { materijal: 'papir', 'sluzbeni-proizvod': false },
    stock: 47,
    reductions: [{ cents: 15_90, fromDay: 5, toDay: 19 }],
    crossSell: ['plakat-dvorana', 'slagalica-djecja', 'deka-jadran', 'knjiga-legende'],
    tags: ['ideja-za-dar'],
  },
  {
    key: 'slagalica-djecja',
    sku: 'JSS-DD-622',
    name: 'Dječja slagalica Mali Jadran, 60 dijelova',
    excerpt: 'Hobotnica na golu, galeb na klupi i šezdeset velikih dijelova za male prste.',
    description: [
      '<p>Na slici se igra finale podmorja: hobotnica brani, srdele napadaju, a školjka sudi. Iza svakog je dijela broj, pa se slagalica može složiti i s poleđine, kad slika dosadi.</p>',
      facts(['složena 40 × 30 cm', 'za djecu stariju od četiri godine'], PUZZLE),
      '<p><strong>Upozorenje:</strong> nije prikladno za djecu mlađu od tri godine zbog sitnih dijelova.</p>',
    ],
    alt: 'Kutija dječje slagalice s hobotnicom i galebom',
    secondAlt: 'Hobotnica i galeb s kutije slagalice izbliza',
    categories: ['dom-i-darovi'],
    priceCents: 12_90,
    attributes: {
      materijal: 'papir',
      namijenjeno: ['djeca'],
      kolekcija: 'mali-jadran',
      'sluzbeni-proizvod': false,
    },
    stock: 63,
    crossSell: ['knjiga-za-djecu', 'naljepnice-djecje', 'lopta-mekana', 'salica-djecja'],
    tags: ['za-najmlade'],
  },
]
