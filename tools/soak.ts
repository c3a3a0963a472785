// `npm run soak [-- seed]`: the long rounds of what is checked at random, before a release.
import { spawnSync } from 'node:child_process'

const ROUNDS = 5_000
const ABORTED_PAGES = 2_000
const SUITES = [
  'tests/services/product-index.test.ts',
  'tests/services/product-kept.test.ts',
  'tests/gateway/process-aborted-pages.test.ts',
]

const [seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2)
console.log(`${ROUNDS} rounds, seed ${seed}`)
const { status } = spawnSync('npx', ['vitest', 'run', ...SUITES], {
  stdio: 'inherit',
  env: {
    ...process.env,
    INDEX_ROUNDS: String(ROUNDS),
    INDEX_SEED: seed,
    ABORTED_PAGES: String(ABORTED_PAGES),
  },
})
process.exit(status ?? 1)
