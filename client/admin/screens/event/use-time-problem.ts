import { useTranslation } from 'react-i18next'
import type { Refusal } from '#client/features/forms/form-store.ts'
import { readTyped } from './typed-time.ts'

/** What is wrong with the typed time of an event; null when nothing is. */
export function useTimeProblem(): (raw: Readonly<Record<string, string>>) => Refusal | null {
  const { t } = useTranslation('events')
  return (raw) => {
    const read = readTyped(raw)
    return read.fault ? { field: read.field, text: t(`faults.${read.fault}`) } : null
  }
}
