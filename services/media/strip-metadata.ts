import { PIXEL_LIMIT } from './inspect.ts'
import { openPicture } from './sharp.ts'

const ALMOST_LOSSLESS = { quality: 95 }
const FORMATS = new Map<string, 'jpeg' | 'png' | 'webp' | 'avif'>([
  ['jpg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
])

/**
 * Originals are public, and a photograph may name its place, its device and people. Only pictures
 * that carry such texts are encoded again, upright, since their EXIF held the orientation.
 */
export async function withoutMetadata(bytes: Uint8Array, extension: string): Promise<Uint8Array> {
  const picture = await openPicture(bytes, { limitInputPixels: PIXEL_LIMIT })
  const { exif, iptc, xmp, comments } = await picture.metadata()
  const format = FORMATS.get(extension)
  if (!format || !(exif || iptc || xmp || comments)) return bytes
  return await picture
    .autoOrient()
    .keepIccProfile()
    // A quality would take colours from a PNG.
    .toFormat(format, format === 'png' ? {} : ALMOST_LOSSLESS)
    .toBuffer()
}
