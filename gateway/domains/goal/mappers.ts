import type { ConfirmationGoalType } from '#gateway/generated/resolvers.ts'
import type { CallOutput } from '#services/contract/call.ts'
import type { readGoal } from '#services/contract/goals.ts'

export type ConfirmationGoalParent = NonNullable<CallOutput<typeof readGoal>['goal']>

const TYPES = {
  ...{ message: 'MESSAGE', url: 'URL', file: 'FILE' },
} as const satisfies Record<ConfirmationGoalParent['type'], ConfirmationGoalType>

export function toGoalType(type: ConfirmationGoalParent['type']): ConfirmationGoalType {
  return TYPES[type]
}
