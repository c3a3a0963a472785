import type { CartChange } from '#client/features/cart/state/cart-store.ts'
import { type SubscriptionResult, subscribe } from '#client/lib/graph/subscribe.ts'
import { CartChangedDocument, type CartChangedSubscription } from './cart-changed.generated.ts'

/** `over`: there is nothing to follow, so a reconnect is useless. */
export type CartEnd = 'over' | 'broken'

const FINAL: ReadonlySet<unknown> = new Set(['NOT_SUPPORTED', 'PERSISTED_QUERY_NOT_IN_LIST'])

/** Reads the changes of one connection. */
export async function* readCartChanges(
  signal: AbortSignal,
  fetchLike?: typeof fetch,
): AsyncGenerator<CartChange | CartEnd> {
  const results = subscribe(CartChangedDocument, {}, signal, fetchLike)
  for await (const result of results) yield* changesIn(result)
}

function* changesIn({
  data,
  errors,
}: SubscriptionResult<CartChangedSubscription>): Generator<CartChange | CartEnd> {
  const code = errors?.[0]?.extensions?.code
  if (data || code === 'NO_SESSION') {
    const { id, version } = data?.cartChanged ?? { id: '', version: null }
    yield { id, version }
    if (version === null) yield 'over'
  } else yield FINAL.has(code) ? 'over' : 'broken'
}
