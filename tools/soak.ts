// `npm run soak [-- rounds [seed]]`, before a release: long rounds of the randomised tests, every
// suite with pauses injected, the stories with slow scripts and answers, and every page of the site
// map under the checks that CI makes of a sample.
import { buildIfStale } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { runInGroup, type Stutter } from './stutter.ts'

/** An hour or two on a small machine, most of it on PostgreSQL. */
const ROUNDS = 1_500
const SUITES = [
  'tests/services/product-index.test.ts',
  'tests/services/product-facets.test.ts',
  'tests/services/product-cache.test.ts',
  'tests/services/cms-cache.test.ts',
  'tests/services/process-replicas.test.ts',
  'tests/gateway/cache-oracle.test.ts',
  'tests/gateway/cart-converges.test.ts',
  'tests/services/order-place.test.ts',
  'tests/services/order-crossing.test.ts',
  'tests/services/order-queue.test.ts',
  'tests/services/order-history.test.ts',
  'tests/services/process-orders.test.ts',
  'tests/services/process-reminders.test.ts',
  'tests/services/process-uploads.test.ts',
  'tests/gateway/process-aborted-pages.test.ts',
  'tests/agreement/sitemap.test.ts',
  'tests/gateway/process-paper-readers.test.ts',
]
const SAVE_ROUNDS = '200'
const STOP_ROUNDS = '10'
const CART_ROUNDS = '200'
const FILTER_STEPS = '300'
const ORDER_ROUNDS = '50'
const ORDER_LAST_ROUNDS = '100'
const ORDER_KILLS = '20'
const REMINDER_KILLS = '20'
const UPLOAD_KILLS = '10'
const PAPER_ROUNDS = '10'
const CROSSING_ROUNDS = '25'
const QUEUE_BUYERS = '50'
const LATE_MS = 1_500
const HALTS = { runMs: [2_000, 6_000], haltMs: [300, 3_000] } as const

const [rounds = String(ROUNDS), seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopping.abort())
}

const outcomes = [
  await part(`${rounds} rounds, seed ${seed}`, ['vitest', 'run', ...SUITES], {
    INDEX_ROUNDS: rounds,
    INDEX_SEED: seed,
    ABORTED_PAGES: rounds,
    CACHE_ROUNDS: rounds,
    CACHE_SEED: seed,
    SAVE_ROUNDS,
    STOP_ROUNDS,
    CART_ROUNDS,
    ORDER_ROUNDS,
    ORDER_LAST_ROUNDS,
    ORDER_KILLS,
    REMINDER_KILLS,
    UPLOAD_KILLS,
    SITE_MAP: 'whole',
    PAPER_ROUNDS,
    CROSSING_ROUNDS,
    QUEUE_BUYERS,
  }),
  await part(
    `Every suite, with pauses injected, seed ${seed}`,
    ['vitest', 'run'],
    {},
    { ...HALTS, seed: Number(seed) },
  ),
  await lateStories(),
  await part(
    `${CART_ROUNDS} times tabs and devices on one cart`,
    ['playwright', 'test', 'cart-tabs'],
    {
      CHROMIUM_PATH: ensureChromium(),
      CART_TABS_ROUNDS: CART_ROUNDS,
    },
  ),
  await pictureRounds(),
  await part('Every page of the site map', ['playwright', 'test', 'site-map'], {
    CHROMIUM_PATH: ensureChromium(),
    SITE_MAP: 'whole',
  }),
]
process.exitCode = outcomes.every(Boolean) ? 0 : 1

async function lateStories(): Promise<boolean> {
  if (stopping.signal.aborted) return false
  buildIfStale()
  return await part(`Stories, scripts and answers ${LATE_MS} ms late`, ['playwright', 'test'], {
    CHROMIUM_PATH: ensureChromium(),
    STORY_SCRIPTS_LATE: String(LATE_MS),
    STORY_ANSWERS_LATE: String(LATE_MS),
    FIRST_TAPS: 'many',
    FILTER_STEPS,
    FILTER_SEED: seed,
  })
}

async function pictureRounds(): Promise<boolean> {
  return await part('Pictures under attack', ['playwright', 'test', 'process-pictures'], {
    CHROMIUM_PATH: ensureChromium(),
    PICTURE_ROUNDS: '5',
  })
}

async function part(
  what: string,
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  stutter: Stutter | null = null,
): Promise<boolean> {
  if (stopping.signal.aborted) return false
  console.log(`\n${what}`)
  return await runInGroup('npx', command, { environment, stutter, stopped: stopping.signal })
}
