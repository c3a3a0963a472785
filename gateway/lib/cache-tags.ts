/** On whatever was found by keywords; every change of a text emits it. */
export const SEARCH = 'search'

/** On what was not found: any change may have created it, so that every purge drops it. */
export const ANY_CHANGE = '*'
