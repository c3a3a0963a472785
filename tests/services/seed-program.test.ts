import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockDataDir } from '#services/platform/database/sqlite.ts'
import { RUNTIME } from '#tools/runtime.ts'

type Ended = { readonly code: number; readonly said: string }

describe('npm run seed', () => {
  let dataDir: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'savez-seed-'))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  test('on an empty database it makes the demo first, and another run adds to it', async () => {
    const first = await seed(['--products', '20'])
    const second = await seed(['--products', '3'])

    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('20 products exist') })
    expect(second).toMatchObject({ code: 0, said: expect.stringContaining('3 products exist') })
  })

  test('says in one sentence why it does not begin', async () => {
    const production = {
      MODE: 'production',
      SESSION_SECRET: 'a secret that only the tests know, 32+',
      PUBLIC_URL: 'https://example.org',
      SMTP_URL: 'smtp://127.0.0.1:1',
    }
    const unlock = lockDataDir(dataDir)
    const beside = await seed(['--products', '1'])
    unlock()

    expect(beside).toEqual({
      code: 1,
      said: `Another services process already runs on ${dataDir}. Stop it first: SQLite is written by one program at a time.\n`,
    })
    expect(await seed(['--products', '1'], production)).toEqual({
      code: 1,
      said: 'Production is never seeded.\n',
    })
    for (const wrong of [[], ['--products', 'many'], ['--products', '0']]) {
      expect(await seed(wrong)).toMatchObject({
        code: 1,
        said: expect.stringContaining('Say how many'),
      })
    }
  })

  function seed(given: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
    const { PATH } = process.env
    const env = { ...RUNTIME, PATH, MODE: 'demo', DATA_DIR: dataDir, ...environment }
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        ['tools/seed.ts', ...given],
        { env },
        (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
      )
    })
  }
})
