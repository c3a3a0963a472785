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
 * Originals are public, and a photograph may reveal place, device and people. Only pictures with
 * such metadata are encoded again, rotated upright, since EXIF held the orientation.
 */
export async function withoutMetadata(bytes: Uint8Array, extension: string): Promise<Uint8Array> {
  const picture = await openPicture(bytes, { limitInputPixels: PIXEL_LIMIT })
  const { exif, iptc, xmp, comments } = await picture.metadata()
  const format = FORMATS.get(extension)
  if (!format || !(exif || iptc || xmp || comments)) return bytes
  return await picture
    .autoOrient()
    .keepIccProfile()
    // For a PNG, `quality` would reduce its colours.
    .toFormat(format, format === 'png' ? {} : ALMOST_LOSSLESS)
    .toBuffer()
}
