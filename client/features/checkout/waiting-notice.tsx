import { lazy, memo, Suspense } from 'react'
import type { WaitingOrderFieldsFragment } from './waiting-order.generated.ts'

/** Few visitors have one. */
const WaitingOrder = lazy(async () => ({
  default: (await import('./waiting-order.tsx')).WaitingOrder,
}))

/** A change of its parent would take the server's markup away until the code has come. */
export const WaitingNotice = memo(({ order }: { readonly order: WaitingOrderFieldsFragment }) => (
  <Suspense>
    <WaitingOrder order={order} />
  </Suspense>
))
