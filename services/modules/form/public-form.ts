import type { Form, FormField } from '#services/contract/forms.ts'
import {
  type FormFieldData,
  LONG_TEXT_LENGTH,
  TEXT_LENGTH,
} from '#services/contract/rules/form-fields.ts'
import { withFallback } from '#services/platform/text/language-fallback.ts'
import type { StoredField, StoredForm } from './form-store.ts'
import { acceptedTypes } from './upload-kinds.ts'

type Texts = Readonly<Record<string, string>>

/** As visitors see it: no recipients, and one language. */
export function publicForm(form: StoredForm, language: string): Form {
  return {
    id: form.id,
    ...textsIn(form, language),
    fields: form.fields.map((field) => publicField(field, language)),
    confirmsEmail: form.confirms_email === 1,
  }
}

/** Its texts in the language, each in the main one where it has none. */
export function textsIn({ texts }: Pick<StoredForm, 'texts'>, language: string) {
  const found = withFallback(language).flatMap(
    (code) => texts.find((text) => text.language === code) ?? [],
  )
  const first = (name: 'title' | 'intro' | 'button' | 'thanks') =>
    found.find((text) => text[name] !== '')?.[name] ?? ''
  return {
    ...{ title: first('title'), intro: first('intro') },
    ...{ button: first('button'), thanks: first('thanks') },
  }
}

export function publicField({ id, data }: StoredField, language: string): FormField {
  return {
    id,
    type: data.type,
    label: textIn(data.label, language),
    help: data.help === null ? null : textIn(data.help, language) || null,
    isRequired: data.isRequired,
    ...NONE,
    ...boundsOf(data, language),
  }
}

export function textIn(texts: Texts, language: string): string {
  return withFallback(language).flatMap((code) => texts[code] || [])[0] ?? ''
}

const NONE = {
  ...{ minLength: null, maxLength: null, min: null, max: null, from: null, to: null },
  ...{ choices: [], accept: null, maxFiles: null, value: null },
}

function boundsOf(data: FormFieldData, language: string): Partial<FormField> {
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
      return {
        choices: data.choices.map(({ id, label }) => ({ id, label: textIn(label, language) })),
      }
    case 'UPLOAD':
      return { accept: acceptedTypes(data.kinds), maxFiles: data.maxFiles }
    case 'HIDDEN':
      return { value: data.value }
    case 'EMAIL':
    case 'PHONE':
    case 'CONSENT':
      return {}
  }
}
