import { type Argon2Parameters, argon2Sync } from 'node:crypto'
import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** Nice levels below the server: on a busy CPU pages get nine tenths, passwords one. */
const BELOW_SERVER = 10
const LOWEST = constants.priority.PRIORITY_LOW

// Only Linux has a priority per thread; elsewhere this would slow down the whole process.
if (process.platform === 'linux') setPriority(0, Math.min(getPriority() + BELOW_SERVER, LOWEST))

parentPort?.on('message', (job: readonly Argon2Parameters[]) => {
  parentPort?.postMessage({ keys: job.map((parameters) => argon2Sync('argon2id', parameters)) })
})
