import type { PictureType } from './picture-type.ts'

/** Bytes of a file beside its pixels. */
export type Extras = {
  /** Profiles of colours, which stay. */
  readonly profiles: readonly Buffer[]
  /** All else: places, comments, parts of programs, what follows the picture. */
  readonly others: readonly Buffer[]
}

type Part = { readonly name: string; readonly content: Buffer; readonly end: number }

/** Parts that a picture is drawn from, and the one with its profile. */
type Known = { readonly plain: ReadonlySet<string>; readonly profile: string }

const PNG: Known = {
  plain: new Set([
    ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'sBIT', 'sRGB', 'bKGD', 'pHYs'],
    ...['cICP', 'hIST', 'sPLT'],
  ]),
  profile: 'iCCP',
}
const WEBP: Known = { plain: new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']), profile: 'ICCP' }
const AVIF: Known = { plain: new Set(['ftyp', 'meta', 'mdat']), profile: '' }

/** What a file has beside its pixels; all of it when its structure is not that of its type. */
export function extrasOf(bytes: Buffer, type: PictureType): Extras {
  const all = { profiles: [], others: [bytes] }
  switch (type) {
    case 'jpeg':
      return jpegExtras(bytes) ?? all
    case 'png':
      return sorted(pngParts(bytes), PNG) ?? all
    case 'webp':
      return sorted(webpParts(bytes), WEBP) ?? all
    case 'avif':
      return sorted(boxes(bytes), AVIF) ?? all
    default:
      return all
  }
}

function sorted(parts: readonly Part[] | null, { plain, profile }: Known): Extras | null {
  if (!parts) return null
  const named = (name: string) => name === profile
  return {
    profiles: parts.filter(({ name }) => named(name)).map(({ content }) => content),
    others: parts
      .filter(({ name }) => !named(name) && !plain.has(name))
      .map(({ content }) => content),
  }
}

/** What follows the end of the picture is a part without a name. */
function rest(bytes: Buffer, end: number): Part[] {
  const content = bytes.subarray(end)
  return content.byteLength === 0 ? [] : [{ name: '', content, end: bytes.byteLength }]
}

function pngParts(bytes: Buffer): readonly Part[] | null {
  const parts: Part[] = []
  for (let at = 8; at + 12 <= bytes.byteLength; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.byteLength) return null
    const name = bytes.toString('latin1', at + 4, at + 8)
    parts.push({ name, content: bytes.subarray(at + 8, end - 4), end })
    if (name === 'IEND') return [...parts, ...rest(bytes, end)]
    at = end
  }
  return null
}

function webpParts(bytes: Buffer): readonly Part[] | null {
  const whole = 8 + bytes.readUInt32LE(4)
  if (whole > bytes.byteLength) return null
  const parts: Part[] = []
  for (let at = 12; at + 8 <= whole; ) {
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (end > whole + 1) return null
    const content = bytes.subarray(at + 8, at + 8 + size)
    parts.push({ name: bytes.toString('latin1', at, at + 4), content, end })
    at = end
  }
  return [...parts, ...rest(bytes, Math.max(whole, parts.at(-1)?.end ?? 0))]
}

function boxes(bytes: Buffer): readonly Part[] | null {
  const parts: Part[] = []
  let at = 0
  while (at + 8 <= bytes.byteLength) {
    const size = sizeOfBox(bytes, at)
    const end = at + size
    if (size < 8 || end > bytes.byteLength) return null
    const name = bytes.toString('latin1', at + 4, at + 8)
    parts.push({ name, content: bytes.subarray(at + 8, end), end })
    at = end
  }
  return [...parts, ...rest(bytes, at)]
}

/** Zero is for all that follows, one for a longer number after the name. */
function sizeOfBox(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at)
  if (size === 0) return bytes.byteLength - at
  if (size !== 1) return size
  return at + 16 <= bytes.byteLength ? Number(bytes.readBigUInt64BE(at + 8)) : 0
}

const [SCAN, END, COMMENT] = [0xda, 0xd9, 0xfe] as const

function jpegExtras(bytes: Buffer): Extras | null {
  const profiles: Buffer[] = []
  const others: Buffer[] = []
  let at = 2
  while (at + 2 <= bytes.byteLength) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (marker === END) {
      return { profiles, others: [...others, ...rest(bytes, at + 2).map(({ content }) => content)] }
    }
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (at + 4 > bytes.byteLength) return null
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const content = bytes.subarray(at + 4, end)
    if (isProfile(marker, content)) profiles.push(content)
    else if (isExtra(marker, content)) others.push(content)
    at = marker === SCAN ? endOfScan(bytes, end) : end
  }
  return null
}

function isProfile(marker: number, content: Buffer): boolean {
  return marker === 0xe2 && content.toString('latin1', 0, 11) === 'ICC_PROFILE'
}

/** Of the segments of programs only the two that decoders read, without more than they need. */
function isExtra(marker: number, content: Buffer): boolean {
  const name = content.toString('latin1', 0, 5)
  const isDecoded =
    (marker === 0xe0 && name === 'JFIF\0' && content.byteLength === 14) ||
    (marker === 0xee && name === 'Adobe' && content.byteLength === 12)
  return marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && !isDecoded)
}

/** The next marker after coded pixels, in which a zero follows each 0xff. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0
    const isCoded = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isCoded && next !== 0xff) return at
    at = bytes.indexOf(0xff, isCoded ? at + 2 : at + 1)
  }
  return bytes.byteLength
}
