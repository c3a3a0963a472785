import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Variant } from './draw.ts'

const PROGRAM = join(import.meta.dirname, 'avif-program.ts')
const LONGEST_MS = 120_000
const LARGEST_BYTES = 20_000_000

/**
 * In a program of its own: packing an AVIF takes memory that a running program never gives back, and
 * this one ends. It also runs behind everything else, and takes nothing of ours along.
 */
export async function drawApart(
  { original, width, height }: Variant,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PROGRAM, JSON.stringify({ original, width, height })],
    { encoding: 'buffer', env: {}, signal, timeout: LONGEST_MS, maxBuffer: LARGEST_BYTES },
  )
  return stdout
}
