import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { z } from 'zod'
import { pictureFacts } from '#services/modules/media/demo-pictures.ts'
import { inspectPicture } from '#services/modules/media/inspect.ts'

const FACTS = 'facts.json'

type Facts = z.infer<typeof pictureFacts>

function readFacts(file: URL): Facts {
  if (!existsSync(file)) return {}
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return pictureFacts.parse(content)
}

/** In one step: a second run may read the file at any time. */
export function replaceFile(file: URL, text: string): void {
  const draft = new URL(`${file.href}.${process.pid}`)
  writeFileSync(draft, text)
  renameSync(draft, file)
}

/** What a shop must know of every master before it shows it, so that filling one decodes none. */
export async function writeFacts(folder: URL): Promise<void> {
  const file = new URL(FACTS, folder)
  const known = readFacts(file)
  const facts: Facts = {}
  for (const name of readdirSync(folder).sort()) {
    if (!/\.(webp|svg)$/.test(name)) continue
    const bytes = readFileSync(new URL(name, folder))
    const before = known[name]
    if (before && before.hash === createHash('sha256').update(bytes).digest('hex')) {
      facts[name] = before
      continue
    }
    const { width, height, size, hash, placeholder } = await inspectPicture(bytes)
    facts[name] = { width, height, size, hash, placeholder }
  }
  replaceFile(file, `${JSON.stringify(facts, null, 1)}\n`)
}
