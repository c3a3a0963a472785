import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { encodeMaster, type MasterForm } from './raster.ts'
import { type Canvas, developCanvas } from './stage.ts'

/** One picture of the demo federation: `npm run pictures` draws it when its version changes. */
export type PictureJob = {
  /** Name of the master without its ending, such as `product-dres-domaci`. */
  readonly key: string
  readonly width: number
  readonly height: number
  /** Changes whenever the picture would look different. */
  readonly version: string
  /** Jobs of one batch are drawn in a row by one worker, since they share what they draw from. */
  readonly batch?: string
  /** The encoded WebP master. */
  draw(): Promise<Buffer>
}

const REPOSITORY = new URL('../../../', import.meta.url)
const IMPORTED = /from '(\.\/|#tools\/)([^']+)'/g
/** Lists of all drawings: who looks one up there names its version in the design. */
const REGISTERS = /\/(products|jobs)\.ts$/
const textOfFile = new Map<string, string>()

function readSource(file: URL): string {
  const known = textOfFile.get(file.href)
  if (known !== undefined) return known
  const text = readFileSync(file, 'utf8')
  textOfFile.set(file.href, text)
  return text
}

/** Adds the file and all that it imports, directly or not. */
function followImports(file: URL, found: Map<string, string>): void {
  if (found.has(file.href) || REGISTERS.test(file.pathname)) return
  const text = readSource(file)
  found.set(file.href, text)
  for (const [, kind, name = ''] of text.matchAll(IMPORTED)) {
    followImports(kind === './' ? new URL(name, file) : new URL(`tools/${name}`, REPOSITORY), found)
  }
}

/**
 * The version of a picture: a hash of the template's files (those in `folder` whose name begins with
 * one of the stems), of everything they import and of the design it is drawn from.
 */
export function templateVersion(folder: URL, stems: readonly string[], design: unknown): string {
  const found = new Map<string, string>()
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => stems.some((stem) => name.startsWith(stem)))
  for (const name of names) followImports(new URL(name, folder), found)
  const hash = createHash('sha256')
  const sources = [...found].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [, text] of sources) hash.update(text)
  return hash.update(JSON.stringify(design)).digest('hex').slice(0, 16)
}

export async function encodeCanvas(canvas: Canvas, form?: MasterForm): Promise<Buffer> {
  return encodeMaster(developCanvas(canvas), canvas.size, form)
}
