import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cpuMsOfTree } from './cpu.ts'

const BUSY_MS = 500
/** Takes its processor time, says so, and ends with its standard input. */
const BUSY = `
  while (process.cpuUsage().user < ${BUSY_MS * 1_000}) {}
  console.log('done')
  process.stdin.resume()`

test.runIf(existsSync('/proc/self/stat'))(
  'what a started process has taken counts while it runs and after it has ended',
  async () => {
    const before = cpuMsOfTree(process.pid) ?? 0
    const taken = () => (cpuMsOfTree(process.pid) ?? 0) - before
    const child = spawn(process.execPath, ['-e', BUSY])
    await once(child.stdout, 'data')

    expect(cpuMsOfTree(child.pid ?? 0)).toBeGreaterThanOrEqual(BUSY_MS)
    expect(taken()).toBeGreaterThanOrEqual(BUSY_MS)
    child.stdin.end()
    await once(child, 'exit')
    expect(taken()).toBeGreaterThanOrEqual(BUSY_MS)
  },
)
