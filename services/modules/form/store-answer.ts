import { createHmac } from 'node:crypto'
import type { AnswerValues } from '#services/contract/rules/form-answers.ts'
import { checkAnswers } from '#services/contract/rules/form-answers.ts'
import { OWN_PATH } from '#services/contract/rules/own-path.ts'
import { type GivenCaptcha, requireCaptcha } from '#services/modules/captcha/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { afterAnswer } from './after-answer.ts'
import { insertAnswer, type NewAnswer } from './answer-store.ts'
import { emailIn, storedAnswers } from './answer-values.ts'
import { writeAnswerWords } from './answers/answer-words.ts'
import { readForm, type StoredForm } from './form-store.ts'
import { limitForm, limitPlace } from './limits.ts'
import { openPrivacyRequest } from './privacy-request.ts'
import { publicField, textsIn } from './public-form.ts'
import { type CheckedValues, withFiles, withoutFiles } from './sent-files.ts'

/** What a visitor sends, by any of the calls. */
export type SentForm = {
  readonly formId: number
  readonly values: AnswerValues
  /** Of a field that people do not see. */
  readonly trap: string
  readonly page: string | null
  readonly sendId: string | null
  readonly captcha: GivenCaptcha
}

export type Stored = { readonly message: string; readonly needsConfirmation: boolean }

type CheckedAnswer = NewAnswer & { readonly values: CheckedValues }

type Deps = Pick<ModuleDeps, 'limits' | 'config' | 'log'>

/** The single way in for answers: checks, stores, and queues the letters about them. */
export async function storeAnswer(scope: Scope, deps: Deps, sent: SentForm): Promise<Stored> {
  const { limits, config } = deps
  const { db, clientAddress, language } = scope
  await limitPlace(limits, clientAddress)
  const form = await readForm(db, sent.formId)
  if (form?.is_open !== 1) throw noSuchForm()
  const answer = newAnswer(form, sent, scope, config.sessionSecret)
  const stored = {
    message: textsIn(form, language).thanks,
    needsConfirmation: form.confirms_email === 1 && answer.email !== null,
  }
  // A program fills every field, and is answered as people are.
  if (sent.trap !== '') return stored
  // Last, so that a field that is refused uses up no challenge.
  await requireCaptcha(scope, sent.captcha, { purpose: 'message', deps })
  await limitForm(limits, form.id)
  await inTransaction(db, async (trx) => {
    const id = await insertAnswer(trx, answer)
    if (id === null) return
    const answers = await withFiles(trx, { ...answer, id }, { form, now: scope.clock.now() })
    await writeAnswerWords(trx, id, answers)
    await afterAnswer(trx, { ...answer, answers, id }, form)
    const { sessionSecret: secret } = config
    await openPrivacyRequest(trx, { answer, form }, { clock: scope.clock, secret })
  })
  return stored
}

function newAnswer(
  form: StoredForm,
  { values: given, page, sendId }: SentForm,
  { clock, language, clientAddress }: Scope,
  secret: string,
): CheckedAnswer {
  const fields = form.fields.map((field) => publicField(field, language))
  const { values, problems } = checkAnswers(fields, given)
  const [problem] = problems
  if (problem) {
    throw new Refusal(400, problem.rule, { code: 'INVALID_INPUT', field: problem.field })
  }
  const answers = storedAnswers(form.fields, withoutFiles(form, values), language)
  return {
    ...{ formId: form.id, at: clock.now().toISOString(), language, answers, values },
    page: page !== null && OWN_PATH.test(page) ? page : null,
    email: emailIn(answers),
    sendKey: createHmac('sha256', secret)
      .update(`form-answer\n${sendId ?? JSON.stringify([clientAddress, [...values]])}`)
      .digest('base64url'),
  }
}

function noSuchForm(): Refusal {
  return new Refusal(404, 'There is no such form.', { code: 'NOT_FOUND', field: 'id' })
}
