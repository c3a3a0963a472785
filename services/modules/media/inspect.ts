import { createHash } from 'node:crypto'
import type { Metadata } from 'sharp'
import { isUnsafeSvg } from './clean-svg.ts'
import { type PictureType, pictureType } from './picture-type.ts'
import { orBroken, refusedPicture } from './refused-picture.ts'
import { openPicture } from './sharp.ts'

/** About 12,000 × 8,000: more than any camera produces, little enough for the memory. */
export const PIXEL_LIMIT = 100_000_000

/** Of pictures that are decoded whole, four bytes for each pixel. */
const WHOLE_PIXEL_LIMIT = 50_000_000

/** Limit of WebP. */
const LONGEST_SIDE = 16_383

const PLACEHOLDER_BYTES = 300
const PREVIEWS = [
  { width: 16, quality: 70 },
  { width: 16, quality: 40 },
  { width: 12, quality: 50 },
  { width: 8, quality: 50 },
  { width: 4, quality: 40 },
] as const

/** Types that are stored, detected from the bytes, not from the file name. */
const TYPES = new Map<PictureType, { readonly extension: string; readonly mime: string }>([
  ['jpeg', { extension: 'jpg', mime: 'image/jpeg' }],
  ['png', { extension: 'png', mime: 'image/png' }],
  ['webp', { extension: 'webp', mime: 'image/webp' }],
  ['avif', { extension: 'avif', mime: 'image/avif' }],
  ['svg', { extension: 'svg', mime: 'image/svg+xml' }],
])

export type Inspected = {
  readonly extension: string
  readonly mime: string
  readonly size: number
  readonly width: number
  readonly height: number
  readonly hash: string
  readonly placeholder: string | null
}

export async function inspectPicture(bytes: Uint8Array): Promise<Inspected> {
  const type = TYPES.get(knownType(bytes))
  if (!type) throw refusedPicture('NO_PICTURE')
  const { width, height } = await readSize(bytes)
  if (type.extension === 'svg') refuseUnsafeSvg(bytes)
  return {
    ...type,
    size: bytes.byteLength,
    width,
    height,
    hash: createHash('sha256').update(bytes).digest('hex'),
    placeholder: type.extension === 'svg' ? null : await orBroken(drawPlaceholder(bytes)),
  }
}

/** Refuses other files, HEIC by its name. */
export function knownType(bytes: Uint8Array): Exclude<PictureType, 'heic'> {
  const type = pictureType(bytes)
  if (type === 'heic') throw refusedPicture('HEIC_PICTURE')
  if (type === null) throw refusedPicture('NO_PICTURE')
  return type
}

/** Reads only the header, so that dimensions are checked before decoding. */
export async function readSize(
  bytes: Uint8Array,
): Promise<{ readonly width: number; readonly height: number }> {
  const opened = await openPicture(bytes, { limitInputPixels: false })
  const found = await opened.metadata().catch(() => null)
  if (!found) throw refusedPicture('BROKEN_PICTURE')
  if (!isOfKnownFormat(found)) throw refusedPicture('NO_PICTURE')
  const { width, height } = found.autoOrient
  const limit = isDecodedWhole(found) ? WHOLE_PIXEL_LIMIT : PIXEL_LIMIT
  if (width * height > limit || Math.max(width, height) > LONGEST_SIDE) {
    throw refusedPicture('TOO_MANY_PIXELS', limit / 1_000_000)
  }
  if ((found.pages ?? 1) > 1 && found.format !== 'heif') throw refusedPicture('MOVING_PICTURE')
  return { width, height }
}

function refuseUnsafeSvg(bytes: Uint8Array): void {
  if (isUnsafeSvg(Buffer.from(bytes).toString('utf8'))) throw refusedPicture('UNSAFE_DRAWING')
}

/** Rows of JPEG and PNG are decoded one after the other, unless each needs all of the file. */
function isDecodedWhole({ format, isProgressive }: Metadata): boolean {
  return isProgressive === true || (format !== 'jpeg' && format !== 'png' && format !== 'svg')
}

/** The AVIF container holds other formats too, which few browsers support. */
function isOfKnownFormat({ format, compression }: Metadata): boolean {
  return format !== 'heif' || compression === 'av1'
}

/** The best of the small previews that fits the limit. */
async function drawPlaceholder(bytes: Uint8Array): Promise<string | null> {
  const opened = await openPicture(bytes, { limitInputPixels: PIXEL_LIMIT })
  const small = await opened.autoOrient().resize(PREVIEWS[0].width).png().toBuffer()
  for (const { width, quality } of PREVIEWS) {
    const preview = await openPicture(small, {})
    const tiny = await preview
      .resize(width)
      .webp({ quality, alphaQuality: 20, effort: 2 })
      .toBuffer()
    const url = `data:image/webp;base64,${tiny.toString('base64')}`
    if (url.length <= PLACEHOLDER_BYTES) return url
  }
  return null
}
