import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'

const manifest = z.record(z.string(), z.string())

/** Operations of known clients, by the hash that they send. */
export type TrustedDocuments = {
  find(hash: string): string | undefined
  all(): Iterable<string>
}

/**
 * Codegen writes the first file, which changes during development. The second holds the operations
 * of the previous release, so that open tabs keep working. The third are those of other clients.
 */
export function readTrustedDocuments(
  file: URL,
  released: URL,
  ofOthers: ReadonlyMap<string, string> = new Map(),
): TrustedDocuments {
  const before = [...ofOthers, ...Object.entries(readManifest(released))]
  let readAtMs = 0
  let documents: ReadonlyMap<string, string> = new Map(before)

  function readIfChanged(): void {
    const changedAtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAtMs === readAtMs) return
    readAtMs = changedAtMs
    documents = new Map([...before, ...Object.entries(readManifest(file))])
  }

  readIfChanged()
  return {
    all: () => documents.values(),
    find(hash) {
      const known = documents.get(hash)
      if (known !== undefined) return known
      readIfChanged()
      return documents.get(hash)
    },
  }
}

function readManifest(file: URL): Readonly<Record<string, string>> {
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
}
