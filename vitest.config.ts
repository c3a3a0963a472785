import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Pages are drawn as they are in earnest: React's other build takes twice the time for each.
process.env['NODE_ENV'] = 'production'

// As Node itself resolves packages: any other choice loads a second copy of graphql.
const conditions = ['module-sync', 'node']

/**
 * They measure time, memory or sockets, or count on no transaction of others being under way, so
 * nothing else may run beside them.
 */
const MEASURING = [
  'tests/gateway/{hostile-http,limits,json-handler,page-cost,process-aborted-pages,slow-senders,upstream-faults}.test.ts',
  'tests/services/{platform-abuse,platform-feed,platform-stop,process-seed,product-index}.test.ts',
]

const shared = {
  // Of a machine that does other things as well; what must be quick measures its time itself.
  testTimeout: 300_000,
  // The first suite that wants the demo federation waits until it is seeded.
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
          // Vitest leaves one core to itself, which is half of a small machine.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          include: [
            '{client,gateway,services,tools}/**/*.test.{ts,tsx}',
            'tests/{services,gateway,agreement,support,tools}/**/*.test.{ts,tsx}',
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
