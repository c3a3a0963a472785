/** Events on `window` for scripts around the shop, such as a tag manager's. No personal data. */
export type ShopEvents = {
  /** A coupon was not applied: the code of its problem, or null without an answer. */
  readonly couponError: { readonly code: string | null }
  /** A form for a membership card was sent without a number; no request follows. */
  readonly emptyMemberCardBarcode: null
  /** A number of a membership card was refused, by the form or by the server. */
  readonly incorrectMemberCardBarcode: null
}

export function announce<Name extends keyof ShopEvents>(
  name: Name,
  detail: ShopEvents[Name],
): void {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}
