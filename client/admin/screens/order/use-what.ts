import { useTranslation } from 'react-i18next'
import { readJson } from '#client/admin/history/changes.ts'
import type { EditFieldsFragment } from '#client/admin/history/history.generated.ts'
import { useFormat } from '#client/lib/format.ts'
import { fieldOf } from './address-fields.ts'

/** A move or a note in words, with what it was about; null for a corrected value. */
export function useWhat(currency: string): (edit: EditFieldsFragment) => string | null {
  const { t } = useTranslation(['order', 'history'])
  const { money } = useFormat()

  return ({ path, before, after }) => {
    if (fieldOf(path) !== null) return null
    if (path.startsWith('note.')) {
      return t('history.note', { text: readJson(after) ?? t('history:nothing') })
    }
    const move = t(`history.moves.${path.replace('move.', '')}`, { defaultValue: path })
    const cents = numberIn(after, 'refundedCents') - numberIn(before, 'refundedCents')
    const amount = money({ amount: (cents / 100).toFixed(2), currency })
    if (cents > 0) return t('history.with', { move, fact: amount })
    const mail = factIn(after, 'mail')
    return mail === undefined ? move : t('history.with', { move, fact: t(`mails.${mail}`) })
  }
}

function factIn(json: string | null, name: string): unknown {
  const facts = readJson(json)
  return typeof facts === 'object' && facts !== null ? Reflect.get(facts, name) : undefined
}

function numberIn(json: string | null, name: string): number {
  return Number(factIn(json, name) ?? 0)
}
