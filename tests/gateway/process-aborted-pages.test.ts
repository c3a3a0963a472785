import { EventEmitter, once } from 'node:events'
import { request } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createRenderer, type Renderer, readAssets } from '#client/server/renderer.tsx'
import { createGateway, type Gateway } from '#gateway/app.ts'
import { readConfig } from '#gateway/config.ts'
import { heldMb } from '#tests/support/memory.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'

/** `ABORTED_PAGES=1500` for as many as it takes to be sure. */
const VISITS = Number(process.env['ABORTED_PAGES'] ?? 80)
/** Each on a page of its own, since visitors of one page share its making. */
const AT_ONCE = 8
/** Turns of the loop from when the page is begun until the visitor leaves. */
const LONGEST_STAY = 4
/** Of a machine that does other things as well. */
const TIME_LIMIT_MS = 600_000 + VISITS * 500
/** What a page in the making holds is far more: so much for each would be seen at 80. */
const MAX_GROWTH_MB = 16

const MANIFEST = JSON.stringify({
  'client/app/entry.tsx': { file: 'assets/entry.js' },
  'client/app/early.ts': { file: 'assets/early.js' },
  'client/app/statistics.ts': { file: 'assets/statistics.js' },
  'client/app/languages.ts': { file: 'assets/languages.js' },
  'style.css': { file: 'assets/style.css' },
})

let services: TestServices
let gateway: Gateway
let url: string
const complaints: string[] = []
const drawing = { now: 0, begun: 0, drawn: 0 }
const begins = new EventEmitter()

beforeAll(async () => {
  services = await startServices({ seed: true })
  // Pictures that are made in the background would count as slow pages.
  await services.services.outbox.stop()
  const renderer = counted(createRenderer(readAssets(MANIFEST)))
  gateway = await createGateway({
    config: readConfig({
      PORT: '0',
      PUBLIC_URL: 'http://localhost:4000',
      SERVICES_URL: services.url,
      PAGE_CACHE: 'off',
    }),
    clock: { now: () => new Date() },
    log: pino({ level: 'error' }, { write: (line: string) => complaints.push(line) }),
    renderer: async () => renderer,
    readTimeoutMs: 60_000,
  })
  url = await gateway.listen()
  await gateway.layout.ready()
})
afterAll(async () => {
  await gateway.close()
  await services.close()
})

/** In every set of languages. */
function counted({ speaking, ...renderer }: Renderer): Renderer {
  return {
    ...renderer,
    ...(speaking ? { speaking: (codes) => counted(speaking(codes)) } : {}),
    render: async (asked) => {
      drawing.now += 1
      drawing.begun += 1
      begins.emit(asked.url.search)
      try {
        const answer = await renderer.render(asked)
        drawing.drawn += 1
        return answer
      } finally {
        drawing.now -= 1
      }
    },
  }
}

test(
  'visitors who leave before their page is made leave nothing behind, and the next are served as fast',
  async () => {
    await visit()
    await leaveAll(AT_ONCE * 3)
    const before = {
      ms: await usualMs(),
      held: heldMb(),
      begun: drawing.begun,
      drawn: drawing.drawn,
    }

    const left = await leaveAll(VISITS)

    await eventually(() => expect(drawing.now).toBe(0))
    const begun = drawing.begun - before.begun
    const drawn = drawing.drawn - before.drawn
    const growth = heldMb() - before.held
    const ms = await usualMs()
    process.stdout.write(
      `${left} of ${VISITS} left early: ${begun} pages begun, ${drawn} drawn to the end, ` +
        `${growth.toFixed(1)} MB more, a page in ${before.ms.toFixed(0)} then ${ms.toFixed(0)} ms\n`,
    )
    expect(begun).toBe(VISITS)
    expect(left).toBeGreaterThan(VISITS / 4)
    // Nobody waits for what is drawn after they left. Pages take so few turns that of those who stay
    // the longest, who are half, each may still get his page drawn.
    expect(drawn).toBeLessThan(VISITS - left / 4)
    // Buffers that are let go of leave some time after what held them; what is left behind stays.
    await eventually(() => expect(heldMb() - before.held).toBeLessThan(MAX_GROWTH_MB))
    expect(complaints).toEqual([])
    // The machine may be busy with others for a while; work that was left behind would not end.
    await vi.waitFor(async () => expect(await usualMs()).toBeLessThan(before.ms * 3 + 50), {
      timeout: 60_000,
    })
  },
  TIME_LIMIT_MS,
)

async function visit(): Promise<void> {
  const answer = await fetch(`${url}/shop`)
  expect(answer.status).toBe(200)
  await answer.arrayBuffer()
}

/** The median of some. */
async function usualMs(): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 9; turn += 1) {
    const began = performance.now()
    await visit()
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[4] ?? 0
}

/** Answers how many were gone before an answer came. */
async function leaveAll(visits: number): Promise<number> {
  let next = 0
  let left = 0
  const visitor = async (page: number) => {
    while (next < visits) {
      next += 1
      if (await leave(`?page=${page}`, next % LONGEST_STAY)) left += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => visitor(at + 2)))
  return left
}

async function leave(search: string, stay: number): Promise<boolean> {
  let isAnswered = false
  const isBegun = once(begins, search)
  const sent = request(`${url}/shop${search}`, { agent: false }, (answer) => {
    isAnswered = true
    answer.resume()
  })
  sent.on('error', () => undefined)
  const gone = new Promise((resolve) => sent.once('close', resolve))
  sent.end()
  await Promise.race([isBegun, gone])
  for (let turn = 0; turn < stay; turn += 1) await nextTurn()
  sent.destroy()
  await gone
  return !isAnswered
}
