import { crest } from '#tools/pictures/engine/crest.ts'
import type { HoodieDesign } from '#tools/pictures/products/hoodie-design.ts'
import {
  coastLine,
  gull,
  hundred,
  lighthouse,
  lines,
  threeWaves,
  waveLine,
  windLines,
} from '#tools/pictures/products/motifs.ts'
import { GOLD, INK, inColors, PAPER, RED, TIDE } from './colors.ts'
import { warm } from './plain-hoodie.ts'

/** A small crest on the chest; the back keeps the motto. */
const SMALL_CREST = { front: crest(700, 560, 0.5) }

export const HOODIES: Readonly<Record<string, HoodieDesign>> = {
  'hoodica-more': {
    print: 'sea',
    fabric: 'fleece',
    seed: 6,
    palette: {
      base: '#14606C',
      rib: '#0F4C57',
      inside: '#0B3A44',
      accent: '#D7263D',
      letters: '#F1ECE2',
      second: '#A5DCDD',
      cord: '#EFE9DD',
    },
  },
  'hoodica-reprezentacija': {
    print: 'crest',
    fabric: 'fleece',
    seed: 13,
    palette: {
      base: '#17325F',
      rib: '#102648',
      inside: '#0C1E3C',
      accent: '#D7263D',
      letters: '#F4EFE5',
      second: '#8FD0D3',
      cord: '#D7263D',
    },
  },
  'hoodica-djecja': {
    print: 'child',
    fabric: 'melange',
    seed: 19,
    palette: {
      base: '#B4B9C0',
      rib: '#9CA2AB',
      inside: '#8B919A',
      accent: '#D7263D',
      letters: '#17325F',
      second: '#17325F',
      cord: '#D7263D',
    },
  },
  ...inColors('hoodica-valovi', ['tamnoplava', 'siva', 'bordo'], (color) =>
    warm({
      color,
      seed: 23,
      print: {
        front: threeWaves({ x: 600, y: 770, scale: 1.7 }, [
          color === 'siva' ? INK : PAPER,
          TIDE,
          color === 'bordo' ? '#E9B44C' : RED,
        ]),
      },
    }),
  ),
  'hoodica-svjetionik': warm({
    color: 'bez',
    seed: 27,
    print: {
      front: lighthouse(
        { x: 600, y: 740, scale: 1.6 },
        { tower: '#FFFFFF', stripe: RED, sea: '#0F7C86' },
      ),
    },
    palette: { cord: RED },
  }),
  'hoodica-bura': warm({
    color: 'svijetloplava',
    seed: 31,
    print: {
      front: `${windLines({ x: 600, y: 680, scale: 1.25 }, [PAPER, '#BFE0F0', INK])}${lines(['BURA'], { x: 600, y: 888, size: 116 }, PAPER)}`,
    },
  }),
  'hoodica-stoljece': warm({
    color: 'crna',
    seed: 35,
    print: { front: hundred({ x: 600, y: 792, scale: 1.38 }, GOLD, GOLD) },
    palette: { cord: GOLD, accent: GOLD, letters: GOLD, second: GOLD },
  }),
  'hoodica-retro': warm({
    color: 'bez',
    seed: 39,
    print: {
      front: `<path d="M330,340L960,1200" stroke="#C62A3B" stroke-width="150"/><path d="M244,340L874,1200M416,340L1046,1200" stroke="#1D3A6B" stroke-width="11"/>${crest(706, 560, 0.52)}`,
      back: lines(['1994.'], { x: 600, y: 830, size: 170 }, '#1D3A6B'),
    },
    palette: { base: '#EDE3CB', rib: '#C62A3B', inside: '#CDBF9F', cord: '#C62A3B' },
  }),
  'hoodica-tribina': warm({
    color: 'crvena',
    seed: 43,
    print: {
      front: lines(['8'], { x: 600, y: 900, size: 420 }, PAPER),
      back: lines(['OSMI', 'IGRAČ'], { x: 600, y: 780, size: 140 }, PAPER),
    },
    palette: { cord: PAPER },
  }),
  'hoodica-zenska': warm({
    color: 'tirkizna',
    seed: 47,
    print: { front: coastLine({ x: 600, y: 740, scale: 1.3 }, PAPER, '#F2C84B') },
    palette: { base: '#1B8490', rib: '#146B76', inside: '#0E4E57', cord: PAPER },
  }),
  'hoodica-zip-trening': warm({
    color: 'siva',
    seed: 51,
    zip: PAPER,
    print: SMALL_CREST,
    palette: { sleeve: '#17356A', rib: '#17356A', cord: PAPER },
  }),
  ...inColors('hoodica-zip-savez', ['tamnoplava', 'crna'], (color) =>
    warm({ color, seed: 55, zip: RED, print: SMALL_CREST, palette: { cord: RED } }),
  ),
  'hoodica-djecja-galeb': warm({
    color: 'svijetloplava',
    seed: 59,
    print: {
      front: gull(
        { x: 600, y: 740, scale: 1.7 },
        { body: '#FFFFFF', wing: '#E3E7EA', beak: '#E8762D' },
      ),
    },
    palette: { cord: '#F2C84B' },
  }),
  'hoodica-djecja-zip': warm({
    color: 'zelena',
    seed: 63,
    zip: '#F2C84B',
    print: {
      front: [730, 800, 870]
        .map((y) => waveLine(600, y, 620, { color: PAPER, stroke: 20, rise: 52 }))
        .join(''),
    },
    palette: { cord: '#F2C84B', accent: '#F2C84B' },
  }),
  vjetrovka: warm({
    color: 'zuta',
    fabric: 'shell',
    seed: 67,
    zip: '#17356A',
    print: SMALL_CREST,
    palette: { rib: '#17356A', cord: '#17356A', inside: '#B88F22', accent: '#17356A' },
  }),
}
