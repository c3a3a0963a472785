import type { ProductEntry } from '#services/demo/content/entries.ts'
import { facts } from '#services/demo/content/facts.ts'

const TERRY = ['80 % pamuk, 15 % poliamid, 5 % elastan', 'pranje na 40 °C']

export const ON_BODY: readonly ProductEntry[] = [
  {
    key: 'rucnik-trening',
    sku: 'JSS-OT-521',
    name: 'Ručnik za trening',
    excerpt: 'Sivi ručnik s plavom prugom koji upije mnogo, a zauzme malo.',
    description: [
      '<p>Preko ramena u stanci, na klupi u poluvremenu, oko vrata do autobusa. Pamuk je tkan u dva smjera, pa je ručnik tanak i ipak brzo osuši lice, ruke i loptu.</p>',
      '<p>Na kraću je stranu ušivena petlja: u svlačionici nikad nema dovoljno kukica, ali uvijek ima neki čavao.</p>',
      facts(['50 × 100 cm, 420 g/m²', '100 % pamuk', 'pranje na 60 °C']),
    ],
    alt: 'Sivi ručnik za trening s tamnoplavom prugom i grbom',
    secondAlt: 'Izvezeni grb i pruga na ručniku izbliza',
    categories: ['oprema-za-trening'],
    priceCents: 17_90,
    attributes: {
      boja: 'siva',
      materijal: 'pamuk',
      namijenjeno: ['muskarci', 'zene'],
      kolekcija: 'trening',
      'sluzbeni-proizvod': true,
    },
    stock: 57,
    reductions: [{ cents: 12_90, fromDay: -48, toDay: -20 }],
    crossSell: ['vreca-trening', 'boca-trening', 'znojnica', 'torba-sportska'],
  },
  {
    key: 'znojnica',
    sku: 'JSS-OT-522',
    name: 'Znojnica za zapešće',
    excerpt: 'Bijela znojnica s grbom koja čuva da znoj ne stigne do dlana i lopte.',
    description: [
      '<p>Trenutak u kojem lopta isklizne iz mokrog dlana dugo se pamti. Znojnica od pamuka drži zapešće suhim, a dovoljno je tanka da ne smeta pri udarcu.</p>',
      '<p>Prodaje se u paru. Tko koristi samo jednu, drugu obično izgubi.</p>',
      facts(['par, širina 7 cm'], TERRY),
    ],
    alt: 'Bijela znojnica za zapešće s tamnoplavim grbom',
    secondAlt: 'Tamnoplavi grb na znojnici izbliza',
    categories: ['oprema-za-trening'],
    priceCents: 7_90,
    attributes: {
      boja: 'bijela',
      materijal: ['pamuk', 'poliamid', 'elastan'],
      namijenjeno: ['muskarci', 'zene', 'djeca'],
      kolekcija: 'trening',
      'sluzbeni-proizvod': true,
    },
    stock: 98,
    crossSell: ['traka-kapetanska', 'rucnik-trening', 'traka-navijacka', 'carape-trening'],
  },
  {
    key: 'traka-kapetanska',
    sku: 'JSS-OT-523',
    name: 'Kapetanska traka',
    excerpt: 'Žuta traka sa slovom K, za onoga tko govori sa sudcem i prvi plati kolače.',
    description: [
      '<p>Traku na ruci ne nosi najbolji igrač, nego onaj kojega ostali pogledaju kad je teško. Ova je od elastične tkanine s čičkom na unutarnjoj strani, pa jednako drži na ruci juniora i pivota.</p>',
      '<p>U kompletu je i uputa: kapetan je jedini igrač koji se sudcu obraća riječima.</p>',
      facts(['širina 6 cm, podesiva čičkom', 'otisak otporan na znoj'], TERRY),
    ],
    alt: 'Žuta kapetanska traka s tamnoplavim slovom K',
    secondAlt: 'Slovo K na kapetanskoj traci izbliza',
    categories: ['oprema-za-trening'],
    priceCents: 6_90,
    attributes: {
      boja: 'zuta',
      materijal: ['pamuk', 'poliamid', 'elastan'],
      namijenjeno: ['muskarci', 'zene', 'djeca'],
      'sluzbeni-proizvod': true,
    },
    stock: 86,
    crossSell: ['znojnica', 'cunjevi-niski', 'polo-djecji', 'zvizdaljka-trenerska'],
  },
]
