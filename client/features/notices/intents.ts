/** Names of the forms among those of the product page. */
export const NOTICE_INTENTS = { BACK_IN_STOCK: 'stockNotice', PRICE_DROP: 'priceNotice' } as const

/** What the page shows once the server has answered the posted form. */
export type PostedNotice = { readonly needsConfirmation: boolean }
