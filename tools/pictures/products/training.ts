import { hexToLinear } from '#tools/pictures/engine/color.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { outlineDistance } from '#tools/pictures/engine/distance.ts'
import { cord } from '#tools/pictures/engine/grain.ts'
import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import { drawSolid } from '#tools/pictures/engine/solid.ts'
import type { Solid } from '#tools/pictures/engine/solid-view.ts'
import {
  type Canvas,
  createCanvas,
  type Ground,
  MASTER_SIZE,
} from '#tools/pictures/engine/stage.ts'
import { length } from '#tools/pictures/engine/vector.ts'
import { CLOTH, inColors, RED, shade } from './designs/colors.ts'
import { drawPieces, METAL, type Piece, PLASTIC, SHADOWS, stroke } from './soft.ts'

export type WhistleDesign = { readonly body: string; readonly cord: string; readonly sign: string }

const LANYARD = 'M716,560C860,420 1010,300 960,200C900,100 640,130 560,240C480,350 620,470 716,560'
const BODY =
  'M250,700H760C860,700 940,780 940,890C940,1010 850,1100 730,1100C620,1100 540,1030 520,930L510,880H250Z'

/** A referee's whistle on its cord. */
export function drawWhistle(design: WhistleDesign, ground?: Ground): Promise<Canvas> {
  const pieces: Piece[] = [
    {
      outline: stroke(LANYARD, 30),
      art: fullSheet(design.cord),
      finish: { grain: cord, sheen: 0.04, specular: 0.02 },
      volume: [{ radius: 11, rise: 15 }],
      shadow: SHADOWS.middle,
    },
    {
      outline: '<circle cx="730" cy="612" r="54" fill="none" stroke="#fff" stroke-width="17"/>',
      art: fullSheet('#C9CCD0'),
      finish: METAL,
      volume: [{ radius: 8, rise: 12 }],
      shadow: SHADOWS.middle,
    },
    {
      outline: `<path d="${BODY}"/><rect x="690" y="636" width="84" height="90" rx="24"/>`,
      art: fullSheet(design.body) + crest(670, 800, 0.74),
      finish: PLASTIC,
      volume: [
        { radius: 70, rise: 80 },
        { radius: 22, rise: 26 },
        { radius: 6, rise: 6 },
      ],
      shadow: SHADOWS.thick,
    },
    {
      outline: '<rect x="230" y="690" width="130" height="200" rx="26"/>',
      art: fullSheet(design.sign),
      finish: { ...PLASTIC, specular: 0.2 },
      volume: [
        { radius: 24, rise: 26 },
        { radius: 6, rise: 6 },
      ],
      shadow: SHADOWS.thin,
    },
    {
      outline: '<path d="M470,704H590L560,800H478Z"/>',
      art: fullSheet(shade(design.body, 0.28)),
      finish: { specular: 0.05, gloss: 20 },
      volume: [{ radius: 10, rise: -16 }],
    },
  ]
  return drawPieces(pieces, ground)
}

export const WHISTLES: Readonly<Record<string, WhistleDesign>> = {
  'zvizdaljka-sudacka': { body: '#2A2F38', cord: RED, sign: '#15181D' },
  ...inColors('zvizdaljka-trenerska', ['zuta', 'crvena', 'svijetloplava'], (color) => ({
    body: CLOTH[color],
    cord: '#17356A',
    sign: '#17356A',
  })),
}

export type StandingDesign = { readonly kind: 'cones' | 'discs' | 'pump' }

type Spot = readonly [x: number, z: number, color: string]

const CONE = outlineDistance(
  [
    [0, 0.02],
    [0.36, 0.02],
    [0.36, 0.07],
    [0.29, 0.08],
    [0.075, 1.12],
    [0, 1.12],
  ],
  0.016,
)
const SAUCER = outlineDistance(
  [
    [0.16, 0.24],
    [0.2, 0.27],
    [0.46, 0.05],
    [0.46, 0.02],
    [0.42, 0.02],
  ],
  0.014,
)

const CONES: readonly Spot[] = [
  [-0.86, -0.5, '#EC7A2E'],
  [0, -0.72, '#EC7A2E'],
  [0.86, -0.5, '#EC7A2E'],
  [-0.46, 0.22, '#EC7A2E'],
  [0.46, 0.22, '#EC7A2E'],
]
const DISCS: readonly Spot[] = [
  [-0.58, -0.46, '#F2C84B'],
  [0.46, -0.58, '#3F86C6'],
  [-0.4, 0.5, '#D7263D'],
  [0.62, 0.42, '#1FA66B'],
]

/** The same thing several times, each in its colour. */
function group(
  spots: readonly Spot[],
  shape: (radius: number, y: number) => number,
  stripes: boolean,
): Solid {
  const colors = spots.map(([, , color]) => hexToLinear(color))
  const white = hexToLinear('#F4EFE5')
  const nearest = (x: number, z: number) => {
    let best = 0
    let gap = Number.POSITIVE_INFINITY
    for (const [index, [sx, sz]] of spots.entries()) {
      const away = length(x - sx, z - sz)
      if (away >= gap) continue
      gap = away
      best = index
    }
    return { best, gap }
  }
  return {
    bounds: { centre: [0, 0.4, 0], radius: 1.75 },
    shadowReach: 2.6,
    distance: (x, y, z) => shape(nearest(x, z).gap, y) * 0.92,
    surface([x, y, z]) {
      const color = colors[nearest(x, z).best] ?? white
      const isBand = stripes && ((y > 0.46 && y < 0.62) || (y > 0.8 && y < 0.9))
      return { color: isBand ? white : color, roughness: 0.42, reflectance: 0.045 }
    },
  }
}

const BARREL = outlineDistance(
  [
    [0, 0.06],
    [0.2, 0.06],
    [0.21, 0.1],
    [0.21, 1.5],
    [0.23, 1.52],
    [0.23, 1.64],
    [0.1, 1.68],
    [0, 1.68],
  ],
  0.014,
)

const pump: Solid = {
  bounds: { centre: [0, 1.15, 0], radius: 1.45 },
  shadowReach: 2.2,
  distance(x, y, z) {
    const rod = Math.max(length(x, z) - 0.045, Math.abs(y - 1.86) - 0.26)
    const grip = length(Math.max(0, Math.abs(x) - 0.36), y - 2.14, z) - 0.095
    const foot =
      length(Math.max(0, Math.abs(x) - 0.36), y - 0.06, Math.max(0, Math.abs(z) - 0.08)) - 0.055
    return Math.min(BARREL(length(x, z), y), rod, grip, foot)
  },
  surface([x, y, z], facing) {
    if (y > 2.02) return { color: hexToLinear(RED), roughness: 0.4 }
    if (y > 1.68) return { color: [0.8, 0.795, 0.785], roughness: 0.12, metal: true }
    if (y > 1.5 || y < 0.13) return { color: hexToLinear('#15181D'), roughness: 0.5 }
    const angle = Math.atan2(x, z)
    const wave = Math.sin(angle * 6) * 0.05
    const isBand = Math.abs(y - 0.42 - wave) < 0.035 || Math.abs(y - 0.56 - wave) < 0.02
    const color = hexToLinear(isBand ? '#F4EFE5' : '#1A3868')
    return { color, roughness: 0.3, reflectance: 0.05, normal: facing }
  },
}

export function drawStanding({ kind }: StandingDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(MASTER_SIZE, ground)
  const solids: Readonly<Record<StandingDesign['kind'], () => Solid>> = {
    cones: () => group(CONES, CONE, true),
    discs: () => group(DISCS, SAUCER, false),
    pump: () => pump,
  }
  const height = { cones: 2.9, discs: 4.2, pump: 2.2 }[kind]
  const target = { cones: 0.42, discs: 0.1, pump: 1.1 }[kind]
  drawSolid(canvas, solids[kind](), {
    position: [0, height, kind === 'discs' ? 6.4 : 8],
    target: [0, target, 0],
    field: { cones: 0.42, discs: 0.38, pump: 0.39 }[kind],
  })
  return Promise.resolve(canvas)
}

export const STANDING: Readonly<Record<string, StandingDesign>> = {
  'cunjevi-set': { kind: 'cones' },
  'cunjevi-niski': { kind: 'discs' },
  'pumpa-rucna': { kind: 'pump' },
}
