import type { Save } from '#client/admin/history/differences.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useCorrectOrderMutation } from './moves.generated.ts'

/** Saves values of an order outside of its form. */
export function useCorrection(number: string): Save {
  const correct = useMutationAction(useCorrectOrderMutation)
  return async (changes) => await correct({ number, sitting: crypto.randomUUID(), changes })
}
