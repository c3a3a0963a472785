import type { LinearColor } from './color.ts'
import { clamp, mix, smoothstep } from './numbers.ts'
import { dot, normalise, type Vector } from './vector.ts'

/** The lamp of the cloth pictures, turned into space: y points up, z toward the camera. */
export const LAMP: Vector = normalise([-0.55, 0.68, 0.6])

const WARM: LinearColor = [1.02, 1, 0.965]
const SKY: LinearColor = [0.93, 0.97, 1.04]
const FLOOR_BOUNCE: LinearColor = [1, 0.93, 0.83]
const FLOOR: LinearColor = [0.8, 0.76, 0.7]

export type Surface = {
  readonly color: LinearColor
  /** 0 is a mirror, 1 is chalk. */
  readonly roughness: number
  readonly metal?: boolean
  /** Share of light mirrored head-on; .04 for most things that are not metal. */
  readonly reflectance?: number
  readonly normal?: Vector
  /** Extra darkness of a groove: 1 is open. */
  readonly open?: number
}

/** What a mirror would see: a large soft box left, a strip right, a warm floor, dark gaps between. */
export function studioLight(direction: Vector, roughness: number): LinearColor {
  const soft = 0.02 + roughness * 0.55
  const turn = Math.atan2(direction[0], direction[2])
  const rise = Math.asin(clamp(direction[1], -1, 1))
  const box = (left: number, right: number, low: number, high: number) =>
    smoothstep(left - soft, left + soft, turn) *
    (1 - smoothstep(right - soft, right + soft, turn)) *
    smoothstep(low - soft, low + soft, rise) *
    (1 - smoothstep(high - soft, high + soft, rise))
  const light =
    0.2 +
    0.34 * smoothstep(-0.2 - soft, 0.9 + soft, rise) +
    2.6 * box(-1.25, -0.55, -0.25, 1.15) +
    1.15 * box(0.95, 1.25, -0.3, 1.1) +
    0.5 * box(-0.2, 0.25, 0.7, 1.2) +
    0.5 * box(-3.2, -2.4, -0.5, 1.2) +
    0.5 * box(2.6, 3.2, -0.5, 1.2)
  const floor = 1 - smoothstep(-0.12 - soft, 0.02 + soft, rise)
  const gap = 1 - 0.75 * box(-0.5, 0.9, -0.12, 0.08) * (1 - roughness)
  return [
    mix(light * gap, FLOOR[0], floor),
    mix(light * gap * 0.99, FLOOR[1], floor),
    mix(light * gap * 0.97, FLOOR[2], floor),
  ]
}

export type Shading = {
  readonly normal: Vector
  readonly view: Vector
  readonly height: number
  /** Share of the lamp that reaches the point. */
  readonly lit: number
  /** Share of the room that reaches the point. */
  readonly open: number
}

export function shadeSurface(surface: Surface, shading: Shading): LinearColor {
  const { normal, view, height, lit } = shading
  const { color, roughness, reflectance = 0.04 } = surface
  const open = shading.open * (surface.open ?? 1)
  const lambert = clamp((dot(normal, LAMP) + 0.12) / 1.12)
  const facing = dot(view, normal)
  const mirrored: Vector = [
    view[0] - 2 * facing * normal[0],
    view[1] - 2 * facing * normal[1],
    view[2] - 2 * facing * normal[2],
  ]
  const seen = studioLight(mirrored, roughness)
  const sky = 0.34 * (0.5 + 0.5 * normal[1]) + 0.12 + 0.16 * clamp(normal[2])
  const bounce = clamp(0.5 - 0.5 * normal[1]) * clamp(1 - height * 0.5) * 0.3
  const grazing = clamp(1 + facing) ** 5
  const mirror = reflectance + (1 - reflectance) * grazing * (1 - roughness * 0.75)
  const mirrorOpen = open * (0.35 + 0.65 * clamp(0.5 + lit))

  const channel = (index: 0 | 1 | 2) => {
    if (surface.metal) {
      const reflection = color[index] * seen[index] * (0.35 + 0.65 * open) * mix(0.75, 1, lit)
      return reflection + color[index] * 0.06 * lambert * lit
    }
    const direct = 1.085 * lambert * lit * WARM[index]
    const room = sky * open * SKY[index] + bounce * open * FLOOR_BOUNCE[index]
    return color[index] * (direct + room) * (1 - mirror) + seen[index] * mirror * mirrorOpen
  }
  return [channel(0), channel(1), channel(2)]
}
