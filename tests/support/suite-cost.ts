import { afterAll } from 'vitest'
import { cpuMsOfTree } from '#tools/gate/cpu.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What the suite took: its process runs one suite after another. */
    cpuMs?: number
  }
}

const before = cpuMsOfTree(process.pid)

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the wanted fixtures from a pattern
afterAll(({}, file) => {
  const after = cpuMsOfTree(process.pid)
  if (before !== null && after !== null) file.meta.cpuMs = after - before
})
