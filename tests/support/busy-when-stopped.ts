/**
 * Loaded before a program (`--import`): told to stop, it makes the file BUSY_FILE and has no eye
 * for its connections until somebody takes the file away.
 */
import { existsSync, writeFileSync } from 'node:fs'

const SOON_MS = 20
const LONGEST_MS = 60_000
const LOOK_EVERY_MS = 10

const file = process.env['BUSY_FILE'] ?? ''
const asleep = new Int32Array(new SharedArrayBuffer(4))

process.on('SIGTERM', () => {
  setTimeout(() => {
    writeFileSync(file, '')
    const until = performance.now() + LONGEST_MS
    while (existsSync(file) && performance.now() < until) Atomics.wait(asleep, 0, 0, LOOK_EVERY_MS)
  }, SOON_MS)
})
