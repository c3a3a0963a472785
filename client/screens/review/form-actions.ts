import type { FormActions } from '#client/features/forms/form-action.ts'
import { COMMENT_INTENT } from '#client/features/reviews/comment-target.ts'
import { saveAction } from '#client/features/reviews/save-action.ts'
import { preload } from '#client/lib/preload.ts'
import { ReviewScreenDocument } from './review-screen.generated.ts'
import { reviewTarget } from './review-target.ts'

export const actions = {
  [COMMENT_INTENT]: saveAction(async ({ params, context }) => {
    const slug = params['slug'] ?? ''
    const { data } = await preload(context, ReviewScreenDocument, { slug })
    const target = data && reviewTarget(data)
    return target ? { target: target, site: data.layout.site } : null
  }),
} satisfies FormActions
