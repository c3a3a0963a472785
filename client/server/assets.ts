import { z } from 'zod'
import { SERVER_SCREENS } from '#client/generated/server-screens.ts'
import type { ScreenName } from '#client/lib/screen.ts'

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
  readonly early: string
  /** Of sites with a tag manager. */
  readonly statistics: string
  /** Of sites with several languages. */
  readonly languages: string
  /** The libraries and then the entry. */
  readonly scripts: readonly string[]
  readonly css: readonly string[]
  readonly fonts: readonly string[]
  /** All chunks of a screen besides these, so that the browser can load them in parallel. */
  partsOf(screen: ScreenName | null): readonly string[]
}

const ENTRY = 'client/app/entry.tsx'
const EARLY = 'client/app/early.ts'
const STATISTICS = 'client/app/statistics.ts'
const LANGUAGES = 'client/app/languages.ts'
/** All styles: the build does not split them. */
const STYLES = 'style.css'

/** Reads the manifest of Vite's client build. */
export function readAssets(manifestJson: string): ClientAssets {
  const manifest = manifestSchema.parse(JSON.parse(manifestJson))
  const entry = manifest[ENTRY]
  const early = manifest[EARLY]
  const statistics = manifest[STATISTICS]
  const languages = manifest[LANGUAGES]
  const styles = manifest[STYLES]
  if (!entry || !early || !statistics || !languages || !styles) {
    throw new Error('The client build is not complete: its manifest lacks an entry.')
  }
  const ofEntry = filesOf(manifest, ENTRY)
  return {
    early: address(early.file),
    statistics: address(statistics.file),
    languages: address(languages.file),
    scripts: [...ofEntry.js].map(address),
    css: [address(styles.file)],
    fonts: [...ofEntry.assets].filter(isFontOfEveryPage).map(address),
    partsOf: (screen) => {
      if (screen === null) return []
      const all = filesOf(manifest, SERVER_SCREENS[screen].source).js
      return [...all].filter((file) => !ofEntry.js.has(file)).map(address)
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

/** A chunk comes after those that it imports. */
function filesOf(manifest: Manifest, source: string): Files {
  const files: Files = { js: new Set(), assets: new Set() }
  const visited = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || visited.has(name)) return
    visited.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    files.js.add(chunk.file)
    for (const file of chunk.assets ?? []) files.assets.add(file)
  }
  visit(source)
  return files
}

function address(file: string): string {
  return `/${file}`
}
