import { execFile } from 'node:child_process'
import { argon2Sync } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { constants, getPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { computeKey } from './argon2-apart.ts'
import { computeKeyInPool } from './argon2-pool.ts'

const PARAMETERS = {
  nonce: Buffer.alloc(16, 7),
  parallelism: 1,
  tagLength: 32,
  memory: 64,
  passes: 1,
}

// The priority of whoever runs the tests; there is none behind the lowest.
const own = getPriority()
const isSeen = process.platform === 'linux' && own < constants.priority.PRIORITY_LOW

// The first of all, while no other test has a thread.
test.runIf(isSeen)('it is gone after half a minute without work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await computeKey({ ...PARAMETERS, message: 'x' })
    vi.advanceTimersByTime(29_000)
    await computeKey({ ...PARAMETERS, message: 'x' })
    vi.advanceTimersByTime(29_000)
    expect(await countBehind()).toBe(1)

    vi.advanceTimersByTime(1_000)
    while ((await countBehind()) > 0) await setImmediate()
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['the thread', computeKey],
  ['the pool', computeKeyInPool],
])('%s works out what Node does, in the order of asking', async (_name, compute) => {
  const messages = ['žuta kava', '', 'x'.repeat(1_000)]
  const asked = messages.map((message) => ({ ...PARAMETERS, message }))
  const keys = await Promise.all(asked.map(compute))

  expect(keys).toEqual(asked.map((parameters) => argon2Sync('argon2id', parameters)))
})

test.each([
  ['the thread', computeKey],
  ['the pool', computeKeyInPool],
])('what %s cannot work out is told, and the next one is worked out', async (_name, compute) => {
  await expect(compute({ ...PARAMETERS, message: 'x', memory: 1 })).rejects.toThrow(/memory/)
  await expect(compute({ ...PARAMETERS, message: 'x' })).resolves.toHaveLength(32)
})

test.runIf(isSeen)('it runs behind all other threads', async () => {
  await computeKey({ ...PARAMETERS, message: 'x' })

  expect(await countBehind()).toBe(1)
})

test('a program ends when nothing waits for it, and not before', async () => {
  const url = new URL('./argon2-apart.ts', import.meta.url).href
  const program = `import { computeKey } from '${url}'
    const parameters = { message: 'x', nonce: Buffer.alloc(16), parallelism: 1, tagLength: 32, memory: 64, passes: 1 }
    computeKey(parameters).then((key) => process.stdout.write(String(key.length)))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { timeout: 100_000 },
  )

  expect(stdout).toBe('32')
})

/** Threads of this program at a lower priority than its own. */
async function countBehind(): Promise<number> {
  const threads = await readdir('/proc/self/task')
  const stats = await Promise.all(
    threads.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => '')),
  )
  // The nice value is the 17th after the name, which may hold spaces.
  return stats.filter((stat) => Number(stat.split(') ')[1]?.split(' ')[16]) > own).length
}
