import type { Values } from '#client/admin/history/changes.ts'
import type { FormFieldData } from '#services/contract/rules/form-fields.ts'
import type { StaffFormFieldsFragment } from './form.generated.ts'

export type DraftField = { readonly id: string; readonly data: FormFieldData }

export const FORM_TEXTS = ['title', 'intro', 'button', 'thanks'] as const
export type FormTextName = (typeof FORM_TEXTS)[number]

export type DraftText = { readonly language: string } & {
  readonly [name in FormTextName]: string
}

export type DraftGoal = { readonly type: 'FILE' | 'URL'; readonly value: string }

/** What staff change of a form before they save it. */
export type DraftForm = {
  readonly name: string
  readonly isOpen: boolean
  readonly recipients: string
  /** As typed. */
  readonly keepDays: string
  readonly confirmsEmail: boolean
  readonly goal: DraftGoal | null
  /** The main language first. */
  readonly texts: readonly DraftText[]
  readonly fields: readonly DraftField[]
}

export function draftOf(form: StaffFormFieldsFragment): DraftForm {
  const { name, isOpen, recipients, keepDays, confirmsEmail, goalType, goal } = form
  return {
    ...{ name, isOpen, recipients, confirmsEmail, keepDays: `${keepDays}` },
    goal: goalType === 'MESSAGE' ? null : { type: goalType, value: goal },
    texts: form.texts.map(({ language, title, intro, button, thanks }) => ({
      ...{ language, title, intro, button, thanks },
    })),
    // Stored by our services, which checked it.
    fields: form.fields.map(({ id, data }) => ({ id, data: JSON.parse(data) as FormFieldData })),
  }
}

/** By the paths of a save, against the form that the draft began with. */
export function valuesOf(draft: DraftForm, begun: DraftForm): Values {
  const { name, isOpen, recipients, keepDays, confirmsEmail, goal, texts, fields } = draft
  return {
    ...{ name: name.trim(), isOpen, recipients: recipients.trim(), confirmsEmail, goal },
    keepDays: Number(keepDays),
    ...Object.fromEntries(
      texts.flatMap((text) =>
        FORM_TEXTS.map((part) => [`${part}.${text.language}`, text[part].trim()]),
      ),
    ),
    ...Object.fromEntries(fields.map(({ id, data }) => [`field.${id}`, data])),
    order: orderOf(fields, begun.fields),
  }
}

/** Fields that were added come last without being named, so that two people can add some. */
function orderOf(fields: readonly DraftField[], begun: readonly DraftField[]): readonly string[] {
  const before = begun.map(({ id }) => id)
  const now = fields.map(({ id }) => id)
  const left = before.filter((id) => now.includes(id))
  const added = now.filter((id) => !before.includes(id))
  return now.join() === [...left, ...added].join() ? before : now
}
