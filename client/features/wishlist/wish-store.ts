import type { ApolloClient } from '@apollo/client'

/** The wishes of whoever looks at this page: what the server knows, and what was just tapped. */
export type WishStore = {
  has(productId: string): boolean
  count(): number
  /** True once all of them are here, or there are none. */
  isComplete(): boolean
  /** All that the server knows. What is being said meanwhile stays said. */
  replace(productIds: Iterable<string>): void
  /** Shown at once. Call what comes back with whether the server has taken it. */
  say(productId: string, isWished: boolean): (isTaken: boolean) => void
  /** Work for the server, one after the other, so that two taps cannot cross. */
  inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer>
  /** Somebody else sits down. */
  forget(): void
  /** How often that was: an answer from before concerns nobody here. */
  forgets(): number
  subscribe(listener: () => void): () => void
}

const stores = new WeakMap<ApolloClient, WishStore>()

/** One for each client: on the server for each page, in the browser for all of them. */
export function wishesOf(client: ApolloClient): WishStore {
  const standing = stores.get(client)
  if (standing !== undefined) return standing
  const made = createWishStore()
  stores.set(client, made)
  return made
}

export function createWishStore(): WishStore {
  let known = new Set<string>()
  let isComplete = false
  let forgets = 0
  let last: Promise<unknown> = Promise.resolve()
  const said = new Map<string, { readonly isWished: boolean }>()
  const listeners = new Set<() => void>()

  function tell(): void {
    for (const listener of listeners) listener()
  }

  const has = (productId: string): boolean => said.get(productId)?.isWished ?? known.has(productId)

  return {
    has,
    count: () => [...new Set([...known, ...said.keys()])].filter(has).length,
    isComplete: () => isComplete,
    replace(productIds) {
      known = new Set(productIds)
      isComplete = true
      tell()
    },
    say(productId, isWished) {
      const word = { isWished }
      const saidAt = forgets
      said.set(productId, word)
      tell()
      return (isTaken) => {
        if (saidAt !== forgets) return
        if (isTaken && isWished) known.add(productId)
        else if (isTaken) known.delete(productId)
        // A later tap has the last word.
        if (said.get(productId) === word) said.delete(productId)
        tell()
      }
    },
    inTurn(work) {
      const turn = last.then(work)
      last = turn.catch(() => undefined) // whoever asked for it is told
      return turn
    },
    forget() {
      known = new Set()
      said.clear()
      isComplete = false
      forgets += 1
      tell()
    },
    forgets: () => forgets,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
