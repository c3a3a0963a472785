import type { HoodieDesign } from '#services/demo/pictures/products/hoodie-design.ts'

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
}
