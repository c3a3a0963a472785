import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

const LOWEST = constants.priority.PRIORITY_LOW

/** Answers the jobs of `createThread` in its worker. A job that fails does not end the worker. */
export function serveJobs<Job>(run: (job: Job) => unknown): void {
  if (parentPort) serveInThread(run, parentPort)
  else serveInProcess(run)
}

function serveInThread<Job>(
  run: (job: Job) => unknown,
  port: NonNullable<typeof parentPort>,
): void {
  // Elsewhere this would slow down the whole process.
  if (process.platform === 'linux') lowerPriority(workerData.niceness)
  port.on('message', async (job: Job) => {
    port.postMessage(await settle(run, job))
  })
}

function serveInProcess<Job>(run: (job: Job) => unknown): void {
  lowerPriority(Number(process.argv[2]))
  process.on('message', async (job: Job) => {
    process.send?.(await settle(run, job))
  })
  // Jobs are of no use without the server.
  process.on('disconnect', () => process.exit())
}

function lowerPriority(niceness: number): void {
  setPriority(0, Math.min(getPriority() + niceness, LOWEST))
}

async function settle<Job>(run: (job: Job) => unknown, job: Job) {
  try {
    return { kind: 'answer', answer: await run(job) }
  } catch (error) {
    return { kind: 'fault', fault: error instanceof Error ? error : new Error(String(error)) }
  }
}
