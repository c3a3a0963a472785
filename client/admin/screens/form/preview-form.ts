import type { SiteFormFieldsFragment } from '#client/features/site-form/site-form.generated.ts'
import {
  type FormFieldData,
  LONG_TEXT_LENGTH,
  TEXT_LENGTH,
} from '#services/contract/rules/form-fields.ts'
import type { DraftForm, FormTextName } from './draft-form.ts'

type Shown = SiteFormFieldsFragment
type ShownField = Shown['fields'][number]
type Texts = Readonly<Record<string, string>>

/** What visitors would see of a draft in a language, each text in the main one where it has none. */
export function previewForm(
  { texts, fields }: DraftForm,
  language: string,
  unnamed: string,
): Shown {
  const main = texts[0]?.language ?? language
  const own = texts.find((text) => text.language === language)
  const textOf = (name: FormTextName): string => own?.[name] || (texts[0]?.[name] ?? '')
  const inLanguage = (labels: Texts): string => labels[language] || labels[main] || unnamed
  return {
    id: 'preview',
    ...{ title: textOf('title'), intro: textOf('intro') },
    ...{ button: textOf('button'), thanks: textOf('thanks') },
    fields: fields.map(({ id, data }) => ({
      ...{ id, type: data.type, isRequired: data.isRequired, label: inLanguage(data.label) },
      help: data.help === null ? null : inLanguage(data.help),
      ...NO_BOUNDS,
      ...boundsOf(data, inLanguage),
    })),
  }
}

const NO_BOUNDS = {
  ...{ minLength: null, maxLength: null, min: null, max: null, from: null, to: null },
  ...{ choices: [], accept: null, maxFiles: null },
}

function boundsOf(data: FormFieldData, textIn: (labels: Texts) => string): Partial<ShownField> {
  switch (data.type) {
    case 'TEXT':
      return { minLength: data.minLength, maxLength: data.maxLength ?? TEXT_LENGTH }
    case 'LONG_TEXT':
      return { minLength: data.minLength, maxLength: data.maxLength ?? LONG_TEXT_LENGTH }
    case 'NUMBER':
      return { min: data.min, max: data.max }
    case 'DATE':
      return { from: data.from, to: data.to }
    case 'CHOICE':
    case 'SEVERAL':
      return { choices: data.choices.map(({ id, label }) => ({ id, label: textIn(label) })) }
    case 'UPLOAD':
      return { accept: '', maxFiles: data.maxFiles }
    default:
      return {}
  }
}
