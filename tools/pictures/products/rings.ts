import { hexToLinear } from '#tools/pictures/engine/color.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { outlineDistance } from '#tools/pictures/engine/distance.ts'
import { hash, noise } from '#tools/pictures/engine/noise.ts'
import { mix, type Point } from '#tools/pictures/engine/numbers.ts'
import { drawSolid } from '#tools/pictures/engine/solid.ts'
import type { Solid } from '#tools/pictures/engine/solid-view.ts'
import {
  type Canvas,
  createCanvas,
  type Ground,
  MASTER_SIZE,
} from '#tools/pictures/engine/stage.ts'
import { loadTexture } from '#tools/pictures/engine/texture.ts'
import { length, normalise } from '#tools/pictures/engine/vector.ts'
import { PAPER, RED } from './designs/colors.ts'
import { lines } from './motifs.ts'

export type RingDesign = {
  readonly base: string
  /** Drawn around, on a sheet of 2000 by 500 whose middle faces the viewer. */
  readonly print: string
  readonly cloth: 'terry' | 'elastic'
  readonly height: number
}

const PRINT = { width: 2000, height: 500 }

/** A band standing on its edge as if an arm were in it. */
async function ringSolid(design: RingDesign): Promise<Solid> {
  const isTerry = design.cloth === 'terry'
  const thick = isTerry ? 0.07 : 0.018
  const top = design.height
  const wall: readonly Point[] = [
    [0.78 - thick, 0.06],
    [0.78 + thick, 0.06],
    [0.78 + thick * 1.25, top * 0.5],
    [0.78 + thick, top],
    [0.78 - thick, top],
  ]
  const band = outlineDistance(wall, isTerry ? 0.055 : 0.012)
  const print = await loadTexture(design.print, PRINT)
  const base = hexToLinear(design.base)
  return {
    bounds: { centre: [0, top / 2, 0], radius: 1.25 },
    shadowReach: 2.3,
    distance(x, y, z) {
      // Cloth does not stand in a perfect circle.
      const angle = Math.atan2(x, z)
      const bend = isTerry ? 0.014 * Math.sin(angle * 3 + 1) : 0.02 * Math.sin(angle * 2 + 0.6)
      const loops = isTerry ? 0.01 * noise(angle * 46, y * 44, 3) : 0
      return (band(length(x, z) + bend, y) - loops) * 0.9
    },
    surface([x, y, z], shape) {
      const angle = Math.atan2(x, z)
      const isOutside = length(x, z) > 0.78
      const ink = print(0.5 + angle / (2 * Math.PI), 1 - (y - 0.04) / (top - 0.02))
      const share = isOutside ? ink[3] : 0
      const weave = isTerry
        ? (hash(Math.floor(angle * 150), Math.floor(y * 120), 4) - 0.5) * 0.9
        : Math.cos(angle * 420) * 0.16
      const shadeOf = isTerry
        ? 0.84 + 0.2 * hash(Math.floor(angle * 150), Math.floor(y * 120), 6)
        : 1
      const channel = (part: 0 | 1 | 2) => mix(base[part], ink[part], share) * shadeOf
      return {
        color: [channel(0), channel(1), channel(2)],
        roughness: 0.95,
        reflectance: 0.02,
        normal: normalise([shape[0] + weave * 0.25, shape[1] + weave * 0.2, shape[2]]),
      }
    },
  }
}

export async function drawRing(design: RingDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(MASTER_SIZE, ground)
  drawSolid(canvas, await ringSolid(design), {
    position: [0, 3.5, 6.6],
    target: [0, design.height * 0.45, 0],
    field: 0.43,
  })
  return canvas
}

const WHITE_CREST = {
  shield: PAPER,
  edge: PAPER,
  letters: RED,
  accent: PAPER,
  sea: '#F0B4B0',
}

export const RINGS: Readonly<Record<string, RingDesign>> = {
  'traka-navijacka': {
    base: RED,
    cloth: 'terry',
    height: 0.86,
    print: crest(880, 100, 1.24, WHITE_CREST),
  },
  znojnica: {
    base: '#F1EDE4',
    cloth: 'terry',
    height: 1.05,
    print: `${crest(892, 110, 1.1)}<rect y="18" width="2000" height="26" fill="#17356A"/><rect y="456" width="2000" height="26" fill="#17356A"/>`,
  },
  'traka-kapetanska': {
    base: '#F2C84B',
    cloth: 'elastic',
    height: 0.8,
    print: `<rect width="2000" height="34" fill="#17356A"/><rect y="466" width="2000" height="34" fill="#17356A"/>${lines(['K'], { x: 1000, y: 372, size: 360 }, '#17356A')}`,
  },
}
