import type { SettingFieldsFragment } from '#client/admin/screens/settings/settings.generated.ts'
import { hundredthsOf, typedHundredths } from '#client/admin/ui/amount-input.ts'

type Kind = Pick<SettingFieldsFragment, 'unit'>

/** What was typed, as it is stored: null for nothing, amounts in cents. */
export function storedValue({ unit }: Kind, typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  if (unit !== 'CENTS') return text
  // The service refuses what is no amount.
  return `${hundredthsOf(text) ?? text}`
}

/** A stored value, as it is typed. */
export function typedValue({ unit }: Kind, value: string | null): string {
  if (value === null || unit !== 'CENTS') return value ?? ''
  return typedHundredths(Number(value))
}
