import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { Pool } from 'undici'
import { type Db, openDatabase } from '#services/platform/database.ts'
import { type Around, createBuyers } from './buyer.ts'
import { prepare } from './cart-place.ts'
import { median, quantile } from './driver.ts'
import { type Started, startGatewayOf, startServicesOn } from './programs.ts'
import { fixed, table } from './table.ts'
import { usageOf } from './usage.ts'

const BUYERS = 8
const HEAD = [
  ...['side', 'CPU ms an order, with its letter', 'gateway', 'services'],
  ...['placing p50, ms', 'placing p99', 'letters done after, ms'],
]

type Side = {
  readonly gateway: Started
  readonly services: Started
  readonly db: Db
  readonly order: (around: Around) => Promise<void>
  readonly stop: () => Promise<void>
}

type Measured = {
  readonly gateway: number
  readonly services: number
  readonly p50: number
  readonly p99: number
  readonly waited: number
}

/**
 * Orders of guests by transfer, eight at once, until the last letter has left. Each side has a
 * database of its own, and they take turns.
 */
export async function measureOrders(
  before: string | undefined,
  { rounds, orders }: { readonly rounds: number; readonly orders: number },
): Promise<string> {
  const sides = [['now', undefined], ...(before ? [['before', before] as const] : [])] as const
  const started = []
  try {
    for (const [name, root] of sides) started.push({ name, ...(await startSide(root)) })
    const results = started.map((): Measured[] => [])
    for (let round = 0; round <= rounds; round += 1) {
      for (const [at, side] of started.entries()) {
        const measured = await measureRound(side, orders)
        if (round > 0) results[at]?.push(measured)
      }
    }
    const rows = started.map(({ name }, at) => {
      const of = (part: keyof Measured) => median((results[at] ?? []).map((one) => one[part]))
      const total = median((results[at] ?? []).map((one) => one.gateway + one.services))
      return [
        ...[name, fixed(total), fixed(of('gateway')), fixed(of('services'))],
        ...[fixed(of('p50'), 0), fixed(of('p99'), 0), fixed(of('waited'), 0)],
      ]
    })
    return table(HEAD, rows)
  } finally {
    for (const { stop } of started) await stop()
  }
}

async function startSide(root: string | undefined): Promise<Side> {
  const dataDir = await mkdtemp(join(tmpdir(), 'savez-bench-'))
  await (await startServicesOn(dataDir, root)).stop()
  const { db, close } = openDatabase(
    { dataDir, databaseUrl: '' },
    { log: pino({ level: 'silent' }), sole: false },
  )
  const productIds = await prepare(db)
  const services = await startServicesOn(dataDir, root)
  const gateway = await startGatewayOf(services, root)
  const pool = new Pool(gateway.url, { connections: BUYERS })
  const buyers = createBuyers(pool, productIds)
  const consents = await buyers.consents()
  return {
    gateway,
    services,
    db,
    order: async (around) => await buyers.checkOut(consents, around),
    async stop() {
      await pool.close()
      await gateway.stop()
      await services.stop()
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function measureRound(side: Side, orders: number): Promise<Measured> {
  const placing: number[] = []
  const timed: Around = async (step, send) => {
    const startedAt = performance.now()
    const answer = await send()
    if (step === 'checkout-order') placing.push(performance.now() - startedAt)
    return answer
  }
  const cpu = async () => ({
    gateway: (await usageOf(side.gateway.program)).cpuMicros / 1000,
    services: (await usageOf(side.services.program)).cpuMicros / 1000,
  })
  const first = await cpu()
  let begun = 0
  const buy = async () => {
    while (begun < orders) {
      begun += 1
      await side.order(timed)
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, buy))
  const orderedAt = performance.now()
  await lettersHaveLeft(side.db)
  const waited = performance.now() - orderedAt
  const last = await cpu()
  placing.sort((one, other) => one - other)
  return {
    gateway: (last.gateway - first.gateway) / orders,
    services: (last.services - first.services) / orders,
    p50: quantile(placing, 0.5),
    p99: quantile(placing, 0.99),
    waited,
  }
}

async function lettersHaveLeft(db: Db): Promise<void> {
  for (;;) {
    const waiting = await db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'order.letter')
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (!waiting) return
    await pause(50)
  }
}
