import type { Metadata } from 'sharp'
import { PIXEL_LIMIT } from './inspect.ts'
import { extrasOf } from './picture-parts.ts'
import type { PictureType } from './picture-type.ts'
import { openPicture } from './sharp.ts'

const ALMOST_LOSSLESS = { quality: 95 }
/** A GIF becomes a WebP, which has all of its colours. */
const FORMATS = {
  jpeg: ['jpeg', ALMOST_LOSSLESS],
  // For a PNG, `quality` would reduce its colours.
  png: ['png', {}],
  webp: ['webp', ALMOST_LOSSLESS],
  avif: ['avif', { ...ALMOST_LOSSLESS, effort: 2 }],
  gif: ['webp', { lossless: true }],
} as const
/** Long enough for the largest photograph on a busy processor, not for a file made to take for ever. */
const LONGEST_SECONDS = 60
/** libjpeg warns of what some telephones write; the picture is whole. */
const HARMLESS_WARNING = 'Invalid SOS parameters'

type Encoded = keyof typeof FORMATS

/**
 * Originals are public, and a photograph may reveal place, device and people. Only pictures with
 * such metadata, or with anything else beside their pixels, are encoded again, rotated upright,
 * since EXIF held the orientation.
 */
export async function withoutMetadata(bytes: Buffer, type: PictureType): Promise<Uint8Array> {
  if (!isEncoded(type)) return bytes
  const picture = await openPicture(bytes, { limitInputPixels: PIXEL_LIMIT })
  const isPlain = extrasOf(bytes, type).others.length === 0
  if (isPlain && !hasMetadata(await picture.metadata())) return bytes
  try {
    return await encoded(bytes, type, 'warning')
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(HARMLESS_WARNING))) throw error
    return await encoded(bytes, type, 'error')
  }
}

function isEncoded(type: PictureType): type is Encoded {
  return type in FORMATS
}

function hasMetadata({ exif, iptc, xmp, comments }: Metadata): boolean {
  return Boolean(exif || iptc || xmp || comments)
}

async function encoded(
  bytes: Uint8Array,
  type: Encoded,
  failOn: 'warning' | 'error',
): Promise<Uint8Array> {
  const [format, options] = FORMATS[type]
  const picture = await openPicture(bytes, { limitInputPixels: PIXEL_LIMIT, failOn })
  return await picture
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .keepIccProfile()
    .toFormat(format, options)
    .toBuffer()
}
