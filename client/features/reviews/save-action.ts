import {
  checked,
  type FormAction,
  type PostedForm,
  refusedWith,
} from '#client/features/forms/form-action.ts'
import { pathsContext } from '#client/lib/links.ts'
import { seeOther } from '#client/lib/outcomes.ts'
import { write } from '#client/lib/write.ts'
import { commentRules } from '#services/contract/rules/comment.ts'
import { aboutOf, type CommentTarget, contentOf } from './comment-target.ts'
import {
  type CommentFormSiteFragment,
  CreateCommentDocument,
  UpdateCommentDocument,
} from './own-comments.generated.ts'
import { ruleOptions } from './rule-options.ts'

type Found = { readonly target: CommentTarget; readonly site: CommentFormSiteFragment }

/** Saves what was posted and leads back to the page, which shows how it stands. */
export function saveAction(find: (form: PostedForm) => Promise<Found | null>): FormAction {
  return async (form) => {
    const { context } = form
    const found = await find(form)
    if (!found) return refusedWith(undefined, form)
    const { target, site } = found
    const rules = commentRules(ruleOptions(target.kind, site.reviewOptions))
    const save = checked(rules, async (values) => {
      const content = contentOf(values)
      const { id } = form.values
      const answer = id
        ? (await write(context, UpdateCommentDocument, { input: { id, ...content } }))
            ?.updateComment
        : (
            await write(context, CreateCommentDocument, {
              input: { ...aboutOf(target), ...content },
            })
          )?.createComment
      return answer && 'comment' in answer
        ? seeOther(context.get(pathsContext).pathTo(target.kind, { slug: target.slug }))
        : refusedWith(answer, form)
    })
    return save(form)
  }
}
