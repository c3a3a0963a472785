import { Refusal } from '#services/platform/errors.ts'

export type Queue = {
  add<T>(work: () => Promise<T>): Promise<T>
}

/** Runs a few pieces of work at a time, keeps a bounded number waiting, and refuses the rest. */
export function createQueue(limits: { running: number; waiting: number }): Queue {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    async add(work) {
      if (running < limits.running) running += 1
      else if (waiting.length >= limits.waiting) {
        throw new Refusal(503, 'Too many pictures are being made. Try again in a moment.')
      } else {
        // Finished work hands its place over, so `running` stays as it is.
        await new Promise<void>((start) => waiting.push(start))
      }
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
