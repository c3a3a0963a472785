import type { SendFormInput } from '#client/generated/types.ts'
import type { AnswerValues } from '#services/contract/rules/form-answers.ts'

/** A page shows several forms: what is posted names its own. */
export const FORM_ACTION = 'siteForm'

export function intentOf(id: string): string {
  return `${FORM_ACTION}:${id}`
}

export function idOfIntent(intent: string): string {
  return intent.slice(FORM_ACTION.length + 1)
}

/** Where a page has the form. */
export function anchorOf(id: string): string {
  return `form-${id}`
}

/** In the address of a page that follows a posted form: `sent=4`, or `sent=4-confirm`. */
export const SENT_KEY = 'sent'

export function sentMark(id: string, needsConfirmation: boolean): string {
  return needsConfirmation ? `${id}-confirm` : id
}

type Extras = Pick<SendFormInput, 'form' | 'trap' | 'page' | 'sendId'>

export function formInput(answers: AnswerValues, extras: Extras): SendFormInput {
  return {
    ...extras,
    values: Object.entries(answers).map(([field, values]) => ({ field, values: [...values] })),
  }
}
