import { drawLit, type Finish } from '#tools/pictures/engine/cloth.ts'
import { fleece, type Grain, melange, rib } from '#tools/pictures/engine/grain.ts'
import { foldHeight, sumHeights, volume, wrinkleHeight } from '#tools/pictures/engine/height.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import { fullSheet, mirrored, path, stitches } from '#tools/pictures/engine/sewing.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  GARMENT_SHADOW,
  type Ground,
  MASTER_SIZE,
  overlay,
  warpCanvas,
} from '#tools/pictures/engine/stage.ts'
import { hoodieBack, hoodieFront, hoodieSleeve } from './hoodie-art.ts'
import { HOODIE, HOODIE_BACK } from './hoodie-cut.ts'
import type { HoodieDesign, HoodieParts } from './hoodie-design.ts'
import { hoodieBodyFolds, hoodieSleeveFolds } from './hoodie-folds.ts'
import { drawBackHood, drawCords, drawHood } from './hoodie-hood.ts'
import {
  drawCollar,
  drawHollow,
  drawSlits,
  drawZip,
  neckOutline,
  quiltHeight,
  shell,
} from './hoodie-trim.ts'

const size = MASTER_SIZE
const mask = (content: string) => rasterAlpha(content, size)
const sheet = (content: string) => rasterRgb(content, size)
const BOTH_SLEEVES = path(HOODIE.sleeve) + mirrored(path(HOODIE.sleeve))
const BOTH_CUFFS = path(HOODIE.cuff) + mirrored(path(HOODIE.cuff))
const GRAINS: Readonly<Record<HoodieDesign['fabric'], Grain>> = { fleece, melange, shell }

function ribFinish(frequency = 0.55): Finish {
  return { grain: rib(frequency), sheen: 0.04, specular: 0.01 }
}

async function drawSleeves({ canvas, design, finish, wide, view }: HoodieParts) {
  for (const side of [-1, 1] as const) {
    const outline = side < 0 ? path(HOODIE.sleeve) : mirrored(path(HOODIE.sleeve))
    const own = await mask(outline)
    const wrinkles = {
      rise: 22,
      across: 5,
      along: 3,
      seed: design.seed + (side < 0 ? 4 : 9),
      fine: 5,
    }
    const height = sumHeights(
      wide,
      await foldHeight(hoodieSleeveFolds(side), size),
      wrinkleHeight(wrinkles, size),
      volume(own, [{ radius: 6, rise: 3 }], size),
    )
    const albedo = await sheet(hoodieSleeve(side, design, view))
    drawLit(canvas, { mask: own, albedo, height, finish })
  }
}

async function drawCuffs({ canvas, design, wide, whole }: HoodieParts) {
  const cuffs = await mask(BOTH_CUFFS)
  castShadow(canvas, cuffs, [{ radius: 7, dx: 1, dy: -3, strength: 0.4 }], whole)
  const trim = `<path d="${HOODIE.cuffTrim}" stroke="${design.palette.accent}" stroke-width="9" fill="none"/>`
  const height = sumHeights(
    wide,
    volume(cuffs, [{ radius: 8, rise: 6 }], size),
    wrinkleHeight({ rise: 8, across: 6, along: 3, seed: 2, fine: 3 }, size),
  )
  const albedo = await sheet(fullSheet(design.palette.rib) + trim + mirrored(trim))
  drawLit(canvas, { mask: cuffs, albedo, height, finish: ribFinish() })
}

async function drawBody(
  { canvas, design, finish, wide, view }: HoodieParts,
  content: string,
  hasPocket: boolean,
) {
  const own = await mask(path(view === 'front' ? HOODIE.body : HOODIE_BACK.body))
  const below = await mask(BOTH_SLEEVES)
  castShadow(canvas, own, [{ radius: 14, dx: 0, dy: 6, strength: 0.5 }], below)
  const slack = { rise: 30, across: 3.4, along: 2.2, seed: design.seed, fine: 6 }
  const folds = sumHeights(
    wide,
    design.isQuilted ? await quiltHeight() : await foldHeight(hoodieBodyFolds(design.seed), size),
    wrinkleHeight(design.isQuilted ? { ...slack, rise: 16, fine: 14 } : slack, size),
  )
  const height = sumHeights(folds, volume(own, [{ radius: 6, rise: 3 }], size))
  drawLit(canvas, { mask: own, albedo: await sheet(content), height, finish })
  if (!hasPocket) return
  const pocket = await mask(path(HOODIE.pocket))
  castShadow(
    canvas,
    pocket,
    [
      { radius: 9, dx: 2, dy: -2, strength: 0.4 },
      { radius: 16, dx: -6, dy: 2, strength: 0.35 },
    ],
    own,
  )
  const raised = sumHeights(folds, volume(pocket, [{ radius: 7, rise: 8 }], size))
  drawLit(canvas, {
    mask: pocket,
    albedo: await sheet(fullSheet(design.palette.base)),
    height: raised,
    finish,
  })
  await overlay(canvas, HOODIE.pocketStitches.map((line) => stitches(line)).join(''))
}

async function drawHem({ canvas, design, wide, whole }: HoodieParts) {
  const hem = await mask(path(HOODIE.hem))
  castShadow(canvas, hem, [{ radius: 8, dx: 0, dy: -3, strength: 0.45 }], whole)
  const open = await mask(
    `${path(HOODIE.hem)}<rect x="200" y="1240" width="100" height="90"/><rect x="900" y="1240" width="100" height="90"/>`,
  )
  const height = sumHeights(
    wide,
    volume(open, [{ radius: 10, rise: 8 }], size),
    wrinkleHeight({ rise: 10, across: 5, along: 3, seed: design.seed + 2, fine: 3 }, size),
  )
  const tab = `<g transform="translate(838,1262)"><rect width="13" height="50" fill="${design.palette.accent}"/><rect width="13" height="25" fill="#0F7C86"/></g>`
  drawLit(canvas, {
    mask: hem,
    albedo: await sheet(fullSheet(design.palette.rib)),
    height,
    finish: ribFinish(),
  })
  await overlay(canvas, HOODIE.bodyStitches.map((line) => stitches(line, 1.8)).join('') + tab)
}

const CUFFED = BOTH_SLEEVES + BOTH_CUFFS

export async function drawHoodie(
  design: HoodieDesign,
  view: 'front' | 'back',
  ground?: Ground,
): Promise<Canvas> {
  const canvas = createCanvas(size, ground)
  const { neck = 'hood', pocket = 'pouch', hasSleeves = true } = design
  const front = view === 'front'
  const hood = front ? HOODIE.hoodBack : HOODIE_BACK.hood
  const head = path(neck === 'hood' ? hood : neckOutline(neck))
  const outlines = path(HOODIE.body + HOODIE.hem) + head + (hasSleeves ? CUFFED : '')
  const whole = await mask(outlines)
  castShadow(canvas, whole, GARMENT_SHADOW)
  const stuffed = await mask(outlines + path(hasSleeves ? HOODIE.beyond : HOODIE.beyondHem))
  const isShell = design.fabric === 'shell'
  const parts: HoodieParts = {
    canvas,
    design,
    view,
    whole,
    wide: volume(
      stuffed,
      [
        { radius: 62, rise: 56 },
        { radius: 26, rise: 20 },
      ],
      size,
    ),
    finish: {
      grain: GRAINS[design.fabric],
      sheen: isShell ? 0.16 : 0.05,
      specular: isShell ? 0.09 : 0.012,
      gloss: isShell ? 12 : 6,
      follow: 0.8,
    },
  }
  if (hasSleeves) {
    await drawSleeves(parts)
    await drawCuffs(parts)
  }
  if (front && neck !== 'hood') await drawHollow(parts, neck)
  await drawBody(
    parts,
    front ? hoodieFront(design) : hoodieBack(design),
    front && pocket === 'pouch' && design.zip === undefined,
  )
  await drawHem(parts)
  if (front && (pocket === 'slits' || (pocket === 'pouch' && design.zip))) await drawSlits(parts)
  if (front && design.zip) await drawZip(parts, design.zip, neck)
  if (neck !== 'hood') await drawCollar(parts, neck)
  else if (front) {
    await drawHood(parts)
    await drawCords(parts)
  } else await drawBackHood(parts)
  return warpCanvas(canvas, 7, design.seed)
}
