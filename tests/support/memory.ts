import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What is still held after everything that nobody holds has been thrown away. */
export function heldMb(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}
