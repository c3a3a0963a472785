import { defineConfig } from 'vitest/config'

// As Node itself resolves packages: any other choice loads a second copy of graphql.
const conditions = ['module-sync', 'node']

export default defineConfig({
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: [
      '{client,gateway,services,tools}/**/*.test.{ts,tsx}',
      'tests/{services,gateway,agreement,tools}/**/*.test.{ts,tsx}',
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
