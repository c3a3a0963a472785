import { createHash } from 'node:crypto'
import type { Metadata } from 'sharp'
import { Refusal } from '#services/platform/errors.ts'
import { openPicture } from './sharp.ts'

/** About 12,000 × 8,000: more than any camera produces, little enough for the memory. */
export const PIXEL_LIMIT = 100_000_000

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

/** Accepted types, detected from the bytes, not from the file name. */
const TYPES = new Map([
  ['jpeg', { extension: 'jpg', mime: 'image/jpeg' }],
  ['png', { extension: 'png', mime: 'image/png' }],
  ['webp', { extension: 'webp', mime: 'image/webp' }],
  ['avif', { extension: 'avif', mime: 'image/avif' }],
  ['svg', { extension: 'svg', mime: 'image/svg+xml' }],
])

/**
 * Anything that could run or load something when an SVG is opened as a document. Tag names may have
 * a prefix; compressed files and other encodings cannot be checked.
 */
const UNSAFE_SVG = new RegExp(
  [
    String.raw`<\s*(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|animate|set|handler)\b`,
    String.raw`<!(?:ENTITY|DOCTYPE[^>]*\[|DOCTYPE[^>]*\bSYSTEM\b)`,
    String.raw`<\?\s*xml-stylesheet`,
    String.raw`\son\w+\s*=`,
    'javascript:',
    '@import',
    String.raw`url\((?!\s*["']?\s*#)`,
    String.raw`(?:href|src)\s*=\s*["']?\s*(?!["']?#|data:image/(?:png|jpeg|webp);)[^\s"'#]`,
  ].join('|'),
  'i',
)
/** Text in UTF-8: at most a byte order mark and blanks before the first tag. */
const IS_MARKUP = /^\ufeff?\s*</

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
  const found = await readHead(bytes)
  const type = TYPES.get(found ? formatOf(found) : '')
  if (!found || !type) throw new Refusal(415, 'The file is not a picture of a known type.')

  const { width, height } = found.autoOrient
  if (width * height > PIXEL_LIMIT || Math.max(width, height) > LONGEST_SIDE) {
    throw new Refusal(413, 'The picture has too many pixels.')
  }
  if (type.extension === 'svg') refuseUnsafeSvg(bytes)
  return {
    ...type,
    size: bytes.byteLength,
    width,
    height,
    hash: createHash('sha256').update(bytes).digest('hex'),
    placeholder: type.extension === 'svg' ? null : await drawPlaceholder(bytes),
  }
}

function refuseUnsafeSvg(bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString('utf8')
  if (!IS_MARKUP.test(text) || UNSAFE_SVG.test(text)) {
    throw new Refusal(415, 'The SVG holds something that runs or loads.')
  }
}

/** Reads only the header, so that dimensions are checked before decoding. */
async function readHead(bytes: Uint8Array): Promise<Metadata | null> {
  if (bytes.byteLength === 0) return null
  const opened = await openPicture(bytes, { limitInputPixels: false })
  return opened.metadata().catch(() => null)
}

/** The AVIF container holds other formats too, which few browsers support. */
function formatOf({ format, compression }: Metadata): string {
  return format === 'heif' && compression === 'av1' ? 'avif' : format
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
