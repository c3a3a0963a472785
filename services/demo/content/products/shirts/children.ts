import type { ProductEntry } from '#services/demo/content/entries.ts'
import { familyOf } from '#services/demo/content/family.ts'

const shirt = familyOf({
  categories: ['majice'],
  attributes: {
    materijal: 'pamuk',
    namijenjeno: ['djeca'],
    kolekcija: 'mali-jadran',
    kroj: 'ravan',
    'sluzbeni-proizvod': false,
  },
  cloth: '100 % organski pamuk, 170 g/m²',
  facts: ['boje ispitane za dječju kožu', 'pranje na 40 °C, smije u sušilicu'],
  tags: ['za-najmlade'],
})

export const CHILDREN_SHIRTS: readonly ProductEntry[] = [
  shirt({
    key: 'majica-djecja-mali-jadran',
    sku: 'JSS-MA-121',
    name: 'Dječja majica Mali Jadran',
    excerpt: 'Prve dvije riječi koje mnogi kod nas nauče čitati, u tri vesele boje.',
    paragraphs: [
      'Učiteljica iz Luke javila nam je da je pola razreda slovo J naučilo s ove majice. Zato smo slova povećali, razmak proširili i ostavili točno onoliko luka koliko stane između dva ramena.',
    ],
    facts: ['veličine od 104 do 152 cm', 'otisak bez mirisa'],
    alt: 'Žuta dječja majica s natpisom Mali Jadran u luku i loptom',
    secondAlt: 'Natpis i lopta na žutoj dječjoj majici izbliza',
    thirdAlt: 'Svijetloplavi rebrasti ovratnik žute dječje majice izbliza',
    priceCents: 17_90,
    stock: { '104': 11, '116': 18, '128': 21, '140': 16, '152': 7 },
    colours: {
      first: 'zuta',
      others: [
        {
          colour: 'svijetloplava',
          alt: 'Svijetloplava dječja majica s natpisom Mali Jadran u luku',
          stock: { '104': 9, '116': 15, '128': 17, '140': 12, '152': 5 },
        },
        {
          colour: 'crvena',
          alt: 'Crvena dječja majica s natpisom Mali Jadran u luku',
          stock: { '104': 0, '116': 10, '128': 13, '140': 8, '152': 3 },
        },
      ],
    },
    featured: true,
    crossSell: ['dukserica-djecja', 'silterica-djecja', 'lopta-djecja', 'naljepnice-djecje'],
  }),
  shirt({
    key: 'majica-djecja-lopta',
    sku: 'JSS-MA-122',
    name: 'Dječja majica Leteća lopta',
    excerpt: 'Lopta leti od rukava do ruba, a točkice pokazuju kuda. Gdje je pala, nitko ne zna.',
    paragraphs: [
      'Trag lopte počinje na lijevom ramenu, triput odskoči i nestane pod desnom rukom. Djeca tvrde da se nastavlja na leđima; roditelji još provjeravaju.',
    ],
    facts: ['veličine od 104 do 152 cm', 'točkasti trag svijetli u mraku'],
    alt: 'Zelena dječja majica s loptom i točkastim tragom leta',
    secondAlt: 'Lopta i točkasti trag na zelenoj dječjoj majici izbliza',
    thirdAlt: 'Žuti rebrasti ovratnik zelene dječje majice izbliza',
    priceCents: 18_90,
    attributes: { boja: 'zelena' },
    stock: { '104': 6, '116': 9, '128': 12, '140': 7, '152': 2 },
    crossSell: ['lopta-mini', 'majica-djecja-hobotnica', 'prsluk-djecji', 'biljeznica-skolska'],
  }),
  shirt({
    key: 'majica-djecja-hobotnica',
    sku: 'JSS-MA-123',
    name: 'Dječja majica Hobotnica vratar',
    excerpt: 'Osam krakova, jedna lopta i nula primljenih golova.',
    paragraphs: [
      'Hobotnica Oktavija junakinja je naše slikovnice i san svakoga trenera vratara. Na majici je uhvaćena u obrani sezone: loptu drži šestim krakom, a sedmim već maše publici.',
    ],
    facts: ['veličine od 104 do 140 cm', 'otisak u četiri boje'],
    alt: 'Narančasta dječja majica s hobotnicom koja drži loptu',
    secondAlt: 'Hobotnica s loptom na dječjoj majici izbliza',
    thirdAlt: 'Plavi rebrasti ovratnik narančaste dječje majice izbliza',
    priceCents: 18_90,
    attributes: { boja: 'narancasta' },
    stock: { '104': 8, '116': 14, '128': 10, '140': 0 },
    crossSell: ['knjiga-za-djecu', 'rucnik-djecji', 'salica-djecja', 'dres-djecji-vratarski'],
    tags: ['za-najmlade', 'ideja-za-dar'],
  }),
]
