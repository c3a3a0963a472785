import { spawn } from 'node:child_process'
import { argon2Sync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { computeKeys } from './argon2.ts'

const PARAMETERS = {
  nonce: Buffer.alloc(16, 7),
  parallelism: 1,
  tagLength: 32,
  memory: 64,
  passes: 1,
}

// A process at the lowest priority cannot go lower.
const own = getPriority()
const isSeen = process.platform === 'linux' && own < constants.priority.PRIORITY_LOW

test('keys are what Node computes, in the order of the calls', async () => {
  const messages = ['žuta kava', '', 'x'.repeat(1_000)]
  const jobs = messages.map((message) => ({ ...PARAMETERS, message }))
  const keys = await Promise.all([computeKeys(jobs), ...jobs.map((job) => computeKeys([job]))])

  const expected = jobs.map((job) => argon2Sync('argon2id', job))
  expect(keys).toEqual([expected, ...expected.map((key) => [key])])
})

test('a failed computation rejects, and the next one succeeds', async () => {
  await expect(computeKeys([{ ...PARAMETERS, message: 'x', memory: 1 }])).rejects.toThrow(/memory/)
  await expect(computeKeys([{ ...PARAMETERS, message: 'x' }])).resolves.toHaveLength(1)
})

test.runIf(isSeen)('one thread computes them, at a lower priority than all others', async () => {
  await Promise.all([1, 2, 3].map(() => computeKeys([{ ...PARAMETERS, message: 'x' }])))

  expect(await countBelow()).toBe(1)
})

test.each([
  ['by itself', []],
  ['under --watch', ['--watch']],
])('a program %s ends when no key is waited for, and not before', async (_how, flags) => {
  const folder = await mkdtemp(join(tmpdir(), 'savez-argon2-'))
  const file = join(folder, 'program.mts')
  const url = new URL('./argon2.ts', import.meta.url).href
  await writeFile(
    file,
    `import { computeKeys } from '${url}'
    const job = { message: 'x', nonce: Buffer.alloc(16), parallelism: 1, tagLength: 32, memory: 64, passes: 1 }
    computeKeys([job]).then(([key]) => process.stdout.write(String(key.length)))`,
  )
  const program = spawn(process.execPath, [...flags, file])
  try {
    let output = ''
    program.stdout.on('data', (part) => {
      output += part
    })
    // Node in watch mode prints its own message and waits for a change.
    if (flags.length > 0) {
      await vi.waitFor(() => expect(output).toMatch(/32[\s\S]*Completed/), 60_000)
    } else await once(program, 'exit')
    expect(output).toContain('32')
  } finally {
    program.kill()
    await rm(folder, { recursive: true })
  }
})

/** Threads of this program at a lower priority than its own. */
async function countBelow(): Promise<number> {
  const threads = await readdir('/proc/self/task')
  const stats = await Promise.all(
    threads.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => '')),
  )
  // The nice value is the 17th after the name, which may hold spaces.
  return stats.filter((stat) => Number(stat.split(') ')[1]?.split(' ')[16]) > own).length
}
