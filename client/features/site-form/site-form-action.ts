import { refusedWithoutScripts } from '#client/features/captcha/refused-without-scripts.ts'
import {
  checked,
  type FormAction,
  type FormActions,
  type PostedForm,
  refusedWith,
} from '#client/features/forms/form-action.ts'
import { seeOther } from '#client/lib/outcomes.ts'
import { preload } from '#client/lib/preload.ts'
import { write } from '#client/lib/write.ts'
import type { AnswerValues } from '#services/contract/rules/form-answers.ts'
import { answerRules } from './answer-rules.ts'
import { anchorOf, formInput, idOfIntent, SENT_KEY, sentMark } from './sent-form.ts'
import { SendFormDocument, SiteFormDocument } from './site-form.generated.ts'

/** Forms of staff on the pages of a screen. */
export const siteFormActions = { siteForm } satisfies FormActions

async function siteForm(posted: PostedForm): ReturnType<FormAction> {
  const id = idOfIntent(posted.values['intent'] ?? '')
  const { data } = await preload(posted.context, SiteFormDocument, { id })
  // The page that follows no longer shows a form that was closed.
  if (!data?.form) return refusedWith(undefined, posted)
  return checked(answerRules(data.form.fields), (answers) => send(posted, id, answers))(posted)
}

async function send(posted: PostedForm, id: string, answers: AnswerValues) {
  const { context, url, values } = posted
  const input = formInput(answers, { form: id, trap: values['trap'] ?? '', page: url.pathname })
  const answer = (await write(context, SendFormDocument, { input }))?.sendForm
  if (answer?.__typename !== 'SendFormSuccess') return refusedWithoutScripts(answer, posted)
  const mark = sentMark(id, answer.needsConfirmation)
  return seeOther(`${url.pathname}?${SENT_KEY}=${mark}#${anchorOf(id)}`)
}
