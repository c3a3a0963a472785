import { vi } from 'vitest'

/** Waits for a condition, long enough for a machine that is busy with other suites. */
export function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 })
}
