/** Calls for the seed; each takes the transaction as its first argument. */

export { addPastComments } from './past-comment.ts'
export { hasComments } from './store.ts'
