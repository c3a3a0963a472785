import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

/** Nice levels below the server: on a busy CPU pages get nine tenths, this thread one. */
const BELOW_SERVER = 10
const LOWEST = constants.priority.PRIORITY_LOW

/** Answers the jobs of `createThread` in its worker. A job that fails does not end the worker. */
export function serveJobs<Job>(run: (job: Job) => unknown): void {
  // Only Linux has a priority per thread; elsewhere this would slow down the whole process.
  if (workerData.isLowPriority && process.platform === 'linux') {
    setPriority(0, Math.min(getPriority() + BELOW_SERVER, LOWEST))
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
