import { type FormAction, refusedWith } from '#client/features/forms/form-action.ts'
import { write } from '#client/lib/write.ts'
import { ConfirmNewsletterDocument } from './newsletter.generated.ts'

/** Idempotent, so the page shows the result without a redirect. */
export const confirmAction: FormAction = async (form) => {
  const input = { token: form.values['token'] ?? '' }
  const answer = (await write(form.context, ConfirmNewsletterDocument, { input }))
    ?.confirmNewsletter
  return answer?.__typename === 'ConfirmNewsletterSuccess'
    ? { status: 200, message: '', errors: {}, shown: {} }
    : refusedWith(answer, form)
}
