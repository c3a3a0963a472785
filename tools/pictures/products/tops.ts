import { partOf } from '#tools/pictures/engine/stage.ts'
import { chosen } from './chosen.ts'
import { CHILD_JERSEYS } from './designs/child-jerseys.ts'
import { CHILD_TEES } from './designs/child-tees.ts'
import { HOODIES } from './designs/hoodies.ts'
import { JACKETS } from './designs/jackets.ts'
import { JERSEYS } from './designs/jerseys.ts'
import { LONG_SLEEVES } from './designs/long-sleeves.ts'
import { POLOS } from './designs/polos.ts'
import { PRINTED_TEES } from './designs/printed-tees.ts'
import { RETRO_JERSEYS } from './designs/retro-jerseys.ts'
import { SWEATSHIRTS } from './designs/sweatshirts.ts'
import { TRAINING_TEES } from './designs/training-tees.ts'
import type { Detail } from './detail.ts'
import { drawCollarDetail } from './detail-collar.ts'
import { drawHoodie } from './hoodie.ts'
import { drawJersey } from './jersey.ts'
import { family, type Views } from './product-picture.ts'

const SMALL_AND_RETRO = { ...CHILD_JERSEYS, ...RETRO_JERSEYS }
/** Of these the back is worth the second look, of the others the front from close by. */
const TURNED: ReadonlySet<string> = new Set(['dres-djecji', 'dres-retro'])
const KITS = { ...JERSEYS, ...chosen(SMALL_AND_RETRO, (key) => TURNED.has(key)) }
const PLAIN_BACKS = chosen(SMALL_AND_RETRO, (key) => !TURNED.has(key))
const WARM = { ...HOODIES, ...SWEATSHIRTS, ...JACKETS }
const TURNED_WARM: ReadonlySet<string> = new Set([
  'hoodica-more',
  'hoodica-reprezentacija',
  'hoodica-djecja',
])
const CHEST: Detail = { x: 620, y: 600, zoom: 1.6 }

const COLLAR = { source: 'detail-collar.ts', draw: drawCollarDetail }

/** What is worn above the waist. */
export const TOPS: readonly Views[] = [
  family({
    designs: KITS,
    source: 'jersey.ts',
    ground: 'sand',
    front: (design, ground) => drawJersey(design, 'front', ground),
    second: (design, ground) => drawJersey(design, 'back', ground),
    third: COLLAR,
  }),
  family({
    designs: PLAIN_BACKS,
    source: 'jersey.ts',
    ground: 'sand',
    front: (design, ground) => drawJersey(design, 'front', ground),
    second: {
      source: 'jersey.ts',
      draw: (design, ground) => drawJersey(design, 'front', ground, partOf(640, 540, 1.65)),
    },
    third: (design, ground) => drawJersey(design, 'back', ground),
  }),
  family({
    designs: { ...PRINTED_TEES, ...CHILD_TEES, ...LONG_SLEEVES, ...TRAINING_TEES },
    source: 'jersey.ts',
    ground: 'mist',
    front: (design, ground) => drawJersey(design, 'front', ground),
    second: { x: 600, y: 660, zoom: 1.6 },
    third: COLLAR,
  }),
  family({
    designs: POLOS,
    source: 'jersey.ts',
    ground: 'mist',
    front: (design, ground) => drawJersey(design, 'front', ground),
    second: { x: 620, y: 460, zoom: 1.7 },
    third: COLLAR,
  }),
  family({
    designs: chosen(WARM, (key) => TURNED_WARM.has(key)),
    source: 'hoodie.ts',
    ground: 'mist',
    front: (design, ground) => drawHoodie(design, 'front', ground),
    second: (design, ground) => drawHoodie(design, 'back', ground),
    third: CHEST,
  }),
  family({
    designs: chosen(WARM, (key) => !TURNED_WARM.has(key)),
    source: 'hoodie.ts',
    ground: 'mist',
    front: (design, ground) => drawHoodie(design, 'front', ground),
    second: CHEST,
    third: (design, ground) => drawHoodie(design, 'back', ground),
  }),
]
