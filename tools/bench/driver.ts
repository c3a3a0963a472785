import type { Pool } from 'undici'

export type BenchRequest = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type Driven = {
  readonly requests: number
  readonly seconds: number
  /** In milliseconds, ascending. */
  readonly latencies: readonly number[]
}

const FAULT = '"errors":'

/** A failed answer would be cheap, so one answer is checked before measuring. */
export async function tryOut(pool: Pool, request: BenchRequest): Promise<void> {
  const { statusCode, body } = await pool.request({ ...request, body: request.body ?? null })
  const text = await body.text()
  if (statusCode !== 200 || text.slice(0, 200).includes(FAULT)) {
    throw new Error(`${request.path} answered ${statusCode}: ${text.slice(0, 500)}`)
  }
}

/** Sends requests on every connection until the time is over. */
export async function drive(
  pool: Pool,
  requestOf: (count: number) => BenchRequest,
  { ms, connections }: { ms: number; connections: number },
): Promise<Driven> {
  const latencies: number[] = []
  const startedAt = performance.now()
  let count = 0
  const work = async () => {
    while (performance.now() - startedAt < ms) {
      const request = requestOf(count)
      count += 1
      const sentAt = performance.now()
      const { statusCode, body } = await pool.request({ ...request, body: request.body ?? null })
      await body.dump({ limit: Number.MAX_SAFE_INTEGER })
      if (statusCode !== 200) throw new Error(`${request.path} answered ${statusCode}`)
      latencies.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return {
    requests: latencies.length,
    seconds: (performance.now() - startedAt) / 1000,
    latencies: latencies.toSorted((a, b) => a - b),
  }
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

export async function fetchText(pool: Pool, request: BenchRequest): Promise<string> {
  const { body } = await pool.request({ ...request, body: request.body ?? null })
  return body.text()
}
