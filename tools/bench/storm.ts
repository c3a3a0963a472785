import { Pool } from 'undici'
import { callUrl } from '#services/contract/call.ts'
import { login } from '#services/contract/login.ts'
import { type BenchRequest, drive, median, quantile, tryOut } from './driver.ts'
import type { Effort } from './sides.ts'
import { siteHeaders } from './site-headers.ts'
import { fixed, table } from './table.ts'

const STORMERS = 30
type Storm = { stop(): Promise<{ readonly hashed: number; readonly refused: number }> }

/** Latency of a product page with and without a flood of logins from many addresses. */
export async function measureStorm(
  page: { readonly pool: Pool; readonly request: BenchRequest },
  servicesUrl: string,
  { rounds, ms, connections }: Effort,
): Promise<string> {
  const headers = await siteHeaders(servicesUrl)
  await tryOut(page.pool, page.request)
  const p95 = async (): Promise<number> => {
    const { latencies } = await drive(page.pool, () => page.request, { ms, connections })
    return quantile(latencies, 0.95)
  }
  const calm: number[] = []
  const stormy: number[] = []
  const tries = { hashed: 0, refused: 0 }
  await p95()
  for (let round = 0; round < rounds; round += 1) {
    calm.push(await p95())
    const storm = startStorm(servicesUrl, headers)
    stormy.push(await p95())
    const { hashed, refused } = await storm.stop()
    tries.hashed += hashed
    tries.refused += refused
  }
  const times = median(stormy) / median(calm)
  return [
    table(
      ['product page, re-rendered', 'p95 ms'],
      [
        ['without logins', fixed(median(calm), 1)],
        [`${STORMERS} logins at a time`, fixed(median(stormy), 1)],
      ],
    ),
    `${fixed(times)} times; ${tries.hashed} passwords were hashed, ${tries.refused} refused at once.`,
  ].join('\n\n')
}

/** Each attempt uses another account and address, so that only the queue limits it. */
function startStorm(servicesUrl: string, headers: Readonly<Record<string, string>>): Storm {
  const pool = new Pool(servicesUrl, { connections: STORMERS })
  const path = callUrl(login)
  let isOver = false
  let count = 0
  const answers = { hashed: 0, refused: 0 }
  const work = async (): Promise<void> => {
    while (!isOver) {
      count += 1
      const place = `203.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
      const { statusCode, body } = await pool.request({
        method: 'POST',
        path,
        headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': place },
        body: JSON.stringify({ username: `nobody-${count}@example.com`, password: 'wrong-one' }),
      })
      await body.dump()
      if (statusCode === 401) answers.hashed += 1
      else if (statusCode === 429) answers.refused += 1
      else throw new Error(`The login answered ${statusCode}`)
    }
  }
  const all = Promise.all(Array.from({ length: STORMERS }, work))
  return {
    async stop() {
      isOver = true
      await all
      await pool.close()
      return answers
    },
  }
}
