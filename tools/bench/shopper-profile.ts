import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { z } from 'zod'

const PRODUCT = 'query { product(slug: "sal-jadran") { ... on Product { id } } }'
const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }'

const found = z.object({ data: z.object({ product: z.object({ id: z.string() }) }) })
const added = z.object({
  data: z.object({ addToCart: z.object({ __typename: z.literal('AddToCartSuccess') }) }),
})

export type ShopperProfile = { readonly folder: string; remove(): Promise<void> }

/** A profile folder of Chromium, in whose cookies there is a cart with a product. */
export async function createShopperProfile(
  executablePath: string,
  origin: string,
): Promise<ShopperProfile> {
  const folder = await mkdtemp(join(tmpdir(), 'savez-shopper-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    chromiumSandbox: false,
  })
  const request = async (query: string, variables = {}): Promise<unknown> => {
    const data = { query, variables }
    return (await context.request.post(`${origin}/graphql`, { data, headers: { origin } })).json()
  }
  const { product } = found.parse(await request(PRODUCT)).data
  added.parse(await request(ADD, { input: { productId: product.id, quantity: 1 } }))
  await context.close()
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
