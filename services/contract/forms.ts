import { z } from 'zod'
import { id, idInText, listInput } from './answers.ts'
import { describeCall } from './call.ts'
import { FORM_FIELD_TYPES } from './rules/form-fields.ts'

const formField = z.object({
  id: z.string(),
  type: z.enum(FORM_FIELD_TYPES),
  label: z.string(),
  help: z.string().nullable(),
  isRequired: z.boolean(),
  /** Of texts. */
  minLength: z.int32().nullable(),
  maxLength: z.int32().nullable(),
  /** Of a number. */
  min: z.int32().nullable(),
  max: z.int32().nullable(),
  /** Days of a date, both allowed. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  choices: z.array(z.object({ id: z.string(), label: z.string() })),
  /** MIME types of an upload, separated by commas. */
  accept: z.string().nullable(),
  maxFiles: z.int32().nullable(),
  /** Of a hidden field. */
  value: z.string().nullable(),
})

/** A form as visitors see it, in one language; its recipients are not in it. */
const form = z.object({
  id,
  title: z.string(),
  /** Sanitised HTML. */
  intro: z.string(),
  button: z.string(),
  fields: z.array(formField),
  /** Whether a letter asks the sender to confirm the address. */
  confirmsEmail: z.boolean(),
})

export const filterForms = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'form/filter',
  summary: 'Open forms in the language of the request, by their ids or all of them',
  input: z.object({
    ...listInput,
    /** Extension: only these. */
    ids: z.array(id).max(100).optional(),
  }),
  output: z.object({
    records: z.array(form),
    totalPages: z.int32(),
    totalRecords: z.int32(),
  }),
})

export const getForm = describeCall({
  service: 'cms',
  method: 'GET',
  path: 'form/get/{id}',
  summary: 'An open form in the language of the request; null when it is closed or missing',
  input: z.object({ id: idInText }),
  output: z.object({ form: form.nullable() }),
})

export type Form = z.output<typeof form>
export type FormField = z.output<typeof formField>
