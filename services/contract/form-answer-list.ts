import { z } from 'zod'
import { describeCall } from './call.ts'
import { listCalls } from './list.ts'
import { FORM_ANSWER_LIST, FORM_ANSWER_STATES } from './rules/lists/form-answers.ts'

export const formAnswerRow = z.object({
  id: z.string(),
  /** Beginning of what was written, without the e-mail; may be empty. */
  summary: z.string(),
  /** Name of the form, for staff. */
  form: z.string(),
  email: z.string().nullable(),
  files: z.int32(),
  state: z.enum(FORM_ANSWER_STATES),
  /** When its sender confirmed the address; null without that. */
  confirmedAt: z.string().nullable(),
  createdAt: z.string(),
})

export const [listFormAnswers, listFormAnswerViews] = listCalls(FORM_ANSWER_LIST, {
  path: 'form-answers',
  what: 'answers to forms',
  row: formAnswerRow,
})

export const listAnsweredForms = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'x/form/answers/forms',
  access: { right: 'answers.read' },
  summary: 'Names of all forms, for the filter of their answers',
  input: z.object({}),
  output: z.object({ forms: z.array(z.object({ id: z.string(), name: z.string() })) }),
})
