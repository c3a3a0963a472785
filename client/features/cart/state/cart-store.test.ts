import { expect, test } from 'vitest'
import type { Cart } from './cart-state.ts'
import { type CartAnswer, type CartServer, type CartStore, createCartStore } from './cart-store.ts'

const MONEY = { amount: '0.00', currency: 'EUR' }

function aCart(version: number | null, lines: Readonly<Record<string, number>> = {}): Cart {
  return {
    id: 'one',
    version,
    quantity: Object.values(lines).reduce((sum, quantity) => sum + quantity, 0),
    isDigitalOnly: false,
    couponCode: null,
    memberCardBarcode: null,
    memberSaving: null,
    missingToFreeDelivery: null,
    deliveryDays: null,
    instructions: null,
    prices: { items: MONEY, coupon: MONEY, delivery: MONEY, tax: MONEY, total: MONEY },
    items: Object.entries(lines).map(([id, quantity]) => ({
      ...{ id, productId: id, name: id, slug: id, quantity, available: null, state: 'OK' },
      ...{ reason: null, picture: null, unitPrice: MONEY, rowTotal: MONEY, listTotal: null },
      personalizations: [],
      bundleParts: [],
      parts: [],
    })),
    notices: [],
  }
}

const problem = (code: 'OUT_OF_STOCK' | 'CART_ARCHIVED'): CartAnswer => ({
  problem: {
    __typename: 'CartProblem',
    code,
    message: code,
    available: 1,
    minimum: null,
    missing: null,
  },
})

type Sent = { readonly name: string; readonly answer: (value: unknown) => void }

/** A server whose requests the test answers, and a clock that it moves. */
function aShop() {
  const sent: Sent[] = []
  const timers = new Set<{ readonly at: number; readonly run: () => void }>()
  let now = 0
  let changes = 0
  const request = <Answer>(name: string): Promise<Answer> =>
    new Promise((resolve) => sent.push({ name, answer: (value) => resolve(value as Answer) }))
  const server: CartServer = {
    read: () => request('read'),
    add: ({ productId, quantity }, key) => request(`add ${productId} ${quantity} ${key}`),
    update: (itemId, quantity) => request(`update ${itemId} ${quantity}`),
    remove: (itemId) => request(`remove ${itemId}`),
    applyCoupon: (code) => request(`coupon ${code}`),
    removeCoupon: () => request('removeCoupon'),
    applyMemberCard: (barcode) => request(`card ${barcode}`),
    removeMemberCard: () => request('removeCard'),
    setInstructions: (text) => request(`instructions ${text}`),
  }
  let keys = 0
  const store: CartStore = createCartStore({
    server,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    newKey() {
      keys += 1
      return `key-${keys}`
    },
    onChanged: () => {
      changes += 1
    },
  })
  return {
    store,
    sent: () => sent.map(({ name }) => name),
    changes: () => changes,
    advance(ms: number) {
      now += ms
      for (const timer of [...timers]) {
        if (timer.at > now) continue
        timers.delete(timer)
        timer.run()
      }
    },
    /** Answers the request at this place, once it has come. */
    async answer(place: number, name: string, value: CartAnswer | Cart | undefined) {
      await expect.poll(() => sent.length).toBeGreaterThan(place)
      expect(sent[place]?.name).toBe(name)
      sent[place]?.answer(value)
    },
  }
}

async function aLoadedShop(lines: Readonly<Record<string, number>>) {
  const shop = aShop()
  const loading = shop.store.load()
  await shop.answer(0, 'read', aCart(1, lines))
  await loading
  return shop
}

const quantities = (store: CartStore) =>
  (store.state().cart?.items ?? []).map(({ id, quantity }) => [id, quantity])

test('an edit is sent after 500 ms, and a newer one takes its place [CA-34, CA-35, KO-02~]', async () => {
  const { store, sent, advance, answer } = await aLoadedShop({ a: 1 })
  const first = store.setQuantity('a', 2)
  advance(499)
  const second = store.setQuantity('a', 5)
  expect(await first).toBe('replaced')
  expect(store.state().pending.get('a')).toEqual({ quantity: 5 })
  advance(499)
  expect(sent()).toEqual(['read'])

  advance(1)
  await answer(1, 'update a 5', { cart: aCart(2, { a: 5 }) })
  await second
  expect(quantities(store)).toEqual([['a', 5]])
  expect(store.state().pending.size).toBe(0)
})

test('an edit during a request is sent after it, and its line stays as typed', async () => {
  const { store, advance, answer } = await aLoadedShop({ a: 1 })
  const first = store.setQuantity('a', 2)
  advance(500)
  const second = store.setQuantity('a', 3)
  advance(500)
  await answer(1, 'update a 2', { cart: aCart(2, { a: 2 }) })
  await first
  expect(store.state().pending.get('a')).toEqual({ quantity: 3 })
  await answer(2, 'update a 3', { cart: aCart(3, { a: 3 }) })
  await second
  expect([quantities(store), store.state().pending.size]).toEqual([[['a', 3]], 0])
})

test('removing cancels the edit of the line, which is flagged meanwhile [CA-36, CA-37]', async () => {
  const { store, advance, answer, sent } = await aLoadedShop({ a: 1, b: 1 })
  const edit = store.setQuantity('a', 2)
  const removal = store.remove('a')
  expect([await edit, store.state().pending.get('a')]).toEqual(['replaced', 'removing'])
  advance(500)
  await answer(1, 'remove a', { cart: aCart(2, { b: 1 }) })
  await removal
  expect([quantities(store), sent()]).toEqual([[['b', 1]], ['read', 'remove a']])
})

test('a refusal rolls the line back and is told to the caller [CA-32, CA-37]', async () => {
  const { store, advance, answer, changes } = await aLoadedShop({ a: 1 })
  const edit = store.setQuantity('a', 9)
  advance(500)
  await answer(1, 'update a 9', problem('OUT_OF_STOCK'))
  expect(await edit).toMatchObject({ problem: { code: 'OUT_OF_STOCK' } })
  expect([quantities(store), store.state().pending.size, changes()]).toEqual([[['a', 1]], 0, 0])
})

test('after a lost answer the cart is read again', async () => {
  const { store, answer } = await aLoadedShop({ a: 1 })
  const added = store.add({ productId: 'b', quantity: 1 })
  await answer(1, 'add b 1 key-1', null)
  await answer(2, 'read', aCart(2, { a: 1, b: 1 }))
  expect(await added).toBeNull()
  expect(quantities(store)).toEqual([
    ['a', 1],
    ['b', 1],
  ])
})

test('a late answer with an older version changes nothing; without versions the last counts', async () => {
  const { store, answer } = await aLoadedShop({ a: 1 })
  const one = store.refresh()
  await answer(1, 'read', aCart(7, { a: 7 }))
  await one
  const two = store.refresh()
  await answer(2, 'read', aCart(6, { a: 6 }))
  await two
  expect(quantities(store)).toEqual([['a', 7]])
  const three = store.refresh()
  await answer(3, 'read', aCart(null, { a: 2 }))
  await three
  expect(quantities(store)).toEqual([['a', 2]])
})

test('a change that is shown already is not fetched, a newer one or one of another cart is', async () => {
  const { store, sent, answer } = await aLoadedShop({ a: 1 })
  const added = store.add({ productId: 'a', quantity: 1 })
  // The notification of the addition arrives before its answer.
  const own = store.refresh({ id: 'one', version: 2 })
  await answer(1, 'add a 1 key-1', { cart: aCart(2, { a: 2 }) })
  await Promise.all([added, own])
  expect(sent()).toHaveLength(2)

  for (const [place, change] of [
    { id: 'one', version: 3 },
    { id: 'other', version: 1 },
    { id: 'one', version: null },
  ].entries()) {
    const refreshed = store.refresh(change)
    await answer(place + 2, 'read', aCart(2, { a: 2 }))
    await refreshed
  }
})

test('a cart that is held stays as it is, and is not read', async () => {
  const { store, sent, answer } = await aLoadedShop({ a: 1 })
  store.hold(true)
  await store.refresh({ id: 'one', version: 3 })
  await store.refresh()
  store.seed(aCart(4, { a: 4 }))
  expect([quantities(store), sent().length]).toEqual([[['a', 1]], 1])
  store.hold(false)
  const refreshed = store.refresh()
  await answer(1, 'read', aCart(2, { a: 2 }))
  await refreshed
  expect(quantities(store)).toEqual([['a', 2]])
})

test('what a page was loaded with counts until something newer is known', async () => {
  const { store, answer } = aShop()
  store.seed(aCart(3, { a: 3 }))
  expect([quantities(store), store.state().isLoaded]).toEqual([[['a', 3]], true])
  store.seed(aCart(2, { a: 2 }))
  store.seed(aCart(null, { a: 9 }))
  store.seed(null)
  expect(quantities(store)).toEqual([['a', 3]])
  store.seed(aCart(4, { a: 4 }))
  expect(quantities(store)).toEqual([['a', 4]])

  store.reset()
  const added = store.add({ productId: 'b', quantity: 1 })
  store.seed(null) // was loaded before the addition
  expect(store.state().isLoaded).toBe(false)
  await answer(0, 'add b 1 key-1', { cart: aCart(1, { b: 1 }) })
  await added
  expect(quantities(store)).toEqual([['b', 1]])
})

test('another cart is shown with any version', async () => {
  const { store, answer } = await aLoadedShop({ a: 1 })
  const one = store.refresh()
  await answer(1, 'read', aCart(9, { a: 9 }))
  await one
  const other = store.refresh()
  await answer(2, 'read', { ...aCart(1, { b: 1 }), id: 'other' })
  await other
  expect(quantities(store)).toEqual([['b', 1]])
})

test('a cart that was ordered is gone, with what waited for it [CA-25]', async () => {
  const { store, answer, changes } = await aLoadedShop({ a: 1 })
  const added = store.add({ productId: 'b', quantity: 1 })
  await answer(1, 'add b 1 key-1', problem('CART_ARCHIVED'))
  expect(await added).toMatchObject({ problem: { code: 'CART_ARCHIVED' } })
  expect(store.state()).toMatchObject({ cart: null, isLoaded: true })
  expect(changes()).toBe(1)
})

test('requests go one after the other, each addition with a key of its own', async () => {
  const { store, answer, sent } = await aLoadedShop({})
  const all = [
    store.add({ productId: 'a', quantity: 1 }),
    store.add({ productId: 'a', quantity: 1 }),
  ]
  await answer(1, 'add a 1 key-1', { cart: aCart(2, { a: 1 }) })
  await all[0]
  expect(store.state().isBusy).toBe(true)
  await answer(2, 'add a 1 key-2', { cart: aCart(3, { a: 2 }) })
  await all[1]
  expect([sent().length, store.state().isBusy, quantities(store)]).toEqual([3, false, [['a', 2]]])
})

test('another visitor sees nothing of it', async () => {
  const { store, answer } = await aLoadedShop({ a: 1 })
  const added = store.add({ productId: 'b', quantity: 1 })
  store.reset()
  expect(store.state()).toMatchObject({ cart: null, isLoaded: false })
  await answer(1, 'add b 1 key-1', { cart: aCart(2, { b: 1 }) })
  expect(await added).toBeNull()
  expect(store.state().cart).toBeNull()
})

test('only a shown cart that another tab or device ended is over, until there is another', async () => {
  const { store, answer } = await aLoadedShop({ a: 1 })
  const read = async (place: number, cart: Cart | null) => {
    const refreshed = store.refresh()
    await answer(place, 'read', cart)
    await refreshed
    return store.state().isOver
  }
  expect(await read(1, null)).toBe(true)
  expect(await read(2, null)).toBe(true)
  expect(await read(3, { ...aCart(1, { b: 1 }), id: 'other' })).toBe(false)

  const added = store.add({ productId: 'a', quantity: 1 })
  await answer(4, 'add a 1 key-1', problem('CART_ARCHIVED'))
  await added
  expect([store.state().isOver, await read(5, null)]).toEqual([false, false])
})
