import { data as answer, type ShouldRevalidateFunction } from 'react-router'
import { FormConsentsDocument } from '#client/features/consents/form-consents.generated.ts'
import { hasFailed } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { CheckoutScreenDocument } from './checkout-screen.generated.ts'
import type { CheckoutLoad } from './checkout-view.ts'

export { CheckoutScreen as Component } from './checkout-screen.tsx'

/**
 * Never from the cache: the cart is changed on every screen, and prices at any moment. A failure
 * leaves the screen with what is typed, on which it can be retried.
 */
export async function loader({ context }: LoaderArgs) {
  const [{ data, error }] = await Promise.all([
    preload(context, CheckoutScreenDocument, {}, { isFresh: true }),
    preload(context, FormConsentsDocument, { form: 'CHECKOUT_FORM' }),
  ])
  const loaded: CheckoutLoad = { isDown: !data?.checkout && hasFailed('checkout', error) }
  return answer(loaded, { status: loaded.isDown ? 503 : 200 })
}

/**
 * Another step needs no answer of its own: saves have answered the whole checkout. A step then opens
 * at once, and its address stands before anything else can happen.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.search === nextUrl.search
