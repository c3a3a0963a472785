import type { Canvas, Ground } from '#services/demo/pictures/engine/stage.ts'
import { BALLS, drawBall } from './ball.ts'
import { BEANIES, drawBeanie } from './beanie.ts'
import { BOOKS, drawBook } from './book.ts'
import { BOTTLES, drawBottle } from './bottle.ts'
import { CAPS, drawCap } from './cap.ts'
import { CARDS, drawCards } from './card.ts'
import { drawFlag, FLAGS } from './flag.ts'
import { drawHoodie } from './hoodie.ts'
import { HOODIES } from './hoodies.ts'
import { drawJersey } from './jersey.ts'
import { JERSEYS } from './jerseys.ts'
import { drawMug, MUGS } from './mug.ts'
import { drawPoster, POSTERS } from './poster.ts'
import { drawScarf, SCARVES } from './scarf.ts'
import { drawShorts, SHORTS } from './shorts.ts'
import { drawSocks, SOCKS } from './socks.ts'
import { drawTicket, TICKETS } from './ticket.ts'
import { drawTote, TOTES } from './tote.ts'

/** One view of one product. */
export type ProductPicture = {
  readonly key: string
  readonly design: unknown
  /** Beginnings of the names of the files that draw it. */
  readonly sources: readonly string[]
  draw(ground?: Ground): Promise<Canvas>
}

type Draw<Design> = (design: Design, ground?: Ground) => Promise<Canvas>

function family<Design>(
  designs: Readonly<Record<string, Design>>,
  sources: readonly string[],
  draw: Draw<Design>,
): readonly ProductPicture[] {
  return Object.entries(designs).map(([key, design]) => ({
    key,
    design,
    sources,
    draw: (ground) => draw(design, ground),
  }))
}

function backViews(pictures: readonly ProductPicture[]): readonly ProductPicture[] {
  return pictures.map((picture) => ({ ...picture, key: `${picture.key}-2` }))
}

const JERSEY_SOURCES = ['jersey']
const HOODIE_SOURCES = ['hoodie', 'jersey-art']
const FIGURE_SOURCES = ['figure']

export const PRODUCT_PICTURES: readonly ProductPicture[] = [
  ...family(JERSEYS, JERSEY_SOURCES, (design, ground) => drawJersey(design, 'front', ground)),
  ...family(HOODIES, HOODIE_SOURCES, (design, ground) => drawHoodie(design, 'front', ground)),
  ...family(SCARVES, ['scarf'], drawScarf),
  ...family(CAPS, ['cap'], drawCap),
  ...family(BEANIES, ['beanie'], drawBeanie),
  ...family(SHORTS, ['shorts', 'jersey-art'], drawShorts),
  ...family(SOCKS, ['socks'], drawSocks),
  ...family(FLAGS, ['flag'], drawFlag),
  ...family(TOTES, ['tote'], drawTote),
  ...family(BALLS, ['ball'], drawBall),
  ...family(BOTTLES, ['bottle'], drawBottle),
  ...family(MUGS, ['mug'], drawMug),
  ...family(POSTERS, ['poster', ...FIGURE_SOURCES], drawPoster),
  ...family(BOOKS, ['book', ...FIGURE_SOURCES], drawBook),
  ...family(TICKETS, ['ticket', 'slab'], drawTicket),
  ...family(CARDS, ['card', 'slab'], drawCards),
  ...backViews([
    ...family(JERSEYS, JERSEY_SOURCES, (design, ground) => drawJersey(design, 'back', ground)),
    ...family(HOODIES, HOODIE_SOURCES, (design, ground) => drawHoodie(design, 'back', ground)),
  ]),
]
