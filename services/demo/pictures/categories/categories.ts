import type { Placement } from './cut-out.ts'
import type { GroundDesign } from './grounds.ts'

export type CategoryDesign = {
  readonly ground: GroundDesign
  /** Back to front. */
  readonly products: readonly (Placement & { readonly key: string })[]
}

const SAND = { base: '#E6DAC2', line: '#D6C6A6' }
const TEAL = { base: '#13808A', line: '#2A97A0' }
const NAVY = { base: '#1A3B70', line: '#2B5290' }
const MIST = { base: '#C9E0DE', line: '#A9CFCD' }
const RED = '#D7263D'

export const CATEGORIES: Readonly<Record<string, CategoryDesign>> = {
  dresovi: {
    ground: { ...SAND, motif: 'number', accent: RED },
    products: [
      { key: 'dres-vratarski', x: 306, y: 440, scale: 0.48, turn: -7 },
      { key: 'dres-gostujuci', x: 902, y: 440, scale: 0.48, turn: 7 },
      { key: 'dres-domaci', x: 604, y: 462, scale: 0.585, turn: 0 },
    ],
  },
  odjeca: {
    ground: { ...TEAL, motif: 'waves', accent: RED },
    products: [
      { key: 'hoodica-djecja', x: 400, y: 450, scale: 0.58, turn: -4 },
      { key: 'kratke-hlace', x: 850, y: 560, scale: 0.5, turn: 6 },
    ],
  },
  hoodice: {
    ground: { ...NAVY, motif: 'waves', accent: RED },
    products: [
      { key: 'hoodica-djecja', x: 850, y: 452, scale: 0.54, turn: 6 },
      { key: 'hoodica-more', x: 420, y: 454, scale: 0.6, turn: -3 },
    ],
  },
  'salovi-i-kape': {
    ground: { base: '#EFE7D6', line: '#12909B', motif: 'sun', accent: RED },
    products: [
      { key: 'sal-jadran', x: 600, y: 484, scale: 0.66, turn: 0 },
      { key: 'zimska-kapa', x: 606, y: 580, scale: 0.36, turn: 0 },
    ],
  },
  'navijacka-oprema': {
    ground: { ...MIST, motif: 'waves', accent: RED },
    products: [
      { key: 'zastava', x: 470, y: 520, scale: 0.66, turn: 0 },
      { key: 'silterica', x: 900, y: 640, scale: 0.4, turn: 0 },
    ],
  },
  'lopte-i-trening': {
    ground: { ...NAVY, motif: 'court', accent: RED },
    products: [
      { key: 'boca', x: 850, y: 428, scale: 0.56, turn: 0 },
      { key: 'lopta-sluzbena', x: 440, y: 470, scale: 0.56, turn: 0 },
    ],
  },
  'dom-i-darovi': {
    ground: { ...SAND, motif: 'waves', accent: RED },
    products: [
      { key: 'knjiga', x: 392, y: 424, scale: 0.6, turn: 0 },
      { key: 'salica', x: 846, y: 512, scale: 0.5, turn: 0 },
    ],
  },
  'ulaznice-i-clanstvo': {
    ground: { ...TEAL, motif: 'tickets', accent: RED },
    products: [
      { key: 'clanska-iskaznica', x: 420, y: 450, scale: 0.58, turn: -2 },
      { key: 'ulaznica', x: 850, y: 452, scale: 0.6, turn: 4 },
    ],
  },
}
