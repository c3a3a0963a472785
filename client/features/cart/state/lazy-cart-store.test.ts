import { expect, test, vi } from 'vitest'
import { EMPTY_STATE } from './cart-state.ts'
import { type CartServer, createCartStore } from './cart-store.ts'
import { createLazyCartStore } from './lazy-cart-store.ts'

/** Requests are counted, and never answered. */
function aStore() {
  const request = vi.fn(() => new Promise<never>(() => undefined))
  const server = new Proxy({} as CartServer, { get: () => request })
  const after = () => () => undefined
  const store = createCartStore({ server, after, newKey: () => '', onChanged: () => undefined })
  return { store, request }
}

test('the store is fetched once, when it is needed, and its changes are told', async () => {
  const { store, request } = aStore()
  const fetchStore = vi.fn(async () => store)
  const lazy = createLazyCartStore(fetchStore)
  const listener = vi.fn()
  lazy.subscribe(listener)
  lazy.reset()
  expect(lazy.state()).toBe(EMPTY_STATE)
  expect(fetchStore).not.toHaveBeenCalled()

  lazy.prepare()
  void lazy.load()
  void lazy.add({ productId: '1', quantity: 1 })
  await expect.poll(() => lazy.state().isBusy).toBe(true)
  expect(fetchStore).toHaveBeenCalledTimes(1)
  expect(request).toHaveBeenCalledTimes(1)
  lazy.prepare()
  expect(fetchStore).toHaveBeenCalledTimes(1)
  const told = listener.mock.calls.length
  lazy.showAdded('Šal')
  expect([lazy.state().addedName, listener.mock.calls.length]).toEqual(['Šal', told + 1])
})

test('once it is there, a typed quantity shows at once', async () => {
  const lazy = createLazyCartStore(async () => aStore().store)
  void lazy.load()
  await expect.poll(() => lazy.state().isBusy).toBe(true)
  void lazy.setQuantity('1', 7)
  expect(lazy.state().pending.get('1')).toEqual({ quantity: 7 })
})

test('a fetch that failed is tried again by the next request', async () => {
  const { store } = aStore()
  const fetchStore = vi.fn(async () => store).mockRejectedValueOnce(new Error('offline'))
  const lazy = createLazyCartStore(fetchStore)
  await expect(lazy.load()).rejects.toThrow('offline')
  void lazy.load()
  await expect.poll(() => lazy.state().isBusy).toBe(true)
  expect(fetchStore).toHaveBeenCalledTimes(2)
})
