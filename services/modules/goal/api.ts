export { type Goal, goalLink } from './goal-link.ts'
