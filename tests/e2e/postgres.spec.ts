import { testDatabaseUrl } from '#tests/support/own-database.ts'
import { type ProductServer, startProduct } from '#tests/support/product-server.ts'
import { goFromHomeToProduct } from '#tests/support/spine.ts'
import { test as base } from '#tests/support/story.ts'

const test = base.extend<{ readonly shop: ProductServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the fixture API reads the names from a pattern
  shop: async ({}, use, story) => {
    story.skip(!testDatabaseUrl(), 'TEST_DATABASE_URL is not set')
    story.setTimeout(300_000)
    const shop = await startProduct({ engine: 'postgres' })
    await use(shop)
    await shop.stop()
  },

  baseURL: ({ shop }, use) => use(shop.url),
})

test.use({ viewport: { width: 360, height: 740 } })

test('on PostgreSQL a visitor goes from the home page through a category to a product [SE-04, DC-10]', async ({
  page,
}) => {
  await goFromHomeToProduct(page)
})
