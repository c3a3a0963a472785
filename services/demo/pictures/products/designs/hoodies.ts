import { crest } from '#services/demo/pictures/engine/crest.ts'
import type { HoodieDesign } from '#services/demo/pictures/products/hoodie-design.ts'
import {
  archedWord,
  coastLine,
  flatBall,
  gull,
  hall,
  hundred,
  lighthouse,
  lines,
  sunOverIslands,
  threeWaves,
  waveLine,
  windLines,
} from '#services/demo/pictures/products/motifs.ts'
import {
  CLOTH,
  type ClothColor,
  GOLD,
  INK,
  inColors,
  isLight,
  PAPER,
  RED,
  shade,
  TIDE,
} from './colors.ts'

type Palette = HoodieDesign['palette']

type Warm = Omit<HoodieDesign, 'palette' | 'fabric'> & {
  readonly color: ClothColor
  readonly fabric?: HoodieDesign['fabric']
  readonly palette?: Partial<Palette>
}

function warm({ color, palette, fabric, ...design }: Warm): HoodieDesign {
  const base = CLOTH[color]
  return {
    fabric: fabric ?? (color === 'siva' ? 'melange' : 'fleece'),
    ...design,
    palette: {
      base,
      rib: shade(base, isLight(base) ? 0.88 : 0.76),
      inside: shade(base, 0.6),
      accent: color === 'crvena' ? PAPER : RED,
      letters: isLight(base) ? INK : PAPER,
      second: isLight(base) ? INK : '#A5DCDD',
      cord: isLight(base) ? INK : PAPER,
      ...palette,
    },
  }
}

/** A small crest on the chest; the back keeps the motto. */
const SMALL_CREST = { front: crest(700, 560, 0.5) }
const PLAIN_BACK = lines(['JADRAN'], { x: 600, y: 760, size: 140 }, PAPER)

export const HOODIES: Readonly<Record<string, HoodieDesign>> = {
  'hoodica-more': {
    print: 'sea',
    fabric: 'fleece',
    seed: 6,
    palette: {
      base: '#14606C',
      rib: '#0F4C57',
      inside: '#0B3A44',
      accent: '#D7263D',
      letters: '#F1ECE2',
      second: '#A5DCDD',
      cord: '#EFE9DD',
    },
  },
  'hoodica-reprezentacija': {
    print: 'crest',
    fabric: 'fleece',
    seed: 13,
    palette: {
      base: '#17325F',
      rib: '#102648',
      inside: '#0C1E3C',
      accent: '#D7263D',
      letters: '#F4EFE5',
      second: '#8FD0D3',
      cord: '#D7263D',
    },
  },
  'hoodica-djecja': {
    print: 'child',
    fabric: 'melange',
    seed: 19,
    palette: {
      base: '#B4B9C0',
      rib: '#9CA2AB',
      inside: '#8B919A',
      accent: '#D7263D',
      letters: '#17325F',
      second: '#17325F',
      cord: '#D7263D',
    },
  },
  ...inColors('hoodica-valovi', ['tamnoplava', 'siva', 'bordo'], (color) =>
    warm({
      color,
      seed: 23,
      print: {
        front: threeWaves({ x: 600, y: 770, scale: 1.7 }, [
          color === 'siva' ? INK : PAPER,
          TIDE,
          color === 'bordo' ? '#E9B44C' : RED,
        ]),
      },
    }),
  ),
  'hoodica-svjetionik': warm({
    color: 'bez',
    seed: 27,
    print: {
      front: lighthouse(
        { x: 600, y: 740, scale: 1.6 },
        { tower: '#FFFFFF', stripe: RED, sea: '#0F7C86' },
      ),
    },
    palette: { cord: RED },
  }),
  'hoodica-bura': warm({
    color: 'svijetloplava',
    seed: 31,
    print: {
      front: `${windLines({ x: 600, y: 680, scale: 1.25 }, [PAPER, '#BFE0F0', INK])}${lines(['BURA'], { x: 600, y: 888, size: 116 }, PAPER)}`,
    },
  }),
  'hoodica-stoljece': warm({
    color: 'crna',
    seed: 35,
    print: { front: hundred({ x: 600, y: 792, scale: 1.38 }, GOLD, GOLD) },
    palette: { cord: GOLD, accent: GOLD, letters: GOLD, second: GOLD },
  }),
  'hoodica-retro': warm({
    color: 'bez',
    seed: 39,
    print: {
      front: `<path d="M330,340L960,1200" stroke="#C62A3B" stroke-width="150"/><path d="M244,340L874,1200M416,340L1046,1200" stroke="#1D3A6B" stroke-width="11"/>${crest(706, 560, 0.52)}`,
      back: lines(['1994.'], { x: 600, y: 830, size: 170 }, '#1D3A6B'),
    },
    palette: { base: '#EDE3CB', rib: '#C62A3B', inside: '#CDBF9F', cord: '#C62A3B' },
  }),
  'hoodica-tribina': warm({
    color: 'crvena',
    seed: 43,
    print: {
      front: lines(['8'], { x: 600, y: 900, size: 420 }, PAPER),
      back: lines(['OSMI', 'IGRAČ'], { x: 600, y: 780, size: 140 }, PAPER),
    },
    palette: { cord: PAPER },
  }),
  'hoodica-zenska': warm({
    color: 'tirkizna',
    seed: 47,
    print: { front: coastLine({ x: 600, y: 740, scale: 1.3 }, PAPER, '#F2C84B') },
    palette: { base: '#1B8490', rib: '#146B76', inside: '#0E4E57', cord: PAPER },
  }),
  'hoodica-zip-trening': warm({
    color: 'siva',
    seed: 51,
    zip: PAPER,
    print: SMALL_CREST,
    palette: { sleeve: '#17356A', rib: '#17356A', cord: PAPER },
  }),
  ...inColors('hoodica-zip-savez', ['tamnoplava', 'crna'], (color) =>
    warm({ color, seed: 55, zip: RED, print: SMALL_CREST, palette: { cord: RED } }),
  ),
  'hoodica-djecja-galeb': warm({
    color: 'svijetloplava',
    seed: 59,
    print: {
      front: gull(
        { x: 600, y: 740, scale: 1.7 },
        { body: '#FFFFFF', wing: '#E3E7EA', beak: '#E8762D' },
      ),
    },
    palette: { cord: '#F2C84B' },
  }),
  'hoodica-djecja-zip': warm({
    color: 'zelena',
    seed: 63,
    zip: '#F2C84B',
    print: {
      front: [730, 800, 870]
        .map((y) => waveLine(600, y, 620, { color: PAPER, stroke: 20, rise: 52 }))
        .join(''),
    },
    palette: { cord: '#F2C84B', accent: '#F2C84B' },
  }),
  vjetrovka: warm({
    color: 'zuta',
    fabric: 'shell',
    seed: 67,
    zip: '#17356A',
    print: SMALL_CREST,
    palette: { rib: '#17356A', cord: '#17356A', inside: '#B88F22', accent: '#17356A' },
  }),
}

const SWEAT = { neck: 'crew', pocket: 'none' } as const
const JACKET = { neck: 'stand', pocket: 'slits', fabric: 'shell' } as const
const VEST = { neck: 'stand', pocket: 'slits', fabric: 'shell', hasSleeves: false } as const

export const SWEATSHIRTS: Readonly<Record<string, HoodieDesign>> = {
  ...inColors('dukserica-jadran', ['siva', 'tamnoplava', 'zelena'], (color) =>
    warm({
      ...SWEAT,
      color,
      seed: 8,
      print: {
        front: archedWord(
          'JADRAN',
          { x: 600, y: 1150, radius: 450 },
          134,
          color === 'siva' ? INK : PAPER,
        ),
      },
    }),
  ),
  'dukserica-luka': warm({
    ...SWEAT,
    color: 'tamnoplava',
    seed: 12,
    print: {
      front: `${hall({ x: 600, y: 710, scale: 1.5 }, PAPER, '#1B3F7C')}${lines(['LUKA'], { x: 600, y: 990, size: 112 }, PAPER)}`,
    },
  }),
  'dukserica-valovi': warm({
    ...SWEAT,
    color: 'bez',
    seed: 16,
    print: { front: waveLine(600, 780, 560, { color: TIDE, stroke: 17, rise: 62 }) },
    palette: { accent: TIDE },
  }),
  'dukserica-retro': warm({
    ...SWEAT,
    color: 'crvena',
    seed: 20,
    print: {
      front: `<path d="M230,440L600,800L970,440" fill="none" stroke="${PAPER}" stroke-width="104"/>`,
    },
    palette: { rib: '#17356A' },
  }),
  'dukserica-zenska': warm({
    ...SWEAT,
    color: 'bijela',
    seed: 24,
    print: {
      front: sunOverIslands({ x: 600, y: 770, scale: 2 }, { sun: RED, island: INK, sea: TIDE }),
    },
  }),
  ...inColors('dukserica-djecja', ['zuta', 'svijetloplava', 'crvena'], (color) =>
    warm({
      ...SWEAT,
      color,
      seed: 28,
      print: { front: flatBall({ x: 600, y: 800, scale: 2.1 }, { skin: PAPER, seam: INK }) },
      palette: { accent: INK, rib: color === 'zuta' ? '#3F86C6' : shade(CLOTH[color], 0.76) },
    }),
  ),
  'jakna-trenirke': warm({
    ...JACKET,
    color: 'tamnoplava',
    seed: 32,
    zip: PAPER,
    print: { front: crest(690, 640, 0.48), back: PLAIN_BACK },
    palette: { yoke: '#1E4585', accent: RED },
  }),
  'jakna-trenirke-zenska': warm({
    ...JACKET,
    color: 'crna',
    seed: 36,
    zip: '#17929D',
    print: { front: crest(690, 640, 0.48), back: PLAIN_BACK },
    palette: { yoke: '#17929D', accent: PAPER },
  }),
  'jakna-trenirke-djecja': warm({
    ...JACKET,
    color: 'svijetloplava',
    seed: 40,
    zip: PAPER,
    print: { front: crest(690, 600, 0.48), back: PLAIN_BACK },
    palette: { sleeve: PAPER, accent: PAPER, rib: '#17356A', letters: INK },
  }),
  'prsluk-prosiveni': warm({
    ...VEST,
    color: 'tamnoplava',
    seed: 44,
    zip: RED,
    isQuilted: true,
    print: { front: crest(690, 520, 0.44), back: crest(500, 560, 1) },
    palette: { inside: '#B81E33', rib: '#0F2347' },
  }),
  'prsluk-savez': warm({
    ...VEST,
    color: 'siva',
    seed: 48,
    zip: TIDE,
    print: {
      front: crest(690, 560, 0.48),
      back: lines(['JADRAN'], { x: 600, y: 760, size: 140 }, INK),
    },
    palette: { rib: '#7D858F', inside: '#5F6771' },
  }),
  'prsluk-djecji': warm({
    ...VEST,
    color: 'crvena',
    seed: 52,
    zip: '#17356A',
    isQuilted: true,
    print: { front: crest(690, 520, 0.44), back: crest(500, 560, 1) },
    palette: { rib: '#A81B2E', inside: '#17356A' },
  }),
}
