import { useTranslation } from 'react-i18next'
import type { Refusal } from '#client/features/forms/form-store.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useRequestPasswordResetMutation } from './forgot-password.generated.ts'

/** Requests the mail with the link; null on success. */
export function useRequestLink(): (email: string) => Promise<Refusal | null> {
  const { t: inForms } = useTranslation('forms')
  const [requestPasswordReset] = useRequestPasswordResetMutation()
  return async (email) => {
    const input = { email }
    const answer = (await requestPasswordReset({ variables: { input } })).data?.requestPasswordReset
    return answer?.__typename === 'RequestPasswordResetSuccess' ? null : refusalOf(inForms, answer)
  }
}
