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

/** Until no scheduled task is due; the program's own worker may be at one of them. */
export async function dueDone({ db, clock, services }: TestServices): Promise<void> {
  for (;;) {
    await services.due.runOnce()
    const { tasks } = await db
      .selectFrom('due')
      .where('at', '<=', clock.now().toISOString())
      .select((builder) => builder.fn.countAll<number>().as('tasks'))
      .executeTakeFirstOrThrow()
    if (Number(tasks) === 0) return
    await pause(LOOK_AGAIN_MS)
  }
}
