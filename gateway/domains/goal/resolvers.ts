import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { readGoal } from '#services/contract/goals.ts'
import { toGoalType } from './mappers.ts'

export const goalResolvers: Pick<Resolvers, 'Query' | 'ConfirmationGoal'> = {
  Query: {
    confirmationGoal: async (_root, { proof, ...given }, { upstream }) => {
      try {
        const signed = proof ? { proof } : {}
        return (await upstream.call(readGoal, { ...given, ...signed })).goal
      } catch (error) {
        // The platform has no such goals, or the texts are longer than ours ever are.
        if (!(error instanceof UpstreamError)) throw error
        if (error.code === 'NOT_SUPPORTED' || error.code === 'INVALID_INPUT') return null
        throw error
      }
    },
  },

  ConfirmationGoal: { type: ({ type }) => toGoalType(type) },
}
