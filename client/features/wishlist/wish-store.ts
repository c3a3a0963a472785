/** `failed`: the network layer has shown a toast. */
import { createSubscribers, type Subscribe } from '#client/lib/subscribers.ts'

type WishOutcome = 'saved' | 'full' | 'failed'

/** GraphQL operations that the store needs. */
export type WishServer = {
  /** Ids of all wished products; null when the request failed. */
  fetchIds(): Promise<readonly string[] | null>
  set(productId: string, isWished: boolean): Promise<WishOutcome>
}

/** The visitor's wishes: those stored on the server, with optimistic changes. */
export type WishStore = {
  has(productId: string): boolean
  count(): number
  /** True once the stored wishes are loaded. */
  isComplete(): boolean
  /** Changes without an answer, and taps that wait for the stored wishes: these wish. */
  unsaved(): readonly (readonly [productId: string, isWished: boolean])[]
  /** Grows with each change that the server has saved. */
  savedChanges(): number
  /**
   * Loads the stored wishes unless they are loaded, before it is known what a tap changes.
   * Optimistic changes stay.
   */
  load(tapped?: string): Promise<void>
  /** Optimistic; rolled back unless the server saves it. */
  set(productId: string, isWished: boolean): Promise<WishOutcome>
  /** The visitor changed: answers to earlier requests are ignored. */
  reset(): void
  readonly subscribe: Subscribe
}

export function createWishStore(connect: () => Promise<WishServer>): WishStore {
  let stored = new Set<string>()
  let isComplete = false
  let epoch = 0
  let savedChanges = 0
  let server: Promise<WishServer> | null = null
  let last: Promise<unknown> = Promise.resolve()
  const changes = new Map<string, { readonly isWished: boolean }>()
  const waiting = new Set<string>()
  const { subscribe, notify } = createSubscribers()

  async function connected(): Promise<WishServer> {
    server ??= connect()
    try {
      return await server
    } catch (error) {
      server = null // the next request tries again
      throw error
    }
  }

  /** Sequential, so that two taps cannot overtake each other. */
  function enqueue<Answer>(request: (server: WishServer) => Promise<Answer>): Promise<Answer> {
    const answer = last.then(connected).then(request)
    last = answer.catch(() => undefined) // handled by the caller
    return answer
  }

  const has = (productId: string): boolean =>
    changes.get(productId)?.isWished ?? stored.has(productId)

  return {
    has,
    count: () => [...new Set([...stored, ...changes.keys()])].filter(has).length,
    isComplete: () => isComplete,
    unsaved: () => [
      ...[...waiting].map((productId) => [productId, true] as const),
      ...[...changes].map(([productId, { isWished }]) => [productId, isWished] as const),
    ],
    savedChanges: () => savedChanges,
    async load(tapped = '') {
      if (isComplete) return
      if (tapped) waiting.add(tapped)
      try {
        await enqueue(async ({ fetchIds }) => {
          const startedIn = epoch
          const ids = await fetchIds()
          if (ids === null || startedIn !== epoch) return
          stored = new Set(ids)
          isComplete = true
          notify()
        })
      } finally {
        waiting.delete(tapped)
      }
    },
    async set(productId, isWished) {
      const change = { isWished }
      const startedIn = epoch
      changes.set(productId, change)
      notify()
      let outcome: WishOutcome = 'failed'
      try {
        outcome = await enqueue((connection) => connection.set(productId, isWished))
      } finally {
        if (startedIn === epoch) {
          if (outcome === 'saved') savedChanges += 1
          if (outcome === 'saved' && isWished) stored.add(productId)
          else if (outcome === 'saved') stored.delete(productId)
          // A later tap on the same heart stays.
          if (changes.get(productId) === change) changes.delete(productId)
          notify()
        }
      }
      return outcome
    },
    reset() {
      stored = new Set()
      changes.clear()
      waiting.clear()
      isComplete = false
      epoch += 1
      notify()
    },
    subscribe,
  }
}
