import type { i18n } from 'i18next'
import { type ActionFunction, type ActionFunctionArgs, createContext, data } from 'react-router'
import type { ZodMiniType } from 'zod/mini'
import type { Format } from '#client/lib/create-format.ts'
import type { Issue } from './errors.ts'
import type { RawValues } from './form-store.ts'
import { parseValues } from './parse-values.ts'
import type { ProblemFieldsFragment } from './problems.generated.ts'
import { refusalOf } from './refusals.ts'
import { ruleText } from './rule-text.ts'

/** Texts and formats of the rendered page. */
export type FormTexts = { readonly i18n: i18n; readonly format: Format }

export const formTextsContext = createContext<FormTexts>()

/** A form posted without scripts or before hydration. */
export type PostedForm = Pick<ActionFunctionArgs, 'params' | 'context' | 'url'> & {
  readonly values: RawValues
  readonly texts: FormTexts
}

/** Message of a refusal; with status 200, the message of a success that stays on this page. */
export type Refused = {
  readonly status: 200 | 422 | 503
  readonly message: string
  /** Error texts by field. */
  readonly errors: Readonly<Record<string, string>>
  /** Further state that the screen restores. */
  readonly shown?: object
}

/** Returns a redirect (303) after the change. */
export type FormAction = (form: PostedForm) => Promise<Response | Refused>

/** Actions of a screen by the value of their field `intent`, up to a colon. */
export type FormActions = Readonly<Record<string, FormAction>>

/** Action data of the route, from which the page is rendered again. */
export type Posted = Omit<Refused, 'status'> & {
  readonly intent: string
  readonly values: RawValues
}

export function refused(message: string, field: string | null = null): Refused {
  return { status: 422, message, errors: field === null ? {} : { [field]: message } }
}

export function unanswered(message: string): Refused {
  return { status: 503, message, errors: {} }
}

/** The problem that a mutation returned; undefined means that there was no answer. */
export function refusedWith(
  problem: ProblemFieldsFragment | undefined,
  { texts: { i18n } }: PostedForm,
): Refused {
  const { field, text } = refusalOf(i18n.getFixedT(null, 'forms'), problem)
  return problem ? refused(text, field) : unanswered(text)
}

/** An action that validates the values by the rules of its form. */
export function checked<Values>(
  rules: ZodMiniType<Values>,
  act: (values: Values, form: PostedForm) => ReturnType<FormAction>,
  { alsoCheck }: { alsoCheck?(raw: RawValues): readonly Issue[] } = {},
): FormAction {
  return async (form) => {
    const { values, issues } = parseValues(rules, form.values)
    const all = [...(issues ?? []), ...(alsoCheck?.(form.values) ?? [])]
    return values === null || all.length > 0 ? refusedBy(all, form.texts) : act(values, form)
  }
}

/** Localised text of the first broken rule per field. */
function refusedBy(issues: readonly Issue[], { i18n }: FormTexts): Refused {
  const t = i18n.getFixedT(null, 'forms')
  const errors: Record<string, string> = {}
  for (const { field, rule } of issues) errors[field] ??= ruleText(t, rule)
  return { status: 422, message: Object.values(errors)[0] ?? '', errors }
}

/** Fields that are never echoed, such as a wrong password. */
const SECRET = /password/i

/** The action of a screen's route; a refusal is rendered on the page itself. */
export function answerForms(
  load: () => Promise<{ readonly actions: FormActions }>,
): ActionFunction {
  return async ({ request, params, context, url }) => {
    const values = textsOf(await request.formData())
    const intent = values['intent'] ?? ''
    const { actions } = await load()
    // What follows a colon is for the action, such as which form of a page was sent.
    const name = intent.split(':', 1)[0] ?? ''
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (action === undefined) throw data(null, { status: 400, statusText: 'Bad Request' })
    const texts = context.get(formTextsContext)
    const outcome = await action({ values, params, context, url, texts })
    if (outcome instanceof Response) return outcome
    const { status, ...refusal } = outcome
    const posted: Posted = { ...refusal, intent, values: withoutSecrets(values) }
    return data(posted, { status })
  }
}

/** If a field name repeats, the last value counts. */
function textsOf(form: FormData): RawValues {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(texts)
}

function withoutSecrets(values: RawValues): RawValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)))
}
