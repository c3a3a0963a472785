import { hexToLinear } from '#tools/pictures/engine/color.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { outlineDistance, smoothMinimum } from '#tools/pictures/engine/distance.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { mix, type Point } from '#tools/pictures/engine/numbers.ts'
import { drawSolid } from '#tools/pictures/engine/solid.ts'
import type { Camera, Solid } from '#tools/pictures/engine/solid-view.ts'
import {
  type Canvas,
  createCanvas,
  type Ground,
  MASTER_SIZE,
} from '#tools/pictures/engine/stage.ts'
import { loadTexture } from '#tools/pictures/engine/texture.ts'
import { length } from '#tools/pictures/engine/vector.ts'
import { lighthouse, lines, octopus, waveLine } from './motifs.ts'

export type MugDesign = {
  readonly glaze: string
  readonly inside: string
  readonly wave: string
  readonly accent: string
  readonly motto: string
  /** What the other side says. */
  readonly backWord: string
  /** Drawn on the front, on a sheet of 2000 by 720 around (972, 330). */
  readonly print?: string
  /** Of the handle, where it is not that of the inside. */
  readonly handle?: string
  readonly hasFoot?: boolean
}

export type Side = 'front' | 'back'

const WALL: readonly Point[] = [
  [0, 0.04],
  [0.54, 0.04],
  [0.585, 0.09],
  [0.6, 0.16],
  [0.6, 1.28],
  [0.565, 1.28],
  [0.565, 0.2],
  [0.53, 0.12],
  [0, 0.12],
]
const HANDLE_TURN = -0.35
const PRINT = { width: 2000, height: 720 }

function printOf(design: MugDesign): string {
  const { wave, accent, inside } = design
  const bands = [
    [wave, 10],
    [wave, 14],
    [accent, 16],
    [inside, 26],
    [inside, 40],
    [inside, 60],
  ] as const
  const waves = bands.map(([color, width], index) => {
    const y = 560 + index * 30
    return `<path d="M0,${y}C166,${y - 50} 333,${y - 50} 500,${y}S833,${y + 50} 1000,${y}S1333,${y - 50} 1500,${y}S1833,${y + 50} 2000,${y}" stroke="${color}" stroke-width="${width}" stroke-linecap="square" fill="none"/>`
  })
  const motto = text(design.motto, 972, 436, {
    size: 52,
    anchor: 'middle',
    tracking: 0.06,
    attributes: `fill="${inside}"`,
  })
  // The back is where the sheet's ends meet.
  const back = [0, PRINT.width]
    .map((x) =>
      text(design.backWord, x - 30, 340, {
        size: 150,
        anchor: 'middle',
        tracking: 0.04,
        attributes: `fill="${accent}"`,
      }),
    )
    .join('')
  if (design.print !== undefined) {
    const foot =
      design.hasFoot === false ? '' : `<rect y="655" width="2000" height="65" fill="${inside}"/>`
    return back + design.print + foot
  }
  return `${back}${waves.join('')}<rect y="655" width="2000" height="65" fill="${inside}"/>${crest(857, 60, 1.15)}${motto}`
}

async function mugSolid(design: MugDesign, side: Side): Promise<Solid> {
  const wall = outlineDistance(WALL, 0.022)
  const print = await loadTexture(printOf(design), PRINT)
  const glaze = hexToLinear(design.glaze)
  const inside = hexToLinear(design.inside)
  const handle = hexToLinear(design.handle ?? design.inside)
  const turned = side === 'front' ? HANDLE_TURN : Math.PI - HANDLE_TURN
  const cos = Math.cos(turned)
  const sin = Math.sin(turned)

  return {
    bounds: { centre: [0, 0.66, 0], radius: 1.22 },
    shadowReach: 2.2,
    distance(px, y, pz) {
      const radius = length(px, pz)
      const cup = wall(radius, y)
      if (radius <= 0.55) return cup
      const x = px * cos - pz * sin
      const z = px * sin + pz * cos
      const ring = (length((x - 0.62) / 0.36, (y - 0.68) / 0.43) - 1) * 0.367
      const bar = length(ring, Math.max(0, Math.abs(z) - 0.045)) - 0.052
      const outside = radius < 0.57 ? Math.max(bar, 0.575 - radius) : bar
      return smoothMinimum(cup, outside * 0.85, 0.05)
    },
    surface([x, y, z]) {
      const radius = length(x, z)
      const isHandle = radius > 0.635
      const isInside = radius < 0.572 && y > 0.1
      if (isHandle || isInside || y > 1.285) {
        return { color: isHandle ? handle : inside, roughness: 0.08, reflectance: 0.05 }
      }
      const turn = side === 'front' ? Math.atan2(x, z) + 0.06 : Math.atan2(-x, -z)
      const ink = print(0.5 + turn / (2 * Math.PI), 1 - (y - 0.05) / 1.24)
      const channel = (part: 0 | 1 | 2) => mix(glaze[part], ink[part], ink[3])
      return {
        color: [channel(0), channel(1), channel(2)],
        roughness: 0.07,
        reflectance: 0.045,
      }
    },
  }
}

const CAMERAS: Readonly<Record<Side | 'close', Camera>> = {
  front: { position: [0, 2.7, 7.2], target: [0.16, 0.6, 0], field: 0.36 },
  back: { position: [0, 2.7, 7.2], target: [-0.16, 0.6, 0], field: 0.36 },
  /** The rim and the handle. */
  close: { position: [1.2, 3.7, 6.4], target: [0.33, 0.8, 0], field: 0.24 },
}

export async function drawMug(
  design: MugDesign,
  view: Side | 'close',
  ground?: Ground,
): Promise<Canvas> {
  const canvas = createCanvas(MASTER_SIZE, ground)
  const side = view === 'close' ? 'front' : view
  drawSolid(canvas, await mugSolid(design, side), CAMERAS[view])
  return canvas
}

export const MUGS: Readonly<Record<string, MugDesign>> = {
  salica: {
    glaze: '#F3EFE6',
    inside: '#16305A',
    wave: '#17929D',
    accent: '#D7263D',
    motto: 'DOBRO JUTRO, JADRANE',
    backWord: 'JADRAN',
  },
  'salica-valovi': {
    glaze: '#1A3868',
    inside: '#F3EFE6',
    wave: '#F3EFE6',
    accent: '#F3EFE6',
    motto: '',
    backWord: 'TRI VALA',
    handle: '#1A3868',
    hasFoot: false,
    print: [230, 350, 470]
      .map((y) => waveLine(972, y, 1240, { color: '#F3EFE6', stroke: 26, rise: 84 }))
      .join(''),
  },
  'salica-svjetionik': {
    glaze: '#F3EFE6',
    inside: '#C8283B',
    wave: '#C8283B',
    accent: '#16305A',
    motto: '',
    backWord: 'SVJETIONIK',
    print: lighthouse(
      { x: 972, y: 344, scale: 2.7 },
      { tower: '#FFFFFF', stripe: '#C8283B', sea: '#12808A' },
    ),
  },
  'salica-retro': {
    glaze: '#E9DFC6',
    inside: '#E9DFC6',
    wave: '#C62A3B',
    accent: '#C62A3B',
    motto: '',
    backWord: '1994.',
    handle: '#C62A3B',
    hasFoot: false,
    print: `<rect width="2000" height="44" fill="#C62A3B"/>${crest(862, 130, 1.1)}${lines(['1994.'], { x: 972, y: 530, size: 130 }, '#1D3A6B')}`,
  },
  'salica-djecja': {
    glaze: '#F2C84B',
    inside: '#3F86C6',
    wave: '#3F86C6',
    accent: '#3F86C6',
    motto: '',
    backWord: 'BRANIM!',
    print: octopus(
      { x: 972, y: 330, scale: 2.3 },
      { skin: '#E8762D', shade: '#B9511A', ball: '#F6F2E9' },
    ),
  },
}
