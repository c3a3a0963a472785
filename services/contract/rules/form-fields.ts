import * as z from 'zod/mini'

/** Fields of forms that staff build, as they are stored and saved. */

export const FORM_FIELD_TYPES = [
  ...['TEXT', 'LONG_TEXT', 'EMAIL', 'PHONE', 'NUMBER', 'DATE'],
  ...['CHOICE', 'SEVERAL', 'CONSENT', 'UPLOAD', 'HIDDEN'],
] as const
/** `CONTACT` also takes what `contact/contactAdmin` sends; `PRIVACY` opens requests about personal data. */
export const FORM_PURPOSES = ['GENERAL', 'CONTACT', 'PRIVACY'] as const
/** What a visitor who confirmed the address gets: a message, a file, or another page. */
export const FORM_GOALS = ['MESSAGE', 'FILE', 'URL'] as const
/** Files that a field takes. */
export const FORM_UPLOAD_KINDS = ['PICTURE', 'PDF', 'DOCUMENT'] as const

export type FormFieldType = (typeof FORM_FIELD_TYPES)[number]
export type FormPurpose = (typeof FORM_PURPOSES)[number]
export type FormGoal = (typeof FORM_GOALS)[number]

export const FORM_NAME_LENGTH = 120
export const FORM_TITLE_LENGTH = 200
export const FORM_INTRO_LENGTH = 20_000
export const FORM_BUTTON_LENGTH = 60
export const FORM_THANKS_LENGTH = 1_000
export const FORM_RECIPIENTS_LENGTH = 1_000
export const MAX_RECIPIENTS = 10
export const FORM_KEEP_DAYS = { least: 1, most: 3_653, usual: 730 } as const
export const MAX_FORM_FIELDS = 60
export const MAX_FORM_CHOICES = 100
export const MAX_FORM_FILES = 10
export const LABEL_LENGTH = 300
export const HELP_LENGTH = 1_000
export const CHOICE_LENGTH = 200
/** Longest answers. */
export const TEXT_LENGTH = 500
export const LONG_TEXT_LENGTH = 10_000

/** Made up by the browser that adds a field. */
export const FORM_FIELD_ID = /^[a-z0-9]{8,20}$/
const CHOICE_ID = /^[a-z0-9]{1,20}$/

/** By the codes of languages, such as `hrv`. */
function texts(max: number) {
  return z.record(
    z.string().check(z.regex(/^[a-z]{3}$/)),
    z.string().check(z.trim(), z.maxLength(max, `maxLength:${max}`)),
  )
}

const length = (max: number) => z.nullable(z.int32().check(z.minimum(1), z.maximum(max)))
/** Bounds of a number that a visitor types. */
const bound = z.nullable(z.int32().check(z.minimum(0), z.maximum(999_999_999)))
const day = z.nullable(z.iso.date())

const common = {
  label: texts(LABEL_LENGTH),
  help: z.nullable(texts(HELP_LENGTH)),
  isRequired: z.boolean(),
}

const choices = z
  .array(
    z.object({
      id: z.string().check(z.regex(CHOICE_ID)),
      label: texts(CHOICE_LENGTH),
    }),
  )
  .check(
    z.minLength(1, 'required'),
    z.maxLength(MAX_FORM_CHOICES, `maxEntries:${MAX_FORM_CHOICES}`),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
  )

function typed<const Type extends FormFieldType>(type: Type) {
  return { ...common, type: z.literal(type) }
}

function inOrder(low: number | string | null, high: number | string | null): boolean {
  return low === null || high === null || low <= high
}

function textField<const Type extends 'TEXT' | 'LONG_TEXT'>(type: Type, max: number) {
  return z
    .object({ ...typed(type), minLength: length(max), maxLength: length(max) })
    .check(z.refine(({ minLength, maxLength }) => inOrder(minLength, maxLength)))
}

/** What a field is, without its id and its place. */
export const formFieldData = z.discriminatedUnion('type', [
  textField('TEXT', TEXT_LENGTH),
  textField('LONG_TEXT', LONG_TEXT_LENGTH),
  z.object(typed('EMAIL')),
  z.object(typed('PHONE')),
  z
    .object({ ...typed('NUMBER'), min: bound, max: bound })
    .check(z.refine(({ min, max }) => inOrder(min, max))),
  z
    .object({ ...typed('DATE'), from: day, to: day })
    .check(z.refine(({ from, to }) => inOrder(from, to))),
  z.object({ ...typed('CHOICE'), choices }),
  z.object({ ...typed('SEVERAL'), choices }),
  z.object(typed('CONSENT')),
  z.object({
    ...typed('UPLOAD'),
    kinds: z.array(z.enum(FORM_UPLOAD_KINDS)).check(z.minLength(1, 'required'), z.maxLength(3)),
    maxFiles: z.int32().check(z.minimum(1), z.maximum(MAX_FORM_FILES)),
  }),
  /** Not shown; its value is sent with every answer. */
  z.object({ ...typed('HIDDEN'), value: z.string().check(z.maxLength(TEXT_LENGTH)) }),
])

export type FormFieldData = z.output<typeof formFieldData>
