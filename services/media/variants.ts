import { drawVariant, type Variant, variantFile } from './draw.ts'
import { exists, writeWhole } from './originals.ts'
import { createQueue } from './queue.ts'

export type Variants = {
  fileOf(variant: Variant): Promise<string>
}

/**
 * Draws a variant at its first request and stores it. Simultaneous requests share one drawing, and
 * only a few are drawn at a time, so that pictures never starve the other calls.
 */
export function createVariants(
  folder: string,
  draw: (variant: Variant) => Promise<Uint8Array> = drawVariant,
): Variants {
  const queue = createQueue({ running: 2, waiting: 500 })
  const underway = new Map<string, Promise<string>>()

  return {
    fileOf(variant) {
      const file = variantFile(folder, variant)
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

async function ensure(file: string, make: () => Promise<Uint8Array>): Promise<string> {
  if (!(await exists(file))) await writeWhole(file, await make())
  return file
}
