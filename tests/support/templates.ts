import { fork } from 'node:child_process'
import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Engine } from '#services/platform/database.ts'
import { RUNTIME } from '#tools/runtime.ts'
import { templatePrefix, testRun } from './test-run.ts'

/** A moment at which the demo federation was seeded; null for the bare tables. */
export type SeededAt = string | null

/** Made once per run, copied by each suite, written by none. */
export type Template = {
  /** A data folder as a services process leaves it. */
  readonly dataDir: string
  /** On PostgreSQL the name of the database. */
  readonly database: string
  /** Lies there once the template is whole. */
  readonly seal: string
}

export function namedTemplate(engine: Engine, seededAt: SeededAt): Template {
  const run = testRun()
  const key = `${engine}_${seededAt?.replaceAll(/\D/g, '') ?? 'tables'}`
  const dataDir = join(run.folder, key)
  return { dataDir, database: templatePrefix(run) + key, seal: `${dataDir}.whole` }
}

/** Made by whichever suite of the run needs it first; the others wait for it. */
export async function templateOf(engine: Engine, seededAt: SeededAt): Promise<Template> {
  const template = namedTemplate(engine, seededAt)
  if (await isThere(template.seal)) return template

  // A program of its own, so that no suite loads what only the seed needs.
  const maker = fork(new URL('./make-template.ts', import.meta.url), [engine, seededAt ?? ''], {
    execArgv: [],
    env: { ...RUNTIME, ...process.env },
    silent: true,
  })
  const [[code], said] = await Promise.all([
    once(maker, 'exit'),
    maker.stderr && text(maker.stderr),
  ])
  if (code !== 0) throw new Error(`No template of ${template.database}:\n${said}`)
  return template
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
