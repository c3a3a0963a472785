import { mkdirSync } from 'node:fs'

const PRIVATE = 0o700

/** Contains personal data, secrets and, in a demo, mails: readable only by its owner. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE })
}
