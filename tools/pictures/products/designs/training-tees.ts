import { crest } from '#tools/pictures/engine/crest.ts'
import { CHILD_TEE_CUT, LONG_CUT, WOMEN_CUT } from '#tools/pictures/products/jersey-cut.ts'
import type { JerseyDesign } from '#tools/pictures/products/jersey-design.ts'
import { lines } from '#tools/pictures/products/motifs.ts'
import { CLOTH, INK, inColors, PAPER, RED, shade } from './colors.ts'
import { tee } from './plain-tee.ts'

/** A zip of half the length, drawn flat. */
const HALF_ZIP = `<path d="M600,300V640" stroke="#5B6470" stroke-width="20"/><path d="M600,300V640" stroke="#E9ECEF" stroke-width="11" stroke-dasharray="5 4"/><rect x="591" y="630" width="18" height="44" rx="6" fill="#C9CCD0"/>`

export const TRAINING_TEES: Readonly<Record<string, JerseyDesign>> = {
  ...inColors('majica-trening', ['svijetloplava', 'narancasta', 'crna'], (color) =>
    tee({
      color,
      seed: 85,
      cloth: 'mesh',
      pattern: 'shoulders',
      print: crest(680, 470, 0.48),
      palette: {
        side: shade(CLOTH[color], 0.7),
        sleeve: shade(CLOTH[color], 0.7),
        accent: PAPER,
        sheen: 0.12,
      },
    }),
  ),
  ...inColors('majica-trening-zenska', ['tirkizna', 'ljubicasta'], (color) =>
    tee({
      color,
      seed: 89,
      cut: WOMEN_CUT,
      neckline: 'v',
      cloth: 'mesh',
      pattern: 'shoulders',
      print: crest(668, 480, 0.44),
      palette: {
        side: shade(CLOTH[color], 1.25),
        sleeve: shade(CLOTH[color], 1.25),
        accent: PAPER,
        sheen: 0.12,
      },
    }),
  ),
  'majica-trening-djecja': tee({
    color: 'zelena',
    seed: 93,
    cut: CHILD_TEE_CUT,
    sizeLabel: '134',
    cloth: 'mesh',
    hasPanels: true,
    print: `${crest(690, 440, 0.46)}${lines(['MALI JADRAN'], { x: 600, y: 760, size: 92 }, PAPER)}`,
    palette: { side: PAPER, accent: INK, sheen: 0.12 },
  }),
  'majica-trening-dugi-rukav': tee({
    color: 'siva',
    seed: 97,
    cut: LONG_CUT,
    cloth: 'mesh',
    sleeves: 'banded',
    print: `${HALF_ZIP}${crest(690, 470, 0.46)}`,
    palette: {
      sleeve: '#17356A',
      cuff: '#0F2347',
      collar: '#17356A',
      accent: RED,
      sheen: 0.1,
    },
  }),
  'majica-termo': tee({
    color: 'crna',
    seed: 101,
    cut: LONG_CUT,
    cloth: 'mesh',
    pattern: 'plain',
    hasPanels: true,
    print: `<path d="M330,330C420,470 430,700 400,1400M870,330C780,470 770,700 800,1400" fill="none" stroke="${RED}" stroke-width="6"/>${crest(560, 420, 0.4)}`,
    palette: { side: '#222730', accent: RED, collar: '#20242C', sheen: 0.2 },
  }),
}
