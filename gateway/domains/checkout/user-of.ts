import { openDraft } from '#gateway/adapters/checkout-draft.ts'
import type { GatewayContext } from '#gateway/context.ts'

function draftOf({ layout, session }: GatewayContext) {
  const { guest } = session.credentials
  if (layout?.hasExtensions ?? true) return null
  return openDraft(guest.checkoutToken(), guest.cart()?.cartId ?? '')
}

/** Our own services know the customer by the token; others want the id too. */
export function userOf(context: GatewayContext): { readonly userId?: number } {
  const account = draftOf(context)?.account
  return account ? { userId: account.userId } : {}
}

/** Our own services have the company with the address. */
export function companyDataOf(context: GatewayContext): {
  readonly companyData?: { readonly companyName: string; readonly oib: string }
} {
  const draft = draftOf(context)
  const { companyName, companyOIB } = draft?.billingAddress ?? draft?.shippingAddress ?? {}
  if (!draft?.isCompany || !companyName) return {}
  return { companyData: { companyName, oib: companyOIB ?? '' } }
}
