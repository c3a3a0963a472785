// `npm run soak [-- rounds [seed]]`: the long rounds of what is checked at random, and the stories on
// a machine where scripts and answers come late, before a release.
import { spawnSync } from 'node:child_process'
import { buildIfStale } from './build.ts'
import { ensureChromium } from './chromium.ts'

/** An hour or two on a small machine, most of it on PostgreSQL. */
const ROUNDS = 1_500
const SUITES = [
  'tests/services/product-index.test.ts',
  'tests/services/product-kept.test.ts',
  'tests/services/cms-kept.test.ts',
  'tests/gateway/process-aborted-pages.test.ts',
]
const LATE_MS = 1_500

const [rounds = String(ROUNDS), seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2)
console.log(`${rounds} rounds, seed ${seed}`)
const suites = run('vitest', ['run', ...SUITES], {
  INDEX_ROUNDS: rounds,
  INDEX_SEED: seed,
  ABORTED_PAGES: rounds,
})

buildIfStale()
console.log(`\nStories, scripts and answers ${LATE_MS} ms late`)
const stories = run('playwright', ['test'], {
  CHROMIUM_PATH: ensureChromium(),
  STORY_SCRIPTS_LATE: String(LATE_MS),
  STORY_ANSWERS_LATE: String(LATE_MS),
})
process.exitCode = suites && stories ? 0 : 1

function run(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): boolean {
  const { status } = spawnSync('npx', [command, ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return status === 0
}
