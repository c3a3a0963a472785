import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { encodeMaster } from './raster.ts'
import { type Canvas, developCanvas } from './stage.ts'

/** One picture of the demo federation: `npm run pictures` draws it when its version changes. */
export type PictureJob = {
  /** Name of the master without its ending, such as `product-dres-domaci`. */
  readonly key: string
  readonly width: number
  readonly height: number
  /** Changes whenever the picture would look different. */
  readonly version: string
  /** The encoded WebP master. */
  draw(): Promise<Buffer>
}

function digest(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

function folderText(folder: URL, isWanted: (name: string) => boolean): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && isWanted(name))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('')
}

const ENGINE_TEXT = folderText(new URL('./', import.meta.url), () => true)

/**
 * The version of a picture: a hash of the engine, of the template's files (those in `folder` whose
 * name begins with one of the stems) and of the design it is drawn from.
 */
export function templateVersion(folder: URL, stems: readonly string[], design: unknown): string {
  const isWanted = (name: string) => stems.some((stem) => name.startsWith(stem))
  return digest(ENGINE_TEXT, folderText(folder, isWanted), JSON.stringify(design))
}

export async function encodeCanvas(canvas: Canvas): Promise<Buffer> {
  return encodeMaster(developCanvas(canvas), canvas.size)
}
