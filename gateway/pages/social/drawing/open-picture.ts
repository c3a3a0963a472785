import sharp, { type Sharp } from 'sharp'

/** Of decoded pictures; a larger one is not drawn. */
const PIXEL_LIMIT = 60_000_000

/** Each picture is drawn once, so a cache and more threads would only take memory. */
export function openPicture(bytes: Buffer): Sharp {
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
}
