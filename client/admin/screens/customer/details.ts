import { useTranslation } from 'react-i18next'
import { type Change, changesBetween, readJson } from '#client/admin/history/changes.ts'
import type { EditFieldsFragment } from '#client/admin/history/history.generated.ts'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import type { StaffCustomerFieldsFragment } from './customer.generated.ts'

type Customer = StaffCustomerFieldsFragment
type Values = Readonly<Record<string, string | null>>

const NAMES = ['firstName', 'lastName', 'companyName'] as const
const PHONE = /^addresses\.(\d+)\.phone$/

/** Of the person; empty when none was given. */
export function nameOf({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** What can be corrected of an account, by path. */
export function valuesOf({ firstName, lastName, companyName, account }: Customer): Values {
  const phones = (account?.addresses ?? []).map(({ id, phone }) => [`addresses.${id}.phone`, phone])
  return { firstName, lastName, companyName, ...Object.fromEntries(phones) }
}

/** Only a company may be absent; another value that was emptied is refused by its name. */
export function changesOf(begun: Values, typed: Readonly<Record<string, string>>): Change[] {
  const now = Object.keys(begun).map((path) => {
    const value = typed[path]?.trim() ?? ''
    return [path, value === '' && path === 'companyName' ? null : value]
  })
  return [...changesBetween(begun, Object.fromEntries(now))]
}

export function isSaved(path: string): boolean {
  return NAMES.some((name) => name === path) || PHONE.test(path)
}

/** Names of what can be corrected; phones by the place of their address. */
export function useCustomerWords(customer: Customer | null): RecordWords {
  const { t } = useTranslation('customers')
  return {
    name(path) {
      const [, id] = PHONE.exec(path) ?? []
      if (id === undefined) return t(`details.${path}`, { defaultValue: path })
      const address = customer?.account?.addresses.find((one) => one.id === id)
      return address ? t('details.phoneAt', { place: address.street }) : t('details.phone')
    },
  }
}

/** A step or a note in words; null for a corrected value. */
export function useCustomerSentence(): (edit: EditFieldsFragment) => string | null {
  const { t } = useTranslation(['customers', 'history'])
  return ({ path, after }) => {
    if (isSaved(path)) return null
    if (!path.startsWith('note.')) {
      return t(`history.${path.replace('move.', '')}`, { defaultValue: path })
    }
    return t('history.note', { text: readJson(after) ?? t('history:nothing') })
  }
}
