import type { FormActions } from '#client/features/forms/form-action.ts'
import { saveAction } from '#client/features/reviews/save-action.ts'
import { COMMENT_INTENT } from '#client/features/reviews/thing.ts'
import { preload } from '#client/lib/preload.ts'
import { ReviewScreenDocument } from './review-screen.generated.ts'
import { reviewedThing } from './review-thing.ts'

export const actions = {
  [COMMENT_INTENT]: saveAction(async ({ params, context }) => {
    const slug = params['slug'] ?? ''
    const { data } = await preload(context, ReviewScreenDocument, { slug })
    const thing = data && reviewedThing(data)
    return thing ? { thing, site: data.layout.site } : null
  }),
} satisfies FormActions
