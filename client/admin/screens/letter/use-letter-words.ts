import { useTranslation } from 'react-i18next'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import type { TextFault } from '#services/contract/rules/letter-text.ts'
import type { LetterFieldsFragment } from './letter.generated.ts'

export type LetterText = LetterFieldsFragment['texts'][number]

export type LetterWords = RecordWords & {
  /** Where the letter shows the text, with a number when it shows several there. */
  name(path: string): string
  fault(fault: TextFault, text: LetterText): string
  placeholder(name: string): string
}

/** Names of the texts of a letter, and what may be wrong with one. */
export function useLetterWords({ texts }: Pick<LetterFieldsFragment, 'texts'>): LetterWords {
  const { t } = useTranslation('letters')

  function name(path: string): string {
    const text = texts.find((one) => one.path === path)
    if (!text) return path
    const alike = texts.filter(({ place }) => place === text.place)
    const place = t(`places.${text.place}`)
    return alike.length === 1 ? place : `${place} ${alike.indexOf(text) + 1}`
  }

  return {
    name,
    nothing: () => t('ofProduct'),
    placeholder: (word) => t(`placeholders.${word}`, { defaultValue: word }),
    fault: (fault, { maxLength }) =>
      t(`faults.${fault.kind}`, {
        count: maxLength,
        name: 'name' in fault ? `{${fault.name}}` : '',
        // Braces and quotes are text here, never HTML.
        interpolation: { escapeValue: false },
      }),
  }
}
