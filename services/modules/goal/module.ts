import { readGoal } from '#services/contract/goals.ts'
import { route } from '#services/platform/http.ts'
import type { Module } from '#services/platform/module.ts'
import { goalOf } from './read-goal.ts'

/** Where the page behind a confirmation letter leads. */
export const module: Module = {
  name: 'goal',
  services: ['cms'],
  imports: [],
  routes: ({ config }) => [route(readGoal, async (input) => ({ goal: goalOf(input, config) }))],
}
