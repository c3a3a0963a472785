import { z } from 'zod'
import { done, idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { save, saved } from './history.ts'
import { FORM_GOALS, FORM_NAME_LENGTH, FORM_PURPOSES, formFieldData } from './rules/form-fields.ts'

/** Forms in the hands of staff, in the words of their graph. */

const ofDesk = { service: 'cms', method: 'POST', access: { right: 'content.write' } } as const

const language = z.string().length(3)

const deskForm = z.object({
  id: z.string(),
  name: z.string(),
  purpose: z.enum(FORM_PURPOSES),
  /** Visitors see and send it. */
  isOpen: z.boolean(),
  /** E-mail addresses with commas between them; empty: those of the site. */
  recipients: z.string(),
  /** Days for which answers are stored. */
  keepDays: z.int32(),
  confirmsEmail: z.boolean(),
  goalType: z.enum(FORM_GOALS),
  /** Address of `URL`, id of the media of `FILE`; empty for a message. */
  goal: z.string(),
  /** One for each language of the site, the main one first; empty where it has none. */
  texts: z.array(
    z.object({
      language,
      title: z.string(),
      /** Cleaned HTML. */
      intro: z.string(),
      button: z.string(),
      thanks: z.string(),
    }),
  ),
  /** In their order. */
  fields: z.array(z.object({ id: z.string(), data: formFieldData })),
  /** Of its own page, in the main language. */
  path: z.string(),
  answers: z.int32(),
  newAnswers: z.int32(),
  /** That show it, drafts too; without a path while they are not public. */
  pages: z.array(z.object({ id: z.string(), title: z.string(), path: z.string().nullable() })),
})

const answer = z.object({ form: deskForm })

export const getDeskForm = describeCall({
  ...ofDesk,
  path: 'x/form/staff/get',
  summary: 'A form in all languages, with its fields and the pages that show it',
  input: z.object({ id: idInText }),
  output: answer,
})

export const createDeskForm = describeCall({
  ...ofDesk,
  path: 'x/form/staff/create',
  kind: 'write',
  summary: 'A new form, which is closed; a copy has the texts and fields of its original',
  input: z.object({
    name: z.string().trim().min(1).max(FORM_NAME_LENGTH),
    purpose: z.enum(FORM_PURPOSES),
    /** The form that it is a copy of. */
    copyOf: idInText.nullish(),
  }),
  output: answer,
})

export const saveDeskForm = describeCall({
  ...ofDesk,
  path: 'x/form/staff/save',
  kind: 'write',
  summary: 'Changes a form and its fields; pages that show it follow at once',
  input: z.object({
    id: idInText,
    /**
     * `name`, `isOpen`, `recipients`, `keepDays`, `confirmsEmail`, `goal` (null, or `type` and
     * `value`), `title.<language>`, `intro.<language>`, `button.<language>`, `thanks.<language>`,
     * `field.<id>`, which is a whole field or null, and `order`, the ids of all fields.
     */
    ...save,
  }),
  output: saved.extend({ form: deskForm }),
})

export const deleteDeskForm = describeCall({
  ...ofDesk,
  path: 'x/form/staff/delete',
  kind: 'write',
  summary:
    'Deletes a form that no page shows, with its answers when their exact number is named and the right `answers.delete` is there',
  input: z.object({
    id: idInText,
    /** As many as the member saw; without it a form with answers stays. */
    answers: z.int32().min(0).nullish(),
  }),
  output: done,
})

export type DeskForm = z.output<typeof deskForm>
