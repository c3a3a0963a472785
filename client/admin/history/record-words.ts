import { useTranslation } from 'react-i18next'
import { readJson } from './changes.ts'
import type { EditFieldsFragment } from './history.generated.ts'

/** How a kind of record names its parts and their values. */
export type RecordWords = {
  name(path: string): string
  /** Of a value that is neither absent nor a yes or no. */
  value?(value: unknown, path: string): string
  /** In place of `(empty)`. */
  nothing?(path: string): string
}

export type ValueText = (json: string | null, path: string) => string

export function useValueText(words: RecordWords): ValueText {
  const { t } = useTranslation('history')
  return (json, path) => {
    const value = readJson(json)
    if (value === null || value === '') return words.nothing?.(path) ?? t('nothing')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return words.value?.(value, path) ?? (typeof value === 'string' ? value : JSON.stringify(value))
  }
}

/** A change in one sentence. What was given or taken needs no values. */
export function useSentence(
  words: RecordWords,
): (edit: Pick<EditFieldsFragment, 'path' | 'before' | 'after'>) => string {
  const { t } = useTranslation('history')
  const text = useValueText(words)
  return ({ path, before, after }) => {
    const name = words.name(path)
    if (after === 'true' || after === 'false') return t(`given.${after}`, { name })
    return t('changed', { name, from: text(before, path), to: text(after, path) })
  }
}
