import type { CallInput } from '#services/contract/call.ts'
import type { contactAdmin } from '#services/contract/forms.ts'
import type { AnswerValues } from '#services/contract/rules/form-answers.ts'
import type { FormFieldType } from '#services/contract/rules/form-fields.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { openContactForm, type StoredForm } from './form-store.ts'

type Message = Pick<
  CallInput<typeof contactAdmin>,
  'name' | 'email' | 'phone' | 'subject' | 'message'
>

/** Types of the fields that take each part of a message; a part takes one that is left. */
const TAKERS = {
  email: ['EMAIL'],
  phone: ['PHONE'],
  message: ['LONG_TEXT', 'TEXT'],
  name: ['TEXT'],
  subject: ['TEXT', 'LONG_TEXT'],
} as const satisfies Readonly<Record<keyof Message, readonly FormFieldType[]>>

const PARTS = Object.keys(TAKERS) as (keyof Message)[]

/** A message as the values of the form that takes messages. */
export async function messageForm(
  db: Db,
  message: Message,
): Promise<{ readonly formId: number; readonly values: AnswerValues }> {
  const form = await openContactForm(db)
  if (!form) throw new Refusal(404, 'No form takes messages.', { code: 'NOT_SUPPORTED' })
  return { formId: form.id, values: valuesOf(form, message) }
}

function valuesOf({ fields }: StoredForm, message: Message): AnswerValues {
  const values = new Map<string, readonly string[]>()
  const left: string[] = []
  for (const part of PARTS) {
    const text = message[part]
    if (text === undefined) continue
    const types: readonly FormFieldType[] = TAKERS[part]
    const taker = types
      .flatMap((type) => fields.filter(({ data }) => data.type === type))
      .find(({ id }) => !values.has(id))
    if (taker) values.set(taker.id, [text])
    else if (text !== '') left.push(text)
  }
  const long = fields.find(({ id, data }) => data.type === 'LONG_TEXT' && values.has(id))
  // What has no field of its own comes before the message.
  if (long) values.set(long.id, [[...left, ...(values.get(long.id) ?? [])].join('\n\n')])
  return Object.fromEntries(values)
}
