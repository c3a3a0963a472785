import { hexToLinear, type LinearColor } from '#tools/pictures/engine/color.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { outlineDistance, smoothMinimum } from '#tools/pictures/engine/distance.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { hash } from '#tools/pictures/engine/noise.ts'
import { mix, type Point, smoothstep } from '#tools/pictures/engine/numbers.ts'
import { drawSolid } from '#tools/pictures/engine/solid.ts'
import type { Camera, Solid } from '#tools/pictures/engine/solid-view.ts'
import {
  type Canvas,
  createCanvas,
  type Ground,
  MASTER_SIZE,
} from '#tools/pictures/engine/stage.ts'
import { loadTexture } from '#tools/pictures/engine/texture.ts'
import { length, normalise } from '#tools/pictures/engine/vector.ts'
import { CLOTH, GOLD, inColors, PAPER } from './designs/colors.ts'
import { gull, lines, waveLine } from './motifs.ts'

export type BottleDesign = {
  readonly lacquer: string
  readonly wave: string
  readonly accent: string
  readonly letters: string
  readonly motto: string
  /** Runs up the other side. */
  readonly backWord: string
  readonly shape?: keyof typeof SHAPES
  readonly cap?: string
  /** Drawn on the front, on a sheet of 1800 by 1300 around (900, 650). */
  readonly print?: string
}

export type Side = 'front' | 'back'

const BODY: readonly Point[] = [
  [0, 0.03],
  [0.37, 0.03],
  [0.4, 0.07],
  [0.4, 1.62],
  [0.385, 1.7],
  [0.335, 1.8],
  [0.27, 1.87],
  [0.255, 1.9],
  [0.255, 2],
  [0, 2],
]
const CAP: readonly Point[] = [
  [0, 2.03],
  [0.27, 2.03],
  [0.28, 2.05],
  [0.28, 2.28],
  [0.26, 2.31],
  [0, 2.31],
]

/** A bottle to press, with a waist to hold it by. */
const SQUEEZE: readonly Point[] = [
  [0, 0.03],
  [0.38, 0.03],
  [0.41, 0.08],
  [0.41, 0.84],
  [0.365, 0.95],
  [0.365, 1.06],
  [0.41, 1.17],
  [0.41, 1.56],
  [0.37, 1.7],
  [0, 1.7],
]
const SPOUT: readonly Point[] = [
  [0, 1.72],
  [0.38, 1.72],
  [0.385, 1.78],
  [0.36, 1.9],
  [0.2, 2],
  [0.115, 2.03],
  [0.115, 2.2],
  [0.13, 2.22],
  [0.1, 2.3],
  [0, 2.3],
]
const CUP: readonly Point[] = [
  [0, 1.78],
  [0.375, 1.78],
  [0.385, 1.82],
  [0.36, 2.26],
  [0.33, 2.31],
  [0, 2.31],
]
const FLASK: readonly Point[] = [
  [0, 0.03],
  [0.37, 0.03],
  [0.4, 0.07],
  [0.4, 1.7],
  [0.36, 1.745],
  [0, 1.745],
]
const LITRE: readonly Point[] = [
  [0, 0.03],
  [0.47, 0.03],
  [0.5, 0.08],
  [0.5, 1.56],
  [0.47, 1.7],
  [0.36, 1.86],
  [0.27, 1.92],
  [0.26, 2],
  [0, 2],
]

type Shape = {
  readonly body: readonly Point[]
  readonly cap: readonly Point[]
  /** Height of the rim where the cap begins. */
  readonly neck: number
  readonly hasLoop: boolean
  /** Bare metal shows above the paint and below it. */
  readonly isSteel: boolean
}

const SHAPES = {
  bottle: { body: BODY, cap: CAP, neck: 2.035, hasLoop: true, isSteel: true },
  litre: { body: LITRE, cap: CAP, neck: 2.035, hasLoop: true, isSteel: true },
  squeeze: { body: SQUEEZE, cap: SPOUT, neck: 1.715, hasLoop: false, isSteel: false },
  flask: { body: FLASK, cap: CUP, neck: 1.775, hasLoop: false, isSteel: true },
} as const satisfies Record<string, Shape>

const STEEL: LinearColor = [0.8, 0.795, 0.785]
const PRINT = { width: 1800, height: 1300 }

function printOf(design: BottleDesign): string {
  const waves = Array.from({ length: 9 }, (_, index) => {
    const y = 980 + index * 38
    const color = index % 4 === 2 ? design.accent : design.wave
    return `<path d="M0,${y}C150,${y - 60} 300,${y - 60} 450,${y}S750,${y + 60} 900,${y}S1200,${y - 60} 1350,${y}S1650,${y + 60} 1800,${y}" stroke="${color}" stroke-width="${8 + index * 2.2}" fill="none"/>`
  })
  const word = text('JADRAN', 900, 706, {
    size: 106,
    anchor: 'middle',
    tracking: 0.1,
    attributes: `fill="${design.letters}"`,
  })
  const motto = text(design.motto, 900, 770, {
    size: 42,
    weight: 700,
    anchor: 'middle',
    tracking: 0.12,
    attributes: `fill="${design.wave}"`,
  })
  // The back is where the sheet's ends meet.
  const back = [0, PRINT.width]
    .map((x) => {
      const upright = text(design.backWord, 0, 46, {
        size: 128,
        anchor: 'middle',
        tracking: 0.08,
        attributes: `fill="${design.letters}"`,
      })
      return `<g transform="translate(${x},520) rotate(-90)">${upright}</g>`
    })
    .join('')
  if (design.print !== undefined) return back + design.print
  return `${back}${waves.join('')}${crest(800, 330, 1)}${word}${motto}`
}

async function bottleSolid(design: BottleDesign, side: Side): Promise<Solid> {
  const shape: Shape = SHAPES[design.shape ?? 'bottle']
  const body = outlineDistance(shape.body, 0.02)
  const cap = outlineDistance(shape.cap, 0.018)
  const print = await loadTexture(printOf(design), PRINT)
  const lacquer = hexToLinear(design.lacquer)
  const plastic = hexToLinear(design.cap ?? '#15181D')

  return {
    bounds: { centre: [0, 1.25, 0], radius: 1.4 },
    shadowReach: 2.4,
    distance(x, y, z) {
      const radius = length(x, z)
      let lid = cap(radius, y)
      if (!shape.hasLoop) return Math.min(body(radius, y), lid)
      if (lid < 0.06 && y > 2.06 && y < 2.27) {
        lid += 0.006 * (0.5 + 0.5 * Math.cos(Math.atan2(x, z) * 44))
      }
      const ring = length(x, y - 2.34) - 0.155
      const loop = length(ring, Math.max(0, Math.abs(z) - 0.045)) - 0.028
      return Math.min(body(radius, y), smoothMinimum(lid, loop, 0.03))
    },
    surface([x, y, z], facing) {
      if (y > shape.neck) return { color: plastic, roughness: 0.5 }
      if (shape.isSteel && (y > 1.735 || y < 0.06)) {
        const brush =
          (hash(Math.floor(y * 900), 3, 1) - 0.5) * 0.1 +
          (hash(Math.floor(y * 260), 5, 1) - 0.5) * 0.08
        return {
          color: [STEEL[0] * (1 + brush), STEEL[1] * (1 + brush), STEEL[2] * (1 + brush)],
          roughness: 0.1,
          metal: true,
          normal: normalise([facing[0], facing[1] + brush * 0.25, facing[2]]),
        }
      }
      const turn = side === 'front' ? Math.atan2(x, z) : Math.atan2(-x, -z)
      const ink = print(0.5 + turn / (2 * Math.PI), 1 - (y - 0.075) / 1.67)
      const grain = (hash(Math.floor(turn * 1400), Math.floor(y * 900), 2) - 0.5) * 0.05
      const edge = 1 - 0.5 * smoothstep(1.725, 1.735, y)
      const channel = (part: 0 | 1 | 2) => mix(lacquer[part], ink[part], ink[3]) * edge
      return {
        color: [channel(0), channel(1), channel(2)],
        roughness: 0.34,
        reflectance: 0.05,
        normal: normalise([facing[0] + grain, facing[1] + grain * 0.6, facing[2]]),
      }
    },
  }
}

const WHOLE: Camera = { position: [0, 1.95, 8.2], target: [0, 1.16, 0], field: 0.375 }
/** The cap and what is below it. */
const CLOSE: Camera = { position: [0.9, 3.3, 6.6], target: [0, 1.78, 0], field: 0.235 }

export async function drawBottle(
  design: BottleDesign,
  view: Side | 'close',
  ground?: Ground,
): Promise<Canvas> {
  const canvas = createCanvas(MASTER_SIZE, ground)
  const isClose = view === 'close'
  drawSolid(canvas, await bottleSolid(design, isClose ? 'front' : view), isClose ? CLOSE : WHOLE)
  return canvas
}

export const BOTTLES: Readonly<Record<string, BottleDesign>> = {
  boca: {
    lacquer: '#16305A',
    wave: '#1B98A4',
    accent: '#D7263D',
    letters: '#FAF8F4',
    motto: 'U DRESU. U SRCU.',
    backWord: 'SVI ZA JEDNOG',
  },
  ...inColors('boca-trening', ['svijetloplava', 'zelena', 'crvena'], (color) => ({
    lacquer: CLOTH[color],
    wave: PAPER,
    accent: PAPER,
    letters: PAPER,
    motto: '',
    backWord: 'JADRAN',
    shape: 'squeeze' as const,
    cap: '#20242C',
    print: `${crest(790, 200, 1.1)}${lines(['JADRAN'], { x: 900, y: 1010, size: 150 }, PAPER)}${[1110, 1160, 1210].map((y) => waveLine(900, y, 1790, { color: PAPER, stroke: 13, rise: 60 })).join('')}`,
  })),
  'boca-djecja': {
    lacquer: '#F2C84B',
    wave: '#3F86C6',
    accent: '#3F86C6',
    letters: '#17356A',
    motto: '',
    backWord: 'MALI JADRAN',
    cap: '#3F86C6',
    print: `${gull({ x: 900, y: 560, scale: 1.75 }, { body: '#FFFFFF', wing: '#DDE3E8', beak: '#E8762D' })}${lines(['MALI', 'JADRAN'], { x: 900, y: 880, size: 120 }, '#17356A')}${[1120, 1180, 1240].map((y) => waveLine(900, y, 1790, { color: '#3F86C6', stroke: 20, rise: 60 })).join('')}`,
  },
  'boca-termo': {
    lacquer: '#C8283B',
    wave: PAPER,
    accent: PAPER,
    letters: PAPER,
    motto: '',
    backWord: 'ZIMSKA TRIBINA',
    shape: 'flask',
    cap: '#A81B2E',
    print: [360, 500, 640, 780, 920, 1060]
      .map((y, index) =>
        waveLine(900, y, 1790, { color: PAPER, stroke: 10 + index * 5, rise: 130 }),
      )
      .join(''),
  },
  'boca-litra': {
    lacquer: '#23272F',
    wave: GOLD,
    accent: GOLD,
    letters: GOLD,
    motto: '',
    backWord: 'DVA POLUVREMENA',
    shape: 'litre',
    print: `${[260, 430, 600, 770, 940, 1110].map((y, index) => `<path d="M${index === 3 ? 700 : 790},${y}H${index === 3 ? 1100 : 1010}" stroke="${GOLD}" stroke-width="${index === 3 ? 14 : 8}"/>`).join('')}${lines(['1. POLUVRIJEME'], { x: 900, y: 720, size: 52 }, GOLD)}${lines(['2. POLUVRIJEME'], { x: 900, y: 1060, size: 52 }, GOLD)}${lines(['1 L'], { x: 900, y: 210, size: 110 }, GOLD)}`,
  },
}
