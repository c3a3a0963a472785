import { join } from 'node:path'
import { shortHash, type VariantFormat } from '#services/modules/media/address.ts'
import { PIXEL_LIMIT } from '#services/modules/media/inspect.ts'
import { openPicture } from '#services/modules/media/sharp.ts'

export type Variant = {
  readonly original: string
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

type Drawing = Pick<Variant, 'original' | 'width' | 'height' | 'format'>

export async function drawVariant({ original, width, height, format }: Drawing): Promise<Buffer> {
  const opened = await openPicture(original, { limitInputPixels: PIXEL_LIMIT })
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
