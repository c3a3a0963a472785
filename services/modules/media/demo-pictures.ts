import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { z } from 'zod'
import { type Inspected, inspectPicture } from './inspect.ts'
import { demoPicture } from './originals.ts'

const FACTS = 'masters/facts.json'

/** Facts by file name; tools/pictures writes them. */
export const pictureFacts = z.record(
  z.string(),
  z.object({
    width: z.number(),
    height: z.number(),
    size: z.number(),
    hash: z.string(),
    placeholder: z.string().nullable(),
  }),
)

/**
 * Inspects the demo federation's pictures. Decoding takes a hundred times longer than reading, so
 * tools/pictures writes each picture's facts, which hold for bytes with the same hash.
 */
export async function demoPictureInspector(): Promise<(path: string) => Promise<Inspected>> {
  const content: unknown = JSON.parse(await readFile(demoPicture(FACTS), 'utf8'))
  const facts = pictureFacts.parse(content)
  return async (path) => {
    const bytes = await readFile(demoPicture(path))
    const known = facts[basename(path)]
    const hash = createHash('sha256').update(bytes).digest('hex')
    return path.endsWith('.webp') && known?.hash === hash
      ? { ...known, extension: 'webp', mime: 'image/webp' }
      : inspectPicture(bytes)
  }
}
