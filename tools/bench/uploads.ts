import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import sharp from 'sharp'
import { Pool } from 'undici'
import { type Call, type CallInput, type CallOutput, callUrl } from '#services/contract/call.ts'
import { createMediaUpload, finishMediaUpload } from '#services/contract/media-uploads.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { giveRoles, OWNER, readRoles } from '#services/modules/staff/api.ts'
import { openSession } from '#services/modules/staff/session/sessions.ts'
import { accountById, createAccount } from '#services/modules/user/api.ts'
import { systemClock as clock } from '#services/platform/clock.ts'
import { type Db, type Engine, openDatabase } from '#services/platform/database.ts'
import { inNewPlace, type Place } from './cart-place.ts'
import { drive, median, quantile, tryOut } from './driver.ts'
import { aProductPath, pageRequest } from './pages.ts'
import { type Program, PUBLIC_URL, startProgram, startServicesOn } from './programs.ts'
import { siteHeaders } from './site-headers.ts'
import { fixed, table } from './table.ts'
import { usageOf } from './usage.ts'

const AT_ONCE = 8
const log = pino({ level: 'silent' })
const HEAD = [
  ...['engine', 'p95 alone, ms', 'while they arrive, ms', 'times'],
  ...['while they are inspected, ms', 'times', 'all of it, s', 'services, MB'],
]

type Effort = { readonly rounds: number; readonly ms: number }
type Round = {
  readonly alone: number
  readonly arriving: number
  readonly inspected: number
  readonly seconds: number
  readonly bytes: number
}

/** p95 of a product page, re-rendered, alone and while eight large photographs come in. */
export async function measureUploads(effort: Effort): Promise<string> {
  const engines: readonly Engine[] = process.env['TEST_DATABASE_URL']
    ? ['sqlite', 'postgres']
    : ['sqlite']
  const photograph = await largePhotograph()
  const rows: string[][] = []
  for (const engine of engines) {
    await inNewPlace(engine, async (place) => {
      rows.push(await measureOn(engine, place, { ...effort, photograph }))
    })
  }
  return table(HEAD, rows)
}

async function measureOn(
  engine: Engine,
  place: Place,
  { rounds, ms, photograph }: Effort & { readonly photograph: Buffer },
): Promise<string[]> {
  const services = await startServicesOn(place.dataDir, undefined, place)
  const gateway = await startProgram('gateway/server.ts', {
    ...{ MODE: 'production', HOST: '127.0.0.1', SERVICES_URL: services.url, PUBLIC_URL },
    ...{ TRUSTED_PROXIES: 'none', PAGE_CACHE: 'off' },
  })
  const pool = new Pool(gateway.url, { connections: 1 })
  try {
    const send = await senderOf(services, place)
    const page = pageRequest(await aProductPath(gateway.url))
    for (let warm = 0; warm < 200; warm += 1) await tryOut(pool, page)
    const p95 = async (during: Promise<unknown>) => {
      const state = { isOver: false }
      const end = () => {
        state.isOver = true
      }
      during.then(end, end)
      const latencies: number[] = []
      while (!state.isOver) {
        const driven = await drive(pool, () => page, { ms: 200, connections: 1 })
        latencies.push(...driven.latencies)
      }
      return quantile(
        latencies.toSorted((one, other) => one - other),
        0.95,
      )
    }
    const measured: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      const files = Array.from({ length: AT_ONCE }, (_, nth) => {
        return commented(photograph, `${round}-${nth}`)
      })
      const alone = await p95(pause(ms))
      const startedAt = performance.now()
      const put = Promise.all(files.map((bytes) => putBytes(bytes, { send, url: gateway.url })))
      const arriving = await p95(put)
      const added = Promise.all((await put).map((id) => addMedia(id, send)))
      const inspected = await p95(added)
      await added
      const seconds = (performance.now() - startedAt) / 1_000
      const { rssBytes: bytes } = await usageOf(services.program)
      measured.push({ alone, arriving, inspected, seconds, bytes })
    }
    const of = (part: keyof Round) => median(measured.map((one) => one[part]))
    const timesOf = (part: 'arriving' | 'inspected') =>
      fixed(median(measured.map((one) => one[part] / one.alone)))
    return [
      ...[engine, fixed(of('alone'), 1), fixed(of('arriving'), 1), timesOf('arriving')],
      ...[fixed(of('inspected'), 1), timesOf('inspected')],
      ...[fixed(of('seconds'), 1), fixed(of('bytes') / 1e6, 0)],
    ]
  } finally {
    await pool.close()
    await gateway.stop()
    await services.stop()
  }
}

type Send = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallOutput<C> | null>

/** As the browser does. Returns the id of the upload. */
async function putBytes(
  bytes: Buffer,
  { send, url }: { readonly send: Send; readonly url: string },
): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { name: 'gol.jpg', bytes: bytes.byteLength, sha256, type: 'image/jpeg' }
  const given = { ...file, folder: null, replaces: null, isCopy: false }
  const opened = (await send(createMediaUpload, given))?.upload
  if (!opened) throw new Error('No address was given')
  const answer = await fetch(url + opened.path, {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: { 'content-type': opened.type },
  })
  if (!answer.ok) throw new Error(`The bytes were answered ${answer.status}`)
  return opened.id
}

/** What was not done for want of time is called again. */
async function addMedia(id: string, send: Send): Promise<void> {
  while (!(await send(finishMediaUpload, { id }))) await pause(1_000)
}

async function senderOf(services: Program, place: Place): Promise<Send> {
  const { db, close } = openDatabase(place, { log, sole: false })
  const accessToken = await openOwnerSession(db)
  await close()
  const headers = { ...(await siteHeaders(services.url)), accessToken }
  return async (call, input) => {
    const answer = await fetch(services.url + callUrl(call), {
      method: call.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    const body: unknown = await answer.json()
    if (answer.status === 503) return null
    if (!answer.ok) throw new Error(`${call.path} answered ${JSON.stringify(body)}`)
    return call.output.parse(body) as CallOutput<typeof call>
  }
}

async function openOwnerSession(db: Db): Promise<string> {
  const at = clock.now().toISOString()
  return await db.transaction().execute(async (trx) => {
    const named = { email: 'bench@shop.example', firstName: 'Bench', lastName: 'Bench' }
    const account = { ...named, memberCardBarcode: null, passwordHash: null, createdAt: at }
    const id = await createAccount(trx, account)
    const roles = (await readRoles(trx)).flatMap((role) => (role.key === OWNER ? role.id : []))
    if (id === null) throw new Error('The database was used before')
    await giveRoles(trx, { id, roles }, { clock, author: commandAuthor('bench') })
    const person = await accountById(trx, id)
    if (!person) throw new Error('The account was deleted')
    const device = { device: 'bench', addressBlock: null }
    return (await openSession(trx, { person, place: device, stage: 'in', at })).token
  })
}

/** About 20 MB, as a good camera writes them; it has a comment, so it is encoded again. */
async function largePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return await sharp({
    create: { width: 6_300, height: 4_250, channels: 3, background: '#000', noise },
  })
    .jpeg({ quality: 93 })
    .toBuffer()
}

/** Another file of the same picture. */
function commented(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text, 'latin1'), jpeg.subarray(2)])
}
