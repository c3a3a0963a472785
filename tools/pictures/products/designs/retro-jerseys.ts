import { crest } from '#tools/pictures/engine/crest.ts'
import { RETRO_CUT } from '#tools/pictures/products/jersey-cut.ts'
import type { JerseyDesign } from '#tools/pictures/products/jersey-design.ts'
import type { JerseyPalette, JerseyPattern } from '#tools/pictures/products/jersey-patterns.ts'
import { lines } from '#tools/pictures/products/motifs.ts'
import { PAPER, RED, shade, sheenOf } from './colors.ts'
import { HOME, RETRO } from './kits.ts'

type Old = {
  readonly year: string
  readonly base: string
  readonly trim: string
  readonly pattern: JerseyPattern
  readonly figure: string
  /** Of number and year. */
  readonly ink: string
  readonly number: string
  readonly seed: number
  readonly accent?: string
  /** Where the year stands; lower where nothing is in its way. */
  readonly yearY?: number
  /** Sewn under the year, where the cloth is too lively for it. */
  readonly patch?: string
}

function palette({ base, trim, figure, ink, accent }: Old): JerseyPalette {
  return {
    base,
    side: base,
    cuff: trim,
    collar: trim,
    inside: shade(base, 0.7),
    accent: accent ?? trim,
    pattern: figure,
    letters: ink,
    numberFill: ink,
    numberEdge: ink === PAPER ? '#20242C' : PAPER,
    sheen: sheenOf(base) * 0.8,
  }
}

function yearOf({ year, ink, patch, yearY = 530 }: Old): string {
  const ground = patch
    ? `<rect x="406" y="${yearY - 50}" width="138" height="66" rx="5" fill="${patch}"/>`
    : ''
  return ground + lines([year], { x: 476, y: yearY, size: 52 }, ink)
}

/** Cotton with a turned-down collar: a small crest, the year, a number on the back. */
function old(design: Old): JerseyDesign {
  return {
    ...RETRO,
    cut: RETRO_CUT,
    cloth: 'cotton',
    pattern: design.pattern,
    number: design.number,
    seed: design.seed,
    sleeves: 'banded',
    hasPanels: false,
    print: `${crest(684, 416, 0.54)}${yearOf(design)}`,
    palette: palette(design),
  }
}

export const RETRO_JERSEYS: Readonly<Record<string, JerseyDesign>> = {
  'dres-retro': RETRO,
  'dres-retro-1968': old({
    year: '1968.',
    base: '#C8283B',
    trim: PAPER,
    pattern: 'plain',
    figure: PAPER,
    ink: PAPER,
    number: '5',
    seed: 61,
  }),
  'dres-retro-1974': old({
    year: '1974.',
    base: '#EFEAE0',
    trim: '#17356A',
    pattern: 'band',
    figure: '#17356A',
    ink: '#17356A',
    number: '6',
    seed: 67,
    yearY: 482,
    accent: '#EFEAE0',
  }),
  'dres-retro-1979': old({
    year: '1979.',
    base: '#17356A',
    trim: PAPER,
    pattern: 'verticals',
    figure: '#E9E4D9',
    ink: RED,
    number: '8',
    seed: 72,
    patch: PAPER,
  }),
  'dres-retro-1983': old({
    year: '1983.',
    base: '#5B9FD8',
    trim: PAPER,
    pattern: 'vee',
    figure: PAPER,
    ink: '#17356A',
    number: '7',
    seed: 78,
    accent: '#17356A',
  }),
  'dres-retro-1988': old({
    year: '1988.',
    base: '#CF2A3C',
    trim: '#17356A',
    pattern: 'pins',
    figure: '#F0C9C2',
    ink: PAPER,
    number: '10',
    seed: 84,
  }),
  'dres-retro-1998': old({
    year: '1998.',
    base: '#17356A',
    trim: PAPER,
    pattern: 'zigzag',
    figure: '#5FA4DC',
    ink: PAPER,
    number: '11',
    seed: 89,
  }),
  'dres-retro-2001': {
    ...HOME,
    neckline: 'round',
    pattern: 'plain',
    number: '15',
    player: 'PAVIĆ',
    season: null,
    seed: 93,
    palette: {
      ...HOME.palette,
      base: '#14808B',
      side: PAPER,
      cuff: PAPER,
      collar: PAPER,
      inside: '#0C5660',
      accent: '#17356A',
      numberEdge: '#17356A',
    },
  },
  'dres-retro-2005': {
    ...HOME,
    neckline: 'round',
    pattern: 'cross',
    number: '18',
    player: 'MARUŠIĆ',
    season: null,
    seed: 98,
    palette: {
      ...HOME.palette,
      base: '#F3EFE7',
      side: '#F3EFE7',
      cuff: RED,
      collar: RED,
      inside: '#CFCBC2',
      accent: RED,
      pattern: '#E58A90',
      letters: RED,
      numberFill: '#17356A',
      numberEdge: PAPER,
      sheen: 0.06,
    },
  },
  'dres-retro-2009': {
    ...HOME,
    neckline: 'round',
    pattern: 'hoops',
    number: '17',
    player: 'ŠIROLA',
    season: null,
    seed: 103,
    palette: {
      ...HOME.palette,
      base: '#7A1F33',
      side: '#64172A',
      cuff: '#E4D5B4',
      collar: '#E4D5B4',
      inside: '#4C101F',
      accent: '#E4D5B4',
      pattern: '#8F3247',
      letters: '#E9DDC2',
      numberFill: '#E9DDC2',
      numberEdge: '#4C101F',
    },
  },
}
