import { type FormAction, refusedWith } from '#client/features/forms/form-action.ts'
import { write } from '#client/lib/write.ts'
import { ConfirmFormEmailDocument } from './confirm-email.generated.ts'
import { DEAD_LINK } from './confirmation.ts'

/** Idempotent, so the page shows the result without a redirect. */
export const confirmFormAction: FormAction = async (form) => {
  const input = { token: form.values['token'] ?? '' }
  const answer = (await write(form.context, ConfirmFormEmailDocument, { input }))?.confirmFormEmail
  if (answer?.__typename === 'ConfirmFormEmailSuccess') {
    return { status: 200, message: '', errors: {}, shown: {} }
  }
  const refusal = refusedWith(answer, form)
  return answer?.code === 'INVALID_TOKEN' ? { ...refusal, shown: DEAD_LINK } : refusal
}
