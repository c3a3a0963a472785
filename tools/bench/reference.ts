import { createHash } from 'node:crypto'
import { median } from './driver.ts'

const ROUNDS = 5
const REPEATS = 20_000

/** Milliseconds for a constant workload, to compare figures of two machines. */
export function referenceLoopMs(): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now()
    let text = 'savez'
    for (let n = 0; n < REPEATS; n += 1) {
      text = createHash('sha256').update(text).digest('hex')
      text = JSON.stringify(JSON.parse(`{"text":"${text}","n":[${n},1,2,3]}`))
    }
    return performance.now() - startedAt
  })
  return median(rounds)
}
