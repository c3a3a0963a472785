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
import { family, type ProductPicture } from './product-picture.ts'
import { drawScarf, SCARVES } from './scarf.ts'
import { drawShorts, SHORTS } from './shorts.ts'
import { drawSocks, SOCKS } from './socks.ts'
import { drawTicket, TICKETS } from './ticket.ts'
import { drawTote, TOTES } from './tote.ts'

export const FRONT_VIEWS: readonly ProductPicture[] = [
  ...family(JERSEYS, ['jersey'], (design, ground) => drawJersey(design, 'front', ground)),
  ...family(HOODIES, ['hoodie', 'jersey-art'], (design, ground) =>
    drawHoodie(design, 'front', ground),
  ),
  ...family(SCARVES, ['scarf'], drawScarf),
  ...family(CAPS, ['cap'], drawCap),
  ...family(BEANIES, ['beanie'], drawBeanie),
  ...family(SHORTS, ['shorts', 'jersey-art'], drawShorts),
  ...family(SOCKS, ['socks'], drawSocks),
  ...family(FLAGS, ['flag'], drawFlag),
  ...family(TOTES, ['tote'], drawTote),
  ...family(BALLS, ['ball'], drawBall),
  ...family(BOTTLES, ['bottle'], (design, ground) => drawBottle(design, 'front', ground)),
  ...family(MUGS, ['mug'], (design, ground) => drawMug(design, 'front', ground)),
  ...family(POSTERS, ['poster', 'figure'], drawPoster),
  ...family(BOOKS, ['book', 'figure'], drawBook),
  ...family(TICKETS, ['ticket', 'slab'], drawTicket),
  ...family(CARDS, ['card', 'slab'], drawCards),
]
