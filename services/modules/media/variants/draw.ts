import { join } from 'node:path'
import { shortHash, type VariantFormat } from '#services/modules/media/address.ts'
import { PIXEL_LIMIT } from '#services/modules/media/inspect.ts'
import type { Source } from '#services/modules/media/originals.ts'
import { openPicture } from '#services/modules/media/sharp.ts'

export type Variant = {
  /** Reads the original when it is drawn. */
  source(): Promise<Source>
  readonly id: number
  readonly hash: string
  /** The box the picture must fit into; null leaves that side free. */
  readonly width: number | null
  readonly height: number | null
  readonly format: VariantFormat | 'avif'
}

/** The box is part of the name: after a size changes, its old variants are not found. */
export function variantFile(folder: string, variant: Variant): string {
  const { id, hash, width, height, format } = variant
  const name = `${id}-${shortHash(hash)}-${width ?? 'any'}x${height ?? 'any'}.${format}`
  return join(folder, hash.slice(0, 2), name)
}

export async function drawVariant({ source, ...box }: Variant): Promise<Buffer> {
  return await drawBox(await source(), box)
}

export async function drawBox(
  source: Source,
  { width, height, format }: Pick<Variant, 'width' | 'height' | 'format'>,
): Promise<Buffer> {
  const opened = await openPicture(source, { limitInputPixels: PIXEL_LIMIT })
  const image = opened
    .autoOrient()
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
  switch (format) {
    case 'webp':
      return image.webp({ quality: 80, effort: 4 }).toBuffer()
    case 'avif':
      return image.avif({ quality: 50, effort: 2 }).toBuffer()
    case 'jpg':
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82, progressive: true })
        .toBuffer()
  }
}
