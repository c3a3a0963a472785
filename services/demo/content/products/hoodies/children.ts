import type { ProductEntry } from '#services/demo/content/entries.ts'
import { childHoodie } from './hoodie.ts'

export const CHILDREN_HOODIES: readonly ProductEntry[] = [
  {
    key: 'hoodica-djecja',
    sku: 'JSS-OD-103',
    name: 'Dječja majica s kapuljačom Mali Jadran',
    excerpt: 'Siva, mekana i spremna za sve što školski odmor donese.',
    description: [
      '<p>Topla majica za jutra kad se na trening ide prije škole. Siva melanž tkanina dobro skriva tragove igre, a crvena vrpca i plavi natpis čine je svečanom taman toliko da je djeca žele nositi svaki dan.</p>',
      '<p>Vrpca je iz sigurnosnih razloga ušivena i ne može se izvući, a ovratnik je dovoljno širok da se majica odjene i svuče bez pomoći odraslih.</p>',
      '<ul><li>veličine od 116 do 164 cm</li><li>85 % pamuk, 15 % poliester, 280 g/m²</li><li>pranje na 40 °C, smije u sušilicu na niskoj temperaturi</li></ul>',
    ],
    alt: 'Siva dječja majica s kapuljačom s natpisom Mali Jadran i crvenom vrpcom',
    secondAlt: 'Leđa sive dječje majice s kapuljačom s natpisom Svi za jednog',
    categories: ['hoodice'],
    priceCents: 39_90,
    attributes: {
      boja: 'siva',
      materijal: ['pamuk', 'poliester'],
      namijenjeno: ['djeca'],
      kolekcija: 'mali-jadran',
      kroj: 'ravan',
      'sluzbeni-proizvod': false,
    },
    stock: { '116': 9, '128': 14, '140': 12, '152': 16, '164': 0 },
    crossSell: ['dres-djecji', 'zimska-kapa', 'lopta-djecja', 'trenirka-hlace-djecje'],
    tags: ['za-najmlade'],
  },
  childHoodie({
    key: 'hoodica-djecja-galeb',
    sku: 'JSS-OD-131',
    name: 'Dječja majica s kapuljačom Galeb',
    excerpt: 'Galeb s ograde ljetne lige, sada na prsima, u punom letu.',
    paragraphs: [
      'Dok dijete trči, kapuljača se napuše, a galeb na prsima izgleda kao da doista leti. Provjereno na školskom hodniku, pri punoj brzini.',
    ],
    facts: ['veličine od 104 do 152 cm', 'otisak preko prsa'],
    alt: 'Svijetloplava dječja majica s kapuljačom s bijelim galebom',
    secondAlt: 'Bijeli galeb na dječjoj majici s kapuljačom izbliza',
    priceCents: 37_90,
    attributes: { boja: 'svijetloplava' },
    stock: { '104': 4, '116': 9, '128': 13, '140': 8, '152': 3 },
    crossSell: ['majica-galeb', 'znacka-galeb', 'vreca-djecja', 'kapa-djecja'],
  }),
  childHoodie({
    key: 'hoodica-djecja-zip',
    sku: 'JSS-OD-132',
    name: 'Dječja majica s kapuljačom i patentom Valovi',
    excerpt: 'Zelena s bijelim valovima i žutim zatvaračem koji se može zakopčati i s rukavicama.',
    paragraphs: [
      'Klizač zatvarača velik je poput kovanice i ima oblik lopte. Tete u vrtiću kažu da im se jutra od tada znatno brže završavaju.',
    ],
    facts: [
      'veliki klizač u obliku lopte',
      'zaštita brade na vrhu zatvarača',
      'veličine od 104 do 140 cm',
    ],
    alt: 'Zelena dječja majica s kapuljačom, bijelim valovima i žutim patentnim zatvaračem',
    secondAlt: 'Žuti patentni zatvarač i bijeli valovi izbliza',
    priceCents: 39_90,
    attributes: { boja: 'zelena' },
    stock: { '104': 7, '116': 11, '128': 6, '140': 2 },
    crossSell: ['trenirka-hlace-djecje', 'prsluk-djecji', 'ruksak-skolski', 'carape-djecje'],
  }),
  childHoodie({
    key: 'dukserica-djecja',
    sku: 'JSS-OD-133',
    name: 'Dječja dukserica Mali Jadran',
    excerpt: 'Jedna velika lopta na trbuhu, u tri boje koje se vide s drugog kraja igrališta.',
    paragraphs: [
      'Lopta je lagano napuhana: ispod otiska ušiven je tanak sloj punjenja, pa je meka na dodir i služi kao jastuk u autobusu.',
    ],
    facts: ['veličine od 104 do 152 cm', 'podstavljeni otisak lopte', 'okrugli rebrasti ovratnik'],
    alt: 'Žuta dječja dukserica s velikom loptom na prsima',
    secondAlt: 'Velika lopta na žutoj dječjoj dukserici izbliza',
    priceCents: 32_90,
    stock: { '104': 8, '116': 12, '128': 15, '140': 10, '152': 4 },
    colours: {
      first: 'zuta',
      others: [
        {
          colour: 'svijetloplava',
          alt: 'Svijetloplava dječja dukserica s velikom loptom na prsima',
          stock: { '104': 6, '116': 10, '128': 12, '140': 0, '152': 3 },
        },
        {
          colour: 'crvena',
          alt: 'Crvena dječja dukserica s velikom loptom na prsima',
          stock: { '104': 3, '116': 7, '128': 9, '140': 5 },
        },
      ],
    },
    crossSell: [
      'majica-djecja-mali-jadran',
      'trenirka-hlace-djecje',
      'lopta-djecja',
      'kapa-djecja',
    ],
  }),
]
