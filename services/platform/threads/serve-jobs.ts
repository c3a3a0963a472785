import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

const LOWEST = constants.priority.PRIORITY_LOW

/** Answers the jobs of `createThread` in its worker. A job that fails does not end the worker. */
export function serveJobs<Job>(run: (job: Job) => unknown): void {
  // Elsewhere this would slow down the whole process.
  if (process.platform === 'linux') {
    setPriority(0, Math.min(getPriority() + workerData.niceness, LOWEST))
  }
  parentPort?.on('message', async (job: Job) => {
    parentPort?.postMessage(await settle(run, job))
  })
}

async function settle<Job>(run: (job: Job) => unknown, job: Job) {
  try {
    return { kind: 'answer', answer: await run(job) }
  } catch (error) {
    return { kind: 'fault', fault: error instanceof Error ? error : new Error(String(error)) }
  }
}
