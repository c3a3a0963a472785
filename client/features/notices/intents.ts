/** Intents of the notice forms on the product page. */
export const NOTICE_INTENTS = { BACK_IN_STOCK: 'stockNotice', PRICE_DROP: 'priceNotice' } as const

/** State of the page after a posted form. */
export type PostedNotice = { readonly needsConfirmation: boolean }
