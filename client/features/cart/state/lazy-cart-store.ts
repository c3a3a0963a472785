import { createSubscribers } from '#client/lib/subscribers.ts'
import { EMPTY_STATE } from './cart-state.ts'
import type { CartStore } from './cart-store.ts'

/** A proxy that loads the cart store on first use, because most visitors have no cart. */
export function createLazyCartStore(fetchStore: () => Promise<CartStore>): CartStore {
  let store: CartStore | null = null
  let coming: Promise<CartStore> | null = null
  const { subscribe, notify } = createSubscribers()

  async function fetched(): Promise<CartStore> {
    if (store) return store
    // A failed load is retried by the next request.
    coming ??= fetchStore().finally(() => {
      coming = null
    })
    const come = await coming
    if (store === null) come.subscribe(notify)
    store = come
    return come
  }

  /** Synchronous once loaded, so that a typed quantity is shown without delay. */
  function use<Answer>(request: (store: CartStore) => Promise<Answer>): Promise<Answer> {
    return store === null ? fetched().then(request) : request(store)
  }

  return {
    state: () => store?.state() ?? EMPTY_STATE,
    subscribe,
    prepare: () => void fetched().catch(() => undefined),
    load: () => use((cart) => cart.load()),
    add: (line) => use((cart) => cart.add(line)),
    setQuantity: (itemId, quantity) => use((cart) => cart.setQuantity(itemId, quantity)),
    remove: (itemId) => use((cart) => cart.remove(itemId)),
    write: (request) => use((cart) => cart.write(request)),
    seed: (seeded) => use(async (cart) => cart.seed(seeded)).catch(reportError),
    // Only called after an addition, which has loaded the store.
    showAdded: (name) => store?.showAdded(name),
    refresh: (change) => use((cart) => cart.refresh(change)),
    // The checkout page has seeded, and so loaded, the store.
    hold: (isHeld) => store?.hold(isHeld),
    reset: () => store?.reset(),
  }
}
