import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Render pages as in production: React's development build takes twice the time.
process.env['NODE_ENV'] = 'production'

// Node's own conditions: any others would load a second copy of graphql.
const conditions = ['module-sync', 'node']

const SUITES = [
  '{cache,client,gateway,services,tools}/**/*.test.{ts,tsx}',
  'tests/{services,gateway,clients,agreement,support,tools}/**/*.test.{ts,tsx}',
]

/**
 * These measure time, memory or sockets, or expect no concurrent transactions, so nothing else may
 * run beside them.
 */
const MEASURING = [
  'tests/gateway/{hostile-http,limits,json-handler,page-cost,process-aborted-pages,process-paper-readers,slow-senders,upstream-faults}.test.ts',
  'tests/services/{platform-abuse,platform-feed,platform-stop,process-seed,product-index}.test.ts',
]

/** These replace modules or look at their own process, so no other suite may have used it. */
const ALONE_IN_PROCESS = globSync(SUITES, { exclude: ['**/node_modules/**'] }).filter((file) =>
  /vi\.mock\(|\/proc\/self/.test(readFileSync(file, 'utf8')),
)

const shared = {
  // For a busy machine; tests of speed measure their time themselves.
  testTimeout: 300_000,
  // The first suite of the demo federation waits for its seed.
  hookTimeout: 300_000,
  setupFiles: 'tests/support/suite-cost.ts',
  expect: { poll: { timeout: 60_000 } },
  // A suite waits for databases a quarter of its time, so there is work for one more.
  maxWorkers: availableParallelism() + 1,
}

export default defineConfig({
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    globalSetup: 'tests/support/test-run.ts',
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'together',
          include: SUITES,
          exclude: ['**/node_modules/**', ...MEASURING, ...ALONE_IN_PROCESS],
          // Suites of one process share what it has loaded and compiled, a third of their CPU. No
          // module of ours has state that one could leave to the next.
          isolate: false,
        },
      },
      { extends: true, test: { ...shared, name: 'alone-in-process', include: ALONE_IN_PROCESS } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'measuring',
          include: MEASURING,
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
