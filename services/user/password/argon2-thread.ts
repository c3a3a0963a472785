import { type Argon2Parameters, argon2Sync } from 'node:crypto'
import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** Where a processor is fought for, pages get nine parts of it and passwords one. */
const BEHIND = 10
const LAST = constants.priority.PRIORITY_LOW

// Linux alone keeps a priority for each thread; elsewhere it would be that of the whole program.
if (process.platform === 'linux') setPriority(0, Math.min(getPriority() + BEHIND, LAST))

parentPort?.on('message', (parameters: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync('argon2id', parameters))
})
