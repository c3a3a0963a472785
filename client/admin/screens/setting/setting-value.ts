import type { SettingFieldsFragment } from '#client/admin/screens/settings/settings.generated.ts'

type Kind = Pick<SettingFieldsFragment, 'unit'>

/** What was typed, as it is stored: null for nothing, amounts in cents. */
export function storedValue({ unit }: Kind, typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  if (unit !== 'CENTS') return text
  const [, euros, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?\s*€?$/.exec(text) ?? []
  // The service refuses what is no amount.
  return euros === undefined ? text : `${Number(euros) * 100 + Number(cents.padEnd(2, '0'))}`
}

/** A stored value, as it is typed. */
export function typedValue({ unit }: Kind, value: string | null): string {
  if (value === null || unit !== 'CENTS') return value ?? ''
  return (Number(value) / 100).toFixed(2).replace('.', ',')
}
