import { useTranslation } from 'react-i18next'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { useLanguageName } from '#client/admin/methods/language-name.ts'
import { shownText } from '#client/admin/screens/event/plain-paragraphs.ts'
import { formFieldData } from '#services/contract/rules/form-fields.ts'
import type { DraftField, DraftForm } from './draft-form.ts'

/** How the history of a form names its parts and their values. */
export function useFormWords({ fields, texts }: Pick<DraftForm, 'fields' | 'texts'>): RecordWords {
  const { t } = useTranslation('siteForms')
  const languageName = useLanguageName()
  const main = texts[0]?.language ?? ''
  const labelOf = (id: string): string | undefined =>
    fields.find((field) => field.id === id)?.data.label[main]
  return {
    name(path) {
      const [part = '', detail = ''] = path.split('.')
      const name = t(`paths.${part}`)
      if (part === 'field') {
        const label = labelOf(detail)
        return label ? `${name} „${label}”` : name
      }
      return detail === '' || texts.length < 2 ? name : `${name} (${languageName(detail)})`
    },
    value(value, path) {
      if (path.startsWith('field.')) return fieldText(t, value, main)
      if (path.startsWith('intro.')) return shownText(`${value}`)
      if (path === 'goal') return `${Reflect.get(Object(value), 'value')}`
      if (Array.isArray(value)) {
        return value.flatMap((id) => labelOf(`${id}`) ?? []).join(', ')
      }
      return `${value}`
    },
    nothing: (path) => (path === 'goal' ? t('settings.goals.MESSAGE') : t('nothing')),
  }
}

/** All that can differ between two states of a field. */
function fieldText(t: (key: string) => string, value: unknown, language: string): string {
  const { success, data } = formFieldData.safeParse(value)
  if (!success) return JSON.stringify(value)
  const { type, label, help, isRequired, ...bounds } = data
  const facts = [
    label[language] ?? '',
    t(`types.${type}`).toLowerCase(),
    isRequired ? t('fields.required') : '',
    help?.[language] ?? '',
    ...Object.entries(bounds).map(([name, bound]) => boundText(t, name, bound, language)),
  ]
  return facts.filter((fact) => fact !== '').join(', ')
}

function boundText(
  t: (key: string) => string,
  name: string,
  bound: unknown,
  language: string,
): string {
  if (bound === null || bound === '') return ''
  if (name === 'choices') {
    const choices = bound as readonly { readonly label: DraftField['data']['label'] }[]
    return choices.map(({ label }) => label[language] ?? '').join(' / ')
  }
  return `${t(`field.${name}`).toLowerCase()}: ${bound}`
}
