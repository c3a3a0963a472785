import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { Pool } from 'undici'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { EXPORT_PURPOSE } from '#services/modules/staff/api.ts'
import { type Engine, openDatabase } from '#services/platform/database.ts'
import { signToken } from '#services/platform/signed-token.ts'
import { createBuyers } from './buyer.ts'
import { inNewPlace, type Place, prepare } from './cart-place.ts'
import { median, quantile } from './driver.ts'
import { insertOrderRows } from './order-rows.ts'
import { BENCH_SECRET, type Program, startGatewayOf, startServicesOn } from './programs.ts'
import { fixed, table } from './table.ts'
import { usageOf } from './usage.ts'

const log = pino({ level: 'silent' })
const BUYERS = 4
const SLOW_BYTES = 10_000
const HEAD = ['carts are read', 'engine', 'p50, ms', 'p99, ms', 'services, MB']
const TIMES = ['alone', 'beside an export at 10 kB/s', 'beside one at full speed'] as const

type Effort = { readonly rounds: number; readonly ms: number; readonly orders: number }
type Measured = { readonly p50: number; readonly p99: number; readonly bytes: number }

/** Reads of carts while all orders are exported to a slow and to a fast reader. */
export async function measureExport(effort: Effort): Promise<string> {
  const engines: readonly Engine[] = process.env['TEST_DATABASE_URL']
    ? ['sqlite', 'postgres']
    : ['sqlite']
  const rows: string[][] = []
  for (const engine of engines) {
    await inNewPlace(engine, async (place) => {
      rows.push(...(await measureOn(engine, place, effort)))
    })
  }
  return table(HEAD, rows)
}

async function measureOn(engine: Engine, place: Place, effort: Effort): Promise<string[][]> {
  await (await startServicesOn(place.dataDir, undefined, place)).stop()
  const { db, close } = openDatabase(place, { log, sole: false })
  const productIds = await prepare(db)
  await insertOrderRows(db, { count: effort.orders, until: new Date() })
  await close()
  const services = await startServicesOn(place.dataDir, undefined, place)
  const gateway = await startGatewayOf(services)
  const pool = new Pool(gateway.url, { connections: BUYERS })
  try {
    const buyers = createBuyers(pool, productIds)
    const cart = await buyers.fill()
    const measured: Record<(typeof TIMES)[number], Measured[]> = {
      ...{ alone: [], 'beside an export at 10 kB/s': [], 'beside one at full speed': [] },
    }
    for (let round = 0; round <= effort.rounds; round += 1) {
      for (const [at, name] of TIMES.entries()) {
        const file = await [null, slowly, quickly][at]?.(gateway)
        const one = await readCarts(() => buyers.read(cart), effort.ms)
        const { rssBytes } = await usageOf(services.program)
        if (round > 0) measured[name].push({ ...one, bytes: rssBytes })
        file?.destroy()
      }
    }
    return TIMES.map((name) => {
      const of = (part: keyof Measured) => median(measured[name].map((one) => one[part]))
      return [name, engine, fixed(of('p50')), fixed(of('p99')), fixed(of('bytes') / 1e6, 0)]
    })
  } finally {
    await pool.close()
    await gateway.stop()
    await services.stop()
  }
}

async function readCarts(read: () => Promise<string>, ms: number) {
  const times: number[] = []
  const until = performance.now() + ms
  const shop = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now()
      await read()
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, shop))
  times.sort((one, other) => one - other)
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

async function open({ url }: Program): Promise<IncomingMessage> {
  const columns = Object.keys(ORDER_LIST.columns).map((name) => ({ name, title: name }))
  const until = new Date(Date.now() + 60_000).toISOString()
  const claims = { list: 'ORDERS', query: '', columns, words: [], until }
  const token = signToken(claims, { purpose: EXPORT_PURPOSE, secret: BENCH_SECRET })
  const request = get(`${url}/download/list?token=${token}`)
  const [file] = (await once(request, 'response')) as [IncomingMessage]
  if (file.statusCode !== 200) throw new Error(`The export answered ${file.statusCode}`)
  return file.on('error', () => undefined)
}

async function slowly(gateway: Program): Promise<IncomingMessage> {
  const file = await open(gateway)
  void (async () => {
    while (!file.destroyed) {
      file.read(SLOW_BYTES)
      await pause(1_000)
    }
  })()
  // What the sockets take at once has left.
  await pause(1_000)
  return file
}

async function quickly(gateway: Program): Promise<IncomingMessage> {
  return (await open(gateway)).resume()
}
