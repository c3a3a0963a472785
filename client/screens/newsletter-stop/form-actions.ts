import { type FormActions, refusedWith } from '#client/features/forms/form-action.ts'
import { confirmAction } from '#client/features/newsletter/confirm-action.ts'
import { CONFIRM_INTENT } from '#client/features/newsletter/intents.ts'
import { write } from '#client/lib/write.ts'
import { type PostedStop, STOP_INTENT } from './intents.ts'
import { StopNewsletterDocument } from './newsletter-stop.generated.ts'

export const actions = {
  [CONFIRM_INTENT]: confirmAction,

  // Idempotent, so the page shows the result without a redirect.
  [STOP_INTENT]: async (form) => {
    const input = { token: form.params['token'] ?? '' }
    const answer = (await write(form.context, StopNewsletterDocument, { input }))?.stopNewsletter
    if (answer?.__typename !== 'StopNewsletterSuccess') return refusedWith(answer, form)
    const shown: PostedStop = { undoToken: answer.undoToken }
    return { status: 200, message: '', errors: {}, shown }
  },
} satisfies FormActions
