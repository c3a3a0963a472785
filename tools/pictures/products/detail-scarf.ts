import { drawLit } from '#tools/pictures/engine/cloth.ts'
import type { Grain } from '#tools/pictures/engine/grain.ts'
import { sumHeights, volume } from '#tools/pictures/engine/height.ts'
import { knitChart } from '#tools/pictures/engine/knit.ts'
import { createRandom, hash, noise } from '#tools/pictures/engine/noise.ts'
import { clamp } from '#tools/pictures/engine/numbers.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  type Ground,
  MASTER_SIZE,
} from '#tools/pictures/engine/stage.ts'
import { closeKnit } from './detail-knit.ts'
import { SCARF_COLUMNS, type ScarfDesign } from './scarf.ts'
import { scarfChart, yarnsOf } from './scarf-chart.ts'

const size = MASTER_SIZE
const ROWS = 262
const STITCH = { width: 43, height: 37 }
const WIDTH = SCARF_COLUMNS * STITCH.width
const FOOT = 1010
const LEFT = 140
const TURN = -0.1
const MIDDLE = [600, 750] as const
/** To the side: the scarf goes on beyond the top of the picture, and its shadow with it. */
const SHADOW = [
  { radius: 80, dx: 46, dy: 0, strength: 0.34 },
  { radius: 28, dx: 24, dy: 6, strength: 0.42 },
  { radius: 8, dx: 6, dy: 6, strength: 0.45 },
]

/** From the picture to the scarf, which lies a little turned. */
function inScarf(x: number, y: number): readonly [x: number, y: number] {
  const [dx, dy] = [x - MIDDLE[0], y - MIDDLE[1]]
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)]
  return [MIDDLE[0] + dx * cos + dy * sin, MIDDLE[1] + dy * cos - dx * sin]
}

function turnedAlong(content: string): string {
  return `<g transform="rotate(${((TURN * 180) / Math.PI).toFixed(2)} ${MIDDLE[0]} ${MIDDLE[1]})">${content}</g>`
}

async function drawKnit(canvas: Canvas, design: ScarfDesign, yarns: readonly string[]) {
  const content = scarfChart(design.kind, design.word, design.palette, ROWS)
  const chart = await knitChart(content, SCARF_COLUMNS, ROWS, yarns)
  const part = closeKnit(chart, size, { seed: 4, rise: 11 }, (px, py) => {
    const [x, y] = inScarf(px, py)
    const [left, right] = [2, 6].map((seed) => LEFT + (noise(y / 70, seed, 4) - 0.5) * 12)
    const foot = FOOT + Math.abs((((x - LEFT) / STITCH.width) % 1) - 0.5) * -14
    const coverage =
      clamp(x - (left ?? 0) + 0.5) * clamp((right ?? 0) + WIDTH - x + 0.5) * clamp(foot - y + 0.5)
    if (coverage <= 0) return null
    const pull = (noise(x / 180, y / 240, 7) - 0.5) * 14
    return {
      coverage,
      column: (x - LEFT) / STITCH.width,
      row: ROWS - (FOOT - y + pull) / STITCH.height,
    }
  })
  castShadow(canvas, part.mask, SHADOW)
  return part
}

/** Two plies that wind about each other. */
const twisted: Grain = (x, y, point) => {
  const phase = ((y * 0.8 + x * 1.5) / 15) * Math.PI
  const ply = Math.abs(Math.sin(phase))
  point.slopeX = Math.cos(phase) * Math.sign(Math.sin(phase)) * 0.32
  point.slopeY = point.slopeX * 0.5
  point.light = 0.74 + 0.3 * ply + 0.06 * (hash(x * 2, y * 2, 5) - 0.5)
}

/** Bundles of yarn knotted into the last row; every layer is one strand of each bundle. */
async function drawFringe(canvas: Canvas, yarns: readonly string[]) {
  const random = createRandom(17)
  const bundles = Array.from({ length: 10 }, (_, index) => ({
    x: LEFT + 46 + (index * (WIDTH - 92)) / 9,
    color: yarns[index % yarns.length] ?? '#fff',
    lean: (random() - 0.5) * 60,
  }))
  for (let layer = 0; layer < 6; layer++) {
    const strands = bundles.map(({ x, color, lean }) => {
      const fan = (layer - 2.5) * (9 + random() * 8) + lean
      const length = 330 + random() * 60
      const sway = (random() - 0.5) * 60
      const top = x + (layer - 2.5) * 5
      return {
        color,
        line: `M${top},${FOOT - 16}C${top},${FOOT + 90} ${x + fan * 0.5 + sway},${FOOT + length * 0.5} ${x + fan},${FOOT + length}`,
      }
    })
    const stroke = ({ line, color }: { line: string; color: string }) =>
      `<path d="${line}" fill="none" stroke="${color}" stroke-width="17" stroke-linecap="round"/>`
    const drawn = turnedAlong(strands.map(stroke).join(''))
    const mask = await rasterAlpha(drawn, size)
    castShadow(canvas, mask, [
      { radius: 22, dx: 14, dy: 18, strength: 0.3 },
      { radius: 6, dx: 4, dy: 5, strength: 0.45 },
    ])
    drawLit(canvas, {
      mask,
      albedo: await rasterRgb(drawn, size),
      height: volume(mask, [{ radius: 8, rise: 11 }], size),
      finish: { grain: twisted, sheen: 0.06, specular: 0.01, cavity: 0.6 },
    })
  }
  return bundles
}

/** The loop by which a bundle hangs in the last row of stitches. */
async function drawKnots(canvas: Canvas, bundles: Awaited<ReturnType<typeof drawFringe>>) {
  for (const drop of [0, 1]) {
    const loops = bundles.map(({ x, color }) => {
      const line = drop
        ? `M${x - 19},${FOOT + 14}C${x - 8},${FOOT + 34} ${x + 8},${FOOT + 34} ${x + 19},${FOOT + 14}`
        : `M${x - 12},${FOOT - 34}C${x - 12},${FOOT - 8} ${x - 16},${FOOT} ${x - 18},${FOOT + 12}M${x + 12},${FOOT - 34}C${x + 12},${FOOT - 8} ${x + 16},${FOOT} ${x + 18},${FOOT + 12}`
      return `<path d="${line}" fill="none" stroke="${color}" stroke-width="18" stroke-linecap="round"/>`
    })
    const drawn = turnedAlong(loops.join(''))
    const mask = await rasterAlpha(drawn, size)
    castShadow(canvas, mask, [{ radius: 7, dx: 4, dy: 7, strength: 0.5 }])
    drawLit(canvas, {
      mask,
      albedo: await rasterRgb(drawn, size),
      height: volume(mask, [{ radius: 8, rise: 13 }], size),
      finish: { grain: twisted, sheen: 0.06, specular: 0.01 },
    })
  }
}

/** The end of a scarf from so close that every stitch shows the plies of its yarn. */
export async function drawScarfDetail(design: ScarfDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(size, ground)
  const yarns = yarnsOf(design.palette)
  const knit = await drawKnit(canvas, design, yarns)
  const bundles = await drawFringe(canvas, yarns)
  const round = volume(
    knit.mask,
    [
      { radius: 60, rise: 34 },
      { radius: 16, rise: 16 },
    ],
    size,
  )
  drawLit(canvas, {
    ...knit,
    height: sumHeights(knit.height, round),
    finish: { sheen: 0.1, specular: 0.01, gloss: 6 },
  })
  await drawKnots(canvas, bundles)
  return canvas
}
