import { test as base, expect } from 'playwright/test'
import { isSaidAnyway } from './console-messages.ts'
import { beLate } from './late.ts'
import { type ProductServer, startProduct } from './product-server.ts'

type WorkerFixtures = { readonly product: ProductServer }
type Fixtures = { readonly calmPage: undefined }

/** A browser story against the started product. A story fails when the browser complains. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture API reads the names from a pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: ({ product }, use) => use(product.url),

  context: async ({ context }, use) => {
    await beLate(context)
    await use(context)
  },

  /** Errors, refused scripts and hydration warnings all land in the console. */
  calmPage: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (isSaidAnyway(message.text())) return
        if (message.type() === 'error' || message.type() === 'warning') {
          complaints.push(message.text())
        }
      })
      await use(undefined)
      expect(complaints, 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
