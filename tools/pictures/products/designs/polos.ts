import { crest } from '#tools/pictures/engine/crest.ts'
import { CHILD_TEE_CUT, WOMEN_CUT } from '#tools/pictures/products/jersey-cut.ts'
import type { JerseyDesign } from '#tools/pictures/products/jersey-design.ts'
import { anchor, waveLine } from '#tools/pictures/products/motifs.ts'
import { CLOTH, GOLD, GOLD_CREST, INK, inColors, PAPER, RED, shade, TIDE } from './colors.ts'
import { tee } from './plain-tee.ts'

const POLO = { neckline: 'polo', cloth: 'pique', sleeves: 'banded' } as const

export const POLOS: Readonly<Record<string, JerseyDesign>> = {
  ...inColors('polo-reprezentacija', ['tamnoplava', 'bijela', 'crvena'], (color) =>
    tee({
      ...POLO,
      color,
      seed: 6,
      print: crest(684, 420, 0.56),
      palette: {
        accent: color === 'crvena' ? PAPER : RED,
        collar: color === 'bijela' ? INK : shade(CLOTH[color], 0.75),
        cuff: color === 'bijela' ? INK : shade(CLOTH[color], 0.75),
        pattern: PAPER,
      },
    }),
  ),
  'polo-savez': tee({
    ...POLO,
    color: 'crna',
    seed: 15,
    print: crest(684, 420, 0.56, GOLD_CREST),
    palette: { accent: GOLD, pattern: GOLD },
  }),
  ...inColors('polo-zenski', ['bijela', 'tamnoplava'], (color) =>
    tee({
      ...POLO,
      color,
      seed: 24,
      cut: WOMEN_CUT,
      sizeLabel: 'S',
      print: crest(664, 436, 0.5),
      palette: { accent: TIDE, collar: color === 'bijela' ? TIDE : INK, pattern: PAPER },
    }),
  ),
  'polo-riva': tee({
    ...POLO,
    color: 'svijetloplava',
    seed: 36,
    print: `${crest(684, 420, 0.52)}${waveLine(478, 560, 150, { color: PAPER, stroke: 9, rise: 22 })}`,
    palette: { collar: PAPER, cuff: PAPER, accent: PAPER, pattern: PAPER },
  }),
  'polo-retro': tee({
    ...POLO,
    color: 'bordo',
    seed: 47,
    pattern: 'band',
    print: crest(684, 400, 0.48),
    palette: { collar: '#E4D5B4', cuff: '#E4D5B4', accent: '#4C101F', pattern: '#E4D5B4' },
  }),
  'polo-djecji': tee({
    ...POLO,
    color: 'tirkizna',
    seed: 58,
    cut: CHILD_TEE_CUT,
    sizeLabel: '128',
    print: anchor({ x: 740, y: 500, scale: 0.56 }, PAPER),
    palette: { collar: PAPER, cuff: PAPER, accent: RED, pattern: PAPER },
  }),
}
