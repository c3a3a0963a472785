export const STOP_INTENT = 'stopNewsletter'

/** State of the page after a posted form. */
export type PostedStop = { readonly undoToken: string }
