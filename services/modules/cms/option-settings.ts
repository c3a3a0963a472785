import * as z from 'zod/mini'
import { email } from '#services/contract/rules/fields.ts'
import { OWN_PATH } from '#services/contract/rules/own-path.ts'
import {
  choiceSetting,
  type Setting,
  type SettingStore,
  type Settings,
  textSetting,
} from '#services/platform/setting.ts'
import { findSlug } from '#services/platform/slugs.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { languageSettings } from './language-options.ts'
import { optionValues } from './option-store.ts'
import { setOption } from './options.ts'

const PLACE = { section: 'CONTENT', usual: null } as const
const GROUP = 'options/'
/** Options that hold several addresses separate them by commas. */
const MAX_ADDRESSES = 10
const address = z.string().check(z.regex(OWN_PATH))

/** The catalogue reads these settings as options of the CMS. */
export const OPTION_STORE: SettingStore = {
  async values(db, names) {
    const stored = await optionValues(db, names.map(keyOf))
    return new Map(
      names.flatMap((name) => {
        const value = stored.get(keyOf(name))?.trim()
        return value ? [[name, value]] : []
      }),
    )
  },
  write: async (trx, name, value) => await setOption(trx, { key: keyOf(name), value: value ?? '' }),
}

/** Options of the site that staff change; those with a picture are no settings. */
export const optionSettings: Settings = stored({
  SendEmailTo: textSetting({ ...PLACE, maxLength: 500, form: addresses }),
  SendGdprTo: textSetting({ ...PLACE, maxLength: 500, form: addresses }),
  CopyrightText: textSetting({ ...PLACE, maxLength: 200 }),
  ...languageSettings,
  HomePageSlug: textSetting({
    ...{ ...PLACE, maxLength: 100, isRequired: true },
    fits: async (db, value) => (await findSlug(db, DEFAULT_LANGUAGE, value, 'page')) !== null,
  }),
  MembershipPage: textSetting({ ...PLACE, maxLength: 200, form: ownPath }),
  DeliveryPage: textSetting({ ...PLACE, maxLength: 200, form: ownPath }),
  ReturnsPage: textSetting({ ...PLACE, maxLength: 200, form: ownPath }),
  EventsPage: textSetting({ ...PLACE, maxLength: 200, form: ownPath }),
  AutoGenerateSiteMap: optionSwitch('true'),
  TagManagerId: textSetting({ ...PLACE, maxLength: 30, form: tagId('GTM') }),
  GoogleAnalyticsId: textSetting({ ...PLACE, maxLength: 30, form: tagId('G') }),
})

export function optionSwitch(usual: 'true' | 'false'): Setting {
  return choiceSetting({ section: 'CONTENT', options: ['true', 'false'], usual })
}

/** By the names of settings, with the store of options. */
export function stored(options: Settings): Settings {
  return Object.fromEntries(
    Object.entries(options).map(([key, setting]) => [
      `${GROUP}${key}`,
      { ...setting, store: OPTION_STORE },
    ]),
  )
}

function keyOf(name: string): string {
  return name.slice(GROUP.length)
}

function addresses(text: string): { readonly value: string } | null {
  const all = text.split(/[,;\s]+/).filter(Boolean)
  const areAll = all.every((one) => z.safeParse(email(), one).success)
  return all.length <= MAX_ADDRESSES && areAll ? { value: all.join(', ') } : null
}

function ownPath(text: string): { readonly value: string } | null {
  return z.safeParse(address, text).success ? { value: text } : null
}

function tagId(kind: 'GTM' | 'G') {
  const form = new RegExp(`^${kind}-[A-Z0-9]{4,20}$`)
  return (text: string): { readonly value: string } | null => {
    const value = text.toUpperCase()
    return form.test(value) ? { value } : null
  }
}
