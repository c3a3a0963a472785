import type { Pool } from 'undici'
import { type BenchRequest, drive, median, quantile, tryOut } from './driver.ts'
import type { Program } from './programs.ts'
import { usageOf } from './usage.ts'

export type Side = {
  readonly name: string
  readonly program: Program
  /** The services behind the program. */
  readonly services: Program
  readonly pool: Pool
  readonly requestOf: (count: number) => BenchRequest
}

export type Measured = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Milliseconds of CPU per request, of the program and of the services behind it. */
  readonly cpu: number
  readonly servicesCpu: number
  readonly calls: number
}

export type Effort = { readonly rounds: number; readonly ms: number; readonly connections: number }

/**
 * Drives all sides in turns, so that other load affects each of them equally. Returns medians over
 * the rounds; the first round is a warm-up.
 */
export async function compare(
  sides: readonly Side[],
  { rounds, ...effort }: Effort,
): Promise<readonly Measured[]> {
  for (const { pool, requestOf } of sides) await tryOut(pool, requestOf(0))
  const results = sides.map((): Measured[] => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      const measured = await once(side, effort)
      if (round > 0) results[index]?.push(measured)
    }
  }
  return results.map((all) => ({
    perSecond: median(all.map((one) => one.perSecond)),
    p50: median(all.map((one) => one.p50)),
    p99: median(all.map((one) => one.p99)),
    cpu: median(all.map((one) => one.cpu)),
    servicesCpu: median(all.map((one) => one.servicesCpu)),
    calls: median(all.map((one) => one.calls)),
  }))
}

async function once(
  { program, services, pool, requestOf }: Side,
  effort: Omit<Effort, 'rounds'>,
): Promise<Measured> {
  const before = await usages(program, services)
  const { requests, seconds, latencies } = await drive(pool, requestOf, effort)
  const after = await usages(program, services)
  const perRequest = (from: number, to: number) => (to - from) / requests
  return {
    perSecond: requests / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    cpu: perRequest(before.own.cpuMicros, after.own.cpuMicros) / 1000,
    servicesCpu: perRequest(before.services.cpuMicros, after.services.cpuMicros) / 1000,
    calls: perRequest(before.own.calls, after.own.calls),
  }
}

async function usages(program: Program, services: Program) {
  return { own: await usageOf(program.program), services: await usageOf(services.program) }
}
