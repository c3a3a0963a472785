import { join } from 'node:path'
import { z } from 'zod'
import { Refusal } from '#services/platform/errors.ts'
import { createThread } from '#services/platform/threads/thread.ts'
import type { CleanedPicture } from './clean-picture.ts'

const answer = z.union([
  z.object({ picture: z.custom<CleanedPicture>() }),
  z.object({
    refusal: z.object({
      status: z.number(),
      message: z.string(),
      code: z.string(),
      limit: z.number().optional(),
    }),
  }),
])

const program = createThread({
  program: join(import.meta.dirname, 'clean-worker.ts'),
  isProcess: true,
  // On a busy processor pages get nine tenths, pictures one.
  niceness: 10,
  maxWaiting: 500,
  timeLimitMs: 120_000,
  // What a decoder has taken is given back after a row of photographs, not between two of them.
  idleMs: 5_000,
  refuse: () => new Refusal(503, 'Too many pictures wait.', { code: 'BUSY', retryAfterSeconds: 3 }),
})

/** `cleanPicture` in a process of low priority, so that a large photograph delays no page. */
export async function cleanApart(bytes: Uint8Array): Promise<CleanedPicture> {
  const answered = answer.parse(await program.run(bytes))
  if ('picture' in answered) return answered.picture
  const { status, message, code, limit } = answered.refusal
  throw new Refusal(status, message, { code, ...(limit === undefined ? {} : { limit }) })
}
