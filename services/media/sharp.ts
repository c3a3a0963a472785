import type { Sharp, SharpOptions } from 'sharp'

type Input = string | Uint8Array

/**
 * A picture to be worked on. What draws it takes 15 MB and is fetched with the first one: a service
 * whose pictures are all drawn needs none of it. Each picture is drawn once, so a cache of pixels
 * would only hold memory, as would more threads for one.
 */
export async function openPicture(input: Input, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(input, options)
}
