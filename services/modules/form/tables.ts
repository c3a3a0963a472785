import type { Generated } from 'kysely'
import type { FormGoal, FormPurpose } from '#services/contract/rules/form-fields.ts'

type FormTable = {
  id: Generated<number>
  /** For staff. */
  name: string
  purpose: FormPurpose
  is_open: Generated<0 | 1>
  /** E-mail addresses, separated by commas; empty for those of the site. */
  recipients: Generated<string>
  /** How long answers are stored. */
  keep_days: number
  /** Whether the visitor's address is confirmed by a letter. */
  confirms_email: Generated<0 | 1>
  /** What the visitor gets after that. */
  goal_type: Generated<FormGoal>
  goal_url: string | null
  goal_media_id: number | null
  created_at: string
}

type FormTextTable = {
  form_id: number
  language: string
  title: string
  /** Cleaned HTML. */
  intro: string
  button: string
  /** Shown once the form is sent. */
  thanks: string
}

type FormFieldTable = {
  form_id: number
  id: string
  position: number
  /** JSON of `rules/form-fields.ts`. */
  data: string
}

type FormAnswerTable = {
  id: Generated<number>
  form_id: number
  created_at: string
  language: string
  /** Path of the page it was sent from. */
  page: string | null
  /** Of its first field for an e-mail. */
  email: string | null
  email_key: string | null
  state: Generated<'NEW' | 'READ'>
  confirmed_at: string | null
  /** JSON: id, type, label and values of each field, as the form was then. */
  answers: string
  send_key: string | null
}

type FormAnswerFileTable = {
  id: Generated<number>
  form_id: number
  answer_id: number | null
  field_id: string
  /** Hash of the secret by which the visitor's form names it. */
  token_key: string
  name: string
  type: string
  bytes: number
  /** Once all of it has come. */
  sha256: string | null
  created_at: string
  /** Counts the requests that sent its bytes. */
  attempt: Generated<number>
}

/** `PART_BYTES` in base64, of the request that sent them. */
type FormAnswerFilePartTable = {
  file_id: number
  attempt: number
  part: number
  content: string
}

/** By which staff find an answer. */
type FormAnswerWordTable = { word: string; answer_id: number }

declare module '#services/platform/tables.ts' {
  interface Tables {
    form: FormTable
    form_text: FormTextTable
    form_field: FormFieldTable
    form_answer: FormAnswerTable
    form_answer_file: FormAnswerFileTable
    form_answer_file_part: FormAnswerFilePartTable
    form_answer_word: FormAnswerWordTable
  }
}
