import type { CategoryDesign } from './design.ts'

const SAND = { base: '#E6DAC2', line: '#D6C6A6' }
const CREAM = { base: '#EFE7D6', line: '#12909B' }
const TEAL = { base: '#13808A', line: '#2A97A0' }
const NAVY = { base: '#1A3B70', line: '#2B5290' }
const MIST = { base: '#C9E0DE', line: '#A9CFCD' }
const SKY = { base: '#9CC9E2', line: '#B9DBEC' }
const CORAL = { base: '#DE6B57', line: '#EC8A76' }
const SUNNY = { base: '#EFC35B', line: '#F7DA92' }
const WINE = { base: '#7A2438', line: '#96384E' }
const RED = '#D7263D'
const GOLD = '#E9B44C'

export const CATEGORIES: Readonly<Record<string, CategoryDesign>> = {
  dresovi: {
    ground: { ...SAND, motif: 'number', accent: RED },
    products: [
      { key: 'dres-vratarski', x: 306, y: 440, scale: 0.48, turn: -7 },
      { key: 'dres-gostujuci', x: 902, y: 440, scale: 0.48, turn: 7 },
      { key: 'dres-domaci', x: 604, y: 462, scale: 0.585, turn: 0 },
    ],
  },
  'reprezentativni-dresovi': {
    ground: { ...NAVY, motif: 'sash', accent: RED },
    products: [
      { key: 'dres-gostujuci', x: 820, y: 450, scale: 0.57, turn: 6 },
      { key: 'dres-domaci', x: 410, y: 450, scale: 0.6, turn: -4 },
    ],
  },
  'djecji-dresovi': {
    ground: { ...SUNNY, motif: 'dots', accent: RED },
    products: [
      { key: 'dres-djecji-zagrijavanje', x: 850, y: 430, scale: 0.5, turn: 9 },
      { key: 'dres-djecji', x: 430, y: 470, scale: 0.58, turn: -5 },
    ],
  },
  'retro-dresovi': {
    ground: { ...WINE, motif: 'sun', accent: '#E3C79A' },
    products: [
      { key: 'dres-retro-1983', x: 300, y: 440, scale: 0.46, turn: -8 },
      { key: 'dres-retro-1979', x: 906, y: 440, scale: 0.46, turn: 8 },
      { key: 'dres-retro', x: 604, y: 462, scale: 0.57, turn: 0 },
    ],
  },
  odjeca: {
    ground: { ...TEAL, motif: 'waves', accent: RED },
    products: [
      { key: 'hoodica-djecja', x: 400, y: 450, scale: 0.58, turn: -4 },
      { key: 'kratke-hlace', x: 850, y: 560, scale: 0.5, turn: 6 },
    ],
  },
  majice: {
    ground: { ...CORAL, motif: 'arch', accent: '#F4D9C0' },
    products: [
      { key: 'majica-mornarska', x: 840, y: 446, scale: 0.52, turn: 8 },
      { key: 'majica-jadran', x: 430, y: 462, scale: 0.6, turn: -5 },
    ],
  },
  'polo-majice': {
    ground: { ...MIST, motif: 'sash', accent: '#13808A' },
    products: [
      { key: 'polo-reprezentacija', x: 800, y: 446, scale: 0.55, turn: 7 },
      { key: 'polo-riva', x: 410, y: 462, scale: 0.59, turn: -5 },
    ],
  },
  hoodice: {
    ground: { ...NAVY, motif: 'waves', accent: RED },
    products: [
      { key: 'hoodica-djecja', x: 850, y: 452, scale: 0.54, turn: 6 },
      { key: 'hoodica-more', x: 420, y: 454, scale: 0.6, turn: -3 },
    ],
  },
  'trening-odjeca': {
    ground: { ...SKY, motif: 'court', accent: RED },
    products: [
      { key: 'kratke-hlace', x: 876, y: 540, scale: 0.5, turn: 7 },
      { key: 'jakna-trenirke', x: 420, y: 456, scale: 0.59, turn: -4 },
    ],
  },
  'salovi-i-kape': {
    ground: { ...CREAM, motif: 'sun', accent: RED },
    products: [
      { key: 'sal-jadran', x: 600, y: 484, scale: 0.66, turn: 0 },
      { key: 'zimska-kapa', x: 606, y: 580, scale: 0.36, turn: 0 },
    ],
  },
  salovi: {
    ground: { ...TEAL, motif: 'arch', accent: '#F4EFE5' },
    products: [
      { key: 'sal-jadran', x: 346, y: 470, scale: 0.62, turn: -4 },
      { key: 'sal-svi-za-jednog', x: 850, y: 460, scale: 0.6, turn: 5 },
    ],
  },
  kape: {
    ground: { ...SAND, motif: 'horizon', accent: RED },
    products: [
      { key: 'kapa-cof-crvena', x: 366, y: 420, scale: 0.5, turn: -4 },
      { key: 'silterica-bijela', x: 822, y: 500, scale: 0.58, turn: 3 },
    ],
  },
  'navijacka-oprema': {
    ground: { ...MIST, motif: 'waves', accent: RED },
    products: [
      { key: 'zastava', x: 470, y: 520, scale: 0.66, turn: 0 },
      { key: 'silterica', x: 900, y: 640, scale: 0.4, turn: 0 },
    ],
  },
  'torbe-i-ruksaci': {
    ground: { ...CORAL, motif: 'dots', accent: GOLD },
    products: [
      { key: 'torba-valovi', x: 836, y: 452, scale: 0.54, turn: 6 },
      { key: 'torba-platnena', x: 420, y: 470, scale: 0.6, turn: -4 },
    ],
  },
  'privjesci-i-znacke': {
    ground: { ...NAVY, motif: 'dots', accent: GOLD },
    products: [{ key: 'lopta-mini', x: 600, y: 470, scale: 0.55, turn: 0 }],
  },
  'lopte-i-trening': {
    ground: { ...NAVY, motif: 'court', accent: RED },
    products: [
      { key: 'boca', x: 850, y: 428, scale: 0.56, turn: 0 },
      { key: 'lopta-sluzbena', x: 440, y: 470, scale: 0.56, turn: 0 },
    ],
  },
  lopte: {
    ground: { ...SUNNY, motif: 'court', accent: RED },
    products: [
      { key: 'lopta-retro', x: 850, y: 450, scale: 0.46, turn: 0 },
      { key: 'lopta-sluzbena', x: 430, y: 470, scale: 0.6, turn: 0 },
    ],
  },
  'oprema-za-trening': {
    ground: { ...TEAL, motif: 'court', accent: RED },
    products: [
      { key: 'torba-sportska', x: 800, y: 430, scale: 0.56, turn: 4 },
      { key: 'lopta-trening', x: 400, y: 500, scale: 0.5, turn: 0 },
    ],
  },
  'dom-i-darovi': {
    ground: { ...SAND, motif: 'waves', accent: RED },
    products: [
      { key: 'knjiga', x: 392, y: 424, scale: 0.6, turn: 0 },
      { key: 'salica', x: 846, y: 512, scale: 0.5, turn: 0 },
    ],
  },
  'salice-i-boce': {
    ground: { ...CORAL, motif: 'horizon', accent: '#F4D9C0' },
    products: [
      { key: 'boca-termo', x: 380, y: 420, scale: 0.6, turn: 0 },
      { key: 'salica-svjetionik', x: 790, y: 530, scale: 0.56, turn: 0 },
    ],
  },
  'knjige-i-papir': {
    ground: { ...MIST, motif: 'horizon', accent: '#13808A' },
    products: [
      { key: 'knjiga-kuharica', x: 830, y: 436, scale: 0.54, turn: 0 },
      { key: 'knjiga', x: 400, y: 440, scale: 0.6, turn: 0 },
    ],
  },
  'plakati-i-kalendari': {
    ground: { ...NAVY, motif: 'arch', accent: '#E3C79A' },
    products: [
      { key: 'plakat-retro', x: 836, y: 446, scale: 0.54, turn: 6 },
      { key: 'plakat-svjetionik', x: 420, y: 456, scale: 0.6, turn: -4 },
    ],
  },
  paketi: {
    ground: { ...WINE, motif: 'waves', accent: RED },
    products: [
      { key: 'dres-domaci', x: 380, y: 440, scale: 0.54, turn: -5 },
      { key: 'silterica', x: 800, y: 400, scale: 0.4, turn: 4 },
      { key: 'salica', x: 860, y: 640, scale: 0.38, turn: 0 },
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
