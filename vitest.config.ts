import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{client,gateway,services,tools}/**/*.test.{ts,tsx}',
      'tests/{services,gateway,agreement,tools}/**/*.test.{ts,tsx}',
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
