import { createHash } from 'node:crypto'
import type { OrderAddress } from '#services/contract/checkout.ts'
import { addPastOrder } from '#services/modules/order/api.ts'
import { countries } from '#services/modules/settings/api.ts'
import { findAccount } from '#services/modules/user/api.ts'
import type { Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { findSlug } from '#services/platform/slugs.ts'
import { type DemoOrder, ORDERS } from './content/orders.ts'
import { PEOPLE } from './content/people.ts'

const LANGUAGE = 'hrv'
const COUNTRY = 'HR'
const HOUR_MS = 60 * 60_000

/** Adds past orders of the demo accounts, one or two pieces each, from the shop's own stock. */
export async function seedOrders(trx: Trx, deps: ModuleDeps): Promise<void> {
  const country = (await countries(trx)).find(({ iso }) => iso === COUNTRY)
  if (!country) return
  const now = deps.clock.now().getTime()
  const before = (hours: number): Date => new Date(now - hours * HOUR_MS)
  for (const [index, { email, lines, steps, hoursAgo, ...order }] of ORDERS.entries()) {
    const account = await findAccount(trx, email)
    const address = addressOf(email)
    const products = await productsOf(trx, lines)
    // Erased or renamed since an older release seeded them.
    if (!account || !address || !products) continue
    await addPastOrder(trx, deps, {
      ...order,
      slug: slugOf(index),
      account: { id: account.id, email },
      address,
      countryId: country.id,
      placedAt: before(hoursAgo),
      lines: products,
      steps: steps.map((step) => ({ ...step, at: before(step.hoursAgo) })),
    })
  }
}

/**
 * The same in every demo. A slug grants no access: the key of a link is derived from the secret.
 */
function slugOf(index: number): string {
  return createHash('sha256').update(`demo order ${index}`).digest('base64url').slice(0, 22)
}

function addressOf(email: string): OrderAddress | null {
  const person = PEOPLE.find((one) => one.email === email)
  const [address] = person?.addresses ?? []
  if (!person || !address) return null
  const { type: _type, ...place } = address
  const { firstName, lastName } = person
  return { ...place, firstName, lastName, contactEmail: email, country: COUNTRY }
}

async function productsOf(trx: Trx, lines: DemoOrder['lines']) {
  const found: { productId: number; quantity: number }[] = []
  for (const [product, quantity] of lines) {
    const slug = await findSlug(trx, LANGUAGE, product, 'product')
    if (!slug) return null
    found.push({ productId: slug.target, quantity })
  }
  return found
}
