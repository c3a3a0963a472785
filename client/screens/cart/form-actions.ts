import { goToCart } from '#client/features/cart/changes/posted-change.ts'
import { cardRules, couponRules } from '#client/features/cart/reductions/cart-form-rules.ts'
import { cardRefusal, couponRefusal } from '#client/features/cart/reductions/reduction-refusals.ts'
import {
  ApplyCouponDocument,
  ApplyMemberCardDocument,
  RemoveCartItemDocument,
  RemoveCouponDocument,
  RemoveMemberCardDocument,
  SetCartInstructionsDocument,
  UpdateCartItemDocument,
} from '#client/features/cart/state/cart.generated.ts'
import {
  checked,
  type FormActions,
  type PostedForm,
  refused,
} from '#client/features/forms/form-action.ts'
import { orderActions } from '#client/features/order/order-form-actions.ts'
import { write } from '#client/lib/write.ts'
import { MAX_QUANTITY, readQuantity } from '#services/contract/rules/cart.ts'

export const actions = {
  ...orderActions,

  async quantity(form) {
    const { values, context } = form
    const typed = readQuantity(values['quantity'] ?? '')
    const quantity = typed === null ? null : readQuantity(String(typed + stepOf(values)))
    if (quantity === null) {
      const { t } = textsOf(form)
      return refused(t('error.invalidQuantity', { most: MAX_QUANTITY }), 'quantity')
    }
    const input = { itemId: values['item'] ?? '', quantity }
    const answer = await write(context, UpdateCartItemDocument, { input })
    return goToCart(form, answer?.updateCartItem)
  },

  async remove(form) {
    const input = { itemId: form.values['item'] ?? '' }
    const answer = await write(form.context, RemoveCartItemDocument, { input })
    return goToCart(form, answer?.removeCartItem)
  },

  coupon: checked(couponRules, async ({ couponCode }, form) => {
    const input = { code: couponCode }
    const answer = await write(form.context, ApplyCouponDocument, { input })
    return goToCart(form, answer?.applyCoupon, (problem) => couponRefusal(textsOf(form), problem))
  }),

  async removeCoupon(form) {
    const answer = await write(form.context, RemoveCouponDocument, {})
    return goToCart(form, answer?.removeCoupon)
  },

  card: checked(cardRules, async ({ memberCardBarcode }, form) => {
    const input = { barcode: memberCardBarcode }
    const answer = await write(form.context, ApplyMemberCardDocument, { input })
    return goToCart(form, answer?.applyMemberCard, (problem) => cardRefusal(textsOf(form), problem))
  }),

  async removeCard(form) {
    const answer = await write(form.context, RemoveMemberCardDocument, {})
    return goToCart(form, answer?.removeMemberCard)
  },

  async instructions(form) {
    // Browsers send two characters for the end of a line, and count one.
    const instructions = (form.values['instructions'] ?? '').replaceAll('\r\n', '\n')
    const answer = await write(form.context, SetCartInstructionsDocument, {
      input: { instructions },
    })
    return goToCart(form, answer?.setCartInstructions)
  },
} satisfies FormActions

function textsOf({ texts: { i18n, format } }: PostedForm) {
  return {
    t: i18n.getFixedT(null, 'cart'),
    inCatalogue: i18n.getFixedT(null, 'catalogue'),
    money: format.money,
  }
}

/** The button that was pressed, if it was one of the two beside the quantity. */
function stepOf({ step }: Readonly<Record<string, string>>): number {
  if (step === undefined) return 0
  return step === '-1' ? -1 : 1
}
