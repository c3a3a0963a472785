import sharp from 'sharp'
import { getMedia } from '#services/contract/media.ts'
import { importMedia, prepareUpload } from '#services/modules/media/api.ts'
import type { TestServices } from './services.ts'

/** Stores a picture and returns its path for any size. */
export async function addPicture(
  services: TestServices,
  bytes: Uint8Array,
): Promise<(size: string) => string> {
  const { db, clock, config } = services
  const prepared = await prepareUpload(config, { bytes, originalName: 'Šal.bin' })
  const id = await db
    .transaction()
    .execute((trx) => importMedia(trx, { ...prepared, texts: {}, clock }))
  const { records } = await services.call(getMedia, { ids: [id] })
  return (size) => `${records[0]?.urlTemplate?.replace('{size}', size)}`
}

/** Each shade makes another picture. */
export function plainPicture(shade: number, width = 40): Promise<Buffer> {
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 90 }
  return sharp({ create: { width, height: width, channels: 3, background } })
    .png()
    .toBuffer()
}

/** A photograph of about half a megabyte, which takes a while on a line; each seed makes another. */
export function noisyPhotograph(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 100 + seed, sigma: 40 }
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
