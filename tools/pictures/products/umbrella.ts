import { blur } from '#tools/pictures/engine/blur.ts'
import type { Finish } from '#tools/pictures/engine/cloth.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { createHeight, foldsOf } from '#tools/pictures/engine/height.ts'
import { floatAt } from '#tools/pictures/engine/numbers.ts'
import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import { type Canvas, type Ground, MASTER_SIZE } from '#tools/pictures/engine/stage.ts'
import { PAPER, shade } from './designs/colors.ts'
import { shell } from './hoodie-trim.ts'
import { drawPieces, METAL, type Piece, SHADOWS } from './soft.ts'

export type UmbrellaDesign = {
  /** Panels take turns. */
  readonly colors: readonly [string, string]
  readonly crests: boolean
  /** A band of water along the edge. */
  readonly water?: string
}

const X = 600
const Y = 720
const REACH = 500
const PANELS = 8
const START = Math.PI / PANELS + 0.14

function corner(index: number, reach = REACH): readonly [number, number] {
  const angle = START + (index * 2 * Math.PI) / PANELS
  return [X + Math.cos(angle) * reach, Y + Math.sin(angle) * reach]
}

/** Cloth hangs between the tips of the ribs, so the edge runs in arcs. */
function rim(reach: number, sag: number): string {
  const [x, y] = corner(0, reach)
  const arcs = Array.from({ length: PANELS }, (_, index) => {
    const [x1, y1] = corner(index + 1, reach)
    const [mx, my] = corner(index + 0.5, reach * sag)
    return `Q${mx.toFixed(1)},${my.toFixed(1)} ${x1.toFixed(1)},${y1.toFixed(1)}`
  })
  return `M${x.toFixed(1)},${y.toFixed(1)}${arcs.join('')}Z`
}

function panels({ colors, crests, water }: UmbrellaDesign): string {
  const sectors = Array.from({ length: PANELS }, (_, index) => {
    const [x0, y0] = corner(index, 700)
    const [x1, y1] = corner(index + 1, 700)
    const color = colors[index % 2] ?? colors[0]
    return `<path d="M${X},${Y}L${x0.toFixed(1)},${y0.toFixed(1)}L${x1.toFixed(1)},${y1.toFixed(1)}Z" fill="${color}"/>`
  })
  const band = water
    ? `<path d="${rim(REACH, 0.84)}" fill="none" stroke="${water}" stroke-width="70"/><path d="${rim(REACH * 0.8, 1.06)}" fill="none" stroke="${water}" stroke-width="16"/>`
    : ''
  const signs = crests
    ? [1, 3, 5, 7].map((index) => {
        const [x, y] = corner(index + 0.5, REACH * 0.58)
        const turn = ((START + ((index + 0.5) * 2 * Math.PI) / PANELS) * 180) / Math.PI + 90
        return `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${turn.toFixed(1)})">${crest(-58, -70, 0.58)}</g>`
      })
    : []
  return sectors.join('') + band + signs.join('')
}

/** A flat dome; along the ribs the cloth is stretched, between them it sinks. */
async function dome(mask: Float32Array): Promise<Float32Array> {
  const size = MASTER_SIZE
  const unit = size.unit ?? 1
  const height = createHeight(size)
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const pixel = y * size.width + x
      if (floatAt(mask, pixel) === 0) continue
      const dx = x / unit - X
      const dy = y / unit - Y
      const away = Math.sqrt(dx * dx + dy * dy) / REACH
      const part = (((Math.atan2(dy, dx) - START) * PANELS) / (2 * Math.PI)) % 1
      const between = part < 0 ? part + 1 : part
      const sink = Math.sin(between * Math.PI) * away * 46
      height[pixel] = (300 * (1 - away ** 2.1) - sink) * unit
    }
  }
  return blur(height, 2, size)
}

const CLOTH: Finish = { grain: shell, sheen: 0.14, specular: 0.12, gloss: 16, cavity: 0.3 }

export function drawUmbrella(design: UmbrellaDesign, ground?: Ground): Promise<Canvas> {
  const ribs = Array.from({ length: PANELS }, (_, index) => {
    const [x, y] = corner(index)
    return `<path d="M${X},${Y}L${x.toFixed(1)},${y.toFixed(1)}" stroke="#000" stroke-opacity=".26" stroke-width="3"/>`
  })
  const tips = Array.from({ length: PANELS }, (_, index) => {
    const [x, y] = corner(index, REACH + 4)
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="10"/>`
  })
  const pieces: Piece[] = [
    {
      outline: tips.join(''),
      art: fullSheet('#C9CCD0'),
      finish: METAL,
      volume: [{ radius: 5, rise: 7 }],
    },
    {
      outline: `<path d="${rim(REACH, 0.84)}"/>`,
      art: fullSheet(shade(design.colors[0], 0.8)) + panels(design),
      finish: CLOTH,
      volume: [{ radius: 6, rise: 3 }],
      folds: [{ radius: 12, rise: 8, folds: foldsOf([[600, 720, 760, 1130, 10, 12]]) }],
      wrinkles: { rise: 9, across: 4, along: 4, seed: 5, fine: 3 },
      shape: dome,
      shadow: [
        { radius: 110, dx: 70, dy: 96, strength: 0.36 },
        { radius: 44, dx: 36, dy: 48, strength: 0.34 },
      ],
      over: ribs.join(''),
    },
    {
      outline: `<circle cx="${X}" cy="${Y}" r="42"/>`,
      art: fullSheet(PAPER),
      finish: { grain: shell, specular: 0.05 },
      volume: [{ radius: 16, rise: 12 }],
      shadow: SHADOWS.thin,
    },
    {
      outline: `<circle cx="${X}" cy="${Y}" r="19"/>`,
      art: fullSheet('#C9CCD0'),
      finish: METAL,
      volume: [{ radius: 9, rise: 16 }],
      shadow: SHADOWS.thin,
    },
  ]
  return drawPieces(pieces, ground)
}

export const UMBRELLAS: Readonly<Record<string, UmbrellaDesign>> = {
  kisobran: { colors: ['#1A3868', '#F1EDE4'], crests: true },
  'kisobran-sklopivi': { colors: ['#14808B', '#128290'], crests: false, water: '#F1EDE4' },
}
