import { subscribe } from 'node:diagnostics_channel'
import type { Usage } from './usage.ts'

let calls = 0
subscribe('undici:request:create', () => {
  calls += 1
})

export function usedSoFar(): Usage {
  const { user, system } = process.cpuUsage()
  return { cpuMicros: user + system, rssBytes: process.memoryUsage.rss(), calls }
}
