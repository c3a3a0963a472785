import { setTimeout as pause } from 'node:timers/promises'
import { type DocumentNode, print } from 'graphql'
import { afterAll, beforeAll, expect } from 'vitest'
import {
  AddToCartDocument,
  ApplyCouponDocument,
  RemoveCartItemDocument,
  RemoveCouponDocument,
  StoredCartDocument,
  UpdateCartItemDocument,
} from '#client/features/cart/state/cart.generated.ts'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import {
  type CartAnswer,
  type CartServer,
  createCartStore,
} from '#client/features/cart/state/cart-store.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { type Browser, openBrowser } from './visitors.ts'

const ROUNDS = Number(process.env['CART_ROUNDS'] ?? 5)
const STEPS = 30
const COUPONS = ['NAVIJAC10', 'IZNAD100', 'LANI', 'NEMA-TOGA']

eachEngine('a cart under quick fingers and a bad line', (engine) => {
  let services: TestServices
  let graph: TestGateway
  let productIds: readonly string[]

  beforeAll(async () => {
    services = await startServices({ engine, seed: true })
    graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
    const rows = await services.db
      .selectFrom('stock as s')
      .innerJoin('product as p', 'p.id', 's.product_id')
      .where('p.archived', '=', 0)
      .where('s.on_hand', '>', 3)
      .select('p.id')
      .orderBy('p.id')
      .limit(5)
      .execute()
    productIds = rows.map(({ id }) => `${id}`)
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  test(`${ROUNDS} times ${STEPS} random writes end as the server has it`, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const random = randomFrom(round)
      const browser = openBrowser(graph)
      const store = createCartStore({
        server: unreliable(serverFor(browser), random),
        after: (ms, run) => {
          const timer = setTimeout(run, ms / 100)
          return () => clearTimeout(timer)
        },
        newKey: () => `${round}-${random(1e9)}`,
        onChanged: () => undefined,
      })
      const writes: Promise<unknown>[] = []
      for (let step = 0; step < STEPS; step += 1) {
        const items = store.state().cart?.items ?? []
        const item = items[random(items.length || 1)]
        const kind = random(10)
        if (!item || kind < 4) {
          const productId = productIds[random(productIds.length)] ?? ''
          writes.push(store.add({ productId, quantity: 1 + random(2) }))
        } else if (kind < 7) writes.push(store.setQuantity(item.id, 1 + random(4)))
        else if (kind < 8) writes.push(store.remove(item.id))
        else if (kind < 9) {
          const code = COUPONS[random(COUPONS.length)] ?? ''
          writes.push(store.write((server) => server.applyCoupon(code)))
        } else writes.push(store.write((server) => server.removeCoupon()))
        if (random(3) === 0) await pause(random(12))
      }
      await Promise.all(writes)

      const shown = store.state()
      const stored = (await serverFor(browser).read()) ?? null
      expect([shown.pending.size, shown.isBusy], `round ${round}`).toEqual([0, false])
      expect(withoutNotices(shown.cart), `round ${round}`).toEqual(withoutNotices(stored))
    }
  })
})

function withoutNotices(cart: Cart | null): unknown {
  return cart && { ...cart, notices: [] }
}

/** One in seven requests is lost on the way, and one in seven answers on the way back. */
function unreliable(server: CartServer, random: (below: number) => number): CartServer {
  const lossy = async (send: () => Promise<CartAnswer>): Promise<CartAnswer> => {
    const fate = random(14)
    if (fate < 2) return null
    const answer = await send()
    if (random(4) === 0) await pause(random(8))
    return fate < 4 ? null : answer
  }
  return {
    ...server,
    add: (line, key) => lossy(() => server.add(line, key)),
    update: (itemId, quantity) => lossy(() => server.update(itemId, quantity)),
    remove: (itemId) => lossy(() => server.remove(itemId)),
    applyCoupon: (code) => lossy(() => server.applyCoupon(code)),
    removeCoupon: () => lossy(() => server.removeCoupon()),
  }
}

type Result = { readonly __typename?: string; readonly cart?: Cart }

/** The store's operations, as the client sends them. */
function serverFor(browser: Browser): CartServer {
  const send = async (document: DocumentNode, variables: object): Promise<Result | null> => {
    const { data } = await browser.ask(print(document), { ...variables })
    const [result = null] = Object.values(data as Record<string, Result | null>)
    return result
  }
  const write = async (document: DocumentNode, input?: object): Promise<CartAnswer> => {
    const result = await send(document, input ? { input } : {})
    if (!result) return null
    return result.cart ? { cart: result.cart } : { problem: result as never }
  }
  const unused = (): Promise<CartAnswer> => Promise.resolve(null)
  return {
    read: async () => (await send(StoredCartDocument, {})) as Cart | null,
    add: (line, idempotencyKey) => write(AddToCartDocument, { ...line, idempotencyKey }),
    update: (itemId, quantity) => write(UpdateCartItemDocument, { itemId, quantity }),
    remove: (itemId) => write(RemoveCartItemDocument, { itemId }),
    applyCoupon: (code) => write(ApplyCouponDocument, { code }),
    removeCoupon: () => write(RemoveCouponDocument),
    applyMemberCard: unused,
    removeMemberCard: unused,
    setInstructions: unused,
  }
}

function randomFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
