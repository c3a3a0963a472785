import { setInterval as every, setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { Pool } from 'undici'
import { type Db, type Engine, openDatabase } from '#services/platform/database.ts'
import { inNewPlace, type Place } from './cart-place.ts'
import { type BenchRequest, fetchText, quantile, tryOut } from './driver.ts'
import { PUBLIC_URL, startProgram, startServicesOn } from './programs.ts'
import { fixed, table } from './table.ts'
import { usageOf } from './usage.ts'

const BOTS_PER_SECOND = 200
const BURST_MS = 50
const WARM_UPS = 40
/** More visitors than any form has, and fewer than its bound for an hour. */
const BETWEEN_VISITORS_MS = 50
const HEAD = [
  ...['engine', 'p95 of a visitor alone, ms', 'beside bots, ms', 'times'],
  ...['posts of bots', 'bots/s', 'stored of theirs', 'gateway and services, MB', 'afterwards'],
]
const SEND = `mutation ($input: SendFormInput!) {
  sendForm(input: $input) { __typename }
}`

const log = pino({ level: 'silent' })
const MESSAGE = 'porukak1'

type Value = { readonly field: string; readonly values: readonly string[] }
type Form = { readonly form: string; readonly values: readonly Value[] }
type Answering = { readonly place: string; readonly message: string; readonly trap?: string }

/** p95 of a visitor who sends a form, alone and beside bots that post it all the time. */
export async function measureFormBots(effort: { readonly ms: number }): Promise<string> {
  const engines: readonly Engine[] = process.env['TEST_DATABASE_URL']
    ? ['sqlite', 'postgres']
    : ['sqlite']
  const rows: string[][] = []
  for (const engine of engines) {
    await inNewPlace(engine, async (place) => {
      rows.push(await measureOn(engine, place, effort.ms))
    })
  }
  return table(HEAD, rows)
}

async function measureOn(engine: Engine, place: Place, ms: number): Promise<string[]> {
  const services = await startServicesOn(place.dataDir, undefined, place)
  const gateway = await startProgram('gateway/server.ts', {
    ...{ MODE: 'production', HOST: '127.0.0.1', SERVICES_URL: services.url, PUBLIC_URL },
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const { db, close } = openDatabase(place, { log, sole: false })
  const pool = new Pool(gateway.url, { connections: 64 })
  const megabytes = async () => {
    const used = await Promise.all([gateway, services].map(({ program }) => usageOf(program)))
    return fixed(used.reduce((sum, { rssBytes }) => sum + rssBytes, 0) / 1e6, 0)
  }
  try {
    const form = await contactForm(db)
    for (let nth = 0; nth < WARM_UPS; nth += 1) await tryOut(pool, visitor(form))
    const alone = await p95Of(pool, form, ms)
    const [before, answersBefore] = [await megabytes(), await countAnswers(db)]
    const bots = startBots(pool, form)
    const amidBots = await p95Of(pool, form, ms * 2)
    const posts = await bots.stop()
    const stored = (await countAnswers(db)) - answersBefore - amidBots.sent
    return [
      ...[engine, fixed(alone.p95, 1), fixed(amidBots.p95, 1), fixed(amidBots.p95 / alone.p95)],
      ...[`${posts}`, fixed(posts / ((ms * 2) / 1_000), 0), `${stored}`],
      ...[before, await megabytes()],
    ]
  } finally {
    await pool.close()
    await close()
    await gateway.stop()
    await services.stop()
  }
}

/** One visitor after the other. */
async function p95Of(
  pool: Pool,
  form: Form,
  ms: number,
): Promise<{ readonly p95: number; readonly sent: number }> {
  const latencies: number[] = []
  const startedAt = performance.now()
  while (performance.now() - startedAt < ms) {
    const sentAt = performance.now()
    await tryOut(pool, visitor(form))
    latencies.push(performance.now() - sentAt)
    await pause(BETWEEN_VISITORS_MS)
  }
  return {
    p95: quantile(
      latencies.toSorted((one, other) => one - other),
      0.95,
    ),
    sent: latencies.length,
  }
}

/** Half of them fill every field, from anywhere; the others hammer from one place. */
function startBots(pool: Pool, form: Form): { stop(): Promise<number> } {
  const over = new AbortController()
  const running = new Set<Promise<unknown>>()
  let posts = 0
  const post = () => {
    const nth = posts
    posts += 1
    const answering =
      nth % 2 === 0
        ? { place: placeOf(nth), message: `Kupite odmah ${nth}`, trap: 'https://bot.example' }
        : { place: '203.0.113.7', message: 'Kupite odmah kod nas' }
    const sent = fetchText(pool, sendingOf(form, answering)).catch(() => undefined)
    running.add(sent)
    void sent.finally(() => running.delete(sent))
  }
  const work = async () => {
    try {
      for await (const _ of every(BURST_MS, undefined, { signal: over.signal })) {
        for (let nth = 0; nth < (BOTS_PER_SECOND * BURST_MS) / 1_000; nth += 1) post()
      }
    } catch (error) {
      if (!over.signal.aborted) throw error
    }
  }
  const working = work()
  return {
    stop: async () => {
      over.abort()
      await working
      await Promise.all(running)
      return posts
    },
  }
}

let visitors = 0

/** Each from a place of their own. */
function visitor(form: Form): BenchRequest {
  visitors += 1
  const place = `10.${visitors >> 8}.${visitors & 255}.1`
  return sendingOf(form, { place, message: `Kada počinju prijave za kamp, pita ${visitors}.` })
}

const placeOf = (nth: number) => `10.200.${(nth >> 8) & 255}.${nth & 255}`

function sendingOf({ form, values }: Form, { place, message, trap }: Answering): BenchRequest {
  const input = {
    form,
    values: [...values, { field: MESSAGE, values: [message] }],
    ...(trap === undefined ? {} : { trap }),
  }
  return {
    ...{ method: 'POST', path: '/graphql' },
    headers: { 'content-type': 'application/json', origin: PUBLIC_URL, 'x-forwarded-for': place },
    body: JSON.stringify({ query: SEND, variables: { input } }),
  }
}

/** The form for messages that comes with the demo. */
async function contactForm(db: Db): Promise<Form> {
  const { form_id } = await db
    .selectFrom('form_field')
    .select('form_id')
    .where('id', '=', MESSAGE)
    .executeTakeFirstOrThrow()
  const values = [
    { field: 'imekont1', values: ['Iva Kos'] },
    { field: 'adresak1', values: ['iva@posta.example'] },
  ]
  return { form: `${form_id}`, values }
}

async function countAnswers(db: Db): Promise<number> {
  const { answers } = await db
    .selectFrom('form_answer')
    .select(({ fn }) => fn.countAll<number>().as('answers'))
    .executeTakeFirstOrThrow()
  return Number(answers)
}
