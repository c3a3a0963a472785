import { type FormActions, refusedWith } from '#client/features/forms/form-action.ts'
import { write } from '#client/lib/write.ts'
import { ReportCommentDocument } from './report-comment.generated.ts'
import { REPORT_INTENT } from './report-intent.ts'

export const actions = {
  // Idempotent, so the page shows the result without a redirect.
  [REPORT_INTENT]: async (form) => {
    const input = { id: form.params['id'] ?? '' }
    const answer = (await write(form.context, ReportCommentDocument, { input }))?.reportComment
    return answer?.__typename === 'ReportCommentSuccess'
      ? { status: 200, message: '', errors: {}, shown: {} }
      : refusedWith(answer, form)
  },
} satisfies FormActions
