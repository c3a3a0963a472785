import * as z from 'zod/mini'
import { giftRules } from '#services/contract/rules/checkout.ts'
import { text } from '#services/contract/rules/fields.ts'

/** A method must be chosen, and a branch of one that has any. */
export function deliveryRules(hasBranches: boolean) {
  const id = text(40)
  return z.object({
    deliveryMethodId: id,
    deliveryBranchId: hasBranches ? id : z.optional(z.string()),
  })
}

/** Fields of a gift are named as the input of the graph. */
export const paymentRules = z.object({
  paymentMethodId: text(40),
  giftTo: giftRules.shape.to,
  giftFrom: giftRules.shape.from,
  giftMessage: giftRules.shape.giftMessage,
})
