import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const ownManifest = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text) => [sha256(text), text]))

/** A folder with these files, by name; content that is not text is written as JSON. */
export function writeManifests(files: Readonly<Record<string, unknown>>): {
  readonly folder: string
  remove(): void
} {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'))
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(join(folder, name), text)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
