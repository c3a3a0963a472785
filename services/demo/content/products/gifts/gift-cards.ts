import type { ProductEntry } from '#services/demo/content/entries.ts'
import { facts } from '#services/demo/content/facts.ts'

const CARD = [
  'vrijedi dvije godine, za sve proizvode u trgovini',
  'troši se odjednom ili u dijelovima',
]

export const GIFT_CARDS: readonly ProductEntry[] = [
  {
    key: 'darovna-kartica',
    sku: 'JSS-PA-811',
    name: 'Digitalna darovna kartica',
    excerpt: 'Pedeset eura u obliku koda, za one kojima ne znate veličinu ni omiljenog igrača.',
    description: [
      '<p>Stiže e-poštom kao slika s vrpcom i kodom, pa je možete poslati dalje i pet minuta prije slavlja. Kod se upisuje u košarici, a ostatak iznosa čeka sljedeću kupnju.</p>',
      facts(['vrijednost 50 €'], CARD),
    ],
    alt: 'Tamnoplava digitalna darovna kartica s vrpcom',
    secondAlt: 'Vrpca i grb na darovnoj kartici izbliza',
    categories: ['paketi'],
    format: 'EProduct',
    priceCents: 50_00,
    memberPriceCents: null,
    taxRatePercent: 0,
    attributes: {},
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
