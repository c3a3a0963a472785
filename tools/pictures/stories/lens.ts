import { blur } from '#tools/pictures/engine/blur.ts'
import { createRandom } from '#tools/pictures/engine/noise.ts'
import { at, clamp } from '#tools/pictures/engine/numbers.ts'
import { rasterAlpha } from '#tools/pictures/engine/raster.ts'
import type { Canvas } from '#tools/pictures/engine/stage.ts'

function channelOf({ rgb, size }: Canvas, channel: number): Float32Array {
  const values = new Float32Array(size.width * size.height)
  for (let pixel = 0; pixel < values.length; pixel++) values[pixel] = at(rgb, pixel * 3 + channel)
  return values
}

/** Throws everything drawn so far out of focus. */
export function defocus(canvas: Canvas, radius: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const soft = blur(channelOf(canvas, channel), radius, canvas.size)
    for (let pixel = 0; pixel < soft.length; pixel++) {
      canvas.rgb[pixel * 3 + channel] = at(soft, pixel)
    }
  }
}

/** Bright places spill into their surroundings. */
export function bloom(canvas: Canvas, radius: number, strength: number, from = 0.7): void {
  for (let channel = 0; channel < 3; channel++) {
    const bright = channelOf(canvas, channel).map((value) => Math.max(0, value - from))
    const spill = blur(bright, radius, canvas.size)
    for (let pixel = 0; pixel < spill.length; pixel++) {
      const index = pixel * 3 + channel
      canvas.rgb[index] = at(canvas.rgb, index) + at(spill, pixel) * strength
    }
  }
}

/** Dust in the light of the lamps. */
export function scatterDust({ rgb, size }: Canvas, count: number, seed: number): void {
  const random = createRandom(seed)
  const tint = [0.7, 0.95, 1] as const
  for (let speck = 0; speck < count; speck++) {
    const x = Math.floor(random() * size.width)
    const y = Math.floor(random() * size.height)
    const radius = 0.8 + random() * random() * 4.4
    const light = 0.04 + 0.16 * random()
    for (let py = Math.max(0, y - 6); py < Math.min(size.height, y + 7); py++) {
      for (let px = Math.max(0, x - 6); px < Math.min(size.width, x + 7); px++) {
        const distance = Math.hypot(px - x, py - y) / radius
        if (distance >= 1) continue
        const start = (py * size.width + px) * 3
        for (let channel = 0; channel < 3; channel++) {
          const added = light * (1 - distance * distance) * at(tint, channel)
          rgb[start + channel] = at(rgb, start + channel) + added
        }
      }
    }
  }
}

/** Darkens the picture where words will stand; `keep` answers how much light stays. */
export function shadeWith({ rgb, size }: Canvas, keep: (u: number, v: number) => number): void {
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const share = clamp(keep(x / size.width, y / size.height))
      const start = (y * size.width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        rgb[start + channel] = at(rgb, start + channel) * share
      }
    }
  }
}

/** A soft shadow in the shape of an SVG drawing. */
export async function softShadow(
  { rgb, size }: Canvas,
  shape: string,
  radius: number,
  strength: number,
): Promise<void> {
  const shadow = blur(await rasterAlpha(shape, size), radius, size)
  for (let pixel = 0; pixel < shadow.length; pixel++) {
    const share = at(shadow, pixel) * strength
    if (share < 0.003) continue
    for (let channel = 0; channel < 3; channel++) {
      rgb[pixel * 3 + channel] = at(rgb, pixel * 3 + channel) * (1 - share)
    }
  }
}
