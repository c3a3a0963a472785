/** Of the form in the footer and on the page of its own. */
export const SUBSCRIBE_INTENT = 'newsletter'
export const CONFIRM_INTENT = 'confirmNewsletter'
/** The form of the footer has no consents, so its page shows them first. */
export const BEGUN_FIELD = 'begun'
/** A field that people do not see: programs that fill in every field give themselves away. */
export const TRAP_FIELD = 'website'

/** State of the page after a posted form. */
export type PostedSignUp = { readonly needsConfirmation: boolean }
