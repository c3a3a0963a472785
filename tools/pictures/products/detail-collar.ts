import { drawLit, type Finish } from '#tools/pictures/engine/cloth.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { type Curve, createCurve } from '#tools/pictures/engine/curve.ts'
import type { Grain } from '#tools/pictures/engine/grain.ts'
import {
  foldHeight,
  type HeightField,
  sumHeights,
  volume,
  wrinkleHeight,
} from '#tools/pictures/engine/height.ts'
import { text, textWidth } from '#tools/pictures/engine/lettering.ts'
import { hash } from '#tools/pictures/engine/noise.ts'
import { floatAt, type Point } from '#tools/pictures/engine/numbers.ts'
import { rasterOf, type Size } from '#tools/pictures/engine/raster.ts'
import { fullSheet, path, seam, stitches } from '#tools/pictures/engine/sewing.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  GARMENT_SHADOW,
  type Ground,
  overlay,
  partOf,
  warpCanvas,
} from '#tools/pictures/engine/stage.ts'
import { cells, drawEmbroidery, eyelets, loops } from './detail-cloth.ts'
import { frontArt } from './jersey-art.ts'
import { type JerseyShape, jerseyShape, poloCollar } from './jersey-cut.ts'
import { type JerseyDesign, jerseyFinish } from './jersey-design.ts'
import { bodyFolds } from './jersey-folds.ts'

const GRAINS: Readonly<Record<NonNullable<JerseyDesign['cloth']>, Grain>> = {
  mesh: eyelets,
  cotton: loops(2.7),
  pique: cells,
}

/** Prints stay where they are drawn: the embroidery has to cover the crest below it. */
function clothFinish(design: JerseyDesign): Finish {
  return { ...jerseyFinish(design), grain: GRAINS[design.cloth ?? 'mesh'], follow: 0 }
}

/** The neckline as a chain of cubic curves; a straight piece becomes one. */
function chainOf(line: string): readonly Point[] {
  const chain: Point[] = []
  for (const [, command, numbers = ''] of line.matchAll(/([MCL])([^MCL]*)/g)) {
    const values = numbers.split(/[ ,]+/).filter(Boolean).map(Number)
    const points = values.flatMap((x, index): Point[] =>
      index % 2 === 0 ? [[x, values[index + 1] ?? 0]] : [],
    )
    const [from, to] = [chain.at(-1), points[0]]
    if (command === 'L' && from && to) chain.push(from, to, to)
    else chain.push(...points)
  }
  return chain
}

/** Beside the neckline, as a row of stitches runs. */
function rowBeside(curve: Curve, aside: number): string {
  const points = Array.from({ length: 121 }, (_, index) => {
    const { point, direction } = curve.pointAt((index / 120) * curve.length)
    const [x, y] = [point[0] - Math.sin(direction) * aside, point[1] + Math.cos(direction) * aside]
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

const thread = (line: string) =>
  `<path d="${line}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.6" transform="translate(.5,.9)"/><path d="${line}" fill="none" stroke="#fff" stroke-opacity=".36" stroke-width="1.7" stroke-dasharray="4.6 2" stroke-linecap="round"/>`

function labelOf(design: JerseyDesign): string {
  const words = `JSS · ${design.sizeLabel}`
  const half = textWidth(words, { size: 25 }) / 2 + 13
  const ends = [-half + 4, half - 4].map((x) => thread(`M${x},3V47`)).join('')
  return `<g transform="translate(612,${design.cut.neckTop + 40})"><rect x="${-half}" y="0" width="${half * 2}" height="50" rx="2" fill="#EFEAE0"/>${text(words, 0, 33, { size: 25, anchor: 'middle', attributes: 'fill="#0B1B33"' })}${ends}</g>`
}

/** Fine cross-threads of a woven label. */
const woven: Grain = (x, y, point) => {
  point.slopeX = Math.cos(x * 4.2) * 0.1
  point.slopeY = Math.cos(y * 4.2) * 0.12
  point.light = 1 - 0.06 * hash(x * 2, y * 2, 4)
}

async function drawInside(canvas: Canvas, shape: JerseyShape, design: JerseyDesign) {
  const { palette, cut } = design
  const { size } = canvas
  const { mask, art } = rasterOf(size)
  const inside = await mask(path(shape.neckInside))
  const wrinkles = { rise: 14, across: 5, along: 4, seed: design.seed + 12, fine: 3 }
  const hollow = volume(inside, [{ radius: 18, rise: -14 }], size)
  const finish = { ...clothFinish(design), sheen: 0.03, specular: 0, cavity: 0.7 }
  drawLit(canvas, {
    mask: inside,
    albedo: await art(fullSheet(palette.inside)),
    height: sumHeights(wrinkleHeight(wrinkles, size), hollow),
    finish,
  })
  const backCollar = await mask(path(shape.backCollar))
  castShadow(canvas, backCollar, [{ radius: 10, dx: 2, dy: 8, strength: 0.5 }], inside)
  drawLit(canvas, {
    mask: backCollar,
    albedo: await art(fullSheet(palette.collar)),
    height: volume(backCollar, [{ radius: 7, rise: 7 }], size),
    finish: { grain: loops(4.4, 0.9), sheen: 0.04, specular: 0 },
  })
  await overlay(
    canvas,
    thread(
      `M${600 - cut.neckHalf + 6},${cut.neckTop + 22}C${600 - cut.neckHalf * 0.7},${cut.neckTop + 15} ${600 + cut.neckHalf * 0.7},${cut.neckTop + 15} ${600 + cut.neckHalf - 6},${cut.neckTop + 22}`,
    ),
    { clip: inside },
  )
  const label = labelOf(design)
  const patch = await mask(label)
  castShadow(canvas, patch, [{ radius: 5, dx: 2, dy: 3.4, strength: 0.5 }], inside)
  drawLit(canvas, {
    mask: patch,
    albedo: await art(label),
    height: sumHeights(
      volume(patch, [{ radius: 3, rise: 2 }], size),
      wrinkleHeight({ ...wrinkles, rise: 7 }, size),
    ),
    finish: { grain: woven, sheen: 0.08, specular: 0.03, cavity: 0.3 },
  })
}

async function bodyHeight(shape: JerseyShape, design: JerseyDesign, size: Size) {
  const { mask } = rasterOf(size)
  const own = await mask(path(shape.body))
  const all = await mask(
    [shape.body, shape.neckInside, ...shape.sleeves].map((part) => path(part)).join(''),
  )
  const round = [
    { radius: 64, rise: 42 },
    { radius: 24, rise: 14 },
  ]
  return sumHeights(
    volume(all, round, size),
    await foldHeight(bodyFolds(design.cut, design.seed), size),
    wrinkleHeight({ rise: 15, across: 4.2, along: 2.1, seed: design.seed, fine: 5 }, size),
    volume(own, [{ radius: 4, rise: 2.5 }], size),
  )
}

/** Knitted ribs stand across the band, whichever way it turns. */
async function drawBand(canvas: Canvas, shape: JerseyShape, design: JerseyDesign, curve: Curve) {
  const { palette } = design
  const { size } = canvas
  const { unit = 1, part = { left: 0, top: 0 } } = size
  const { mask, art } = rasterOf(size)
  const { neckHalf: n, neckTop: top } = design.cut
  const ends = [-1, 1]
    .map((side) => {
      const x = (half: number) => 600 + side * half
      return `M${x(n + 5)},${top + 2.5}L${x(n - 16)},${top - 7}V${top + 20}L${x(n + 5)},${top + 20}Z`
    })
    .join('')
  const around = await mask(path(shape.body) + path(shape.neckInside) + path(ends))
  const drawn = await mask(path(shape.collar))
  // The corners of the band would stand out beyond the shoulders.
  const collar = drawn.map((share, pixel) => Math.min(share, floatAt(around, pixel)))
  castShadow(canvas, collar, [{ radius: 8, dx: 2, dy: 6, strength: 0.45 }], around)
  const trim = `<path d="${shape.collarEdge}" fill="none" stroke="${palette.accent}" stroke-width="12" transform="translate(0,-22)"/>`
  const albedo = await art(fullSheet(palette.collar) + trim)
  const ribs = new Float32Array(collar.length)
  let hint: number | undefined
  for (let pixel = 0; pixel < collar.length; pixel++) {
    if (floatAt(collar, pixel) < 0.01) {
      hint = undefined
      continue
    }
    const x = ((pixel % size.width) + part.left) / unit
    const y = (Math.floor(pixel / size.width) + part.top) / unit
    const place = curve.placeOf(x, y, hint)
    hint = place.part
    const rib = place.way / 7.4
    const inRib = rib - Math.floor(rib)
    const across = Math.sin(Math.PI * inRib) ** 0.5
    const row = place.aside / 3.1 + Math.abs(inRib - 0.5) * 1.6
    const loop = Math.sin(Math.PI * (row - Math.floor(row))) ** 0.7
    ribs[pixel] = (across * 2.6 + across * loop * 0.55) * unit
    const light = 0.5 + 0.5 * across * (0.86 + 0.14 * loop) + 0.05 * hash(x * 4, y * 4, 3)
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 3 + channel
      albedo[index] = floatAt(albedo, index) * light
    }
  }
  drawLit(canvas, {
    mask: collar,
    albedo,
    height: sumHeights(volume(collar, [{ radius: 9, rise: 9 }], size), ribs),
    finish: { sheen: 0.06, specular: 0.01 },
  })
}

/** Ribs of a flat-knitted collar, leaning with its wing. */
function leaningRibs(side: -1 | 1): Grain {
  const grain = loops(4.2, 1.1)
  const [cos, sin] = [Math.cos(0.6), Math.sin(0.6) * side]
  return (x, y, point) => {
    grain((x - 600) * cos + y * sin, y * cos - (x - 600) * sin, point)
    const { slopeX, slopeY } = point
    point.slopeX = slopeX * cos - slopeY * sin
    point.slopeY = slopeX * sin + slopeY * cos
  }
}

function buttonhole(y: number): string {
  const rows = [-3, 3].map((x) => thread(`M${600 + x},${y - 20}V${y + 20}`)).join('')
  return `<rect x="593" y="${y - 22}" width="14" height="44" rx="6" fill="#000" fill-opacity=".12"/><path d="M600,${y - 18}V${y + 18}" stroke="#000" stroke-opacity=".6" stroke-width="1.6"/>${rows}`
}

/** Four holes and the thread that crosses between them. */
function buttonFace(y: number): string {
  const holes = [-1, 1].flatMap((dx) =>
    [-1, 1].map((dy) => `<circle cx="${600 + dx * 3}" cy="${y + dy * 3}" r="1.4"/>`),
  )
  return `<circle cx="600" cy="${y}" r="8.2" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.2"/><g fill="#000" fill-opacity=".6">${holes.join('')}</g><path d="M597,${y - 3}L603,${y + 3}M603,${y - 3}L597,${y + 3}" stroke="#fff" stroke-opacity=".75" stroke-width="1.3" stroke-linecap="round"/>`
}

async function drawWings(canvas: Canvas, shape: JerseyShape, design: JerseyDesign) {
  const { palette, cut } = design
  const { size } = canvas
  const { mask, art } = rasterOf(size)
  const { wings, placket, buttons } = poloCollar(cut)
  const around = await mask(path(shape.body) + path(shape.neckInside))
  const piece = async (data: string, color: string, finish: Finish) => {
    const own = await mask(path(data))
    castShadow(canvas, own, [{ radius: 9, dx: 4, dy: 7, strength: 0.42 }], around)
    const layers = [
      { radius: 22, rise: 16 },
      { radius: 4, rise: 3.5 },
    ]
    const wrinkles = { rise: 12, across: 6, along: 6, seed: design.seed, fine: 4 }
    const height = sumHeights(volume(own, layers, size), wrinkleHeight(wrinkles, size))
    drawLit(canvas, { mask: own, albedo: await art(fullSheet(color)), height, finish })
    return own
  }
  const flat = await piece(placket, palette.base, clothFinish(design))
  const holes = [216, 288].map((drop) => buttonhole(cut.neckTop + drop)).join('')
  await overlay(canvas, thread(placket) + holes, { clip: flat })
  await piece(buttons, palette.pattern, { specular: 0.5, gloss: 24 })
  await overlay(canvas, [216, 288].map((drop) => buttonFace(cut.neckTop + drop)).join(''))
  const [left = '', right = ''] = wings.split(/(?<=Z)/)
  for (const [side, wing] of [
    [-1, left],
    [1, right],
  ] as const) {
    const grain = leaningRibs(side)
    const own = await piece(wing, palette.collar, { grain, sheen: 0.05, specular: 0.01 })
    const inner = `<g transform="translate(600,${cut.neckTop + 60}) scale(.93) translate(-600,${-cut.neckTop - 60})">`
    await overlay(canvas, `${inner}${thread(wing)}</g>`, { clip: own, opacity: 0.7 })
  }
}

const CREST_PLACE = /translate\(([\d.]+),([\d.]+)\) scale\(([\d.]+)\)">\s*<clipPath id="crest-/

/** What is sewn on the chest rather than printed: the crest, and all that a polo shirt bears. */
function badgeOf(design: JerseyDesign): string {
  const shift = design.print === undefined ? 0 : design.cut.underarmY - 590
  const lowered = (content: string) => `<g transform="translate(0,${shift})">${content}</g>`
  if (design.cloth === 'pique') return lowered(design.print ?? '')
  const art = frontArt(design)
  const [, left, top, scale] = CREST_PLACE.exec(art) ?? []
  const badge = crest(Number(left ?? 0), Number(top ?? 0), Number(scale ?? 1))
  // In other colours it is printed.
  return art.includes(badge) ? lowered(badge) : ''
}

/** Where the camera looks: at the crest below the collar, or at the label where there is none. */
function windowOf(design: JerseyDesign): Size {
  const { cut } = design
  const [, left, top, scale] = CREST_PLACE.exec(frontArt(design)) ?? []
  if (left === undefined) {
    const isPolo = design.neckline === 'polo'
    return isPolo ? partOf(660, cut.neckTop + 214, 3.4) : partOf(572, cut.neckTop + 134, 3.6)
  }
  const size = Number(scale)
  const shift = design.print === undefined ? 0 : cut.underarmY - 590
  const [x, y] = [Number(left) + size * 100, Number(top) + shift + size * 120]
  if (size > 0.8) return partOf(x - 30, y - 90, 2.5)
  return size > 0.5 ? partOf(x - 72, y - 100, 3.4) : partOf(x - 36, y - 108, 4)
}

async function drawBody(
  canvas: Canvas,
  shape: JerseyShape,
  design: JerseyDesign,
  height: HeightField,
) {
  const { size } = canvas
  const { mask, art } = rasterOf(size)
  const own = await mask(path(shape.body))
  const below = await mask(shape.sleeves.map((part) => path(part)).join(''))
  castShadow(canvas, own, [{ radius: 13, dx: 2, dy: 6, strength: 0.5 }], below)
  const albedo = await art(frontArt(design))
  drawLit(canvas, { mask: own, albedo, height, finish: clothFinish(design) })
}

/** The neck of a shirt from so close that its threads are seen. */
export async function drawCollarDetail(design: JerseyDesign, ground?: Ground): Promise<Canvas> {
  const size = windowOf(design)
  const canvas = createCanvas(size, ground)
  const { mask, art } = rasterOf(size)
  const shape = jerseyShape(design.cut, design.neckline)
  const parts = [shape.body, shape.neckInside, ...shape.sleeves]
  castShadow(canvas, await mask(parts.map((part) => path(part)).join('')), GARMENT_SHADOW)
  await drawInside(canvas, shape, design)
  const height = await bodyHeight(shape, design, size)
  const sleeves = await mask(shape.sleeves.map((part) => path(part)).join(''))
  drawLit(canvas, {
    mask: sleeves,
    albedo: await art(fullSheet(design.palette.sleeve ?? design.palette.base)),
    height,
    finish: clothFinish(design),
  })
  await drawBody(canvas, shape, design, height)
  await overlay(canvas, shape.armholes.map((line) => seam(line) + stitches(line)).join(''))
  const badge = badgeOf(design)
  if (badge !== '') await drawEmbroidery(canvas, badge, height)
  if (design.neckline === 'polo') await drawWings(canvas, shape, design)
  else {
    const curve = createCurve(chainOf(shape.collarEdge))
    const clip = await mask(path(shape.body))
    await overlay(canvas, thread(rowBeside(curve, 8)) + thread(rowBeside(curve, 13.5)), { clip })
    await drawBand(canvas, shape, design, curve)
  }
  return warpCanvas(canvas, 3, design.seed)
}
