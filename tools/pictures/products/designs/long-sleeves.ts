import { crest } from '#tools/pictures/engine/crest.ts'
import { LONG_TEE_CUT } from '#tools/pictures/products/jersey-cut.ts'
import type { JerseyDesign } from '#tools/pictures/products/jersey-design.ts'
import { threeWaves } from '#tools/pictures/products/motifs.ts'
import { PAPER, RED, TIDE } from './colors.ts'
import { tee } from './plain-tee.ts'

export const LONG_SLEEVES: Readonly<Record<string, JerseyDesign>> = {
  'majica-dugi-rukav-valovi': tee({
    color: 'tamnoplava',
    seed: 77,
    cut: LONG_TEE_CUT,
    print: `${crest(690, 440, 0.5)}${threeWaves({ x: 600, y: 900, scale: 1.7 }, [PAPER, TIDE, RED])}`,
    trim: TIDE,
    sleeves: 'banded',
  }),
  'majica-mornarska': tee({
    color: 'bijela',
    seed: 81,
    cut: LONG_TEE_CUT,
    pattern: 'sailor',
    trim: '#E9E4D9',
    print: crest(684, 430, 0.52, {
      shield: RED,
      edge: PAPER,
      letters: PAPER,
      accent: RED,
      sea: '#F3B3B0',
    }),
    palette: { pattern: '#2B4A80' },
  }),
}
