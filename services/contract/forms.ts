import { z } from 'zod'
import { id, idInText, listInput, token } from './answers.ts'
import { describeCall } from './call.ts'
import { captchaInput } from './captcha.ts'
import { GOAL_TYPES } from './goals.ts'
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
  /** Shown once it is sent. */
  thanks: z.string(),
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

/** Longest answers of all fields, in characters. */
const MOST_SENT = 60_000

const answerText = z.string().max(20_000)
const answers = z
  .record(z.string().max(40), z.union([answerText, z.array(answerText).max(100)]))
  .refine((given) => Object.keys(given).length <= 100, { error: 'maxEntries:100' })
  .refine((given) => JSON.stringify(given).length <= MOST_SENT, {
    error: `maxLength:${MOST_SENT}`,
  })

const sentForm = z.object({
  success: z.boolean(),
  /** Extension: thanks, in the words of staff; may be empty. */
  message: z.string().nullish(),
  /** Extension: a letter asks the visitor to confirm the address. */
  needsConfirmation: z.boolean().nullish(),
})

export const storeFormData = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'form/storeData',
  summary: 'Stores the answers of a visitor; recipients and the visitor get letters',
  kind: 'write',
  input: z.object({
    id,
    /** By the ids of fields. */
    data: answers,
    ...captchaInput,
    /** Extension: a field that people do not see; answers with it are not stored. */
    trap: z.string().max(2_000).nullish(),
    /** Extension: path of the page. */
    page: z.string().max(500).nullish(),
    /** Extension: made up by the form when it opens; sent again within a minute, it is the same answer. */
    sendId: z.string().max(100).nullish(),
  }),
  output: sentForm,
})

export const confirmFormEmail = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'form/confirmEmail/{id}',
  summary: 'Confirms the address of an answer by the token of a letter; a repetition succeeds too',
  kind: 'write',
  input: z.object({ id: token }),
  output: z.object({
    success: z.boolean(),
    goalType: z.enum(GOAL_TYPES),
    /** A text, a path of this site, or an address of an allowed host. */
    goal: z.string(),
    confirmedEmail: z.string(),
  }),
})

export const contactAdmin = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'contact/contactAdmin',
  summary: 'Sends a message by the open form for messages, field by field of its type',
  kind: 'write',
  input: z.object({
    name: answerText.optional(),
    email: answerText.optional(),
    phone: answerText.optional(),
    subject: answerText.optional(),
    message: answerText.optional(),
    ...captchaInput,
    trap: z.string().max(2_000).nullish(),
    page: z.string().max(500).nullish(),
  }),
  output: sentForm,
})

export type Form = z.output<typeof form>
export type FormField = z.output<typeof formField>
