import { blur } from '#tools/pictures/engine/blur.ts'
import { drawLit } from '#tools/pictures/engine/cloth.ts'
import { type Grain, rib } from '#tools/pictures/engine/grain.ts'
import {
  createHeight,
  type HeightField,
  sumHeights,
  volume,
  wrinkleHeight,
} from '#tools/pictures/engine/height.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { hash } from '#tools/pictures/engine/noise.ts'
import { floatAt } from '#tools/pictures/engine/numbers.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import { fullSheet, path, stitches } from '#tools/pictures/engine/sewing.ts'
import { castShadow, MASTER_SIZE, overlay } from '#tools/pictures/engine/stage.ts'
import type { HoodieParts } from './hoodie-design.ts'

type Neck = 'crew' | 'stand'

const size = MASTER_SIZE
const mask = (content: string) => rasterAlpha(content, size)
const sheet = (content: string) => rasterRgb(content, size)

const NECKS = {
  crew: {
    inside: 'M424,332C440,290 520,276 600,276S760,290 776,332C720,440 480,440 424,332Z',
    front:
      'M418,322C440,330 452,336 460,344C500,414 700,414 740,344C748,336 760,330 782,322C790,336 790,346 784,358C724,486 476,486 416,358C410,346 410,336 418,322Z',
    back: 'M418,322C480,286 540,278 600,278S720,286 782,322C788,338 786,350 778,360C720,330 660,322 600,322S480,330 422,360C414,350 412,338 418,322Z',
    label: 300,
  },
  stand: {
    inside: 'M424,338C430,250 470,206 600,202S770,250 776,338C720,440 480,440 424,338Z',
    front:
      'M412,352C406,296 412,246 430,224C440,212 452,214 456,228C464,264 478,306 502,332C540,366 570,380 600,384C630,380 660,366 698,332C722,306 736,264 744,228C748,214 760,212 770,224C788,246 794,296 788,352C730,452 650,486 600,490C550,486 470,452 412,352Z',
    back: 'M412,352C408,270 430,214 470,202C540,186 660,186 730,202C770,214 792,270 788,352C720,380 480,380 412,352Z',
    label: 226,
  },
} as const

export function neckOutline(neck: Neck): string {
  return NECKS[neck].inside + NECKS[neck].front
}

/** Thin woven cloth that lets no wind through: smooth, with a faint square lattice. */
export const shell: Grain = (x, y, point) => {
  const isLattice = x % 22 < 1 || y % 22 < 1
  point.slopeX = (hash(x, y, 1) - 0.5) * 0.03
  point.slopeY = (hash(x, y, 2) - 0.5) * 0.03
  point.light = isLattice ? 0.955 : 1 - 0.02 * hash(x, y, 3)
}

/** Looking into the neck from the front: drawn before the body, the collar after it. */
export async function drawHollow({ canvas, design, finish }: HoodieParts, neck: Neck) {
  const cut = NECKS[neck]
  const inside = await mask(path(cut.inside))
  const label = `<rect x="548" y="${cut.label}" width="104" height="56" rx="4" fill="#EFEAE0"/>${text('JSS', 600, cut.label + 42, { size: 40, anchor: 'middle', attributes: 'fill="#0B1B33"' })}`
  drawLit(canvas, {
    mask: inside,
    albedo: await sheet(fullSheet(design.palette.inside) + label),
    height: volume(inside, [{ radius: 20, rise: -22 }], size),
    finish: { grain: finish.grain ?? shell, sheen: 0.02, specular: 0 },
  })
}

export async function drawCollar({ canvas, design, whole, finish, view }: HoodieParts, neck: Neck) {
  const { palette } = design
  const cut = NECKS[neck]
  const front = view === 'front'
  const collar = await mask(path(front ? cut.front : cut.back))
  castShadow(
    canvas,
    collar,
    [
      { radius: 10, dx: 3, dy: 9, strength: 0.45 },
      { radius: 20, dx: 4, dy: 14, strength: 0.25 },
    ],
    whole,
  )
  const isCrew = neck === 'crew'
  const height = sumHeights(
    volume(
      collar,
      isCrew
        ? [{ radius: 10, rise: 10 }]
        : [
            { radius: 26, rise: 30 },
            { radius: 8, rise: 7 },
          ],
      size,
    ),
    wrinkleHeight({ rise: isCrew ? 6 : 16, across: 6, along: 4, seed: design.seed, fine: 4 }, size),
  )
  drawLit(canvas, {
    mask: collar,
    albedo: await sheet(fullSheet(isCrew ? palette.rib : (palette.yoke ?? palette.base))),
    height,
    finish: isCrew ? { grain: rib(0.55), sheen: 0.05, specular: 0.01 } : finish,
  })
  if (isCrew && front) {
    // The sewn triangle under the neck of every old sweatshirt.
    await overlay(canvas, stitches('M556,458L600,540L644,458', 2))
  }
  if (!isCrew && front && design.zip) {
    await overlay(
      canvas,
      zipLine(384, 490, design.zip) +
        stitches('M430,352C480,430 550,462 584,468', 1.8) +
        stitches('M770,352C720,430 650,462 616,468', 1.8),
    )
  }
}

function zipLine(top: number, foot: number, color: string): string {
  return `<path d="M600,${top}V${foot}" stroke="${color}" stroke-width="34"/><path d="M600,${top}V${foot}" stroke="#000" stroke-opacity=".28" stroke-width="16"/><path d="M600,${top}V${foot}" stroke="#DADDE1" stroke-width="12" stroke-dasharray="5 4"/>`
}

/** Two ribbons, the teeth between them, the slider near the neck. */
export async function drawZip({ canvas, whole }: HoodieParts, color: string, neck: string) {
  const top = neck === 'stand' ? 470 : 500
  const tape = await mask(`<path d="M600,${top}V1332" stroke="#fff" stroke-width="36"/>`)
  castShadow(canvas, tape, [{ radius: 7, dx: 4, dy: 3, strength: 0.4 }], whole)
  await overlay(canvas, zipLine(top, 1332, color), { clip: whole })
  const rows = stitches(`M574,${top + 20}V1224`, 1.8) + stitches(`M626,${top + 20}V1224`, 1.8)
  await overlay(canvas, rows)
  const slider = await mask(
    `<rect x="584" y="${top + 46}" width="32" height="44" rx="8"/><rect x="591" y="${top + 84}" width="18" height="62" rx="8"/>`,
  )
  castShadow(canvas, slider, [{ radius: 7, dx: 6, dy: 8, strength: 0.5 }], whole)
  drawLit(canvas, {
    mask: slider,
    albedo: await sheet(fullSheet('#C9CCD0')),
    height: volume(slider, [{ radius: 6, rise: 9 }], size),
    finish: { specular: 0.8, gloss: 26, sheen: 0.1 },
  })
}

const SLITS = ['M356,1190C372,1096 400,1030 432,976', 'M844,1190C828,1096 800,1030 768,976']

/** Pockets cut into the sides. */
export async function drawSlits({ canvas, design, whole }: HoodieParts) {
  const welt = SLITS.map(
    (line) => `<path d="${line}" fill="none" stroke="#fff" stroke-width="26"/>`,
  ).join('')
  const own = await mask(welt)
  castShadow(canvas, own, [{ radius: 8, dx: 4, dy: 5, strength: 0.45 }], whole)
  drawLit(canvas, {
    mask: own,
    albedo: await sheet(fullSheet(design.palette.rib)),
    height: volume(own, [{ radius: 6, rise: 7 }], size),
    finish: { grain: shell, sheen: 0.06, specular: 0.03 },
  })
  await overlay(canvas, SLITS.map((line) => stitches(line, 1.6)).join(''))
}

/** Tubes of down: round between the seams, pinched along them. */
export async function quiltHeight(): Promise<HeightField> {
  const rows = Array.from({ length: 11 }, (_, index) => {
    const y = 396 + index * 84
    return `<path d="M240,${y}C420,${y + 22} 780,${y + 22} 960,${y}" fill="none" stroke="#fff" stroke-width="7"/>`
  })
  const seams = await mask(rows.join(''))
  const near = blur(seams, 7, size)
  const wide = blur(seams, 26, size)
  const height = createHeight(size)
  for (let pixel = 0; pixel < height.length; pixel++) {
    height[pixel] = -24 * floatAt(near, pixel) - 74 * floatAt(wide, pixel)
  }
  return height
}
