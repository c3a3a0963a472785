import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { SocialFacts } from './facts.ts'

const PROGRAM = join(import.meta.dirname, 'drawing/program.ts')
const TIMEOUT_MS = 30_000
const MAX_BYTES = 2_000_000
const LONGEST_REST_MS = 2_000

export type DrawPicture = (
  facts: SocialFacts,
  picture: Buffer | null,
  signal: AbortSignal,
) => Promise<Buffer>

/**
 * Draws in a process of its own at the lowest priority: libraries and fonts take tens of megabytes,
 * and crawlers come rarely. A rest after each one is as long as its work, since a processor quota
 * knows no priorities. Its caller draws one at a time.
 */
export function createDrawing(): DrawPicture {
  let restUntil = 0
  return async (facts, picture, signal) => {
    await pause(Math.max(0, restUntil - performance.now()), undefined, { signal })
    const began = performance.now()
    try {
      return await drawn(facts, picture, signal)
    } finally {
      const ended = performance.now()
      restUntil = ended + Math.min(ended - began, LONGEST_REST_MS)
    }
  }
}

/** The program gets no variables, which have secrets. */
async function drawn(facts: SocialFacts, picture: Buffer | null, signal: AbortSignal) {
  const drawing = promisify(execFile)(process.execPath, [PROGRAM], {
    ...{ encoding: 'buffer', env: {}, signal, timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES },
  })
  const { stdin } = drawing.child
  // A program that has ended reads no more; its exit code is the error.
  stdin?.on('error', () => undefined)
  stdin?.end(Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), picture ?? Buffer.alloc(0)]))
  const { stdout } = await drawing
  if (stdout.length === 0) throw new Error('No picture was drawn')
  return stdout
}
