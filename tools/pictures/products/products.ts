import { templateVersion } from '#tools/pictures/engine/job.ts'
import { type Canvas, type Ground, partOf } from '#tools/pictures/engine/stage.ts'
import { BALLS, type BallDesign, drawBall } from './ball.ts'
import { BEANIES, drawBeanie } from './beanie.ts'
import { BOOKS, drawBook } from './book.ts'
import { BOTTLES, drawBottle } from './bottle.ts'
import { BOXES, drawBox } from './boxes.ts'
import { BUNDLES, drawBundle } from './bundles.ts'
import { CAPS, drawCap } from './cap.ts'
import { CARDS, drawCards } from './card.ts'
import { CHARMS, drawCharm } from './charms.ts'
import { chosen } from './chosen.ts'
import type { Detail } from './detail.ts'
import { drawBeanieDetail } from './detail-beanie.ts'
import { drawCapDetail } from './detail-cap.ts'
import { drawSackMouth, drawTrouserCuff, drawZip } from './detail-pieces.ts'
import { drawScarfDetail } from './detail-scarf.ts'
import { drawFlag, FLAGS } from './flag.ts'
import { drawGloves, GLOVES } from './gloves.ts'
import { drawLinen, LINENS } from './linens.ts'
import { drawMug, MUGS } from './mug.ts'
import { drawPack, drawSack, PACKS, SACKS } from './packs.ts'
import { drawPaper, PAPER_GOODS } from './paper.ts'
import { drawPoster, POSTERS } from './poster.ts'
import { family, type ProductPicture, type Views } from './product-picture.ts'
import { drawRing, RINGS } from './rings.ts'
import { drawScarf, SCARVES } from './scarf.ts'
import { drawScreens, SCREENS } from './screens.ts'
import { drawShorts, SHORTS, type ShortsDesign } from './shorts.ts'
import { drawSocks, SOCKS } from './socks.ts'
import { drawTicket, TICKETS } from './ticket.ts'
import { TOPS } from './tops.ts'
import { drawTote, TOTES, type ToteDesign } from './tote.ts'
import { drawStanding, drawWhistle, STANDING, WHISTLES } from './training.ts'
import { drawTrousers, TROUSERS } from './trousers.ts'
import { drawUmbrella, UMBRELLAS } from './umbrella.ts'

const FOLDER = new URL('./', import.meta.url)

const TURNED_BALLS: ReadonlySet<string> = new Set(['lopta-sluzbena', 'lopta-djecja'])
const BALL_PANEL: Detail = { x: 560, y: 640, zoom: 1.7 }

function drawTurnedBall(design: BallDesign, ground?: Ground): Promise<Canvas> {
  const [about, around, roll] = design.turn
  return drawBall({ ...design, turn: [about - 0.55, around + 0.9, roll + 0.1] }, ground)
}

/** The cord of a pair of shorts, and the handle of a bag where it is sewn on. */
const drawWaist = (design: ShortsDesign, ground?: Ground) =>
  drawShorts(design, ground, partOf(620, 500, 2.4))
const drawStrapEnd = (design: ToteDesign, ground?: Ground) =>
  drawTote(design, ground, partOf(520, 650, 2.6))

const FAMILIES: readonly Views[] = [
  ...TOPS,
  family({
    designs: SCARVES,
    source: 'scarf.ts',
    ground: 'clay',
    front: drawScarf,
    second: { x: 560, y: 560, zoom: 1.5 },
    third: { source: 'detail-scarf.ts', draw: drawScarfDetail },
  }),
  family({
    designs: CAPS,
    source: 'cap.ts',
    ground: 'clay',
    front: drawCap,
    second: { x: 560, y: 700, zoom: 1.65 },
    third: { source: 'detail-cap.ts', draw: drawCapDetail },
  }),
  family({
    designs: BEANIES,
    source: 'beanie.ts',
    ground: 'clay',
    front: drawBeanie,
    second: { x: 560, y: 960, zoom: 1.7 },
    third: { source: 'detail-beanie.ts', draw: drawBeanieDetail },
  }),
  family({
    designs: SHORTS,
    source: 'shorts.ts',
    ground: 'mist',
    front: drawShorts,
    second: { x: 780, y: 900, zoom: 1.7 },
    third: { source: 'shorts.ts', draw: drawWaist },
  }),
  family({
    designs: SOCKS,
    source: 'socks.ts',
    ground: 'mist',
    front: drawSocks,
    second: { x: 420, y: 420, zoom: 1.75 },
  }),
  family({
    designs: FLAGS,
    source: 'flag.ts',
    ground: 'clay',
    front: drawFlag,
    second: { x: 560, y: 560, zoom: 1.55 },
  }),
  family({
    designs: TOTES,
    source: 'tote.ts',
    ground: 'clay',
    front: drawTote,
    second: { x: 520, y: 720, zoom: 1.7 },
    third: { source: 'tote.ts', draw: drawStrapEnd },
  }),
  family({
    designs: chosen(BALLS, (key) => TURNED_BALLS.has(key)),
    source: 'ball.ts',
    ground: 'foam',
    front: drawBall,
    second: drawTurnedBall,
    third: BALL_PANEL,
  }),
  family({
    designs: chosen(BALLS, (key) => !TURNED_BALLS.has(key)),
    source: 'ball.ts',
    ground: 'foam',
    front: drawBall,
    second: BALL_PANEL,
    third: drawTurnedBall,
  }),
  family({
    designs: BOTTLES,
    source: 'bottle.ts',
    ground: 'dusk',
    front: (design, ground) => drawBottle(design, 'front', ground),
    second: (design, ground) => drawBottle(design, 'back', ground),
    // Too much is printed on these for words on the other side.
    details: {
      'boca-termo': { x: 600, y: 620, zoom: 1.8 },
      'boca-litra': { x: 600, y: 620, zoom: 1.8 },
    },
    third: { source: 'bottle.ts', draw: (design, ground) => drawBottle(design, 'close', ground) },
  }),
  family({
    designs: MUGS,
    source: 'mug.ts',
    ground: 'dusk',
    front: (design, ground) => drawMug(design, 'front', ground),
    second: (design, ground) => drawMug(design, 'back', ground),
    details: { 'salica-svjetionik': { x: 480, y: 700, zoom: 1.7 } },
    third: { source: 'mug.ts', draw: (design, ground) => drawMug(design, 'close', ground) },
  }),
  family({
    designs: POSTERS,
    source: 'poster.ts',
    ground: 'dusk',
    front: drawPoster,
    second: { x: 600, y: 620, zoom: 1.6 },
  }),
  family({
    designs: BOOKS,
    source: 'book.ts',
    ground: 'dusk',
    front: drawBook,
    second: { x: 560, y: 560, zoom: 1.5 },
  }),
  family({
    designs: TICKETS,
    source: 'ticket.ts',
    ground: 'paper',
    front: drawTicket,
    second: { x: 640, y: 560, zoom: 1.6 },
  }),
  family({
    designs: CARDS,
    source: 'card.ts',
    ground: 'paper',
    front: drawCards,
    second: { x: 540, y: 540, zoom: 1.5 },
  }),
  family({
    designs: TROUSERS,
    source: 'trousers.ts',
    ground: 'mist',
    front: drawTrousers,
    second: { x: 600, y: 420, zoom: 1.8 },
    details: { 'hlace-vratarske': { x: 480, y: 820, zoom: 1.7 } },
    third: { source: 'detail-pieces.ts', draw: drawTrouserCuff },
  }),
  family({
    designs: PACKS,
    source: 'packs.ts',
    ground: 'clay',
    front: drawPack,
    second: { x: 620, y: 940, zoom: 1.8 },
    third: { source: 'detail-pieces.ts', draw: drawZip },
  }),
  family({
    designs: SACKS,
    source: 'packs.ts',
    ground: 'clay',
    front: drawSack,
    second: { x: 600, y: 560, zoom: 1.7 },
    third: { source: 'detail-pieces.ts', draw: drawSackMouth },
  }),
  family({
    designs: LINENS,
    source: 'linens.ts',
    ground: 'dusk',
    front: drawLinen,
    second: { x: 700, y: 960, zoom: 1.7 },
    details: {
      'jastuk-dres': { x: 740, y: 640, zoom: 1.7 },
      'jastuk-grb': { x: 560, y: 640, zoom: 1.6 },
    },
  }),
  family({
    designs: GLOVES,
    source: 'gloves.ts',
    ground: 'clay',
    front: drawGloves,
    second: { x: 440, y: 1060, zoom: 1.7 },
  }),
  family({
    designs: RINGS,
    source: 'rings.ts',
    ground: 'foam',
    front: drawRing,
    second: { x: 600, y: 820, zoom: 1.8 },
  }),
  family({
    designs: UMBRELLAS,
    source: 'umbrella.ts',
    ground: 'clay',
    front: drawUmbrella,
    second: { x: 700, y: 820, zoom: 1.8 },
  }),
  family({
    designs: CHARMS,
    source: 'charms.ts',
    ground: 'clay',
    front: drawCharm,
    second: { x: 600, y: 820, zoom: 1.7 },
    details: {
      'maskica-valovi': { x: 520, y: 480, zoom: 1.8 },
      'naljepnice-navijac': { x: 560, y: 520, zoom: 1.7 },
      'naljepnice-djecje': { x: 560, y: 560, zoom: 1.7 },
    },
  }),
  family({
    designs: WHISTLES,
    source: 'training.ts',
    ground: 'foam',
    front: drawWhistle,
    second: { x: 680, y: 800, zoom: 1.7 },
  }),
  family({
    designs: STANDING,
    source: 'training.ts',
    ground: 'foam',
    front: drawStanding,
    second: { x: 520, y: 760, zoom: 1.8 },
  }),
  family({
    designs: PAPER_GOODS,
    source: 'paper.ts',
    ground: 'dusk',
    front: drawPaper,
    second: { x: 520, y: 560, zoom: 1.7 },
    details: {
      'kalendar-stolni': { x: 640, y: 780, zoom: 1.7 },
      'kalendar-zidni': { x: 600, y: 860, zoom: 1.6 },
    },
  }),
  family({
    designs: BOXES,
    source: 'boxes.ts',
    ground: 'dusk',
    front: drawBox,
    second: { x: 550, y: 760, zoom: 1.45 },
  }),
  family({
    designs: SCREENS,
    source: 'screens.ts',
    ground: 'dusk',
    front: drawScreens,
    second: { x: 600, y: 520, zoom: 1.45 },
  }),
]

const PARTS = new Map(
  FAMILIES.flatMap(({ fronts }) => fronts).map((picture) => [picture.key, picture]),
)

/** The versions of what it holds, so that a bundle is drawn anew when one of them changes. */
function versionsIn(parts: readonly { readonly key: string }[]): readonly string[] {
  return parts.map(({ key }) => {
    const part = PARTS.get(key)
    return part ? templateVersion(FOLDER, part.sources, part.design) : ''
  })
}

const BUNDLE_VIEWS = family({
  designs: Object.fromEntries(
    Object.entries(BUNDLES).map(([key, parts]) => [key, { parts, holds: versionsIn(parts) }]),
  ),
  source: 'bundles.ts',
  ground: 'paper',
  front: ({ parts }, ground) => drawBundle(parts, PARTS, ground),
  second: { x: 560, y: 900, zoom: 1.6 },
})

export const FRONT_VIEWS: readonly ProductPicture[] = [
  ...FAMILIES.flatMap(({ fronts }) => fronts),
  ...BUNDLE_VIEWS.fronts,
]
export const SECOND_VIEWS: readonly ProductPicture[] = [
  ...FAMILIES.flatMap(({ seconds }) => seconds),
  ...BUNDLE_VIEWS.seconds,
]
/** What supporters look at most closely has one more view. */
export const THIRD_VIEWS: readonly ProductPicture[] = FAMILIES.flatMap(({ thirds }) => thirds)
