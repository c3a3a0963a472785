import { z } from 'zod'
import type { Db } from '#services/platform/database.ts'
import type { SiteIdentity } from '#services/platform/http/gate.ts'
import {
  readApiKey,
  readCountries,
  readCurrencies,
  readDomains,
  readGroup,
  readLanguages,
  readMediaOptions,
  readSetting,
} from './store.ts'

export { isInMaintenance, setMaintenance } from './maintenance.ts'
export { setSetting } from './set-setting.ts'
export { lockSettings } from './store.ts'

export type Site = {
  readonly id: number
  readonly storeId: number
  readonly name: string
  /** Not secret: media paths contain it. */
  readonly apiKeyId: string
  readonly apiKeyToken: string
  /** Ids; 41 is Croatian. */
  readonly languageIds: readonly number[]
  readonly defaultLanguage: string
}

export type Domain = {
  readonly id: number
  readonly host: string
  readonly language: string
  readonly isDefault: boolean
}

export type Language = { readonly id: number; readonly code: string; readonly code2: string }
export type Country = { readonly id: number; readonly iso: string; readonly code: string }
export type Currency = {
  readonly id: number
  readonly code: string
  readonly label: string
  readonly symbol: string
}

export type MediaOption = {
  readonly id: number
  readonly key: string
  readonly value: string
  readonly autoResize: boolean
  readonly x: number
  /** Null when the height follows from the width. */
  readonly y: number | null
}

const idList = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int()))

const siteSettings = z.object({
  id: z.coerce.number().int(),
  storeId: z.coerce.number().int(),
  name: z.string(),
  languages: idList,
  defaultLanguage: z.string().length(3),
})
const WORDS = { truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] }

/** `standing` is the default for a missing or unknown value. */
function flagOr(existing: boolean) {
  return z.stringbool(WORDS).catch(existing)
}

const checkoutSettings = z.object({
  allowedCountries: z.union([z.literal('ALL'), z.string().transform((text) => text.split(','))]),
  cartAdditionBehaviour: z.enum(['0', '1', '2']),
  skipDelivery: flagOr(false),
  validateSpecialCharacters: flagOr(true),
  checkCompanyNumber: flagOr(true),
  productNotices: flagOr(true),
})
const currencySettings = z.object({ allowed: idList, main: z.coerce.number().int() })

const BEHAVIOURS = { '0': 0, '1': 1, '2': 2 } as const

/** The only site of this deployment. */
export async function site(db: Db): Promise<Site> {
  const [settings, key] = await Promise.all([readGroup(db, 'site'), readApiKey(db)])
  const { id, storeId, name, languages, defaultLanguage } = siteSettings.parse(
    Object.fromEntries(settings),
  )
  return {
    id,
    storeId,
    name,
    apiKeyId: key.id,
    apiKeyToken: key.token,
    languageIds: languages,
    defaultLanguage,
  }
}

/** The values against which the HTTP layer validates callers. */
export async function siteIdentity(db: Db): Promise<SiteIdentity> {
  const [own, all] = await Promise.all([site(db), readLanguages(db)])
  return {
    apiKey: own.apiKeyToken,
    siteId: own.id,
    storeId: own.storeId,
    languages: all.filter(({ id }) => own.languageIds.includes(id)).map(({ code }) => code),
    defaultLanguage: own.defaultLanguage,
  }
}

export async function getSetting(db: Db, group: string, key: string): Promise<string | null> {
  return await readSetting(db, group, key)
}

/** All settings of a group, by key. */
export async function getSettings(db: Db, group: string): Promise<ReadonlyMap<string, string>> {
  return await readGroup(db, group)
}

/** Default domain first. */
export async function domains(db: Db): Promise<readonly Domain[]> {
  const rows = await readDomains(db)
  return rows.map(({ is_default, ...row }) => ({ ...row, isDefault: is_default === 1 }))
}

export async function languages(db: Db): Promise<readonly Language[]> {
  return await readLanguages(db)
}

export async function countries(db: Db): Promise<readonly Country[]> {
  return await readCountries(db)
}

export async function mediaOptions(db: Db): Promise<readonly MediaOption[]> {
  const rows = await readMediaOptions(db)
  return rows.map(({ auto_resize, ...row }) => ({
    ...row,
    value: row.y === null ? `${row.x}` : `${row.x}x${row.y}`,
    autoResize: auto_resize === 1,
  }))
}

export async function checkout(db: Db): Promise<{
  allowedCountries: 'ALL' | string[]
  cartAdditionBehaviour: 0 | 1 | 2
  /** The first applicable delivery method is taken without a choice. */
  skipDelivery: boolean
  /** Names may have letters only. */
  validateSpecialCharacters: boolean
  /** The number of a Croatian company needs the right check digit. */
  checkCompanyNumber: boolean
  /** Visitors can sign up for a mail when a product is back or cheaper. */
  productNotices: boolean
}> {
  const settings = checkoutSettings.parse(Object.fromEntries(await readGroup(db, 'checkout')))
  return { ...settings, cartAdditionBehaviour: BEHAVIOURS[settings.cartAdditionBehaviour] }
}

export async function currencies(
  db: Db,
): Promise<{ allowedCurrencies: Currency[]; mainCurrencyId: number }> {
  const [settings, all] = await Promise.all([readGroup(db, 'currency'), readCurrencies(db)])
  const { allowed, main } = currencySettings.parse(Object.fromEntries(settings))
  return { allowedCurrencies: all.filter(({ id }) => allowed.includes(id)), mainCurrencyId: main }
}
