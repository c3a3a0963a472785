import { clamp, floatAt } from './numbers.ts'
import { rasterRgba, type Size } from './raster.ts'

/** Colour and coverage in linear light. */
export type Texel = readonly [red: number, green: number, blue: number, alpha: number]

/** Reads a drawing at (u, v) in [0, 1], between its pixels. */
export type Texture = (u: number, v: number) => Texel

export async function loadTexture(content: string, size: Size): Promise<Texture> {
  const rgba = await rasterRgba(content, size)
  const { width, height } = size
  return (u, v) => {
    const x = clamp(u * (width - 1), 0, width - 1.01)
    const y = clamp(v * (height - 1), 0, height - 1.01)
    const left = Math.floor(x)
    const top = Math.floor(y)
    const s = x - left
    const t = y - top
    const start = (top * width + left) * 4
    const below = start + width * 4
    const read = (channel: number) =>
      (floatAt(rgba, start + channel) * (1 - s) + floatAt(rgba, start + 4 + channel) * s) *
        (1 - t) +
      (floatAt(rgba, below + channel) * (1 - s) + floatAt(rgba, below + 4 + channel) * s) * t
    return [read(0), read(1), read(2), read(3)]
  }
}
