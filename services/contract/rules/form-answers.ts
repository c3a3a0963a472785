import { email, phone } from './fields.ts'
import {
  type FormFieldType,
  LONG_TEXT_LENGTH,
  MAX_FORM_CHOICES,
  TEXT_LENGTH,
} from './form-fields.ts'

/** What of a field decides about answers; visitors see it so. */
export type CheckedField = {
  readonly id: string
  readonly type: FormFieldType
  readonly isRequired: boolean
  readonly minLength: number | null
  readonly maxLength: number | null
  readonly min: number | null
  readonly max: number | null
  readonly from: string | null
  readonly to: string | null
  readonly choices: readonly { readonly id: string }[]
  readonly maxFiles: number | null
}

/** By the ids of fields; a field that is empty has none or an empty text. */
export type AnswerValues = Readonly<Record<string, readonly string[]>>

/** The rule is named as in `fields.ts`: `required`, `minLength:8`. */
export type AnswerProblem = { readonly field: string; readonly rule: string }

export type CheckedAnswers = {
  /** What is stored, of every field with an answer. */
  readonly values: ReadonlyMap<string, readonly string[]>
  readonly problems: readonly AnswerProblem[]
}

/** Value of a consent that was given. */
export const CONSENTED = 'true'

/** Whether a form can be sent like this: the same in the browser and in the service. */
export function checkAnswers(
  fields: readonly CheckedField[],
  values: AnswerValues,
): CheckedAnswers {
  const checked = new Map<string, readonly string[]>()
  const problems: AnswerProblem[] = []
  for (const field of fields) {
    if (field.type === 'HIDDEN') continue
    const given = tidied(field, values[field.id] ?? [])
    const rule = brokenRule(field, given)
    if (rule) problems.push({ field: field.id, rule })
    else if (given.length > 0) checked.set(field.id, given)
  }
  return { values: checked, problems }
}

/** Browsers send line ends in their own way, and NUL is no text for a database. */
function tidied({ type }: CheckedField, given: readonly string[]): readonly string[] {
  const texts = given
    .map((text) => text.toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').trim())
    .filter((text) => text !== '')
  if (type === 'SEVERAL' || type === 'UPLOAD') return [...new Set(texts)]
  return type === 'LONG_TEXT' ? texts : texts.map((text) => text.replaceAll(/\s*\n\s*/g, ' '))
}

function brokenRule(field: CheckedField, given: readonly string[]): string | null {
  const [first] = given
  if (first === undefined) return field.isRequired ? 'required' : null
  switch (field.type) {
    case 'TEXT':
      return lengthRule(field, first, TEXT_LENGTH)
    case 'LONG_TEXT':
      return lengthRule(field, first, LONG_TEXT_LENGTH)
    case 'EMAIL':
      return email().safeParse(first).success ? null : 'email'
    case 'PHONE':
      return phone().safeParse(first).success ? null : 'phone'
    case 'NUMBER':
      return numberRule(field, first)
    case 'DATE':
      return dateRule(field, first)
    case 'CHOICE':
      return given.length === 1 ? choiceRule(field, given) : 'choice'
    case 'SEVERAL':
      return choiceRule(field, given)
    case 'CONSENT':
      return first === CONSENTED ? null : 'required'
    case 'UPLOAD':
      return given.length > (field.maxFiles ?? 1) ? `maxEntries:${field.maxFiles ?? 1}` : null
    case 'HIDDEN':
      return null
  }
}

/** As people count: an emoji is one character. */
function lengthRule(
  { minLength, maxLength }: CheckedField,
  text: string,
  longest: number,
): string | null {
  const max = maxLength ?? longest
  // Bounded before it is spread.
  if (text.length > longest * 2) return `maxLength:${max}`
  const length = [...text].length
  if (length > max) return `maxLength:${max}`
  return minLength !== null && length < minLength ? `minLength:${minLength}` : null
}

const NUMBER = /^-?\d{1,9}(?:[.,]\d{1,4})?$/

/** With a decimal comma or point. */
function numberRule({ min, max }: CheckedField, text: string): string | null {
  if (!NUMBER.test(text)) return 'number'
  const number = Number(text.replace(',', '.'))
  if (min !== null && number < min) return `atLeast:${min}`
  return max !== null && number > max ? `atMost:${max}` : null
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function dateRule({ from, to }: CheckedField, text: string): string | null {
  if (!DAY.test(text) || !isDay(text)) return 'date'
  if (from !== null && text < from) return `earliestDate:${digitsOf(from)}`
  return to !== null && text > to ? `latestDate:${digitsOf(to)}` : null
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** Rules have whole numbers as their limit: `20261231`. */
function digitsOf(day: string): string {
  return day.replaceAll('-', '')
}

function choiceRule({ choices }: CheckedField, given: readonly string[]): string | null {
  if (given.length > MAX_FORM_CHOICES) return `maxEntries:${MAX_FORM_CHOICES}`
  return given.every((id) => choices.some((choice) => choice.id === id)) ? null : 'choice'
}
