/** Products that only this browser knows of. Each list is deleted when a session ends. */
export const STORED_KEYS = { recent: 'recent-products', compared: 'compared-products' } as const

/** Stored while there is a session; deleted with the lists. */
export const SESSION_NOTE = 'had-session'

/** Event after this tab wrote one of them. */
export const STORED_CHANGED = 'storedchange'

declare global {
  interface WindowEventMap {
    storedchange: Event
  }
}
