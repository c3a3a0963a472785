import sharp from 'sharp'
import { LINEAR_OF_BYTE } from './color.ts'
import { at } from './numbers.ts'

export type Size = { readonly width: number; readonly height: number }

sharp.cache(false)
// Two workers draw side by side already.
sharp.concurrency(1)

export function svgDocument(content: string, { width, height }: Size): string {
  // The renderer stops silently in the middle of a path that holds one of these.
  if (/NaN|undefined|Infinity/.test(content)) throw new Error('The drawing holds a broken number')
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

/** Straight (not premultiplied) sRGB bytes, four a pixel. */
export async function rasterBytes(content: string, size: Size): Promise<Buffer> {
  return sharp(Buffer.from(svgDocument(content, size)), { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer()
}

/** Coverage alone, one value in [0, 1] a pixel. */
export async function rasterAlpha(content: string, size: Size): Promise<Float32Array> {
  const bytes = await rasterBytes(content, size)
  const alpha = new Float32Array(size.width * size.height)
  for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = at(bytes, pixel * 4 + 3) / 255
  return alpha
}

/** Linear light, three values a pixel; transparency is ignored. */
export async function rasterRgb(content: string, size: Size): Promise<Float32Array> {
  const bytes = await rasterBytes(content, size)
  const pixels = size.width * size.height
  const rgb = new Float32Array(pixels * 3)
  for (let pixel = 0; pixel < pixels; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      rgb[pixel * 3 + channel] = at(LINEAR_OF_BYTE, at(bytes, pixel * 4 + channel))
    }
  }
  return rgb
}

/** Linear light and coverage, four values a pixel, not premultiplied. */
export async function rasterRgba(content: string, size: Size): Promise<Float32Array> {
  const bytes = await rasterBytes(content, size)
  const rgba = new Float32Array(size.width * size.height * 4)
  for (let index = 0; index < rgba.length; index++) {
    const byte = at(bytes, index)
    rgba[index] = index % 4 === 3 ? byte / 255 : at(LINEAR_OF_BYTE, byte)
  }
  return rgba
}

/** The form every master is kept in; the shop's own pipeline makes the sizes it sends. */
export async function encodeMaster(rgbBytes: Buffer, { width, height }: Size): Promise<Buffer> {
  return sharp(rgbBytes, { raw: { width, height, channels: 3 } })
    .webp({ quality: 92, effort: 5, smartSubsample: true })
    .toBuffer()
}
