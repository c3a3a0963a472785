import { useTranslation } from 'react-i18next'
import type { Refusal } from '#client/features/forms/form-store.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useAsk } from '#client/features/forms/use-ask.ts'
import { RequestPasswordResetDocument } from './forgot-password.generated.ts'

/** Asks for the mail with the link; null when nothing was refused. */
export function useRequestLink(): (email: string) => Promise<Refusal | null> {
  const { t: inForms } = useTranslation('forms')
  const ask = useAsk()
  return async (email) => {
    const answer = (await ask(RequestPasswordResetDocument, { email }))?.requestPasswordReset
    return answer?.__typename === 'RequestPasswordResetSuccess' ? null : refusalOf(inForms, answer)
  }
}
