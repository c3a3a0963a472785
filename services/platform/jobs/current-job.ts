import { AsyncLocalStorage } from 'node:async_hooks'

/** The job of the outbox whose handler runs, for records that name it. */
export const currentJob = new AsyncLocalStorage<{ readonly id: number }>()
