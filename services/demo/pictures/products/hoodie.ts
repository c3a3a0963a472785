import { drawLit, type Finish } from '#services/demo/pictures/engine/cloth.ts'
import { cord, fleece, type Grain, melange, rib } from '#services/demo/pictures/engine/grain.ts'
import {
  foldHeight,
  sumHeights,
  volume,
  wrinkleHeight,
} from '#services/demo/pictures/engine/height.ts'
import { text } from '#services/demo/pictures/engine/lettering.ts'
import { rasterAlpha, rasterRgb } from '#services/demo/pictures/engine/raster.ts'
import { fullSheet, mirrored, path, stitches } from '#services/demo/pictures/engine/sewing.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  GARMENT_SHADOW,
  type Ground,
  overlay,
  PRODUCT_SIZE,
  warpCanvas,
} from '#services/demo/pictures/engine/stage.ts'
import {
  type HoodiePalette,
  type HoodiePrint,
  hoodieBack,
  hoodieFront,
  hoodieSleeve,
} from './hoodie-art.ts'
import { HOODIE, HOODIE_BACK } from './hoodie-cut.ts'
import { BACK_HOOD_FOLDS, HOOD_FOLDS, hoodieBodyFolds, hoodieSleeveFolds } from './hoodie-folds.ts'

export type HoodieDesign = {
  readonly palette: HoodiePalette
  readonly print: HoodiePrint
  readonly fabric: 'fleece' | 'melange'
  readonly seed: number
}

type Parts = {
  readonly canvas: Canvas
  readonly design: HoodieDesign
  readonly finish: Finish
  readonly wide: Float32Array
  readonly whole: Float32Array
}

const size = PRODUCT_SIZE
const mask = (content: string) => rasterAlpha(content, size)
const sheet = (content: string) => rasterRgb(content, size)
const BOTH_SLEEVES = path(HOODIE.sleeve) + mirrored(path(HOODIE.sleeve))
const BOTH_CUFFS = path(HOODIE.cuff) + mirrored(path(HOODIE.cuff))
const GRAINS: Readonly<Record<HoodieDesign['fabric'], Grain>> = { fleece, melange }

function ribFinish(frequency = 0.55): Finish {
  return { grain: rib(frequency), sheen: 0.04, specular: 0.01 }
}

async function drawSleeves({ canvas, design, finish, wide }: Parts) {
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
    const albedo = await sheet(hoodieSleeve(side, design.palette))
    drawLit(canvas, { mask: own, albedo, height, finish })
  }
}

async function drawCuffs({ canvas, design, wide, whole }: Parts) {
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
  { canvas, design, finish, wide }: Parts,
  content: string,
  hasPocket: boolean,
) {
  const own = await mask(path(HOODIE.body))
  const below = await mask(BOTH_SLEEVES)
  castShadow(canvas, own, [{ radius: 14, dx: 0, dy: 6, strength: 0.5 }], below)
  const folds = sumHeights(
    wide,
    await foldHeight(hoodieBodyFolds(design.seed), size),
    wrinkleHeight({ rise: 30, across: 3.4, along: 2.2, seed: design.seed, fine: 6 }, size),
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

async function drawHem({ canvas, design, wide, whole }: Parts) {
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

async function drawHood({ canvas, design, finish, whole }: Parts) {
  const { palette } = design
  const back = await mask(path(HOODIE.hoodBack))
  const backHeight = sumHeights(
    volume(
      back,
      [
        { radius: 50, rise: 50 },
        { radius: 12, rise: 10 },
      ],
      size,
    ),
    wrinkleHeight({ rise: 22, across: 4, along: 3, seed: 2, fine: 5 }, size),
  )
  const plain = await sheet(fullSheet(palette.base))
  drawLit(canvas, { mask: back, albedo: plain, height: backHeight, finish })

  const inside = await mask(path(HOODIE.hoodInside))
  const label = `<rect x="552" y="218" width="96" height="58" rx="4" fill="#EFEAE0"/>${text('JSS', 600, 261, { size: 42, anchor: 'middle', attributes: 'fill="#0B1B33"' })}`
  const hollow = sumHeights(
    volume(inside, [{ radius: 20, rise: -26 }], size),
    wrinkleHeight({ rise: 20, across: 5, along: 3, seed: 12, fine: 4 }, size),
  )
  const lining = await sheet(fullSheet(palette.inside) + label)
  const dim: Finish = { grain: finish.grain ?? fleece, sheen: 0.02, specular: 0 }
  drawLit(canvas, { mask: inside, albedo: lining, height: hollow, finish: dim })
  castShadow(
    canvas,
    await mask(path(HOODIE.hoodShade)),
    [{ radius: 34, dx: 14, dy: 34, strength: 0.62 }],
    inside,
  )

  const front = await mask(`<path d="${HOODIE.hoodFront}" fill-rule="evenodd" fill="#fff"/>`)
  castShadow(
    canvas,
    front,
    [
      { radius: 12, dx: 6, dy: 10, strength: 0.55 },
      { radius: 26, dx: 8, dy: 18, strength: 0.4 },
    ],
    whole,
  )
  const height = sumHeights(
    volume(
      front,
      [
        { radius: 26, rise: 40 },
        { radius: 9, rise: 10 },
      ],
      size,
    ),
    await foldHeight(HOOD_FOLDS, size),
    wrinkleHeight({ rise: 20, across: 5, along: 4, seed: 15, fine: 5 }, size),
  )
  drawLit(canvas, { mask: front, albedo: plain, height, finish })
  await overlay(canvas, stitches(HOODIE.hoodEdge, 2))
}

async function drawCords({ canvas, design, whole }: Parts) {
  const eyelet = ([x, y]: readonly [number, number]) =>
    `<circle cx="${x}" cy="${y}" r="11" fill="#C9CCD0"/><circle cx="${x}" cy="${y}" r="6" fill="#08202B"/>`
  await overlay(canvas, HOODIE.eyelets.map(eyelet).join(''))
  for (const { line, end } of HOODIE.cords) {
    const own = await mask(
      `<path d="${line}" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round"/>`,
    )
    castShadow(canvas, own, [{ radius: 7, dx: 6, dy: 8, strength: 0.5 }], whole)
    drawLit(canvas, {
      mask: own,
      albedo: await sheet(fullSheet(design.palette.cord)),
      height: volume(own, [{ radius: 6, rise: 9 }], size),
      finish: { grain: cord, sheen: 0.02, specular: 0.02 },
    })
    const [x, y, turn] = end
    const tip = await mask(
      `<rect x="${x - 8}" y="${y - 8}" width="16" height="42" rx="5" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    drawLit(canvas, {
      mask: tip,
      albedo: await sheet(fullSheet('#C9CCD0')),
      height: volume(tip, [{ radius: 5, rise: 9 }], size),
      finish: { specular: 0.9, gloss: 30, sheen: 0.1 },
    })
  }
}

async function drawBackHood({ canvas, design, finish, whole }: Parts) {
  const hood = await mask(path(HOODIE_BACK.hood))
  castShadow(
    canvas,
    hood,
    [
      { radius: 12, dx: 4, dy: 10, strength: 0.55 },
      { radius: 30, dx: 8, dy: 22, strength: 0.42 },
    ],
    whole,
  )
  const height = sumHeights(
    volume(
      hood,
      [
        { radius: 60, rise: 52 },
        { radius: 16, rise: 14 },
      ],
      size,
    ),
    await foldHeight(BACK_HOOD_FOLDS, size),
    wrinkleHeight({ rise: 26, across: 4, along: 3, seed: design.seed + 5, fine: 5 }, size),
  )
  drawLit(canvas, {
    mask: hood,
    albedo: await sheet(fullSheet(design.palette.base)),
    height,
    finish,
  })
  await overlay(canvas, stitches(HOODIE_BACK.hoodSeam, 1.8) + stitches(HOODIE_BACK.hoodRim, 1.8))
}

export async function drawHoodie(
  design: HoodieDesign,
  view: 'front' | 'back',
  ground?: Ground,
): Promise<Canvas> {
  const canvas = createCanvas(size, ground)
  const hood = view === 'front' ? HOODIE.hoodBack : HOODIE_BACK.hood
  const outlines = path(HOODIE.body + HOODIE.hem) + path(hood) + BOTH_SLEEVES + BOTH_CUFFS
  const whole = await mask(outlines)
  castShadow(canvas, whole, GARMENT_SHADOW)
  const stuffed = await mask(outlines + path(HOODIE.beyond))
  const parts: Parts = {
    canvas,
    design,
    whole,
    wide: volume(
      stuffed,
      [
        { radius: 62, rise: 56 },
        { radius: 26, rise: 20 },
      ],
      size,
    ),
    finish: { grain: GRAINS[design.fabric], sheen: 0.05, specular: 0.012, gloss: 6, follow: 0.8 },
  }
  await drawSleeves(parts)
  await drawCuffs(parts)
  const front = view === 'front'
  await drawBody(
    parts,
    front ? hoodieFront(design.print, design.palette) : hoodieBack(design.palette),
    front,
  )
  await drawHem(parts)
  if (front) {
    await drawHood(parts)
    await drawCords(parts)
  } else await drawBackHood(parts)
  return warpCanvas(canvas, 7, design.seed)
}
