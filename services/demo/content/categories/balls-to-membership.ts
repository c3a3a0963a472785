import type { CategoryEntry } from '#services/demo/content/entries.ts'

export const BALLS_TO_MEMBERSHIP: readonly CategoryEntry[] = [
  {
    slug: 'lopte-i-trening',
    name: 'Lopte i trening',
    description:
      'Lopte po mjeri za svaki uzrast i oprema koja izdrži cijelu sezonu treninga, u dvorani i na ulici.',
    alt: 'Službena rukometna lopta i čelična boca',
  },
  {
    slug: 'lopte',
    parent: 'lopte-i-trening',
    name: 'Lopte',
    description:
      'Od mekane lopte za dnevnu sobu do one kojom se igra prvenstvo. Uz svaku piše kojem je uzrastu namijenjena.',
    alt: 'Bijela službena lopta i smeđa retro lopta na žutoj podlozi',
  },
  {
    slug: 'oprema-za-trening',
    parent: 'lopte-i-trening',
    name: 'Oprema za trening',
    description:
      'Čunjevi, zviždaljke, pumpe i trake: sve što trener zaboravi spakirati barem jednom u životu.',
    alt: 'Lopta za trening i sportska torba',
  },
  {
    slug: 'dom-i-darovi',
    name: 'Dom i darovi',
    description:
      'Šalice, plakati i knjige za police, zidove i jutra navijača. Najljepši darovi već imaju naš grb.',
    alt: 'Knjiga o stoljeću rukometa i šalica s grbom Jadrana',
  },
  {
    slug: 'salice-i-boce',
    parent: 'dom-i-darovi',
    name: 'Šalice i boce',
    description:
      'Za kavu prije svitanja, vodu na klupi i čaj na zimskoj tribini. Sve podnosi perilicu, osim ondje gdje izričito piše drukčije.',
    alt: 'Crvena termos boca i šalica sa svjetionikom',
  },
  {
    slug: 'knjige-i-papir',
    parent: 'dom-i-darovi',
    name: 'Knjige i papir',
    description:
      'Knjige o ljudima i utakmicama, slikovnice za laku noć i bilježnice za vlastite planove. Savez ih uređuje i izdaje sam.',
    alt: 'Knjiga Sto godina rukometa i kuharica Snaga s mora',
    // By title, as on a shelf.
    sortTypes: [5, 6, 1, 3, 4],
    sortDefaultType: 5,
  },
  {
    slug: 'plakati-i-kalendari',
    parent: 'knjige-i-papir',
    name: 'Plakati i kalendari',
    description:
      'Umjetnički otisci s plakata velikih utakmica i kalendari u kojima su upisani svi važni termini sezone.',
    alt: 'Uokvireni plakati sa svjetionikom i s prvim turnirom 1926.',
    // Oldest first, in the order of the matches.
    sortTypes: [1, 2, 3, 4],
    sortDefaultType: 2,
  },
  {
    slug: 'paketi',
    parent: 'dom-i-darovi',
    name: 'Paketi i darovne kartice',
    description:
      'Složili smo ono što ionako ide zajedno i spustili cijenu. A kad ne znate veličinu, tu je darovna kartica.',
    alt: 'Domaći dres, šilterica i šalica kao dar',
    // People look for a gift within their budget.
    sortTypes: [3, 4, 8],
    sortDefaultType: 3,
  },
  {
    slug: 'ulaznice-i-clanstvo',
    name: 'Ulaznice i članstvo',
    description:
      'Mjesto na tribini i mjesto u obitelji Jadrana. Članovi kupuju povoljnije i prvi biraju sjedala.',
    alt: 'Članska iskaznica i telefon s e-ulaznicom',
    // Sorted by price and by name only: none of them is newer than another.
    sortTypes: [3, 4, 5, 6],
    sortDefaultType: 3,
  },
]
