import type { Canvas } from '#tools/pictures/engine/stage.ts'
import type { Lamp } from './hall/lamps.ts'
import { buildHall } from './hall/match.ts'
import { bloom, scatterDust } from './lens.ts'

type Mood = {
  /** Pixel column of the goal. */
  readonly goalAt: number
  /** Pixel row of the horizon; the lower it lies, the more crowd there is. */
  readonly horizon: number
  readonly focal: number
  readonly goalZ: number
  readonly lit: string
  readonly dark: string
  readonly area?: string
  readonly lamps?: readonly number[]
  readonly seed: number
}

const LAMPS = [140, 430, 770, 1080] as const

function lampAt(x: number): Lamp {
  return { x, y: 46, aim: Math.PI / 2 + (600 - x) / 900, spread: 0.11, reach: 820, power: 0.28 }
}

/** A full hall at night as the ground of a picture: crowd, boards, floor, lines, lamps. */
export function nightHall({
  goalAt,
  horizon,
  focal,
  goalZ,
  lit,
  dark,
  area,
  lamps = LAMPS,
  seed,
}: Mood) {
  return async (canvas: Canvas): Promise<void> => {
    const { size } = canvas
    const hall = await buildHall({
      camera: { size, horizon, middle: goalAt, height: 1.36, focal, goalZ },
      stand: { top: 110, bottom: horizon + 60, rows: 40, litAt: goalAt, brightness: 0.62, seed },
      floor: { lit, dark, pool: { x: goalAt - 120, z: 6, spread: 0.5 }, farZ: goalZ + 7 },
      lamps: lamps.map(lampAt),
      defocus: 3.8,
      ...(area && { area }),
    })
    canvas.rgb.set(hall.rgb)
    bloom(canvas, 24, 0.8)
    scatterDust(canvas, 140, seed)
  }
}
