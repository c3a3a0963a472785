import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Saved } from '#client/features/checkout/use-checkout-writes.ts'
import type { Refusal } from '#client/features/forms/form-store.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import type { ProblemCode } from '#client/generated/types.ts'

/** Choices whose refusal has a text of its own. */
const CHOICES = [
  'BRANCH_REQUIRED',
  'DELIVERY_NOT_FOUND',
  'DELIVERY_REQUIRED',
  'NO_BUYER',
  'PAYMENT_NOT_FOUND',
  'PAYMENT_REQUIRED',
] as const satisfies readonly ProblemCode[]

type ChoiceCode = (typeof CHOICES)[number]

/** Null for a refusal that is not about a choice. */
export function choiceText(t: TFunction<'checkout'>, code: unknown): string | null {
  const known = CHOICES.find((choice) => choice === code)
  return known ? t(`choices.${known}`) : null
}

/**
 * Shows why a choice of delivery or payment was not saved, as a toast and in the form. Without an
 * answer the network layer has shown a toast.
 */
export function useRefusedChoice(
  onNoBuyer: () => void,
): (refused: Exclude<Saved, { readonly checkout: unknown }> | ChoiceCode) => Refusal {
  const { t } = useTranslation('checkout')
  const { t: inForms } = useTranslation('forms')
  const toasts = useToastStore()

  return (refused) => {
    if (refused === null) return { field: null, text: t('choices.failed') }
    const problem = typeof refused === 'string' ? null : refused.problem
    const code = problem?.code ?? refused
    const text = choiceText(t, code) ?? refusalOf(inForms, problem).text
    toasts.show(problem === null ? 'notice' : 'error', text)
    if (code === 'NO_BUYER') onNoBuyer()
    return { field: null, text }
  }
}
