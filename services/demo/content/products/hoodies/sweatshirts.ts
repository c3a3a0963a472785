import type { ProductEntry } from '#services/demo/content/entries.ts'
import { familyOf } from '#services/demo/content/family.ts'

const sweatshirt = familyOf({
  categories: ['hoodice'],
  attributes: {
    materijal: 'pamuk',
    namijenjeno: ['muskarci', 'zene'],
    kroj: 'ravan',
    'sluzbeni-proizvod': false,
  },
  cloth: '100 % pamuk, neobrađeno naličje, 300 g/m²',
  facts: [
    'rebrasti ovratnik, manžete i rub',
    'trokutasti umetak ispod ovratnika upija znoj',
    'pranje na 30 °C, oblikovati i sušiti polegnuto',
  ],
})

export const SWEATSHIRTS: readonly ProductEntry[] = [
  sweatshirt({
    key: 'dukserica-jadran',
    sku: 'JSS-OD-121',
    name: 'Dukserica Jadran',
    excerpt: 'Bez kapuljače i bez nadmudrivanja: ime u luku, debeli pamuk, tri boje.',
    paragraphs: [
      'Ovako su izgledale dukserice koje su se davale pobjednicima školskih prvenstava. Slova su od flok-tiska, meka poput baršuna, i još ih nitko nije uspio oguliti, premda su mnogi pokušali za vrijeme nastave.',
    ],
    facts: ['baršunasti natpis u luku', 'opušteno rame'],
    alt: 'Siva dukserica s natpisom Jadran u luku',
    secondAlt: 'Baršunasti natpis Jadran na sivoj dukserici izbliza',
    thirdAlt: 'Leđa sive dukserice s natpisom Svi za jednog',
    priceCents: 44_90,
    stock: { XS: 6, S: 17, M: 25, L: 22, XL: 13, XXL: 5 },
    colours: {
      first: 'siva',
      others: [
        {
          colour: 'tamnoplava',
          alt: 'Tamnoplava dukserica s natpisom Jadran u luku',
          stock: { XS: 4, S: 14, M: 20, L: 17, XL: 8, XXL: 0 },
        },
        {
          colour: 'zelena',
          alt: 'Zelena dukserica s natpisom Jadran u luku',
          stock: { S: 6, M: 9, L: 7, XL: 2 },
        },
      ],
    },
    featured: true,
    crossSell: ['majica-jadran', 'trenirka-hlace', 'kapa-ribarska', 'salica'],
    tags: ['nova-kolekcija'],
  }),
  sweatshirt({
    key: 'dukserica-luka',
    sku: 'JSS-OD-122',
    name: 'Dukserica Luka',
    excerpt: 'Za sve koji su iz Luke i za sve koji bi htjeli biti.',
    paragraphs: [
      'Obris dvorane preko prsa povučen je bijelom crtom, a ispod njega stoji samo ime mjesta. U susjednim mjestima traže svoju inačicu; zasad se držimo reda.',
    ],
    facts: ['otisak bojom na vodi', 'dulji rebrasti rub'],
    alt: 'Tamnoplava dukserica s bijelim obrisom dvorane i natpisom Luka',
    secondAlt: 'Bijeli obris dvorane na tamnoplavoj dukserici izbliza',
    thirdAlt: 'Leđa tamnoplave dukserice s natpisom Svi za jednog',
    priceCents: 45_90,
    attributes: { boja: 'tamnoplava' },
    stock: { S: 8, M: 13, L: 11, XL: 7 },
    crossSell: ['majica-luka', 'silterica-ravni-silt', 'ruksak-gradski', 'plakat-dvorana'],
  }),
  sweatshirt({
    key: 'dukserica-valovi',
    sku: 'JSS-OD-123',
    name: 'Dukserica Mirno more',
    excerpt: 'Jedan dugi izvezeni val preko prsa. Za dane kad ne pušu ni vjetrovi ni sudci.',
    paragraphs: [
      'More kod nas ima desetak imena, a samo je jedno za potpunu tišinu: bonaca. Val je izvezen tirkiznim koncem u jednom potezu, bez ijednog čvora na naličju, što nam je uspjelo tek u četvrtom pokušaju.',
    ],
    facts: ['vez preko cijelih prsa', 'topla bež boja'],
    alt: 'Bež dukserica s dugim izvezenim tirkiznim valom',
    secondAlt: 'Izvezeni tirkizni val na bež dukserici izbliza',
    thirdAlt: 'Leđa bež dukserice s natpisom Svi za jednog',
    priceCents: 49_90,
    attributes: { boja: 'bez' },
    stock: { XS: 2, S: 7, M: 10, L: 9, XL: 3 },
    crossSell: ['majica-mornarska', 'deka-pletena', 'sal-valovi', 'salica-valovi'],
  }),
  sweatshirt({
    key: 'dukserica-retro',
    sku: 'JSS-OD-124',
    name: 'Dukserica Osamdesete',
    excerpt: 'Crvena sa slovom V, kakvu je nosio svaki trener s brkovima.',
    paragraphs: [
      'Na arhivskim snimkama trener Barbić nosi je i u srpnju. Pitali smo ga zašto. Rekao je da je u njoj prvi put pobijedio i da se s tim nije igrati.',
    ],
    facts: ['našiveno bijelo slovo V', 'tamnoplave manžete i rub'],
    alt: 'Crvena dukserica s bijelim slovom V i tamnoplavim manžetama',
    secondAlt: 'Bijelo slovo V na crvenoj dukserici izbliza',
    thirdAlt: 'Leđa crvene dukserice s natpisom Svi za jednog',
    priceCents: 47_90,
    reductions: [{ cents: 35_90, fromDay: -19, toDay: 2 }],
    attributes: { boja: ['crvena', 'bijela'], kolekcija: 'retro' },
    stock: { S: 4, M: 7, L: 6, XL: 1 },
    crossSell: ['dres-retro-1983', 'hoodica-retro', 'hlace-retro', 'salica-retro'],
    tags: ['retro'],
  }),
  sweatshirt({
    key: 'dukserica-zenska',
    sku: 'JSS-OD-125',
    name: 'Ženska dukserica Sunce nad otocima',
    excerpt: 'Crveno sunce, plavi otoci i rame koje se svjesno ostavlja otkrivenim.',
    paragraphs: [
      'Prizor je pogled s trećega reda zapadne tribine u ljetnoj ligi, oko osam navečer, kad se igra na trenutak zaustavi jer nitko ne vidi loptu od sunca.',
    ],
    facts: ['ženski kroj, širi vratni izrez', 'otisak u tri boje'],
    alt: 'Bijela ženska dukserica s crvenim suncem iznad plavih otoka',
    secondAlt: 'Crveno sunce i plavi otoci na bijeloj dukserici izbliza',
    thirdAlt: 'Leđa bijele ženske dukserice s natpisom Svi za jednog',
    priceCents: 46_90,
    attributes: { boja: 'bijela', namijenjeno: ['zene'], kroj: 'siri' },
    stock: { XS: 5, S: 12, M: 11, L: 4 },
    crossSell: ['majica-skok-sut', 'majica-zenska-obala', 'silterica-bijela', 'rucnik-plaza'],
  }),
]
