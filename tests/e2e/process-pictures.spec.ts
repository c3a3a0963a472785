import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { expect, test } from 'playwright/test'
import { createFilledPlace, type TestPlace } from '#tests/support/database.ts'
import { type Program, runProgram, untilAnswered, unusedPort } from '#tests/support/program.ts'
import { ask } from '#tests/support/shoppers.ts'
import { testRun } from '#tests/support/test-run.ts'

/** The test compares medians, because one pause of the machine spoils a round. */
const ROUNDS = Number(process.env['PICTURE_ROUNDS'] ?? 1)

// No browser: the test checks every single response.
test.describe.configure({ timeout: 60_000 + ROUNDS * 60_000 })

const SHOPPERS = 4
const VISITS = 600
/** The visits are divided into parts, so that a pause of the machine spoils only one. */
const PARTS = 5
/**
 * The lower bound of the baseline. A fast machine answers in 4 ms, and three times that is one time
 * slice of another process on the same core, which no visitor notices.
 */
const USUAL_MS = 15
const NEW_SIZES = 120
const DROPPED = 450
const DROPPERS = 30
const PAGES = ['/', '/shop', '/shop?page=2', '/shop?page=3']

let place: TestPlace
let services: Program
let gateway: Program
let shop: string
/** Addresses of sizes that were never requested; each is used once. */
const unseen: string[] = []
const ready: string[] = []

test.beforeAll(async () => {
  place = await createFilledPlace('sqlite', testRun().at)
  const [port, servicesPort] = await Promise.all([unusedPort(), unusedPort()])
  shop = `http://127.0.0.1:${port}`
  const rest = `http://127.0.0.1:${servicesPort}`
  const { dataDir } = place.config
  // Without a shared secret the services would count all visitors as one address.
  const SESSION_SECRET = randomBytes(32).toString('hex')
  services = runProgram('services/server.ts', {
    SERVICES_PORT: `${servicesPort}`,
    PUBLIC_URL: shop,
    DATA_DIR: dataDir,
    SESSION_SECRET,
  })
  gateway = runProgram('gateway/server.ts', {
    PORT: `${port}`,
    PUBLIC_URL: shop,
    SERVICES_URL: rest,
    DATA_DIR: dataDir,
    SESSION_SECRET,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  await untilAnswered(`${shop}/readyz`, 200, gateway)
  const pictures = await pictureAddresses()
  ready.push(...pictures.slice(0, 20).map((template) => template.replace('{size}', 'w320')))
  for (const size of ['w1200', 'LargeSize', 'PortraitSize', 'w800', 'w640', 'w480', 'w160']) {
    unseen.push(...pictures.map((template) => template.replace('{size}', size)))
  }
  expect(unseen.length).toBeGreaterThan(ROUNDS * (NEW_SIZES + DROPPED))
  await shopAround()
})
test.afterAll(async () => {
  for (const program of [gateway, services]) {
    program?.child.kill('SIGKILL')
    await program?.ended
  }
  await place.remove()
})

test('[case 9] 120 new sizes and 450 dropped requests stop no ready picture and slow no page', async () => {
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const usual = await shopAround()
    const attack = attackFrom(`203.0.113.${round}`)
    const meanwhile = await shopAround()
    const { statuses, ms } = await attack
    ratios.push(meanwhile.p99 / Math.max(usual.p99, USUAL_MS))
    const drawn = statuses.filter((status) => status === 200).length
    process.stdout.write(
      `p99 of pages ${usual.p99.toFixed(1)} then ${meanwhile.p99.toFixed(1)} ms, slowest ready picture ` +
        `${meanwhile.slowest.toFixed(0)} ms; ${drawn} of ${NEW_SIZES} new sizes in ${(ms / 1_000).toFixed(1)} s\n`,
    )
    expect(meanwhile.failed).toEqual([])
    // Queued behind the drawings, ready pictures would wait for seconds.
    expect(meanwhile.slowest).toBeLessThan(3_000)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])

    // No request of the round is left in a queue.
    const next = await get(takeUnseen(1)[0] ?? '', `198.51.100.${round}`)
    expect(next.status).toBe(200)
  }
  expect(median(ratios)).toBeLessThan(3)
})

async function pictureAddresses(): Promise<string[]> {
  const addresses = new Set<string>()
  for (const page of [1, 2, 3]) {
    const query = `{ products(limit: 100, page: ${page}) { items { media { urlTemplate } } } }`
    const answer = await fetch(`${shop}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    for (const found of (await answer.text()).matchAll(/\/media\/[^"]+\{size\}[^"]+\.webp/g)) {
      addresses.add(found[0])
    }
  }
  return [...addresses]
}

function takeUnseen(count: number): string[] {
  return unseen.splice(0, count)
}

async function get(path: string, address: string, agent?: Agent) {
  const startedAt = performance.now()
  const headers = { 'x-forwarded-for': address }
  const answer = await ask(shop, { method: 'GET', path, headers }, agent)
  return { status: answer.statusCode ?? 0, ms: performance.now() - startedAt }
}

/** Visits as shoppers do: a page, then a picture that is ready. */
async function shopAround() {
  const times: number[] = []
  let slowest = 0
  const failed: string[] = []
  let next = 0
  const shopper = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (next < VISITS) {
      const visit = next++
      const page = PAGES[visit % PAGES.length] ?? '/'
      const picture = ready[visit % ready.length] ?? ''
      const shown = await get(page, '192.0.2.7', agent)
      times[visit] = shown.ms
      const seen = await get(picture, '192.0.2.7', agent)
      slowest = Math.max(slowest, seen.ms)
      if (shown.status !== 200) failed.push(`${shown.status} ${page}`)
      if (seen.status !== 200) failed.push(`${seen.status} ${picture}`)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: SHOPPERS }, shopper))
  return { p99: p99(times), slowest, failed }
}

/** The median of the 99th percentiles of the parts. */
function p99(times: readonly number[]): number {
  const size = VISITS / PARTS
  const parts = Array.from({ length: PARTS }, (_, part) =>
    times.slice(part * size, (part + 1) * size).toSorted((a, b) => a - b),
  )
  return median(parts.map((part) => part.at(-Math.ceil(size / 100)) ?? 0))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Requests all new sizes at once, and opens and drops the other requests as fast as possible. */
async function attackFrom(address: string): Promise<{ statuses: readonly number[]; ms: number }> {
  const startedAt = performance.now()
  const requested = takeUnseen(NEW_SIZES).map((path) => get(path, address))
  const dropped = takeUnseen(DROPPED)
  const dropper = async () => {
    for (let path = dropped.pop(); path; path = dropped.pop()) {
      await drop(path, dropped.length, address)
    }
  }
  const droppers = Array.from({ length: DROPPERS }, dropper)
  const statuses = (await Promise.all(requested)).map(({ status }) => status)
  await Promise.all(droppers)
  return { statuses, ms: performance.now() - startedAt }
}

/** Aborts the pending request, at once or shortly after. */
function drop(path: string, index: number, address: string): Promise<void> {
  return new Promise((resolve) => {
    const method = index % 2 === 0 ? 'HEAD' : 'GET'
    const headers = { 'x-forwarded-for': address }
    const sent = request(shop + path, { method, headers, agent: false }, (got) => got.resume())
    sent.on('error', () => undefined).on('close', resolve)
    sent.on('finish', () => setTimeout(() => sent.destroy(), (index % 30) * 10))
    sent.end()
  })
}
