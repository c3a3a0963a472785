import { mkdirSync } from 'node:fs'

const PRIVATE = 0o700

/** Personal data, secrets and, in a demo, mails lie in it: none of other users' business. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE })
}
