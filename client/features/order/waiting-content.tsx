import { type ComponentProps, lazy, memo, type ReactElement, Suspense } from 'react'

const AtOnce = lazy(async () => ({ default: (await import('./at-once.tsx')).AtOnce }))

/** A change of its parent would take the server's markup away until the code has come. */
const Offer = memo((props: ComponentProps<typeof AtOnce>) => (
  <Suspense>
    <AtOnce {...props} />
  </Suspense>
))

/** Digital content of an order that waits for the end of the right to withdraw; few have any. */
export function WaitingContent(props: ComponentProps<typeof AtOnce>): ReactElement | null {
  return props.order.digitalFrom === null ? null : <Offer {...props} />
}
