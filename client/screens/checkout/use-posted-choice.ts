import type { CheckoutStep } from '#client/features/checkout/steps.ts'
import type { RawValues } from '#client/features/forms/form-store.ts'
import { usePosted } from '#client/features/forms/use-posted.ts'

/**
 * Values of a rejected form post, while a field is invalid. A choice that could not be saved is
 * dropped.
 */
export function usePostedChoice(step: CheckoutStep): RawValues {
  const posted = usePosted([step])
  return posted && Object.keys(posted.errors).length > 0 ? posted.values : NONE
}

const NONE: RawValues = {}
