import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { ComputeKey } from './argon2-apart.ts'

const compute = promisify(argon2)

/** Argon2id among the threads of Node itself, where pictures and files wait for it. */
export const computeKeyInPool: ComputeKey = async (parameters) =>
  await compute('argon2id', parameters)
