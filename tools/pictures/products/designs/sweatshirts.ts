import type { HoodieDesign } from '#tools/pictures/products/hoodie-design.ts'
import {
  archedWord,
  flatBall,
  hall,
  lines,
  sunOverIslands,
  waveLine,
} from '#tools/pictures/products/motifs.ts'
import { CLOTH, INK, inColors, PAPER, RED, shade, TIDE } from './colors.ts'
import { warm } from './plain-hoodie.ts'

const SWEAT = { neck: 'crew', pocket: 'none' } as const

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
}
