import { setTimeout as pause } from 'node:timers/promises'
import type { TestServices } from './services.ts'

const LOOK_AGAIN_MS = 5

/** Until no job is left but those that were postponed. */
export async function settled({ db, clock, services }: TestServices): Promise<void> {
  for (;;) {
    await services.outbox.runOnce()
    const { jobs } = await db
      .selectFrom('outbox')
      .where('state', '=', 'waiting')
      .where(({ eb, or }) =>
        or([eb('attempts', '>', 0), eb('at', '<=', clock.now().toISOString())]),
      )
      .select((builder) => builder.fn.countAll<number>().as('jobs'))
      .executeTakeFirstOrThrow()
    if (Number(jobs) === 0) return
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
