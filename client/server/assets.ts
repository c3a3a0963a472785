import { z } from 'zod'
import { OPEN_SCREENS } from '#client/app/routes.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    assets: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
)

type Manifest = z.infer<typeof manifestSchema>

/** URLs of one client build. */
export type ClientAssets = {
  readonly entry: string
  readonly early: string
  readonly css: readonly string[]
  readonly fonts: readonly string[]
  /** All chunks of a screen besides the entry, so that the browser can load them in parallel. */
  chunks(screen: string | null): readonly string[]
}

const ENTRY = 'client/app/entry.tsx'
const EARLY = 'client/app/early.ts'
/** All styles: the build does not split them. */
const STYLES = 'style.css'

/** Reads the manifest of Vite's client build. */
export function readAssets(manifestJson: string): ClientAssets {
  const manifest = manifestSchema.parse(JSON.parse(manifestJson))
  const entry = manifest[ENTRY]
  const early = manifest[EARLY]
  const styles = manifest[STYLES]
  if (entry === undefined || early === undefined || styles === undefined) {
    throw new Error('The client build is not complete: its manifest lacks an entry.')
  }
  const ofEntry = filesOf(manifest, [ENTRY])
  return {
    entry: address(entry.file),
    early: address(early.file),
    css: [address(styles.file)],
    fonts: [...ofEntry.assets].filter(isFontOfEveryPage).map(address),
    chunks: (screen) => {
      const own = Object.entries(OPEN_SCREENS).find(([name]) => name === screen)?.[1]
      const sources = own === undefined ? [] : [own.source]
      const all = filesOf(manifest, [ENTRY, ...sources]).js
      return [...all].filter((file) => file !== entry.file).map(address)
    },
  }
}

/** The full font files contain letters that few pages use. */
function isFontOfEveryPage(file: string): boolean {
  return file.endsWith('.woff2') && !file.includes('-latin-')
}

type Files = {
  readonly js: Set<string>
  readonly assets: Set<string>
}

function filesOf(manifest: Manifest, sources: readonly string[]): Files {
  const files: Files = { js: new Set(), assets: new Set() }
  const visited = new Set<string>()
  const visit = (source: string): void => {
    const chunk = manifest[source]
    if (chunk === undefined || visited.has(source)) return
    visited.add(source)
    files.js.add(chunk.file)
    for (const file of chunk.assets ?? []) files.assets.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return files
}

function address(file: string): string {
  return `/${file}`
}
