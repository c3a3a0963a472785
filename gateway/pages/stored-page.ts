import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Pages that anyone can ask for without end (made-up paths, made-up query values) stand on shelves
 * of their own, so that they never push out the pages that shoppers read.
 */
export type Shelf = 'plain' | 'variant' | 'missing'

export type Encoding = 'br' | 'gzip' | 'identity'

export type StoredPage = {
  readonly status: number
  /** Set for 301 and 302. */
  readonly location: string | null
  readonly retryAfterSeconds: number | null
  /** Nothing failed while it was made: anyone may keep it. */
  readonly isWhole: boolean
  readonly body: Buffer
  /** Hash of the body, without quotes. */
  readonly hash: string
  readonly tags: readonly string[]
  readonly shelf: Shelf
  /** When it was made, by the clock, in milliseconds. */
  readonly madeAt: number
  readonly expiresAt: number | null
  /** Set when it should have been made anew but could not be: shown once more until then. */
  readonly restsUntil: number | null
  /** Compressed in haste for whoever asks first, well and for good when somebody asks again. */
  bodyIn(encoding: Encoding): Promise<Buffer>
}

export type PageParts = Omit<StoredPage, 'hash' | 'bodyIn'>

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
/** 11 would take 50 times as long for a tenth fewer bytes. */
const BROTLI_QUALITY = 5
/** Takes a third of the time for a ninth more bytes: right for what may be read once. */
const HASTY_BROTLI_QUALITY = 3

/** Nearly every page fits, so that there is one piece to be handed over. */
const COMPRESSED_BYTES = 65_536
/** What the format keeps of its window for itself. */
const WINDOW_GAP_BYTES = 16

export function storedPage(parts: PageParts): StoredPage {
  const { body } = parts
  let isAskedInBrotli = false
  let inBrotli: Promise<Buffer> | null = null
  let inGzip: Promise<Buffer> | null = null
  return {
    ...parts,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 27),
    bodyIn: async (encoding) => {
      switch (encoding) {
        case 'identity':
          return body
        case 'gzip':
          inGzip ??= compressGzip(body)
          return inGzip
        case 'br':
          if (!isAskedInBrotli) {
            isAskedInBrotli = true
            return toBrotli(body, HASTY_BROTLI_QUALITY)
          }
          inBrotli ??= toBrotli(body, BROTLI_QUALITY)
          return inBrotli
      }
    },
  }
}

/** Buffers no larger than a page: making the usual ones takes a third of the time, for the same bytes. */
function toBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    chunkSize: COMPRESSED_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
    },
  })
}

/** The smallest window that sees all of the page at once. */
function windowBits(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + WINDOW_GAP_BYTES))
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
}
