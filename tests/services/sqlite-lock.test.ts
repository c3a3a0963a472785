import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { filterDomains } from '#services/contract/settings.ts'
import { forgotPassword } from '#services/contract/user.ts'
import { newEmail } from '#tests/support/accounts.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

/** Half of what a write waits for its lock: generous on a busy machine. */
const LONGEST_WAIT_MS = 2_500

let services: TestServices
let beside: Sqlite.Database

afterEach(async () => {
  beside.close()
  await services.close()
})

async function startBesideWriter(): Promise<void> {
  services = await startServices()
  beside = new Sqlite(join(services.config.dataDir, 'savez.sqlite'))
  beside.exec('begin immediate')
}

test('a write that waits for the lock of another program holds up neither reads nor health', async () => {
  await startBesideWriter()
  const writes = Array.from({ length: 20 }, () =>
    services.send(forgotPassword, { email: newEmail() }),
  )
  let isOver = false
  const settled = Promise.all(writes).finally(() => {
    isOver = true
  })
  const waits: number[] = []
  while (!isOver) {
    const began = performance.now()
    const [health, read] = await Promise.all([
      fetch(`${services.url}/healthz`),
      services.send(filterDomains, {}),
    ])
    waits.push(performance.now() - began)
    expect([health.status, read.status]).toEqual([200, 200])
  }
  const [refused] = await settled

  expect(failure.parse(refused?.body).error).toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
  expect(Math.max(...waits)).toBeLessThan(LONGEST_WAIT_MS)
})

test('it is made as soon as the lock is free, and so are those behind it', async () => {
  await startBesideWriter()
  const writes = Array.from({ length: 5 }, () =>
    services.send(forgotPassword, { email: newEmail() }),
  )
  await services.send(filterDomains, {})
  beside.exec('commit')

  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(5).fill(200))
})
