import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CachePartition } from '#services/platform/answer-cache.ts'
import { Refusal } from '#services/platform/errors.ts'
import { createSharedWork } from '#services/platform/jobs/shared-work.ts'
import { createThread } from './thread.ts'

/** `waited`: a reader waits for it. `letter`: a mail in the background, at a lower priority. */
export type DrawingPriority = 'waited' | 'letter'

export type DrawnFor = {
  readonly priority: DrawingPriority
  /** Aborts when the reader leaves. */
  readonly signal?: AbortSignal
}

export type Drawings = {
  /** `drawing` is all that is drawn: the same content is drawn once while it is cached. */
  draw(drawing: object, drawnFor: DrawnFor): Promise<Buffer>
  close(): Promise<void>
}

type Lane = (key: string, drawing: object, signal: AbortSignal) => Promise<Buffer>

/** Below the gateway's time limit, so that a reader gets a 503 instead of a broken connection. */
const WAITED = { niceness: 0, maxWaiting: 40, waitMs: 10_000 }
/** On a busy CPU a letter gets a third of the time that a page gets. */
const LETTER = { niceness: 5, maxWaiting: 100, waitMs: 180_000 }
/**
 * Longer than a reader waits: the first drawing of a thread loads its libraries, and a drawing that
 * was given up while it runs is cached for the next reader.
 */
const TIME_LIMIT_MS = 60_000
/** Loaded libraries and fonts take tens of megabytes. */
const IDLE_MS = 120_000
const RETRY_SECONDS = 3
/** A digest of the content never gets another answer. */
const ALWAYS = ''

const bytes = z.instanceof(Uint8Array)

/** Draws in one worker thread for each priority, so that letters never delay a reader. */
export function createDrawings({
  program,
  answers,
}: {
  /** A file that calls `serveJobs`. */
  readonly program: string
  readonly answers: CachePartition
}): Drawings {
  const closes: (() => Promise<void>)[] = []

  function createLane({ waitMs, ...limits }: typeof WAITED): Lane {
    const thread = createThread({
      ...{ program, ...limits, timeLimitMs: TIME_LIMIT_MS, idleMs: IDLE_MS },
      refuse: busy,
    })
    const share = createSharedWork<Buffer>({ waitMs, refuse: busy })
    closes.push(thread.close)
    return async (key, drawing, signal) =>
      await share(
        key,
        async (abandoned) =>
          await answers.read(key, ALWAYS, async () =>
            Buffer.from(bytes.parse(await thread.run(drawing, abandoned))),
          ),
        signal,
      )
  }

  const lanes: Readonly<Record<DrawingPriority, Lane>> = {
    waited: createLane(WAITED),
    letter: createLane(LETTER),
  }
  return {
    draw: async (drawing, { priority, signal = new AbortController().signal }) => {
      const key = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url')
      return await lanes[priority](key, drawing, signal)
    },
    close: async () => {
      await Promise.all(closes.map((close) => close()))
    },
  }
}

function busy(): Refusal {
  const message = 'Too many documents are being drawn. Try again in a moment.'
  return new Refusal(503, message, { code: 'BUSY', retryAfterSeconds: RETRY_SECONDS })
}
