/** Calls for the seed; each takes the transaction first. */

export { addPastComments } from './past-comment.ts'
export { hasComments } from './store.ts'
