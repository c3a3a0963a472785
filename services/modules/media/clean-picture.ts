import { cleanSvg } from './clean-svg.ts'
import { type Inspected, inspectPicture, knownType, readSize } from './inspect.ts'
import { isMixed } from './mixed-file.ts'
import { extrasOf } from './picture-parts.ts'
import { orBroken, refusedPicture } from './refused-picture.ts'
import { withoutMetadata } from './strip-metadata.ts'
import { isCostlySvg } from './svg-cost.ts'

/** A drawing of more is a photograph in disguise, and cleaning it would stop everybody else. */
const MAX_SVG_BYTES = 1_000_000

export type CleanedPicture = Inspected & { readonly bytes: Uint8Array }

/** The bytes that are stored of a file that somebody sent, or the reason why it is refused. */
export async function cleanPicture(given: Uint8Array): Promise<CleanedPicture> {
  const bytes = await cleanedBytes(Buffer.from(given.buffer, given.byteOffset, given.byteLength))
  return { ...(await inspectPicture(bytes)), bytes }
}

async function cleanedBytes(given: Buffer): Promise<Uint8Array> {
  const type = knownType(given)
  if (type === 'svg') return cleanedDrawing(given)
  if (isMixed(given, extrasOf(given, type))) throw refusedPicture('MIXED_FILE')
  await readSize(given)
  return await orBroken(withoutMetadata(given, type))
}

function cleanedDrawing(given: Buffer): Uint8Array {
  if (given.byteLength > MAX_SVG_BYTES) {
    throw refusedPicture('FILE_TOO_LARGE', MAX_SVG_BYTES / 1_000_000)
  }
  const text = given.toString('utf8')
  if (isCostlySvg(text)) throw refusedPicture('UNSAFE_DRAWING')
  const cleaned = cleanSvg(text)
  if (cleaned === null) throw refusedPicture('UNSAFE_DRAWING')
  return cleaned === text ? given : Buffer.from(cleaned)
}
