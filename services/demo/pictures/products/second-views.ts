import { BALLS, drawBall } from './ball.ts'
import { BOTTLES, drawBottle } from './bottle.ts'
import { closeUp, type Detail } from './detail.ts'
import { drawHoodie } from './hoodie.ts'
import { HOODIES } from './hoodies.ts'
import { drawJersey } from './jersey.ts'
import { JERSEYS } from './jerseys.ts'
import { drawMug, MUGS } from './mug.ts'
import { family, type ProductPicture } from './product-picture.ts'
import { FRONT_VIEWS } from './products.ts'

/** What a buyer looks at twice: the crest, a seam, the fringe. */
const DETAILS: Readonly<Record<string, Detail>> = {
  'sal-jadran': { x: 560, y: 560, zoom: 1.5 },
  'sal-pruge': { x: 470, y: 1080, zoom: 1.75 },
  silterica: { x: 560, y: 700, zoom: 1.65 },
  'zimska-kapa': { x: 560, y: 960, zoom: 1.7 },
  'kratke-hlace': { x: 780, y: 900, zoom: 1.7 },
  carape: { x: 420, y: 420, zoom: 1.75 },
  zastava: { x: 560, y: 560, zoom: 1.55 },
  'torba-platnena': { x: 520, y: 720, zoom: 1.7 },
  plakat: { x: 600, y: 620, zoom: 1.6 },
  knjiga: { x: 420, y: 520, zoom: 1.6 },
  ulaznica: { x: 640, y: 560, zoom: 1.6 },
  'clanska-iskaznica': { x: 480, y: 560, zoom: 1.6 },
}

function closeUps(pictures: readonly ProductPicture[]): readonly ProductPicture[] {
  return pictures.flatMap((picture) => {
    const detail = DETAILS[picture.key]
    if (!detail) return []
    return {
      ...picture,
      design: [picture.design, detail],
      sources: [...picture.sources, 'detail'],
      draw: async (ground) => closeUp(await picture.draw(ground), detail),
    }
  })
}

/** The other side of what has one, a close-up of the rest; keys end in -2. */
export const SECOND_VIEWS: readonly ProductPicture[] = [
  ...family(JERSEYS, ['jersey'], (design, ground) => drawJersey(design, 'back', ground)),
  ...family(HOODIES, ['hoodie', 'jersey-art'], (design, ground) =>
    drawHoodie(design, 'back', ground),
  ),
  ...family(BALLS, ['ball'], (design, ground) => {
    const [about, around, roll] = design.turn
    return drawBall({ ...design, turn: [about - 0.55, around + 0.9, roll + 0.1] }, ground)
  }),
  ...family(BOTTLES, ['bottle'], (design, ground) => drawBottle(design, 'back', ground)),
  ...family(MUGS, ['mug'], (design, ground) => drawMug(design, 'back', ground)),
  ...closeUps(FRONT_VIEWS),
].map((picture) => ({ ...picture, key: `${picture.key}-2` }))
