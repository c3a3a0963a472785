import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { dropDatabases, testDatabaseUrl } from './own-database.ts'

/**
 * What the suites of one run share, told to their processes by the environment: a name and a folder
 * that no other run has, so that nothing of an older run is ever met.
 */
const environment = z.object({ TEST_RUN: z.string(), TEST_RUN_AT: z.iso.datetime() })

export type TestRun = { readonly name: string; readonly folder: string; readonly at: string }

export function testRun(): TestRun {
  const { TEST_RUN: name, TEST_RUN_AT: at } = environment.parse(process.env)
  return { name, folder: folderOf(name), at }
}

/** The databases that all suites of a run copy begin with this. */
export function templatePrefix({ name }: Pick<TestRun, 'name'>): string {
  return `savez_template_${name}_`
}

/** Vitest and Playwright call it before the first suite, and what it answers after the last. */
// biome-ignore lint/style/noDefaultExport: how both runners want a global setup
export default async function startTestRun(): Promise<() => Promise<void>> {
  // Each project of a run calls it; the first one keeps house.
  if (process.env['TEST_RUN']) return async () => {}

  const name = randomUUID().slice(0, 8)
  const given: z.input<typeof environment> = {
    TEST_RUN: name,
    TEST_RUN_AT: new Date().toISOString(),
  }
  await mkdir(folderOf(name))
  Object.assign(process.env, given)
  return async () => {
    if (testDatabaseUrl()) await dropDatabases(templatePrefix({ name }))
    await rm(folderOf(name), { recursive: true, force: true })
  }
}

function folderOf(name: string): string {
  return join(tmpdir(), `savez-run-${name}`)
}
