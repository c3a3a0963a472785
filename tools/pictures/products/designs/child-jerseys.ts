import { crest } from '#tools/pictures/engine/crest.ts'
import { shirtNumber } from '#tools/pictures/products/jersey-art.ts'
import { CHILD_CUT, SMALLEST_CUT } from '#tools/pictures/products/jersey-cut.ts'
import type { JerseyDesign } from '#tools/pictures/products/jersey-design.ts'
import { lines } from '#tools/pictures/products/motifs.ts'
import { AWAY, CHILD, GOALKEEPER, HOME, RETRO, SAND, THIRD } from './kits.ts'

/** The same colours, cut for children. */
function forChild(design: JerseyDesign, change: Partial<JerseyDesign>): JerseyDesign {
  return { ...design, cut: CHILD_CUT, sizeLabel: '140', ...change }
}

export const CHILD_JERSEYS: Readonly<Record<string, JerseyDesign>> = {
  'dres-djecji': CHILD,
  'dres-djecji-domaci': forChild(HOME, { player: 'IVANO', seed: 7 }),
  'dres-djecji-gostujuci': forChild(AWAY, { player: 'MIA', seed: 15 }),
  'dres-djecji-vratarski': forChild(GOALKEEPER, { player: 'ROKO', seed: 23 }),
  'dres-djecji-treci': forChild(THIRD, { player: 'LANA', seed: 30 }),
  'dres-djecji-retro': forChild(RETRO, { sizeLabel: '128', seed: 40 }),
  'dres-djecji-pijesak': forChild(SAND, { player: 'JAKOV', seed: 13 }),
  'dres-djecji-zagrijavanje': forChild(AWAY, {
    pattern: 'shoulders',
    neckline: 'round',
    seed: 34,
    sleeves: 'banded',
    print: `${crest(492, 640, 1.08)}${lines(['ŠKOLA RUKOMETA'], { x: 600, y: 1000, size: 62 }, '#F6F2E9')}`,
    backPrint: lines(['ŠKOLA', 'RUKOMETA'], { x: 600, y: 600, size: 118 }, '#F6F2E9'),
    palette: {
      ...AWAY.palette,
      base: '#EC7A2E',
      side: '#F6F2E9',
      sleeve: '#F6F2E9',
      cuff: '#EC7A2E',
      collar: '#17356A',
      inside: '#A8511A',
      accent: '#17356A',
      sheen: 0.1,
    },
  }),
  'dres-najmladi': forChild(HOME, {
    cut: SMALLEST_CUT,
    neckline: 'round',
    pattern: 'dots',
    sizeLabel: '98',
    seed: 38,
    sleeves: 'banded',
    hasPanels: false,
    print: `<circle cx="600" cy="800" r="196" fill="#D7263D"/>${shirtNumber('1', 926, 340, { numberFill: '#F6F2E9', numberEdge: '#17356A' })}${crest(690, 430, 0.46)}`,
    backPrint: lines(['PRVI', 'KORACI'], { x: 600, y: 640, size: 130 }, '#F6F2E9'),
    palette: {
      ...HOME.palette,
      base: '#D7263D',
      side: '#D7263D',
      cuff: '#17356A',
      collar: '#17356A',
      inside: '#8F1526',
      accent: '#F6F2E9',
      pattern: '#F6F2E9',
      sheen: 0.1,
    },
  }),
}
