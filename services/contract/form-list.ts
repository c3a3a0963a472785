import { z } from 'zod'
import { listCalls } from './list.ts'
import { FORM_LIST } from './rules/lists/forms.ts'

const { purpose, state } = FORM_LIST.filters

const formRow = z.object({
  id: z.string(),
  /** For staff alone. */
  name: z.string(),
  purpose: z.enum(purpose.words),
  state: z.enum(state.words),
  fields: z.int32(),
  answers: z.int32(),
  /** That staff have not read. */
  newAnswers: z.int32(),
  createdAt: z.string(),
})

export const [listFormRows, listFormViews] = listCalls(FORM_LIST, {
  path: 'forms',
  what: 'forms that staff build',
  row: formRow,
})
