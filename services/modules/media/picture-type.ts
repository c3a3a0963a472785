export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg' | 'heic'

/** Brands of containers whose pictures are HEVC, which sharp and most browsers cannot read. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
const AVIF_BRANDS = new Set(['avif', 'avis'])
/** A file names more brands than its first one. */
const MOST_BRANDS = 16
/** Text in UTF-8: at most a byte order mark and blanks before the first tag. */
const IS_MARKUP = /^\ufeff?\s*</

/** By the first bytes, so that no decoder gets a file of another kind; null for other files. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1_024))
  const text = (from: number, to: number) => head.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(4, 8) === 'ftyp') return typeOfContainer(head)
  return IS_MARKUP.test(head.toString('utf8')) ? 'svg' : null
}

function typeOfContainer(head: Buffer): PictureType | null {
  const end = Math.min(head.readUInt32BE(0), head.byteLength, 16 + 4 * MOST_BRANDS)
  const brands = [head.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4))
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null
}
