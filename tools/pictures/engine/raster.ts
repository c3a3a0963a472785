import sharp from 'sharp'
import { hexToLinear, LINEAR_OF_BYTE } from './color.ts'
import { floatAt } from './numbers.ts'

export type Size = {
  readonly width: number
  readonly height: number
  /** Pixels to a unit of the drawing, 1 if left out: lengths in drawings are given in units. */
  readonly unit?: number
  /** Where it lies in a larger picture of which it is drawn alone, all in pixels. */
  readonly part?: {
    readonly left: number
    readonly top: number
    readonly of: { readonly width: number; readonly height: number }
  }
}

/** What a template draws with: coverage and light of SVG elements at its size. */
export function rasterOf(size: Size) {
  return {
    mask: (content: string) => rasterAlpha(content, size),
    art: (content: string) => rasterRgb(content, size),
  }
}

sharp.cache(false)
// Two workers draw side by side already.
sharp.concurrency(1)

export function svgDocument(content: string, { width, height, unit = 1, part }: Size): string {
  const { left, top } = part ?? { left: 0, top: 0 }
  // The renderer stops silently in the middle of a path that holds one of these.
  if (/NaN|undefined|Infinity/.test(content)) throw new Error('The drawing holds a broken number')
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${left / unit} ${top / unit} ${width / unit} ${height / unit}">${content}</svg>`
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
  const bytes = await sharp(Buffer.from(svgDocument(content, size)), { limitInputPixels: false })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer()
  const alpha = new Float32Array(size.width * size.height)
  for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = (bytes[pixel] ?? 0) / 255
  return alpha
}

const PLAIN_SHEET = /^<rect width="[\d.]+" height="[\d.]+" fill="(#[\da-f]{6})"\/>$/i

/** Linear light, three values a pixel; transparency is ignored. */
export async function rasterRgb(content: string, size: Size): Promise<Float32Array> {
  const rgb = new Float32Array(size.width * size.height * 3)
  const plain = PLAIN_SHEET.exec(content)?.[1]
  if (plain) {
    const [red, green, blue] = hexToLinear(plain)
    for (let index = 0; index < rgb.length; index += 3) {
      rgb[index] = red
      rgb[index + 1] = green
      rgb[index + 2] = blue
    }
    return rgb
  }
  const bytes = await rasterBytes(content, size)
  for (let index = 0, byte = 0; index < rgb.length; index += 3, byte += 4) {
    rgb[index] = floatAt(LINEAR_OF_BYTE, bytes[byte] ?? 0)
    rgb[index + 1] = floatAt(LINEAR_OF_BYTE, bytes[byte + 1] ?? 0)
    rgb[index + 2] = floatAt(LINEAR_OF_BYTE, bytes[byte + 2] ?? 0)
  }
  return rgb
}

/** Linear light and coverage, four values a pixel, not premultiplied. */
export async function rasterRgba(content: string, size: Size): Promise<Float32Array> {
  const bytes = await rasterBytes(content, size)
  const rgba = new Float32Array(size.width * size.height * 4)
  for (let index = 0; index < rgba.length; index++) {
    const byte = bytes[index] ?? 0
    rgba[index] = index % 4 === 3 ? byte / 255 : floatAt(LINEAR_OF_BYTE, byte)
  }
  return rgba
}

/** How a master is kept; the shop's own pipeline makes the sizes it sends. */
export type MasterForm = {
  /** Drawn larger than kept, edges and threads come out clean. */
  readonly width?: number
  readonly quality?: number
}

export const MASTER_QUALITY = 82

export async function encodeMaster(
  rgbBytes: Buffer,
  { width, height }: Size,
  form: MasterForm = {},
): Promise<Buffer> {
  const picture = sharp(rgbBytes, { raw: { width, height, channels: 3 } })
  if (form.width && form.width < width) picture.resize(form.width)
  return picture
    .webp({ quality: form.quality ?? MASTER_QUALITY, effort: 5, smartSubsample: true })
    .toBuffer()
}
