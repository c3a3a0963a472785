// `npm run soak [-- seed]`: the long rounds of what is checked at random, before a release.
import { spawnSync } from 'node:child_process'

const ROUNDS = 5_000
const SUITE = 'tests/services/product-index.test.ts'

const [seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2)
console.log(`${ROUNDS} rounds, seed ${seed}`)
const { status } = spawnSync('npx', ['vitest', 'run', SUITE], {
  stdio: 'inherit',
  env: { ...process.env, INDEX_ROUNDS: String(ROUNDS), INDEX_SEED: seed },
})
process.exit(status ?? 1)
