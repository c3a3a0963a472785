import { lazy, memo, Suspense } from 'react'
import type { WaitingOrderFieldsFragment } from './waiting-order.generated.ts'

/** Loaded on demand, because few visitors have one. */
const WaitingOrder = lazy(async () => ({
  default: (await import('./waiting-order.tsx')).WaitingOrder,
}))

/**
 * Memoised: a re-render by the parent would replace the server's markup until the code has loaded.
 */
export const WaitingNotice = memo(({ order }: { readonly order: WaitingOrderFieldsFragment }) => (
  <Suspense>
    <WaitingOrder order={order} />
  </Suspense>
))
