import type { ProductEntry } from '#services/demo/content/entries.ts'
import { facts } from '#services/demo/content/facts.ts'

/** They are spent at a till: the shop takes no payment with them. */
const CARD = [
  'vrijedi dvije godine, na prodajnim mjestima Saveza',
  'troši se odjednom ili u dijelovima',
]

export const GIFT_CARDS: readonly ProductEntry[] = [
  {
    key: 'darovna-kartica',
    sku: 'JSS-PA-811',
    name: 'Darovna kartica s vrpcom',
    excerpt: 'Pedeset eura za one kojima ne znate veličinu ni omiljenog igrača.',
    description: [
      '<p>Stiže svezana vrpcom, spremna za darivanje. Pokaže se na blagajni navijačke trgovine u Luci i na štandovima uz utakmice, a ostatak iznosa čeka sljedeću kupnju; u mrežnoj trgovini njome se ne plaća.</p>',
      facts(['vrijednost 50 €', 'karton 350 g/m²'], CARD),
    ],
    alt: 'Tamnoplava darovna kartica s vrpcom',
    secondAlt: 'Vrpca i grb na darovnoj kartici izbliza',
    categories: ['paketi'],
    priceCents: 50_00,
    memberPriceCents: null,
    taxRatePercent: 0,
    attributes: { materijal: 'papir' },
    stock: 500,
    crossSell: ['darovna-kartica-tiskana', 'clanska-iskaznica', 'paket-fan', 'dres-domaci'],
    tags: ['ideja-za-dar'],
  },
  {
    key: 'darovna-kartica-tiskana',
    sku: 'JSS-PA-812',
    name: 'Darovna kartica u omotnici',
    excerpt: 'Crvena kartica u bijeloj omotnici, s posvetom koju ispišemo umjesto vas.',
    description: [
      '<p>Za pod bor, na tanjur uz kolač ili između stranica knjige. Napišite posvetu do šezdeset znakova i otisnut ćemo je s unutarnje strane; omotnicu ne lijepimo, da možete dodati i svoju.</p>',
      facts(['vrijednost 30 €', 'karton 350 g/m², omotnica od recikliranog papira'], CARD),
    ],
    alt: 'Crvena darovna kartica i bijela omotnica',
    secondAlt: 'Grb na crvenoj darovnoj kartici izbliza',
    categories: ['paketi', 'dom-i-darovi'],
    priceCents: 30_00,
    memberPriceCents: null,
    taxRatePercent: 0,
    attributes: { materijal: 'papir' },
    stock: 300,
    personal: [{ type: 'text', label: 'Posveta na kartici' }],
    crossSell: ['darovna-kartica', 'knjiga', 'paket-dom', 'magnet-grb'],
    tags: ['ideja-za-dar'],
  },
]
