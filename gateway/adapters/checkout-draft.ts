import { Buffer } from 'node:buffer'
import { z } from 'zod'
import { id } from '#services/contract/answers.ts'
import { type CheckoutState, orderAddress } from '#services/contract/checkout.ts'
import { MAX_INSTRUCTIONS } from '#services/contract/rules/cart.ts'

/**
 * The buyer's input, for platforms that store it but do not return it. The buyer carries it in place
 * of a guest token. It is not signed, since it proves nothing: it only fills in the
 * buyer's own form again.
 */
const note = z.object({
  cartId: z.string(),
  /** For the shop; until the order nothing else of the draft may be known. */
  instructions: z.string().max(MAX_INSTRUCTIONS).nullish(),
})
const checkoutDraft = note.extend({
  email: z.string(),
  country: z.string(),
  shippingAddress: orderAddress.nullable(),
  billingAddress: orderAddress.nullable(),
  isCompany: z.boolean(),
  /** Address ids of a customer, whose addresses are in the account. */
  account: z.object({ userId: id, userShippingAddressId: id, userBillingAddressId: id }).nullable(),
})

export type CheckoutDraft = z.output<typeof checkoutDraft>

const VERSION = 'd1.'
/** A cookie has 4,096 characters. */
const MAX_LENGTH = 3_500

export function sealDraft(draft: CheckoutDraft): string {
  const whole = seal(draft)
  if (whole.length <= MAX_LENGTH) return whole
  return seal({ ...draft, shippingAddress: null, billingAddress: null })
}

/** Beside what the draft of this cart has already. */
export function sealNote(token: string | null, cartId: string, instructions: string): string {
  const draft = openDraft(token, cartId)
  return draft ? sealDraft({ ...draft, instructions }) : seal({ cartId, instructions })
}

function seal(draft: CheckoutDraft | z.output<typeof note>): string {
  return VERSION + Buffer.from(JSON.stringify(draft)).toString('base64url')
}

/** Null for a service's token, for what cannot be read, and for the draft of another cart. */
export function openDraft(token: string | null, cartId: string): CheckoutDraft | null {
  return open(checkoutDraft, token, cartId)
}

/** What the buyer wants to say with the order; null without a text. */
export function openNote(token: string | null, cartId: string): string | null {
  return open(note, token, cartId)?.instructions || null
}

function open<Draft extends z.output<typeof note>>(
  shape: z.ZodType<Draft>,
  token: string | null,
  cartId: string,
): Draft | null {
  if (!isDraft(token)) return null
  try {
    const json: unknown = JSON.parse(
      Buffer.from(token.slice(VERSION.length), 'base64url').toString(),
    )
    const draft = shape.safeParse(json).data
    return draft?.cartId === cartId ? draft : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

export function isDraft(token: string | null): token is string {
  return token?.startsWith(VERSION) ?? false
}

export function stateOfDraft(draft: CheckoutDraft | null): CheckoutState {
  return {
    email: draft?.email ?? null,
    shippingAddress: draft?.shippingAddress ?? null,
    billingAddress: draft?.billingAddress ?? null,
    isCompany: draft?.isCompany ?? false,
    // The cart has them.
    ...{ deliveryMethodId: null, deliveryBranchId: null, paymentMethodId: null },
  }
}
