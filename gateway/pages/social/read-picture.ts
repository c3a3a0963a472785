import { request } from 'undici'
import { limitOf } from '#gateway/lib/deadline.ts'
import type { PagesOptions } from '#gateway/pages/options.ts'

const LIMIT_MS = 8_000
const MOST_BYTES = 12_000_000

export type PictureReader = (address: string, signal: AbortSignal) => Promise<Buffer | null>

/**
 * Reads a picture of our own, from the service that has it or else from where pages show it. Any
 * other address is not requested: null, like one that is missing or does not come.
 */
export function createPictureReader({
  mediaUrl = '/media',
  mediaOrigin,
}: Pick<PagesOptions, 'mediaUrl' | 'mediaOrigin'>): PictureReader {
  return async (address, signal) => {
    if (!address.startsWith(`${mediaUrl}/`)) return null
    const path = `/media${address.slice(mediaUrl.length)}`
    const known = [
      ...(mediaOrigin === undefined ? [] : [mediaOrigin + path]),
      ...(address.startsWith('/') ? [] : [address]),
    ]
    for (const one of known) {
      const found = await fetched(one, signal)
      if (found) return found
    }
    return null
  }
}

async function fetched(address: string, given: AbortSignal): Promise<Buffer | null> {
  const limit = limitOf(given, LIMIT_MS)
  try {
    const { statusCode, headers, body } = await request(address, {
      headers: { accept: 'image/webp,image/*' },
      signal: limit.signal,
    })
    const isPicture = String(headers['content-type']).startsWith('image/')
    if (statusCode === 200 && isPicture) return await bytesOf(body)
    await body.dump()
    return null
  } catch {
    // The service is down or too slow; the crest takes the picture's place.
    return null
  } finally {
    limit.release()
  }
}

async function bytesOf(body: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > MOST_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
