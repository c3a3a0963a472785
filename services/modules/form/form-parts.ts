import { z } from 'zod'
import type { FieldChange, FieldValue } from '#services/contract/history.ts'
import {
  FORM_BUTTON_LENGTH,
  FORM_FIELD_ID,
  FORM_INTRO_LENGTH,
  FORM_KEEP_DAYS,
  FORM_NAME_LENGTH,
  FORM_RECIPIENTS_LENGTH,
  FORM_THANKS_LENGTH,
  FORM_TITLE_LENGTH,
  formFieldData,
  MAX_FORM_FIELDS,
  MAX_RECIPIENTS,
} from '#services/contract/rules/form-fields.ts'
import { Refusal } from '#services/platform/errors.ts'
import { cleanHtml } from '#services/platform/text/html.ts'
import { recipientsIn } from './recipients.ts'

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `maxLength:${max}`)
    .refine((text) => !text.includes('\0'))

const TEXTS = ['title', 'intro', 'button', 'thanks'] as const
export type FormTextName = (typeof TEXTS)[number]
const WHOLE = [
  ...['name', 'isOpen', 'recipients', 'keepDays', 'confirmsEmail', 'goal', 'order'],
] as const
export type WholeName = (typeof WHOLE)[number]

/** `null` for a message, which is in the texts of the page that confirms. */
const goal = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('FILE'), value: z.string().regex(/^[1-9]\d{0,8}$/) }),
    z.object({ type: z.literal('URL'), value: z.string().trim().min(1, 'required').max(500) }),
  ])
  .nullable()

export type FormGoalValue = z.output<typeof goal>

/** What each part of a form may be; each becomes what is stored of it. */
const PARTS = {
  name: line(FORM_NAME_LENGTH).min(1, 'required'),
  isOpen: z.boolean(),
  recipients: line(FORM_RECIPIENTS_LENGTH).transform(tidyRecipients),
  keepDays: z.int32().min(FORM_KEEP_DAYS.least).max(FORM_KEEP_DAYS.most),
  confirmsEmail: z.boolean(),
  goal,
  order: z.array(z.string().regex(FORM_FIELD_ID)).max(MAX_FORM_FIELDS * 2),
  title: line(FORM_TITLE_LENGTH),
  intro: z.string().max(FORM_INTRO_LENGTH, `maxLength:${FORM_INTRO_LENGTH}`).transform(cleanIntro),
  button: line(FORM_BUTTON_LENGTH),
  thanks: line(FORM_THANKS_LENGTH),
  field: z.nullable(formFieldData),
} as const

export type FormPart =
  | { readonly name: WholeName }
  | { readonly name: FormTextName; readonly language: string }
  | { readonly name: 'field'; readonly id: string }

/** The part of a form that a path names, such as the title in Croatian; null for none. */
export function partOf(path: string, languages: readonly string[]): FormPart | null {
  const [name, rest, ...more] = path.split('.')
  if (more.length > 0) return null
  if (rest === undefined) {
    const whole = WHOLE.find((one) => one === name)
    return whole ? { name: whole } : null
  }
  if (name === 'field') return FORM_FIELD_ID.test(rest) ? { name, id: rest } : null
  const text = TEXTS.find((one) => one === name)
  return text && languages.includes(rest) ? { name: text, language: rest } : null
}

/** With the value as it is stored, which the history has too. */
export function checkedChange(
  change: FieldChange,
  languages: readonly [string, ...string[]],
): FieldChange {
  const part = partOf(change.path, languages)
  if (!part) throw invalid(change.path)
  const isText = TEXTS.some((name) => name === part.name)
  const given = change.value === null && isText ? '' : change.value
  const parsed = PARTS[part.name].safeParse(given)
  if (!parsed.success) throw invalid(change.path, ruleOf(parsed.error.issues[0]?.message))
  const { data } = parsed
  if (part.name === 'field' && data !== null) requireLabels(change.path, data, languages[0])
  return { ...change, value: data as FieldValue }
}

export function invalid(field: string, rule = 'This value is not valid.'): Refusal {
  return new Refusal(400, rule, { code: 'INVALID_INPUT', field })
}

function ruleOf(message: string | undefined): string | undefined {
  return message && /^[a-z]+(?::\d+)?$/i.test(message) ? message : undefined
}

/** Visitors of every language see the label in the main one at least. */
function requireLabels(path: string, data: unknown, language: string): void {
  const field = formFieldData.parse(data)
  if (!field.label[language]) throw invalid(path, 'required')
  if (field.type !== 'CHOICE' && field.type !== 'SEVERAL') return
  if (field.choices.some(({ label }) => !label[language])) throw invalid(path, 'required')
}

/** Separated by commas, semicolons, spaces or lines. */
function tidyRecipients(text: string, context: z.RefinementCtx): string {
  const given = new Set(text.split(/[\s,;]+/).filter(Boolean))
  const addresses = recipientsIn(text)
  if (addresses.length < given.size) context.addIssue({ code: 'custom', message: 'email' })
  if (addresses.length > MAX_RECIPIENTS) {
    context.addIssue({ code: 'custom', message: `maxEntries:${MAX_RECIPIENTS}` })
  }
  return addresses.join(', ')
}

/** The introduction has no pictures: what shows one of the library would have to count as its use. */
function cleanIntro(html: string): string {
  return cleanHtml(html.replaceAll(/<img\b[^>]*>/gi, ''))
}
