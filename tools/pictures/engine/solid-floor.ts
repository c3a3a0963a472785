import type { LinearColor } from './color.ts'
import { floatAt, mix, smoothstep } from './numbers.ts'
import { coarseSize, grow } from './resample.ts'
import { lampShare, openness } from './solid-light.ts'
import type { View } from './solid-view.ts'
import type { Canvas } from './stage.ts'
import { along, length, type Vector } from './vector.ts'

const SHADOW_TINT: LinearColor = [0.16, 0.17, 0.22]
const FLOOR_STEP = 3

/** Light the floor keeps at a pixel: 1 far away from the thing. */
function floorLight({ solid, camera, ray }: View, x: number, y: number): number {
  const direction = ray(x, y)
  if (direction[1] > -0.01) return 1
  const point = along(camera.position, direction, -camera.position[1] / direction[1])
  const away = length(point[0], point[2])
  const { shadowReach } = solid
  if (away > shadowReach * 1.7) return 1
  const floor: Vector = [point[0], 0.002, point[2]]
  const lit = lampShare(solid.distance, floor)
  const open = openness(solid.distance, floor, [0, 1, 0], 2.8)
  // The dark line right under the thing is what makes it stand.
  const touch = openness(solid.distance, floor, [0, 1, 0], 0.5)
  const light = (0.5 + 0.5 * lit) * (0.12 + 0.88 * open ** 1.5) * (0.25 + 0.75 * touch)
  return mix(light, 1, smoothstep(shadowReach * 0.7, shadowReach * 1.7, away))
}

/** The shadow is soft, so a coarse lattice is enough. */
export function drawFloor(canvas: Canvas, view: View): void {
  const { width: columns, height: rows } = coarseSize(canvas.size, FLOOR_STEP)
  const coarse = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5) * FLOOR_STEP
      coarse[row * columns + column] = floorLight(view, x, (row + 0.5) * FLOOR_STEP)
    }
  }
  const kept = grow(coarse, canvas.size, FLOOR_STEP)
  for (let pixel = 0; pixel < kept.length; pixel++) {
    const light = floatAt(kept, pixel)
    if (light > 0.9995) continue
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 3 + channel
      const share = mix(SHADOW_TINT[channel] ?? 0, 1, light)
      canvas.rgb[index] = floatAt(canvas.rgb, index) * share
      canvas.backdrop[index] = floatAt(canvas.backdrop, index) * share
    }
  }
}
