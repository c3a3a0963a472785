import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import { fieldOf } from './address-fields.ts'
import type { OrderEditFieldsFragment } from './order.generated.ts'

/** A change or a move in words, with what it was about. */
export function useWhat(currency: string): (edit: OrderEditFieldsFragment) => string {
  const { t } = useTranslation('order')
  const { money } = useFormat()
  const nothing = t('differences.nothing')

  return ({ path, before, after }) => {
    const [from, to] = [textOf(before) || nothing, textOf(after) || nothing]
    const field = fieldOf(path)
    if (field !== null) return t('history.changed', { name: t(`address.${field}`), from, to })
    if (path.startsWith('note.')) return t('history.note', { text: to })
    const move = t(`history.moves.${path.replace('move.', '')}`, { defaultValue: path })
    const cents = numberIn(after, 'refundedCents') - numberIn(before, 'refundedCents')
    const amount = money({ amount: (cents / 100).toFixed(2), currency })
    if (cents > 0) return t('history.with', { move, fact: amount })
    const mail = valueIn(after, 'mail')
    return mail === undefined ? move : t('history.with', { move, fact: t(`mails.${mail}`) })
  }
}

/** Of a value that is a text. */
export function textOf(json: string | null): string | null {
  const value: unknown = json === null ? null : JSON.parse(json)
  return typeof value === 'string' ? value : null
}

function valueIn(json: string | null, name: string): unknown {
  const facts: unknown = json === null ? null : JSON.parse(json)
  return typeof facts === 'object' && facts !== null ? Reflect.get(facts, name) : undefined
}

function numberIn(json: string | null, name: string): number {
  return Number(valueIn(json, name) ?? 0)
}
