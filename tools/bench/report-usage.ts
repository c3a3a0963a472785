// Preloaded with `--import` into each measured program: answers every message with the usage so
// far.
import { subscribe } from 'node:diagnostics_channel'
import type { Usage } from './usage.ts'

let calls = 0
subscribe('undici:request:create', () => {
  calls += 1
})

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const usage: Usage = { cpuMicros: user + system, rssBytes: process.memoryUsage.rss(), calls }
  process.send?.(usage)
})
