import type { Sharp, SharpOptions } from 'sharp'

type Input = string | Uint8Array

/**
 * Opens a picture for drawing. sharp takes 15 MB, so it is loaded with the first picture; a service
 * whose variants are all on disk never loads it. A pixel cache and more threads would only take
 * memory, since each picture is drawn once.
 */
export async function openPicture(input: Input, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(input, options)
}
