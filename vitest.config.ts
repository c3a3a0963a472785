import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Render pages as in production: React's development build takes twice the time.
process.env['NODE_ENV'] = 'production'

// Node's own conditions: any others would load a second copy of graphql.
const conditions = ['module-sync', 'node']

/**
 * These measure time, memory or sockets, or expect no concurrent transactions, so nothing else may
 * run beside them.
 */
const MEASURING = [
  'tests/gateway/{hostile-http,limits,json-handler,page-cost,process-aborted-pages,process-paper-readers,slow-senders,upstream-faults}.test.ts',
  'tests/services/{platform-abuse,platform-feed,platform-stop,process-seed,product-index}.test.ts',
]

const shared = {
  // For a busy machine; tests of speed measure their time themselves.
  testTimeout: 300_000,
  // The first suite of the demo federation waits for its seed.
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
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
          // Vitest reserves one core, which is half of a small machine.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          include: [
            '{client,gateway,services,tools}/**/*.test.{ts,tsx}',
            'tests/{services,gateway,clients,agreement,support,tools}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', ...MEASURING],
        },
      },
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
