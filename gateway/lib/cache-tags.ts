/** Tag of all keyword results; every change of a text emits it. */
export const SEARCH = 'search'

/** Tag of missing things: any change may have created them, so every purge drops them. */
export const ANY_CHANGE = '*'
