import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runInGroup } from './stutter.ts'

const LONG_MS = 400
const STUTTER = { seed: 1, runMs: [50, 100], haltMs: [LONG_MS, LONG_MS + 100] } as const

/** Ends well once it has stood still for long three times, as far as it can tell. */
const FEELS_HALTS = `
  let last = performance.now(), halts = 0
  setInterval(() => {
    const now = performance.now()
    if (now - last > ${LONG_MS}) halts += 1
    last = now
    if (halts === 3) process.exit(0)
  }, 10)`
/** Begins another program, writes down its number and waits for it for ever. */
const BEGINS_ANOTHER = `
  const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  require('node:fs').writeFileSync(process.argv[1], String(child.pid))
  process.on('SIGTERM', () => {})`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'savez-stutter-'))
})
afterAll(() => rm(folder, { recursive: true }))

const node = (program: string, ...given: string[]) =>
  [process.execPath, ['-e', program, ...given]] as const
const never = () => new AbortController().signal

test('what stutters stands still again and again, and says in the end how it went', async () => {
  const run = (program: string) =>
    runInGroup(...node(program), { stutter: STUTTER, stopped: never() })

  expect(await run(FEELS_HALTS)).toBe(true)
  expect(await run('process.exit(3)')).toBe(false)
})

test.each([
  ['that stutters', STUTTER],
  ['that runs on', null],
])('a command %s ends with all that it began when it is stopped', async (_how, stutter) => {
  const file = join(folder, `begun-${String(stutter)}`)
  await writeFile(file, '')
  const stopping = new AbortController()
  const given = { stutter, stopped: stopping.signal }
  const run = runInGroup(...node(BEGINS_ANOTHER, file), given)
  const begun = () => readFile(file, 'utf8').then(Number)
  await vi.waitFor(async () => expect(await begun()).toBeGreaterThan(0), { timeout: 60_000 })
  stopping.abort()

  expect(await run).toBe(false)
  const pid = await begun()
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 60_000 })
  expect(await runInGroup(...node(''), given)).toBe(false)
})
