import { fbm } from '#tools/pictures/engine/noise.ts'
import { at } from '#tools/pictures/engine/numbers.ts'
import type { Canvas } from '#tools/pictures/engine/stage.ts'

export type Lamp = {
  readonly x: number
  readonly y: number
  /** Where the beam points, in radians clockwise from the right. */
  readonly aim: number
  readonly spread: number
  readonly reach: number
  readonly power: number
}

const BEAM = [0.62, 0.86, 1] as const
const BULB = [0.85, 0.95, 1] as const

/** Floodlights: a beam that smoke makes visible, a halo and a flat streak across the lens. */
export function shineLamps(canvas: Canvas, lamps: readonly Lamp[]): void {
  for (const lamp of lamps) {
    shineBeam(canvas, lamp)
    shineBulb(canvas, lamp)
  }
}

function shineBeam({ rgb, size }: Canvas, lamp: Lamp): void {
  const cos = Math.cos(lamp.aim)
  const sin = Math.sin(lamp.aim)
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const dx = x - lamp.x
      const dy = y - lamp.y
      const along = dx * cos + dy * sin
      if (along <= 0 || along > lamp.reach) continue
      const across = Math.abs(dy * cos - dx * sin) / (along * lamp.spread + 8)
      if (across > 2.2) continue
      const smoke = 0.65 + 0.6 * fbm((x / size.width) * 6, (y / size.height) * 5, 3, 4)
      const fade = (1 - along / lamp.reach) ** 1.3
      const light = lamp.power * Math.exp(-across * across * 1.6) * fade * smoke
      const start = (y * size.width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        rgb[start + channel] = at(rgb, start + channel) + light * at(BEAM, channel)
      }
    }
  }
}

function shineBulb({ rgb, size }: Canvas, lamp: Lamp): void {
  const left = Math.max(0, Math.round(lamp.x - 260))
  const right = Math.min(size.width, Math.round(lamp.x + 260))
  const top = Math.max(0, Math.round(lamp.y - 160))
  const bottom = Math.min(size.height, Math.round(lamp.y + 160))
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const dx = Math.abs(x - lamp.x)
      const dy = Math.abs(y - lamp.y)
      const distance = Math.hypot(dx, dy)
      const halo = Math.exp(-distance / 9) * 3 + Math.exp(-distance / 34) * 0.7
      const streak = Math.exp(-dy / 1.6) * Math.exp(-dx / 70) * 0.7
      const light = (halo + streak) * lamp.power * 2
      const start = (y * size.width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        rgb[start + channel] = at(rgb, start + channel) + light * at(BULB, channel)
      }
    }
  }
}
