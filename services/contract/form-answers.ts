import { z } from 'zod'
import { done, idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { formAnswerRow } from './form-answer-list.ts'
import { FORM_FIELD_TYPES } from './rules/form-fields.ts'
import { FORM_ANSWER_STATES } from './rules/lists/form-answers.ts'

/** Answers to forms in the hands of staff, in the words of their graph. */

const ofReaders = { service: 'cms', method: 'POST', access: { right: 'answers.read' } } as const

/** Answers that one call changes at most. */
export const FORM_ANSWERS_AT_ONCE = 500

const answerIds = z
  .array(idInText)
  .min(1)
  .max(FORM_ANSWERS_AT_ONCE)
  .transform((ids) => [...new Set(ids)])

const staffAnswer = formAnswerRow.omit({ files: true, summary: true }).extend({
  formId: z.string(),
  /** Three letters, of the page it was sent from. */
  language: z.string(),
  /** Path of that page; null where it is not known. */
  page: z.string().nullable(),
  /** As the form was then, without fields that were left empty. */
  fields: z.array(
    z.object({
      id: z.string(),
      type: z.enum(FORM_FIELD_TYPES),
      label: z.string(),
      values: z.array(z.string()),
      files: z.array(
        z.object({ id: z.string(), name: z.string(), bytes: z.int32(), path: z.string() }),
      ),
    }),
  ),
  /** The day after which it is deleted, such as 2026-12-01. */
  deletedAfter: z.string(),
})

export const getFormAnswer = describeCall({
  ...ofReaders,
  path: 'x/form/answers/get',
  summary: 'An answer with the labels of then, and signed paths of its files for an hour',
  input: z.object({ id: idInText }),
  output: z.object({ answer: staffAnswer }),
})

export const markFormAnswers = describeCall({
  ...ofReaders,
  path: 'x/form/answers/mark',
  kind: 'write',
  summary: 'Marks answers as read or as new; those that are gone by now are left out',
  input: z.object({ ids: answerIds, state: z.enum(FORM_ANSWER_STATES) }),
  output: done,
})

export const deleteFormAnswers = describeCall({
  ...ofReaders,
  access: { right: 'answers.delete' },
  path: 'x/form/answers/delete',
  kind: 'write',
  summary: 'Deletes answers with their files for good',
  input: z.object({ ids: answerIds }),
  output: z.object({ deleted: z.int32() }),
})

export type StaffFormAnswer = z.output<typeof staffAnswer>
