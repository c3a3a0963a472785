import type { CartProblemFieldsFragment } from '#client/features/cart/state/cart.generated.ts'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import {
  type PostedForm,
  type Refused,
  refused,
  unanswered,
} from '#client/features/forms/form-action.ts'
import type { Refusal } from '#client/features/forms/form-store.ts'
import { pathsContext } from '#client/lib/links.ts'
import { seeOther } from '#client/lib/outcomes.ts'
import { cartRefusalText } from './cart-refusal.ts'
import { NOTICE_KEY } from './notice-key.ts'

type Result = { readonly cart: Cart } | CartProblemFieldsFragment

/** Redirects to the cart after a posted change. Undefined means that there was no answer. */
export function goToCart(
  { context, texts }: PostedForm,
  result: Result | undefined,
  refusalOf?: (problem: CartProblemFieldsFragment) => Refusal,
): Response | Refused {
  const t = texts.i18n.getFixedT(null, 'catalogue')
  if (result === undefined) return unanswered(t('cart.problems.failed'))
  if (!('cart' in result)) {
    const refusal = refusalOf?.(result)
    return refusal ? refused(refusal.text, refusal.field) : refused(cartRefusalText(t, result))
  }
  const codes = new Set(result.cart.notices.map(({ code }) => code))
  const { pathTo } = context.get(pathsContext)
  return seeOther(pathTo('cart', {}, { [NOTICE_KEY]: [...codes].join(',') }))
}
