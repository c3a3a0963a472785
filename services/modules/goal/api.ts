export { type Goal, goalLink } from './goal-link.ts'
export { allowedAddress } from './read-goal.ts'
