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
import {
  type CommentFormSiteFragment,
  CreateCommentDocument,
  UpdateCommentDocument,
} from './own-comments.generated.ts'
import { ruleOptions } from './rule-options.ts'
import { aboutOf, contentOf, type Thing } from './thing.ts'

type Found = { readonly thing: Thing; readonly site: CommentFormSiteFragment }

/** Saves what was posted and leads back to the page, which shows how it stands. */
export function saveAction(find: (form: PostedForm) => Promise<Found | null>): FormAction {
  return async (form) => {
    const { context } = form
    const found = await find(form)
    if (!found) return refusedWith(undefined, form)
    const { thing, site } = found
    const rules = commentRules(ruleOptions(thing.kind, site.reviewOptions))
    const save = checked(rules, async (values) => {
      const content = contentOf(values)
      const { id } = form.values
      const answer = id
        ? (await write(context, UpdateCommentDocument, { input: { id, ...content } }))
            ?.updateComment
        : (
            await write(context, CreateCommentDocument, {
              input: { ...aboutOf(thing), ...content },
            })
          )?.createComment
      return answer && 'comment' in answer
        ? seeOther(context.get(pathsContext).pathTo(thing.kind, { slug: thing.slug }))
        : refusedWith(answer, form)
    })
    return save(form)
  }
}
