/** Gender and number of a noun, with which its adjectives agree. */
export type Kind = 'm' | 'f' | 'plural'

export type Good = {
  readonly name: string
  readonly kind: Kind
  /** Slug of the category of the demo below which it is sold. */
  readonly top: Top
  /** Prefix of the slugs of demo products whose pictures fit. */
  readonly pictures: string
  readonly euros: number
  readonly sizes: 'adult' | 'feet' | 'none'
}

export const TOPS = [
  { slug: 'dresovi', label: 'Dresovi' },
  { slug: 'odjeca', label: 'Odjeća' },
  { slug: 'navijacka-oprema', label: 'Navijačka oprema' },
  { slug: 'lopte-i-trening', label: 'Oprema za trening' },
  { slug: 'dom-i-darovi', label: 'Darovi' },
] as const

type Top = (typeof TOPS)[number]['slug']
type Row = readonly [name: string, kind: Kind, pictures: string, euros: number]

const goods = (top: Top, sizes: Good['sizes'], rows: readonly Row[]): readonly Good[] =>
  rows.map(([name, kind, pictures, euros]) => ({ name, kind, top, pictures, euros, sizes }))

export const GOODS: readonly Good[] = [
  ...goods('dresovi', 'adult', [
    ['dres', 'm', 'dres', 58],
    ['dres dugih rukava', 'm', 'dres', 64],
    ['dres za zagrijavanje', 'm', 'dres', 42],
  ]),
  ...goods('odjeca', 'adult', [
    ['majica', 'f', 'majica', 24],
    ['majica dugih rukava', 'f', 'majica', 29],
    ['polo majica', 'f', 'polo', 34],
    ['majica s kapuljačom', 'f', 'hoodica', 54],
    ['dukserica', 'f', 'dukserica', 46],
    ['jakna', 'f', 'jakna', 78],
    ['vjetrovka', 'f', 'vjetrovka', 66],
    ['trenirka', 'f', 'trenirka', 72],
    ['prsluk', 'm', 'prsluk', 56],
    ['hlače', 'plural', 'hlace', 38],
    ['kratke hlače', 'plural', 'kratke-hlace', 29],
  ]),
  ...goods('odjeca', 'feet', [
    ['čarape', 'plural', 'carape', 11],
    ['zimske čarape', 'plural', 'carape', 13],
  ]),
  ...goods('odjeca', 'none', [
    ['šal', 'm', 'sal-', 18],
    ['kapa', 'f', 'kapa', 17],
    ['kapa s cofom', 'f', 'kapa', 19],
    ['šilterica', 'f', 'silterica', 21],
  ]),
  ...goods('navijacka-oprema', 'none', [
    ['zastava', 'f', 'zastava', 22],
    ['zastavica', 'f', 'zastava', 6],
    ['torba', 'f', 'torba', 28],
    ['ruksak', 'm', 'ruksak', 44],
    ['vreća', 'f', 'vreca', 16],
    ['kišobran', 'm', 'kisobran', 24],
    ['rukavice', 'plural', 'rukavice', 15],
    ['privjesak', 'm', 'privjesak', 5],
    ['značka', 'f', 'znacka', 4],
    ['naljepnice', 'plural', 'naljepnice', 3],
    ['traka', 'f', 'traka', 5],
  ]),
  ...goods('lopte-i-trening', 'none', [
    ['lopta', 'f', 'lopta', 48],
    ['zviždaljka', 'f', 'zvizdaljka', 9],
    ['pumpa', 'f', 'pumpa', 12],
    ['boca', 'f', 'boca', 19],
    ['znojnica', 'f', 'znojnica', 6],
    ['čunjevi', 'm', 'cunjevi', 17],
  ]),
  ...goods('dom-i-darovi', 'none', [
    ['šalica', 'f', 'salica', 11],
    ['ručnik', 'm', 'rucnik', 19],
    ['deka', 'f', 'deka', 36],
    ['jastuk', 'm', 'jastuk', 23],
    ['slagalica', 'f', 'slagalica', 18],
    ['knjiga', 'f', 'knjiga', 25],
    ['bilježnica', 'f', 'biljeznica', 7],
    ['plakat', 'm', 'plakat', 14],
    ['kalendar', 'm', 'kalendar', 13],
    ['magnet', 'm', 'magnet', 4],
  ]),
]
