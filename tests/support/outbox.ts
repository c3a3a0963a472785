import { setTimeout as pause } from 'node:timers/promises'
import { countJobs } from '#services/platform/jobs/outbox-worker.ts'
import type { TestServices } from './services.ts'

const LOOK_AGAIN_MS = 5

/** Until nothing waits to be done, whoever does it. */
export async function settled({ db, services }: TestServices): Promise<void> {
  for (;;) {
    await services.outbox.runOnce()
    if ((await countJobs(db)).waiting === 0) return
    await pause(LOOK_AGAIN_MS)
  }
}
