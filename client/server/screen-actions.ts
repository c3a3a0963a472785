import type { ActionFunction } from 'react-router'
import { answerForms } from '#client/features/forms/form-action.ts'
import type { ScreenName } from '#client/lib/url-table.ts'

/** Screens whose forms work without scripts. The browser's bundle has none of this code. */
const ACTIONS: Partial<Readonly<Record<ScreenName, ActionFunction>>> = {
  product: answerForms(() => import('#client/screens/product/form-actions.ts')),
  review: answerForms(() => import('#client/screens/review/form-actions.ts')),
  comment: answerForms(() => import('#client/screens/comment/form-actions.ts')),
  cart: answerForms(() => import('#client/screens/cart/form-actions.ts')),
  checkout: answerForms(() => import('#client/screens/checkout/form-actions.ts')),
  checkoutSuccess: answerForms(() => import('#client/screens/checkout-success/form-actions.ts')),
  checkoutFailure: answerForms(() => import('#client/screens/checkout-failure/form-actions.ts')),
  order: answerForms(() => import('#client/screens/order/form-actions.ts')),
  login: answerForms(() => import('#client/screens/login/form-actions.ts')),
  wishlist: answerForms(() => import('#client/screens/wishlist/form-actions.ts')),
  profile: answerForms(() => import('#client/screens/profile/form-actions.ts')),
}

export function actionOf(screen: ScreenName): ActionFunction | undefined {
  return ACTIONS[screen]
}
