import { BALLS, drawBall } from './ball.ts'
import { BEANIES, drawBeanie } from './beanie.ts'
import { BOOKS, drawBook } from './book.ts'
import { BOTTLES, drawBottle } from './bottle.ts'
import { CAPS, drawCap } from './cap.ts'
import { CARDS, drawCards } from './card.ts'
import { HOODIES, SWEATSHIRTS } from './designs/hoodies.ts'
import { CHILD_JERSEYS, JERSEYS } from './designs/jerseys.ts'
import { RETRO_JERSEYS } from './designs/retro-jerseys.ts'
import { POLOS, TEES } from './designs/tees.ts'
import { drawFlag, FLAGS } from './flag.ts'
import { drawHoodie } from './hoodie.ts'
import { drawJersey } from './jersey.ts'
import { drawMug, MUGS } from './mug.ts'
import { drawPoster, POSTERS } from './poster.ts'
import { family, type ProductPicture, type Views } from './product-picture.ts'
import { drawScarf, SCARVES } from './scarf.ts'
import { drawShorts, SHORTS } from './shorts.ts'
import { drawSocks, SOCKS } from './socks.ts'
import { drawTicket, TICKETS } from './ticket.ts'
import { drawTote, TOTES } from './tote.ts'

const FAMILIES: readonly Views[] = [
  family({
    designs: { ...JERSEYS, ...CHILD_JERSEYS, ...RETRO_JERSEYS },
    source: 'jersey.ts',
    front: (design, ground) => drawJersey(design, 'front', ground),
    second: (design, ground) => drawJersey(design, 'back', ground),
  }),
  family({
    designs: TEES,
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
    designs: { ...HOODIES, ...SWEATSHIRTS },
    source: 'hoodie.ts',
    front: (design, ground) => drawHoodie(design, 'front', ground),
    second: (design, ground) => drawHoodie(design, 'back', ground),
  }),
  family({
    designs: SCARVES,
    source: 'scarf.ts',
    front: drawScarf,
    second: { x: 560, y: 560, zoom: 1.5 },
  }),
  family({
    designs: CAPS,
    source: 'cap.ts',
    front: drawCap,
    second: { x: 560, y: 700, zoom: 1.65 },
  }),
  family({
    designs: BEANIES,
    source: 'beanie.ts',
    front: drawBeanie,
    second: { x: 560, y: 960, zoom: 1.7 },
  }),
  family({
    designs: SHORTS,
    source: 'shorts.ts',
    front: drawShorts,
    second: { x: 780, y: 900, zoom: 1.7 },
  }),
  family({
    designs: SOCKS,
    source: 'socks.ts',
    front: drawSocks,
    second: { x: 420, y: 420, zoom: 1.75 },
  }),
  family({
    designs: FLAGS,
    source: 'flag.ts',
    front: drawFlag,
    second: { x: 560, y: 560, zoom: 1.55 },
  }),
  family({
    designs: TOTES,
    source: 'tote.ts',
    front: drawTote,
    second: { x: 520, y: 720, zoom: 1.7 },
  }),
  family({
    designs: BALLS,
    source: 'ball.ts',
    front: drawBall,
    second: (design, ground) => {
      const [about, around, roll] = design.turn
      const turn = [about - 0.55, around + 0.9, roll + 0.1] as const
      return drawBall({ ...design, turn }, ground)
    },
  }),
  family({
    designs: BOTTLES,
    source: 'bottle.ts',
    front: (design, ground) => drawBottle(design, 'front', ground),
    second: (design, ground) => drawBottle(design, 'back', ground),
  }),
  family({
    designs: MUGS,
    source: 'mug.ts',
    front: (design, ground) => drawMug(design, 'front', ground),
    second: (design, ground) => drawMug(design, 'back', ground),
  }),
  family({
    designs: POSTERS,
    source: 'poster.ts',
    front: drawPoster,
    second: { x: 600, y: 620, zoom: 1.6 },
  }),
  family({
    designs: BOOKS,
    source: 'book.ts',
    front: drawBook,
    second: { x: 420, y: 520, zoom: 1.6 },
  }),
  family({
    designs: TICKETS,
    source: 'ticket.ts',
    front: drawTicket,
    second: { x: 640, y: 560, zoom: 1.6 },
  }),
  family({
    designs: CARDS,
    source: 'card.ts',
    front: drawCards,
    second: { x: 480, y: 560, zoom: 1.6 },
  }),
]

export const FRONT_VIEWS: readonly ProductPicture[] = FAMILIES.flatMap(({ fronts }) => fronts)
export const SECOND_VIEWS: readonly ProductPicture[] = FAMILIES.flatMap(({ seconds }) => seconds)
