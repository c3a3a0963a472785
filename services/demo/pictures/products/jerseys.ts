import { ADULT_CUT, CHILD_CUT, RETRO_CUT } from './jersey-cut.ts'
import type { JerseyDesign } from './jersey-design.ts'

const HOME: JerseyDesign = {
  cut: ADULT_CUT,
  neckline: 'v',
  pattern: 'waves',
  number: '7',
  player: 'KOVAČEK',
  sizeLabel: 'L',
  seed: 6,
  palette: {
    base: '#17356A',
    side: '#0F2347',
    cuff: '#0F2347',
    collar: '#0F2347',
    inside: '#0C1F42',
    accent: '#D7263D',
    pattern: '#1C8796',
    letters: '#F6F2E9',
    numberFill: '#F6F2E9',
    numberEdge: '#D7263D',
    sheen: 0.16,
  },
}

const AWAY: JerseyDesign = {
  ...HOME,
  neckline: 'round',
  pattern: 'rays',
  number: '10',
  player: 'ŠIMIĆ',
  seed: 14,
  palette: {
    base: '#F1EEE7',
    side: '#0F7C86',
    cuff: '#0F7C86',
    collar: '#0F7C86',
    inside: '#CFCBC2',
    accent: '#D7263D',
    pattern: '#D5E4E4',
    letters: '#123A5E',
    numberFill: '#0F7C86',
    numberEdge: '#FBF9F4',
    sheen: 0.07,
  },
}

const GOALKEEPER: JerseyDesign = {
  ...HOME,
  pattern: 'chevron',
  number: '1',
  player: 'ĐURĐEK',
  seed: 22,
  palette: {
    base: '#1FA66B',
    side: '#0D5B45',
    cuff: '#0E2B33',
    collar: '#0E2B33',
    inside: '#0B5A3E',
    accent: '#F2C230',
    pattern: '#0B5A3E',
    letters: '#0E2333',
    numberFill: '#0E2333',
    numberEdge: '#F2C230',
    sheen: 0.13,
  },
}

const CHILD: JerseyDesign = {
  ...HOME,
  cut: CHILD_CUT,
  neckline: 'round',
  pattern: 'waves',
  number: '10',
  player: 'LUKA',
  sizeLabel: '128',
  seed: 31,
  palette: {
    base: '#3F86C6',
    side: '#17356A',
    cuff: '#17356A',
    collar: '#17356A',
    inside: '#245A94',
    accent: '#F6F2E9',
    pattern: '#BFE0F0',
    letters: '#F6F2E9',
    numberFill: '#F6F2E9',
    numberEdge: '#17356A',
    sheen: 0.12,
  },
}

const RETRO: JerseyDesign = {
  ...HOME,
  cut: RETRO_CUT,
  neckline: 'polo',
  pattern: 'sash',
  number: '9',
  player: '',
  seed: 43,
  palette: {
    base: '#EDE3CB',
    side: '#EDE3CB',
    cuff: '#C62A3B',
    collar: '#C62A3B',
    inside: '#CDBF9F',
    accent: '#C62A3B',
    pattern: '#1D3A6B',
    letters: '#1D3A6B',
    numberFill: '#1D3A6B',
    numberEdge: '#C62A3B',
    sheen: 0.05,
  },
}

export const JERSEYS: Readonly<Record<string, JerseyDesign>> = {
  'dres-domaci': HOME,
  'dres-gostujuci': AWAY,
  'dres-vratarski': GOALKEEPER,
  'dres-djecji': CHILD,
  'dres-retro': RETRO,
}
