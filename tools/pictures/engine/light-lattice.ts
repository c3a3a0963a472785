import { floatAt } from './numbers.ts'
import { lampShare, normalAt, openness } from './solid-light.ts'
import type { View } from './solid-view.ts'
import { LAMP } from './studio.ts'
import { along, dot, type Vector } from './vector.ts'

const LIGHT_STEP = 3

/** Light that changes slowly over a surface and costs most of the time. */
type SlowLight = { readonly depth: number; readonly lit: number; readonly open: number }

function slowLightAt({ solid, camera }: View, direction: Vector, depth: number): SlowLight {
  const point = along(camera.position, direction, depth)
  const shape = normalAt(solid.distance, point)
  const faces = dot(shape, LAMP) > -0.1
  return {
    depth,
    lit: faces ? lampShare(solid.distance, along(point, shape, 0.004)) : 0,
    open: openness(solid.distance, point, shape),
  }
}

/** Slow light on a lattice, read back between its points where they see the same surface. */
export function createLightLattice(
  view: View,
  depths: Float32Array,
  width: number,
  height: number,
) {
  const columns = Math.ceil(width / LIGHT_STEP) + 2
  const known = new Map<number, SlowLight | null>()
  const knot = (column: number, row: number): SlowLight | null => {
    const key = row * columns + column
    const found = known.get(key)
    if (found !== undefined) return found
    const x = Math.min(width - 1, column * LIGHT_STEP)
    const y = Math.min(height - 1, row * LIGHT_STEP)
    const depth = floatAt(depths, y * width + x)
    const light = depth < 0 ? null : slowLightAt(view, view.ray(x + 0.5, y + 0.5), depth)
    known.set(key, light)
    return light
  }
  return (x: number, y: number, direction: Vector, depth: number): SlowLight => {
    const column = Math.floor(x / LIGHT_STEP)
    const row = Math.floor(y / LIGHT_STEP)
    const u = x / LIGHT_STEP - column
    const v = y / LIGHT_STEP - row
    let weight = 0
    let lit = 0
    let open = 0
    for (let corner = 0; corner < 4; corner++) {
      const right = corner & 1
      const below = corner >> 1
      const light = knot(column + right, row + below)
      if (!light || Math.abs(light.depth - depth) > 0.03) continue
      const share = (right ? u : 1 - u) * (below ? v : 1 - v)
      weight += share
      lit += light.lit * share
      open += light.open * share
    }
    if (weight < 0.2) return slowLightAt(view, direction, depth)
    return { depth, lit: lit / weight, open: open / weight }
  }
}

export type LightLattice = ReturnType<typeof createLightLattice>
