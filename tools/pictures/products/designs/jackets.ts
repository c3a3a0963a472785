import { crest } from '#tools/pictures/engine/crest.ts'
import type { HoodieDesign } from '#tools/pictures/products/hoodie-design.ts'
import { lines } from '#tools/pictures/products/motifs.ts'
import { INK, PAPER, RED, TIDE } from './colors.ts'
import { warm } from './plain-hoodie.ts'

const JACKET = { neck: 'stand', pocket: 'slits', fabric: 'shell' } as const
const VEST = { neck: 'stand', pocket: 'slits', fabric: 'shell', hasSleeves: false } as const
const PLAIN_BACK = lines(['JADRAN'], { x: 600, y: 760, size: 140 }, PAPER)

export const JACKETS: Readonly<Record<string, HoodieDesign>> = {
  'jakna-trenirke': warm({
    ...JACKET,
    color: 'tamnoplava',
    seed: 32,
    zip: PAPER,
    print: { front: crest(690, 640, 0.48), back: PLAIN_BACK },
    palette: { yoke: '#1E4585', accent: RED },
  }),
  'jakna-trenirke-zenska': warm({
    ...JACKET,
    color: 'crna',
    seed: 36,
    zip: '#17929D',
    print: { front: crest(690, 640, 0.48), back: PLAIN_BACK },
    palette: { yoke: '#17929D', accent: PAPER },
  }),
  'jakna-trenirke-djecja': warm({
    ...JACKET,
    color: 'svijetloplava',
    seed: 40,
    zip: PAPER,
    print: { front: crest(690, 600, 0.48), back: PLAIN_BACK },
    palette: { sleeve: PAPER, accent: PAPER, rib: '#17356A', letters: INK },
  }),
  'prsluk-prosiveni': warm({
    ...VEST,
    color: 'tamnoplava',
    seed: 44,
    zip: RED,
    isQuilted: true,
    print: { front: crest(690, 520, 0.44), back: crest(500, 560, 1) },
    palette: { inside: '#B81E33', rib: '#0F2347' },
  }),
  'prsluk-savez': warm({
    ...VEST,
    color: 'siva',
    seed: 48,
    zip: TIDE,
    print: {
      front: crest(690, 560, 0.48),
      back: lines(['JADRAN'], { x: 600, y: 760, size: 140 }, INK),
    },
    palette: { rib: '#7D858F', inside: '#5F6771' },
  }),
  'prsluk-djecji': warm({
    ...VEST,
    color: 'crvena',
    seed: 52,
    zip: '#17356A',
    isQuilted: true,
    print: { front: crest(690, 520, 0.44), back: crest(500, 560, 1) },
    palette: { rib: '#A81B2E', inside: '#17356A' },
  }),
}
