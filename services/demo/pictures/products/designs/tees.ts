import { crest } from '#services/demo/pictures/engine/crest.ts'
import { throwerCutOut } from '#services/demo/pictures/products/figure.ts'
import {
  CHILD_TEE_CUT,
  LONG_CUT,
  LONG_TEE_CUT,
  TEE_CUT,
  WOMEN_CUT,
} from '#services/demo/pictures/products/jersey-cut.ts'
import type { JerseyDesign } from '#services/demo/pictures/products/jersey-design.ts'
import {
  anchor,
  archedWord,
  coastLine,
  flatBall,
  gull,
  hall,
  hundred,
  lighthouse,
  lines,
  octopus,
  outlinedNumber,
  seats,
  threeWaves,
  waveLine,
  windLines,
} from '#services/demo/pictures/products/motifs.ts'
import {
  CLOTH,
  type ClothColor,
  GOLD,
  GOLD_CREST,
  INK,
  inColors,
  isLight,
  PAPER,
  RED,
  shade,
  sheenOf,
  TIDE,
} from './colors.ts'

type Tee = {
  readonly color: ClothColor
  readonly print: string
  readonly seed: number
  readonly trim?: string
} & Partial<Omit<JerseyDesign, 'palette' | 'print' | 'seed'>> & {
    readonly palette?: Partial<JerseyDesign['palette']>
  }

/** Letters that stand out on a cloth. */
export function inkOn(color: ClothColor): string {
  return isLight(CLOTH[color]) ? INK : PAPER
}

/** Cotton, a round neck, no bands: what is printed is what matters. */
export function tee({ color, trim, palette, ...design }: Tee): JerseyDesign {
  const base = CLOTH[color]
  const rim = trim ?? shade(base, isLight(base) ? 0.93 : 0.8)
  return {
    cut: TEE_CUT,
    neckline: 'round',
    pattern: 'plain',
    number: '',
    player: '',
    sizeLabel: 'M',
    cloth: 'cotton',
    sleeves: 'plain',
    ...design,
    palette: {
      base,
      side: rim,
      cuff: rim,
      collar: rim,
      inside: shade(base, 0.68),
      accent: rim,
      pattern: rim,
      letters: PAPER,
      numberFill: PAPER,
      numberEdge: INK,
      sheen: sheenOf(base) * 0.6,
      ...palette,
    },
  }
}

function arched(words: string, ink: string, size = 150): string {
  return archedWord(words, { x: 600, y: 1120, radius: 500 }, size, ink)
}

const CHEST = { x: 600, y: 740, scale: 2 }

/** A zip of half the length, drawn flat. */
const HALF_ZIP = `<path d="M600,300V640" stroke="#5B6470" stroke-width="20"/><path d="M600,300V640" stroke="#E9ECEF" stroke-width="11" stroke-dasharray="5 4"/><rect x="591" y="630" width="18" height="44" rx="6" fill="#C9CCD0"/>`

export const TEES: Readonly<Record<string, JerseyDesign>> = {
  ...inColors('majica-jadran', ['tamnoplava', 'bijela', 'crvena', 'siva'], (color) =>
    tee({
      color,
      seed: 4,
      print:
        arched('JADRAN', inkOn(color)) +
        waveLine(600, 730, 330, { color: color === 'crvena' ? PAPER : RED, stroke: 15 }),
    }),
  ),
  ...inColors('majica-grb', ['bijela', 'tamnoplava', 'zelena'], (color) =>
    tee({ color, seed: 8, print: crest(680, 452, 0.6) }),
  ),
  ...inColors('majica-valovi', ['svijetloplava', 'bez', 'crna'], (color) =>
    tee({
      color,
      seed: 13,
      print: [
        waveLine(600, 800, 560, {
          color: color === 'bez' ? INK : PAPER,
          stroke: 26,
          rise: 62,
        }),
        waveLine(600, 890, 560, { color: TIDE, stroke: 26, rise: 62 }),
        waveLine(600, 980, 560, { color: RED, stroke: 26, rise: 62 }),
      ].join(''),
    }),
  ),
  'majica-svjetionik': tee({
    color: 'bijela',
    seed: 17,
    trim: RED,
    print: lighthouse(
      { x: 600, y: 740, scale: 2.3 },
      { tower: '#FFFFFF', stripe: RED, sea: '#0F7C86' },
    ),
  }),
  'majica-od-mora-do-parketa': tee({
    color: 'tirkizna',
    seed: 21,
    print: `${lines(['OD MORA', 'DO', 'PARKETA'], { x: 600, y: 660, size: 150, step: 148 }, PAPER)}${waveLine(600, 1020, 340, { color: '#F2C84B', stroke: 13 })}`,
  }),
  'majica-svi-za-jednog': tee({
    color: 'crvena',
    seed: 25,
    print: lines(['SVI', 'ZA', 'JEDNOG'], { x: 600, y: 680, size: 160, step: 154 }, PAPER),
  }),
  'majica-broj-sedam': tee({
    color: 'tamnoplava',
    seed: 29,
    print: `${outlinedNumber('7', { x: 600, y: 1090, size: 720 }, PAPER)}${outlinedNumber('7', { x: 614, y: 1104, size: 720 }, RED)}`,
  }),
  'majica-bura': tee({
    color: 'siva',
    seed: 33,
    print: `${windLines({ x: 600, y: 720, scale: 1.9 }, [INK, TIDE, '#6F7A88'])}${lines(['BURA'], { x: 600, y: 1050, size: 150 }, INK)}`,
  }),
  'majica-luka': tee({
    color: 'bez',
    seed: 37,
    trim: INK,
    print: `${hall({ x: 600, y: 700, scale: 1.7 }, INK, '#D5CBB5')}${lines(['LUKA'], { x: 600, y: 1010, size: 130 }, RED)}`,
  }),
  'majica-skok-sut': tee({
    color: 'bijela',
    seed: 41,
    print: `<circle cx="600" cy="780" r="210" fill="${RED}"/>${throwerCutOut({ at: [590, 830], scale: 2.05, name: 'tee' }, INK, PAPER)}`,
  }),
  'majica-galeb': tee({
    color: 'svijetloplava',
    seed: 45,
    print: `${gull({ x: 600, y: 760, scale: 2.3 }, { body: '#FFFFFF', wing: '#E3E7EA', beak: '#E8762D' })}${waveLine(600, 960, 300, { color: PAPER, stroke: 12 })}`,
  }),
  'majica-sidro': tee({
    color: 'tamnoplava',
    seed: 49,
    trim: RED,
    print: anchor({ x: 600, y: 720, scale: 2.1 }, PAPER),
  }),
  'majica-tribina': tee({
    color: 'crna',
    seed: 53,
    print: `${seats({ x: 600, y: 680, scale: 1.55 }, '#8A929E', RED)}${lines(['ISTOČNA TRIBINA'], { x: 600, y: 950, size: 70 }, RED)}`,
  }),
  'majica-stoljece': tee({
    color: 'tamnoplava',
    seed: 57,
    trim: GOLD,
    print: hundred(CHEST, GOLD, GOLD),
  }),
  ...inColors('majica-zenska-obala', ['bez', 'tirkizna', 'crvena'], (color) =>
    tee({
      color,
      seed: 61,
      cut: WOMEN_CUT,
      sizeLabel: 'S',
      print: coastLine(
        { x: 600, y: 720, scale: 1.5 },
        inkOn(color),
        color === 'bez' ? RED : '#F2C84B',
      ),
    }),
  ),
  ...inColors('majica-djecja-mali-jadran', ['zuta', 'svijetloplava', 'crvena'], (color) =>
    tee({
      color,
      seed: 65,
      cut: CHILD_TEE_CUT,
      sizeLabel: '128',
      trim: color === 'zuta' ? CLOTH.svijetloplava : INK,
      print: `${archedWord('MALI JADRAN', { x: 600, y: 1130, radius: 470 }, 80, inkOn(color))}${flatBall({ x: 600, y: 860, scale: 1.15 }, { skin: PAPER, seam: INK })}`,
    }),
  ),
  'majica-djecja-lopta': tee({
    color: 'zelena',
    seed: 69,
    cut: CHILD_TEE_CUT,
    sizeLabel: '116',
    trim: '#F2C84B',
    print: `<path d="M350,980C430,760 560,660 690,690" fill="none" stroke="#F2C84B" stroke-width="15" stroke-dasharray="2 34" stroke-linecap="round"/>${flatBall({ x: 750, y: 720, scale: 1.05 }, { skin: PAPER, seam: INK })}<path d="M640,612l-30,-18M650,840l-34,14" stroke="${PAPER}" stroke-width="10" stroke-linecap="round"/>`,
  }),
  'majica-djecja-hobotnica': tee({
    color: 'narancasta',
    seed: 73,
    cut: CHILD_TEE_CUT,
    sizeLabel: '122',
    trim: INK,
    print: octopus(
      { x: 600, y: 760, scale: 2.1 },
      { skin: '#7C58B8', shade: '#543A86', ball: PAPER },
    ),
  }),
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
