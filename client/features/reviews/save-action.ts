import {
  type FormAction,
  type PostedForm,
  type Refused,
  refused,
  refusedBy,
  unanswered,
} from '#client/features/forms/form-action.ts'
import { parseValues } from '#client/features/forms/parse-values.ts'
import type { ProblemFieldsFragment } from '#client/features/forms/problems.generated.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
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
import { aboutOf, type Thing } from './thing.ts'

type Found = { readonly thing: Thing; readonly site: CommentFormSiteFragment }

/** Saves what was posted and leads back to the page, which shows how it stands. */
export function saveAction(find: (form: PostedForm) => Promise<Found | null>): FormAction {
  return async (form) => {
    const { values, context, texts } = form
    const t = texts.i18n.getFixedT(null, 'forms')
    const found = await find(form)
    if (!found) return unanswered(t('failed'))
    const { thing, site } = found
    const rules = commentRules(ruleOptions(thing.kind, site.reviewOptions))
    const parsed = parseValues(rules, values)
    if (parsed.issues !== null) return refusedBy(parsed.issues, texts)
    const { rating = null, text } = parsed.values
    const said = { rating, text: text || null }
    const answer = values['id']
      ? (await write(context, UpdateCommentDocument, { input: { id: values['id'], ...said } }))
          ?.updateComment
      : (await write(context, CreateCommentDocument, { input: { ...aboutOf(thing), ...said } }))
          ?.createComment
    if (answer && 'comment' in answer) {
      return seeOther(context.get(pathsContext).pathTo(thing.kind, { slug: thing.slug }))
    }
    return answer ? refusedAs(t, answer) : unanswered(t('failed'))
  }
}

function refusedAs(t: Parameters<typeof refusalOf>[0], problem: ProblemFieldsFragment): Refused {
  const { field, text } = refusalOf(t, problem)
  return refused(text, field)
}
