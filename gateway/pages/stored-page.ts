import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib'

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

export type StoredPage = {
  readonly status: number
  /** Set for 301 and 302. */
  readonly location: string | null
  readonly retryAfterSeconds: number | null
  /** Nothing failed while it was rendered: everybody may cache it. */
  readonly isWhole: boolean
  readonly body: Buffer
  /** Hash of the body, without quotes. */
  readonly hash: string
  /** The encoding to send now to a client that accepts these. */
  encodingFor(accepted: ReadonlySet<Encoding>): Encoding
  /** Compressed fast for the first request, well and for good for the second. */
  bodyIn(encoding: Encoding): Promise<Buffer>
}

export type PageParts = Omit<StoredPage, 'hash' | 'encodingFor' | 'bodyIn'>

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
/** 11 would take 50 times as long for a tenth fewer bytes. */
const BROTLI_QUALITY = 5
/** Takes a third of the time for a ninth more bytes: right for a page that may be read once. */
const FAST_BROTLI_QUALITY = 3
/** Fewer bytes than the fast brotli, and done before a thread for it would have begun. */
const ZSTD_LEVEL = 2
/** A larger page would hold up all other requests. */
const MOST_BYTES_AT_ONCE = 500_000

/** Nearly every page fits, so that there is one chunk to be handed over. */
const COMPRESSED_BYTES = 65_536
/** What the format keeps of its window for itself. */
const WINDOW_GAP_BYTES = 16

export function storedPage(parts: PageParts): StoredPage {
  const { body } = parts
  let isRequested = false
  let inBrotli: Promise<Buffer> | null = null
  let inGzip: Promise<Buffer> | null = null
  return {
    ...parts,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 27),
    encodingFor: (accepted) => {
      if (!isRequested && body.length <= MOST_BYTES_AT_ONCE && accepted.has('zstd')) return 'zstd'
      if (accepted.has('br')) return 'br'
      return accepted.has('gzip') ? 'gzip' : 'identity'
    },
    bodyIn: async (encoding) => {
      const isFirst = !isRequested
      isRequested = true
      switch (encoding) {
        case 'identity':
          return body
        case 'zstd':
          return toZstd(body)
        case 'gzip':
          inGzip ??= compressGzip(body)
          return inGzip
        case 'br':
          if (isFirst) return toBrotli(body, FAST_BROTLI_QUALITY)
          inBrotli ??= toBrotli(body, BROTLI_QUALITY)
          return inBrotli
      }
    },
  }
}

function toZstd(body: Buffer): Buffer {
  return zstdCompressSync(body, {
    chunkSize: COMPRESSED_BYTES,
    pledgedSrcSize: body.length,
    params: {
      [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL,
      [constants.ZSTD_c_windowLog]: windowBits(body.length),
    },
  })
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
