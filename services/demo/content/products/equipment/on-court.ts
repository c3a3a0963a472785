import type { ProductEntry } from '#services/demo/content/entries.ts'
import { facts } from '#services/demo/content/facts.ts'

const WHISTLE = ['bez kuglice, čuje se i na kiši', 'uzica s kopčom koja popušta pri povlačenju']
const COURT = ['savitljiva plastika koja se vraća u oblik', 'torbica za nošenje uključena']

export const ON_COURT: readonly ProductEntry[] = [
  {
    key: 'zvizdaljka-sudacka',
    sku: 'JSS-OT-501',
    name: 'Sudačka zviždaljka',
    excerpt: 'Crna zviždaljka s dva tona i crvenom uzicom, ista kakvom se sude utakmice lige.',
    description: [
      '<p>Dva tona čuju se kao jedan, visok i čist, i nadglasat će punu dvoranu. Sudci je biraju jer zvuk počne u trenutku kad udahnete, a ne pola sekunde poslije.</p>',
      '<p>Dolazi s crvenom uzicom oko vrata i narukvicom, za one koji radije drže ruke slobodne.</p>',
      facts(['glasnoća 118 decibela na metar udaljenosti', 'plastika otporna na udarce'], WHISTLE),
    ],
    alt: 'Crna sudačka zviždaljka na crvenoj uzici',
    secondAlt: 'Usnik i otvori sudačke zviždaljke izbliza',
    categories: ['oprema-za-trening'],
    priceCents: 9_90,
    attributes: {
      boja: 'crna',
      materijal: 'plastika',
      kolekcija: 'trening',
      'sluzbeni-proizvod': true,
    },
    stock: 140,
    crossSell: [
      'dres-sudacki',
      'zvizdaljka-trenerska',
      'biljeznica-trenerska',
      'dres-sudacki-crni',
    ],
  },
  {
    key: 'zvizdaljka-trenerska',
    sku: 'JSS-OT-502',
    name: 'Trenerska zviždaljka',
    excerpt: 'Mekši zvuk za male dvorane. Tri boje, da svaka skupina zna koja je njezina.',
    description: [
      '<p>U školskoj dvorani sudačka zviždaljka ostavi djecu gluhima do večere. Trenerska je tiša i dublja, a ipak zaustavi trideset lopti u zraku.</p>',
      '<p>Kad se u dvorani vježba na dva parketa, boje pomažu: žuta staje, crvena nastavlja, a svijetloplava ide na vodu.</p>',
      facts(['glasnoća 98 decibela na metar udaljenosti'], WHISTLE),
    ],
    alt: 'Žuta trenerska zviždaljka na uzici',
    secondAlt: 'Žuta trenerska zviždaljka izbliza',
    categories: ['oprema-za-trening'],
    priceCents: 5_90,
    attributes: { materijal: 'plastika', kolekcija: 'trening', 'sluzbeni-proizvod': true },
    stock: 66,
    colours: {
      first: 'zuta',
      others: [
        { colour: 'crvena', alt: 'Crvena trenerska zviždaljka na uzici', stock: 58 },
        { colour: 'svijetloplava', alt: 'Svijetloplava trenerska zviždaljka na uzici', stock: 43 },
      ],
    },
    crossSell: ['zvizdaljka-sudacka', 'cunjevi-niski', 'knjiga-trening', 'biljeznica-trenerska'],
  },
  {
    key: 'cunjevi-set',
    sku: 'JSS-OT-511',
    name: 'Set čunjeva za trening',
    excerpt: 'Deset visokih narančastih čunjeva s rupama za palice. Za slalom, vrata i prepreke.',
    description: [
      '<p>Od deset čunjeva i malo mašte nastane poligon za tri sata. Rupe na visini od 12, 24 i 36 centimetara primaju palice promjera 25 milimetara, pa čunjevi postanu prepone po mjeri svakog uzrasta.</p>',
      facts(['deset komada, visina 38 cm', 'otežano dno, ne klizi po parketu'], COURT),
    ],
    alt: 'Set od deset visokih narančastih čunjeva',
    secondAlt: 'Narančasti čunjevi izbliza',
    categories: ['oprema-za-trening'],
    priceCents: 24_90,
    attributes: {
      boja: 'narancasta',
      materijal: 'plastika',
      kolekcija: 'trening',
      'sluzbeni-proizvod': false,
    },
    stock: 39,
    crossSell: ['cunjevi-niski', 'lopta-trening', 'zvizdaljka-trenerska', 'paket-trener'],
  },
  {
    key: 'cunjevi-niski',
    sku: 'JSS-OT-512',
    name: 'Niske oznake za trening',
    excerpt: 'Dvadeset i četiri plosnate oznake u četiri boje. Tko stane na njih, ne padne.',
    description: [
      '<p>Za razliku od čunjeva, na njih se smije stati. Zato su dobre za rad nogu, promjene smjera i igre u kojima svaka boja znači drugi zadatak. Slažu se jedna u drugu na nosač s ručkom.</p>',
      facts(['dvadeset i četiri komada, promjer 19 cm', 'crvena, žuta, plava i zelena'], COURT),
    ],
    alt: 'Plosnate oznake za trening u četiri boje',
    secondAlt: 'Raznobojne niske oznake izbliza',
    categories: ['oprema-za-trening'],
    priceCents: 17_90,
    attributes: {
      boja: ['crvena', 'zuta', 'svijetloplava', 'zelena'],
      materijal: 'plastika',
      kolekcija: 'trening',
      'sluzbeni-proizvod': false,
    },
    stock: 62,
    crossSell: ['cunjevi-set', 'lopta-trening', 'knjiga-trening', 'traka-kapetanska'],
  },
  {
    key: 'pumpa-rucna',
    sku: 'JSS-OT-513',
    name: 'Ručna pumpa za lopte',
    excerpt: 'Pumpa s manometrom u ručki: bez nagađanja do tlaka koji lopti treba.',
    description: [
      '<p>Lopta s premalo zraka ne skače, a s previše boli. Ova pumpa u crvenoj ručki ima mali manometar, pa loptu više ne morate pritiskati palcem.</p>',
      '<p>Dvije su igle u kućištu, treća u zatvaraču, jer igle uvijek nestanu prve.</p>',
      facts(['duljina 20 cm, tri igle', 'manometar do 1 bara']),
    ],
    alt: 'Tamnoplava ručna pumpa s crvenom ručkom',
    secondAlt: 'Tijelo ručne pumpe izbliza',
    categories: ['oprema-za-trening'],
    priceCents: 12_90,
    attributes: {
      boja: ['tamnoplava', 'crvena'],
      materijal: ['plastika', 'celik'],
      kolekcija: 'trening',
      'sluzbeni-proizvod': false,
    },
    stock: 73,
    crossSell: ['lopta-sluzbena', 'lopta-trening', 'lopta-zenska', 'torba-sportska'],
  },
]
