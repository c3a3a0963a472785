import { z } from 'zod'
import type { FieldChange, FieldValue } from '#services/contract/history.ts'
import { type EventTime, readEventTime } from '#services/contract/rules/event-time.ts'
import {
  EVENT_KINDS,
  EVENT_PLACE_LENGTH,
  EVENT_REASON_LENGTH,
  EVENT_TEXT_LENGTH,
  EVENT_TITLE_LENGTH,
} from '#services/contract/rules/events.ts'
import { Refusal } from '#services/platform/errors.ts'
import { cleanHtml } from '#services/platform/text/html.ts'

const idText = z.string().regex(/^[1-9]\d{0,8}$/)
const line = (max: number) => z.string().trim().max(max)
const TEXTS = ['title', 'description', 'reason'] as const
export type TextName = (typeof TEXTS)[number]

/** What each part of an event may be; HTML becomes what is stored of it. */
const PARTS = {
  kind: z.enum(EVENT_KINDS),
  time: z.string().refine((text) => readEventTime(text) !== null),
  location: line(EVENT_PLACE_LENGTH),
  offered: idText.nullable(),
  picture: idText.nullable(),
  tickets: z.boolean(),
  title: line(EVENT_TITLE_LENGTH),
  description: z.string().max(EVENT_TEXT_LENGTH).transform(cleanHtml),
  reason: line(EVENT_REASON_LENGTH),
} as const

/** Parts that are the same in all languages. */
const WHOLE = ['kind', 'time', 'location', 'offered', 'picture'] as const
type Whole = (typeof WHOLE)[number]

const TICKET = /^tickets\.([1-9]\d{0,8})$/

/** The part of an event that a path names, such as the title in Croatian; null for none. */
export function partOf(
  path: string,
  languages: readonly string[],
):
  | { readonly name: Whole }
  | { readonly name: TextName; readonly language: string }
  | { readonly name: 'tickets'; readonly productId: number }
  | null {
  const ticket = TICKET.exec(path)?.[1]
  if (ticket) return { name: 'tickets', productId: Number(ticket) }
  const [name, language] = path.split('.')
  const text = TEXTS.find((one) => one === name)
  if (text && language && languages.includes(language)) return { name: text, language }
  const whole = WHOLE.find((one) => one === path)
  return whole ? { name: whole } : null
}

/** With the value as it is stored, which the history has too. */
export function checkedChange(change: FieldChange, languages: readonly string[]): FieldChange {
  const part = partOf(change.path, languages)
  if (!part) throw invalid(change.path)
  const parsed = PARTS[part.name].safeParse(change.value ?? emptyOf(part.name))
  if (!parsed.success) throw invalid(change.path)
  return { ...change, value: parsed.data }
}

/** Undoing the first value of a text makes it empty. */
function emptyOf(name: keyof typeof PARTS): FieldValue {
  if (name === 'tickets') return false
  return name === 'offered' || name === 'picture' ? null : ''
}

export function timeIn(text: string): EventTime {
  const time = readEventTime(text)
  if (!time) throw invalid('time')
  return time
}

export function invalid(field: string): Refusal {
  return new Refusal(400, `${field} cannot be this.`, { code: 'INVALID_INPUT', field })
}
