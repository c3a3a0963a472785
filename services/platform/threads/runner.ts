import { fork } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Where the jobs of `createThread` run. */
export type Runner = {
  /** `message`, `error` and `exit`. */
  readonly events: EventEmitter
  post(job: unknown): void
  end(): Promise<void>
  ref(): void
  unref(): void
}

export function startThread(program: string, niceness: number): Runner {
  const worker = new Worker(program, { execArgv: [], workerData: { niceness } })
  return {
    events: worker,
    post: (job) => worker.postMessage(job),
    end: async () => {
      await worker.terminate()
    },
    ref: () => worker.ref(),
    unref: () => worker.unref(),
  }
}

/** It has nothing of the environment, so that a hostile file finds no secret in it. */
export function startProcess(program: string, niceness: number): Runner {
  const child = fork(program, [`${niceness}`], {
    ...{ execArgv: [], env: {}, serialization: 'advanced' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return {
    events: child,
    post: (job) => {
      // A program that has ended takes no job; its exit is the error.
      child.send(job as object, () => undefined)
    },
    end: async () => {
      child.kill('SIGKILL')
    },
    ref: () => {
      child.ref()
      child.channel?.ref()
    },
    unref: () => {
      child.unref()
      child.channel?.unref()
    },
  }
}
