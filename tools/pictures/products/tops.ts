import { closeUpsOf } from './close-ups.ts'
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
import { drawHoodie } from './hoodie.ts'
import { drawJersey } from './jersey.ts'
import { family, type Views } from './product-picture.ts'

const SMALL_AND_RETRO = { ...CHILD_JERSEYS, ...RETRO_JERSEYS }
const WARM = { ...HOODIES, ...SWEATSHIRTS, ...JACKETS }

/** What is worn above the waist. */
export const TOPS: readonly Views[] = [
  family({
    designs: JERSEYS,
    source: 'jersey.ts',
    front: (design, ground) => drawJersey(design, 'front', ground),
    second: (design, ground) => drawJersey(design, 'back', ground),
  }),
  family({
    designs: SMALL_AND_RETRO,
    source: 'jersey.ts',
    front: (design, ground) => drawJersey(design, 'front', ground),
    second: (design, ground) => drawJersey(design, 'back', ground),
    details: closeUpsOf(SMALL_AND_RETRO, ['dres-djecji', 'dres-retro'], {
      x: 640,
      y: 540,
      zoom: 1.65,
    }),
  }),
  family({
    designs: { ...PRINTED_TEES, ...CHILD_TEES, ...LONG_SLEEVES, ...TRAINING_TEES },
    source: 'jersey.ts',
    front: (design, ground) => drawJersey(design, 'front', ground),
    second: { x: 600, y: 660, zoom: 1.6 },
  }),
  family({
    designs: POLOS,
    source: 'jersey.ts',
    front: (design, ground) => drawJersey(design, 'front', ground),
    second: { x: 620, y: 460, zoom: 1.7 },
  }),
  family({
    designs: WARM,
    source: 'hoodie.ts',
    front: (design, ground) => drawHoodie(design, 'front', ground),
    second: (design, ground) => drawHoodie(design, 'back', ground),
    details: closeUpsOf(WARM, ['hoodica-more', 'hoodica-reprezentacija', 'hoodica-djecja'], {
      x: 620,
      y: 600,
      zoom: 1.6,
    }),
  }),
]
