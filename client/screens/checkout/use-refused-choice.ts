import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Refusal } from '#client/features/forms/form-store.ts'
import type { ProblemFieldsFragment } from '#client/features/forms/problems.generated.ts'
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

export type Unsaved = { readonly problem: ProblemFieldsFragment | undefined }
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
): (refused: Unsaved | ChoiceCode) => Refusal {
  const { t } = useTranslation('checkout')
  const { t: inForms } = useTranslation('forms')
  const toasts = useToastStore()

  return (refused) => {
    const isMissing = typeof refused === 'string'
    const problem = isMissing ? undefined : refused.problem
    if (!problem && !isMissing) return { field: null, text: t('choices.failed') }
    const code = problem?.code ?? refused
    const text = choiceText(t, code) ?? refusalOf(inForms, problem).text
    toasts.show(isMissing ? 'notice' : 'error', text)
    if (code === 'NO_BUYER') onNoBuyer()
    return { field: null, text }
  }
}
