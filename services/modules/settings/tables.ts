import type { Generated } from 'kysely'

/** No secrets: administrators can read every row, and anyone those that a module names as public. */
export type SettingTable = { group: string; key: string; value: string }
/** One row. Media paths contain the id; the token authenticates calls. */
export type ApiKeyTable = { id: string; token: string }
export type DomainTable = {
  id: Generated<number>
  host: string
  language: string
  is_default: number
}
export type LanguageTable = { id: number; code: string; code2: string }
export type CountryTable = { id: number; iso: string; code: string }
export type CurrencyTable = { id: number; code: string; label: string; symbol: string }
export type MediaOptionTable = {
  id: Generated<number>
  key: string
  auto_resize: number
  x: number
  /** Null when the height follows from the width. */
  y: number | null
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    setting: SettingTable
    api_key: ApiKeyTable
    domain: DomainTable
    language: LanguageTable
    country: CountryTable
    currency: CurrencyTable
    media_option: MediaOptionTable
  }
}
