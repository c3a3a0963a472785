import { join } from 'node:path'
import sharp from 'sharp'
import type { VariantFormat } from './address.ts'
import { shortHash } from './address.ts'
import { PIXEL_LIMIT } from './inspect.ts'
import { exists, writeWhole } from './originals.ts'
import { createQueue } from './queue.ts'

export type Variant = {
  readonly original: string
  readonly id: number
  readonly hash: string
  /** The box the picture must fit into; null leaves that side free. */
  readonly width: number | null
  readonly height: number | null
  readonly format: VariantFormat
}

export type Variants = { fileOf(variant: Variant): Promise<string> }

/**
 * Makes a variant when it is first asked for and keeps it on disk. However many ask at once, it is
 * drawn once; and only a few are drawn at a time, so that pictures never starve the other calls.
 */
export function createVariants(
  folder: string,
  draw: (variant: Variant) => Promise<Uint8Array> = drawVariant,
): Variants {
  const queue = createQueue({ running: 2, waiting: 500 })
  const underway = new Map<string, Promise<string>>()

  return {
    fileOf(variant) {
      const file = join(folder, variant.hash.slice(0, 2), fileName(variant))
      const shared = underway.get(file)
      if (shared !== undefined) return shared
      const made = ensure(file, () => queue.add(() => draw(variant))).finally(() =>
        underway.delete(file),
      )
      underway.set(file, made)
      return made
    },
  }
}

/** The box is part of the name: when a size is set anew, the old variant is no longer found. */
function fileName({ id, hash, width, height, format }: Variant): string {
  return `${id}-${shortHash(hash)}-${width ?? 'any'}x${height ?? 'any'}.${format}`
}

async function ensure(file: string, make: () => Promise<Uint8Array>): Promise<string> {
  if (!(await exists(file))) await writeWhole(file, await make())
  return file
}

function drawVariant({ original, width, height, format }: Variant): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: PIXEL_LIMIT })
    .autoOrient()
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
  return format === 'webp'
    ? image.webp({ quality: 80, effort: 4 }).toBuffer()
    : image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }).toBuffer()
}
