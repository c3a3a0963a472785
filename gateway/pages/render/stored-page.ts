import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gzip,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib'
import { inOwnMemory } from '#gateway/lib/own-memory.ts'

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

export type StoredPage = {
  readonly status: number
  /** Set for 301 and 302. */
  readonly location: string | null
  readonly retryAfterSeconds: number | null
  /** False when something failed during rendering; such a page is not cached. */
  readonly isWhole: boolean
  /** Hash of the body, without quotes. */
  readonly hash: string
  /** Most memory that its copies take. */
  readonly bytes: number
  /** The best encoding that is ready now and that the client accepts. */
  encodingFor(accepted: ReadonlySet<Encoding>): Encoding
  /** The first request gets a fast compression, later ones a better copy that is stored. */
  bodyIn(encoding: Encoding): Promise<Buffer>
}

export type PageParts = Omit<StoredPage, 'hash' | 'bytes' | 'encodingFor' | 'bodyIn'> & {
  readonly body: Buffer
  /** Whether it has no uncompressed copy, which is five times as large. */
  readonly isPacked?: boolean
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
/** Level 11 takes 50 times longer for 10 % fewer bytes. */
const BROTLI_QUALITY = 5
/** A third of the time for 11 % more bytes: right for a page that may be read once. */
const FAST_BROTLI_QUALITY = 3
/** Smaller than fast brotli and faster than starting a thread for it. */
const ZSTD_LEVEL = 2
/** Compressing a larger page synchronously would block all other requests. */
const MOST_BYTES_AT_ONCE = 500_000

/** Nearly every page fits into one chunk. */
const COMPRESSED_BYTES = 65_536
/** Bytes of the window that the format reserves. */
const WINDOW_GAP_BYTES = 16
/** Brotli and gzip beside the uncompressed body. */
const COPIES_SHARE = 1.4
/** Brotli and gzip; the packed copy makes way for the first. */
const PACKED_COPIES = 3

export function storedPage({ body, isPacked = false, ...parts }: PageParts): StoredPage {
  const isSmall = body.length <= MOST_BYTES_AT_ONCE
  let isRequested = false
  let inBrotli: Promise<Buffer> | null = null
  let inGzip: Promise<Buffer> | null = null
  const unpacked = isPacked && isSmall ? null : body
  let packed = unpacked === null ? inOwnMemory(toZstd(body)) : null

  async function read(): Promise<Buffer> {
    if (unpacked) return unpacked
    if (packed) return zstdDecompressSync(packed)
    return decompressBrotli((await inBrotli) ?? Buffer.alloc(0))
  }

  async function compressBest(): Promise<Buffer> {
    const compressed = inOwnMemory(await toBrotli(await read(), BROTLI_QUALITY))
    packed = null
    return compressed
  }

  async function compressForOld(): Promise<Buffer> {
    return inOwnMemory(await compressGzip(await read()))
  }

  return {
    ...parts,
    bytes: Math.ceil(packed ? packed.length * PACKED_COPIES : body.length * COPIES_SHARE),
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 27),
    encodingFor: (accepted) => {
      if (!isRequested && isSmall && accepted.has('zstd')) return 'zstd'
      if (accepted.has('br')) return 'br'
      return accepted.has('gzip') ? 'gzip' : 'identity'
    },
    bodyIn: async (encoding) => {
      const isFirst = !isRequested
      isRequested = true
      switch (encoding) {
        case 'identity':
          return read()
        case 'zstd':
          return packed ?? toZstd(await read())
        case 'gzip':
          inGzip ??= compressForOld()
          return inGzip
        case 'br':
          if (isFirst) return toBrotli(await read(), FAST_BROTLI_QUALITY)
          inBrotli ??= compressBest()
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

/** Small buffers: allocating the default ones takes a third of the time. */
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

/** The smallest window that covers the whole page. */
function windowBits(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + WINDOW_GAP_BYTES))
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
}
