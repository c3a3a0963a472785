import { type FormActions, refused, unanswered } from '#client/features/forms/form-action.ts'
import { StopProductNoticeDocument } from '#client/features/notices/notices.generated.ts'
import { pathsContext } from '#client/lib/links.ts'
import { seeOther } from '#client/lib/outcomes.ts'
import { write } from '#client/lib/write.ts'

export const actions = {
  async stopNotice({ values, context, texts }) {
    const input = { id: values['id'] ?? '' }
    const answer = (await write(context, StopProductNoticeDocument, { input }))?.stopProductNotice
    const failed = texts.i18n.getFixedT(null, 'notices')('list.failed')
    if (!answer) return unanswered(failed)
    const isStopped = answer.__typename === 'StopProductNoticeSuccess'
    if (!isStopped && answer.code !== 'NOT_FOUND') return refused(failed)
    return seeOther(context.get(pathsContext).pathTo('wishlist'))
  },
} satisfies FormActions
