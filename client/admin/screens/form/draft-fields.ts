import type { FormFieldData, FormFieldType } from '#services/contract/rules/form-fields.ts'
import type { DraftField } from './draft-form.ts'

/** As the services take it. */
const ID_LENGTH = 12

/** Made up here, so that a field has its id before it is saved. */
export function newId(length = ID_LENGTH): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('')
}

/** A field without texts. */
export function newField(type: FormFieldType): DraftField {
  return { id: newId(), data: newData(type) }
}

function newData(type: FormFieldType): FormFieldData {
  const common = { label: {}, help: null, isRequired: type !== 'HIDDEN' }
  switch (type) {
    case 'TEXT':
    case 'LONG_TEXT':
      return { ...common, type, minLength: null, maxLength: null }
    case 'NUMBER':
      return { ...common, type, min: null, max: null }
    case 'DATE':
      return { ...common, type, from: null, to: null }
    case 'CHOICE':
    case 'SEVERAL':
      return { ...common, type, choices: [newChoice(), newChoice()] }
    case 'UPLOAD':
      return { ...common, type, kinds: ['PICTURE', 'PDF'], maxFiles: 1 }
    case 'HIDDEN':
      return { ...common, type, value: '' }
    case 'EMAIL':
    case 'PHONE':
    case 'CONSENT':
      return { ...common, type }
  }
}

export function newChoice() {
  return { id: newId(8), label: {} }
}

/** Texts by language; an empty one is left out. */
type Texts = Readonly<Record<string, string>>

export function withText(texts: Texts, language: string, text: string): Record<string, string> {
  const { [language]: _before, ...others } = texts
  return text === '' ? others : { ...others, [language]: text }
}

/** Help without any text is none. */
export function withHelp(help: Texts | null, language: string, text: string) {
  const texts = withText(help ?? {}, language, text)
  return Object.keys(texts).length === 0 ? null : texts
}

export type FieldFault = { readonly part: 'label' | 'choices' | 'bounds' | 'kinds' }

/** What keeps a field from being saved. */
export function faultOf({ data }: DraftField, mainLanguage: string): FieldFault | null {
  const isNamed = (texts: Texts): boolean => Boolean(texts[mainLanguage]?.trim())
  if (!isNamed(data.label)) return { part: 'label' }
  switch (data.type) {
    case 'CHOICE':
    case 'SEVERAL': {
      const isWhole = data.choices.length > 0 && data.choices.every(({ label }) => isNamed(label))
      return isWhole ? null : { part: 'choices' }
    }
    case 'TEXT':
    case 'LONG_TEXT':
      return isAscending(data.minLength, data.maxLength) ? null : { part: 'bounds' }
    case 'NUMBER':
      return isAscending(data.min, data.max) ? null : { part: 'bounds' }
    case 'DATE':
      return isAscending(data.from, data.to) ? null : { part: 'bounds' }
    case 'UPLOAD':
      return data.kinds.length > 0 ? null : { part: 'kinds' }
    default:
      return null
  }
}

function isAscending(low: number | string | null, high: number | string | null): boolean {
  return low === null || high === null || low <= high
}
