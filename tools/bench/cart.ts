import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { Pool } from 'undici'
import { type Db, type Engine, openDatabase } from '#services/platform/database.ts'
import { type Around, CHECKOUT_STEPS, createBuyers, type Filled } from './buyer.ts'
import { inNewPlace, LINES, type Place, prepare } from './cart-place.ts'
import { databaseCpuMs } from './database-usage.ts'
import { median } from './driver.ts'
import { type Started, startGatewayOf, startProgram, startServicesOn } from './programs.ts'
import { type Statement, statementsOf } from './statements.ts'
import { type Cell, fixed, table } from './table.ts'
import { usageOf } from './usage.ts'

const log = pino({ level: 'silent' })
const BUYERS = 8
const HEAD = [
  'operation',
  'engine',
  'statements',
  'per second',
  'gateway CPU ms',
  'services',
  'database',
  'handler CPU ms',
  'its database',
  '× handler',
]

type Effort = { readonly rounds: number; readonly ms: number }
type Recorded = Record<
  string,
  { readonly statements: readonly Statement[]; readonly answer: string }
>

/**
 * The cart through the graph, beside a handler that sends the same statements and commits by the raw
 * driver and answers the same bytes. Both write to one database, durably, in turns.
 */
export async function measureCart(effort: Effort): Promise<string> {
  const engines: readonly Engine[] = process.env['TEST_DATABASE_URL']
    ? ['sqlite', 'postgres']
    : ['sqlite']
  const rows: Cell[][] = []
  for (const engine of engines) {
    await inNewPlace(engine, async (place) => {
      rows.push(...(await measureOn(engine, place, effort)))
    })
  }
  return table(HEAD, rows)
}

async function measureOn(engine: Engine, place: Place, effort: Effort): Promise<Cell[][]> {
  await (await startServicesOn(place.dataDir, undefined, place)).stop()
  const { db, close } = openDatabase(place, { log, sole: false })
  const started: Started[] = []
  try {
    const productIds = await prepare(db)
    const { recorded, carts, consents } = await record(place, productIds)
    const file = join(place.dataDir, 'recorded.json')
    await writeFile(file, JSON.stringify(recorded))

    const services = await startServicesOn(place.dataDir, undefined, place)
    started.push(services)
    const gateway = await startGatewayOf(services)
    started.push(gateway)
    const handler = await startProgram('tools/bench/bare-cart.ts', {
      ...{ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, RECORDED: file },
    })
    started.push(handler)
    const pools = [gateway, handler].map(({ url }) => new Pool(url, { connections: BUYERS }))
    const [graphPool, handlerPool] = pools as [Pool, Pool]
    const buyers = createBuyers(graphPool, productIds)
    const repeat = repeatingBy(handlerPool, carts, numberIn(recorded))
    const cartAt = (count: number) => carts[count % BUYERS] as Filled
    const operations: readonly Operation[] = [
      {
        title: 'Add to a new cart',
        graph: async () => void (await buyers.newCart()),
        steps: ['add'],
      },
      {
        title: 'Change of quantity',
        graph: async (count) => void (await buyers.change(cartAt(count), 1 + (count % 7))),
        steps: ['change'],
      },
      {
        title: `Read a cart of ${LINES} lines`,
        graph: async (count) => void (await buyers.read(cartAt(count))),
        steps: ['read'],
      },
      {
        title: `Guest checkout, ${BUYERS} buyers at once`,
        graph: () => buyers.checkOut(consents),
        steps: CHECKOUT_STEPS,
      },
    ]
    const rows: Cell[][] = []
    for (const operation of operations) {
      const { title, graph, steps } = operation
      const sides = { graph, handler: (count: number) => repeat(steps, count) }
      const programs = { db, gateway, services, handler, effort }
      const statements = steps.flatMap((step) => recorded[step]?.statements ?? []).length
      const costs = await compareSides(sides, programs)
      rows.push([title, ENGINES[engine], fixed(statements, 0), ...costs])
    }
    await Promise.all(pools.map((pool) => pool.close()))
    return rows
  } finally {
    for (const program of started.reverse()) await program.stop()
    await close()
  }
}

const ENGINES: Readonly<Record<Engine, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

type Operation = {
  readonly title: string
  graph(count: number): Promise<void>
  /** Recorded steps that it consists of. */
  readonly steps: readonly string[]
}

type Compared = Pick<Operation, 'graph'> & { handler(count: number): Promise<void> }

type Sides = {
  readonly db: Db
  readonly gateway: Started
  readonly services: Started
  readonly handler: Started
  readonly effort: Effort
}

type Cost = {
  readonly perSecond: number
  readonly own: number
  readonly services: number
  readonly database: number
}

async function compareSides(
  { graph, handler }: Compared,
  { db, effort, ...programs }: Sides,
): Promise<Cell[]> {
  const through: Cost[] = []
  const bare: Cost[] = []
  const cpu = async () => {
    const [own, services, byHand] = await Promise.all(
      [programs.gateway, programs.services, programs.handler].map(
        async ({ program }) => (await usageOf(program)).cpuMicros / 1000,
      ),
    )
    return {
      own: own ?? 0,
      services: services ?? 0,
      byHand: byHand ?? 0,
      database: await databaseCpuMs(db),
    }
  }
  for (let round = 0; round <= effort.rounds; round += 1) {
    const before = await cpu()
    const first = await repeatFor(graph, effort.ms, round)
    const between = await cpu()
    const second = await repeatFor(handler, effort.ms, round)
    const after = await cpu()
    if (round === 0) continue
    through.push({
      perSecond: first.perSecond,
      own: (between.own - before.own) / first.count,
      services: (between.services - before.services) / first.count,
      database: (between.database - before.database) / first.count,
    })
    bare.push({
      perSecond: second.perSecond,
      own: (after.byHand - between.byHand) / second.count,
      services: 0,
      database: (after.database - between.database) / second.count,
    })
  }
  const of = (costs: readonly Cost[], part: keyof Cost) => median(costs.map((one) => one[part]))
  const sum = ({ own, services, database }: Cost) => own + services + database
  const ratio = median(through.map(sum)) / median(bare.map(sum))
  return [
    ...[
      fixed(of(through, 'perSecond'), 0),
      fixed(of(through, 'own')),
      fixed(of(through, 'services')),
      fixed(of(through, 'database')),
    ],
    ...[fixed(of(bare, 'own')), fixed(of(bare, 'database')), fixed(ratio)],
  ]
}

async function repeatFor(
  act: (count: number) => Promise<void>,
  ms: number,
  round: number,
): Promise<{ readonly count: number; readonly perSecond: number }> {
  const startedAt = performance.now()
  let count = 0
  const work = async (buyer: number) => {
    // Each buyer has a cart of their own.
    for (let at = buyer; performance.now() - startedAt < ms; at += BUYERS) {
      await act(round * 1_000_000 + at)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, (_buyer, index) => work(index)))
  return { count, perSecond: (count * 1000) / (performance.now() - startedAt) }
}

/** Runs each operation once, and keeps its statements and its answer. */
async function record(place: Place, productIds: readonly string[]) {
  const services = await startServicesOn(place.dataDir, undefined, { ...place, isRecorded: true })
  const gateway = await startGatewayOf(services)
  const pool = new Pool(gateway.url, { connections: 1 })
  try {
    const buyers = createBuyers(pool, productIds)
    const consents = await buyers.consents()
    const recorded: Recorded = {}
    const carts: Filled[] = []
    while (carts.length < BUYERS) carts.push(await buyers.fill())
    const [cart] = carts as [Filled]
    const keep: Around = async (step, send) => {
      let answer = ''
      const statements = await statementsOf(services.program, async () => {
        answer = await send()
      })
      recorded[step] = { statements, answer }
      return answer
    }
    // What is read once and cached must not be taken for a part of it.
    const all = async (around?: Around) => {
      await buyers.newCart(around)
      await buyers.change(cart, around ? 3 : 2, around)
      await buyers.read(cart, around)
      await buyers.checkOut(consents, around)
    }
    await all()
    await all(keep)
    return { recorded, carts, consents }
  } finally {
    await pool.close()
    await gateway.stop()
    await services.stop()
  }
}

/** Repeats recorded steps for the cart of each buyer, with random values and ids of its own. */
function repeatingBy(pool: Pool, carts: readonly Filled[], orderNumber: string) {
  const [first] = carts as [Filled]
  return async (steps: readonly string[], count: number): Promise<void> => {
    const own = carts[count % carts.length] as Filled
    const names = {
      [first.cartId]: own.cartId,
      [first.protectCode]: own.protectCode,
      [first.itemId]: Number(own.itemId),
      [orderNumber]: `${orderNumber}-${count}`,
    }
    for (const step of steps) {
      const { statusCode, body } = await pool.request({
        method: 'POST',
        path: `/${step}`,
        body: JSON.stringify({ seed: `${count}`, names, isLast: step === steps.at(-1) }),
      })
      const text = await body.text()
      if (statusCode !== 200) throw new Error(`${step}: ${text}`)
    }
  }
}

/** A number is unique, and not random. */
function numberIn(recorded: Recorded): string {
  const answer = recorded['checkout-order']?.answer ?? ''
  return /"number":"([^"]+)"/.exec(answer)?.[1] ?? ''
}
