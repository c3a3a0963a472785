/** Ids of requests that do harm to a program that was started with a hook for it. */
export const DANGLING = 'leaves-a-rejection'
export const GLUTTON = 'eats-all-memory'
