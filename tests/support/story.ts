import { test as base, expect } from 'playwright/test'
import { cpuMsOfTree } from '#tools/gate/cpu.ts'
import { CPU_NOTE } from '#tools/gate/stories.ts'
import { isSaidAnyway } from './console-messages.ts'
import { beLate } from './late.ts'
import { type ProductServer, startProduct } from './product-server.ts'

type WorkerFixtures = { readonly product: ProductServer }
type Fixtures = { readonly calmPage: undefined; readonly cpuNote: undefined }

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

  /** For the gate's list of what costs most: the browser and both programs, over this story. */
  cpuNote: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture API reads the names from a pattern
    async ({}, use, testInfo) => {
      const before = cpuMsOfTree(process.pid) ?? 0
      await use(undefined)
      const after = cpuMsOfTree(process.pid)
      if (after === null) return
      testInfo.annotations.push({ type: CPU_NOTE, description: `${after - before}` })
    },
    { auto: true },
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
