import type { SettingSection } from '#services/contract/rules/setting-sections.ts'
import type { SettingKind, SettingUnit } from '#services/contract/staff-settings.ts'
import type { Db, Trx } from './database.ts'

/** A setting that staff can change, as the module that reads it declares it. */
export type Setting = {
  readonly kind: SettingKind
  /** Where the list of settings shows it. */
  readonly section: SettingSection
  /** What counts while none is stored; null when that is nothing. */
  readonly usual: string | null
  /** It cannot be without a value. */
  readonly isRequired: boolean
  readonly unit: SettingUnit | null
  readonly min: number | null
  readonly max: number | null
  readonly options: readonly string[]
  /** A value as it is stored, or the rule that it breaks. */
  parse(value: string): { readonly value: string } | { readonly rule: string }
  /** A check that needs the database; false for a value that is refused. */
  fits?(db: Db, value: string): Promise<boolean>
  /** Where it is stored; left out: with the others. */
  readonly store?: SettingStore
}

export type SettingStore = {
  /** Of the names that have a value. */
  values(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Null for the usual value. */
  write(trx: Trx, name: string, value: string | null): Promise<void>
}

/** By `<group>/<key>`. */
export type Settings = Readonly<Record<string, Setting>>

const NONE = { isRequired: false, unit: null, min: null, max: null, options: [] } as const
/** Of the rule of a value that has another form. */
const FORMAT = 'format'

type Place = Pick<Setting, 'section'>

export function numberSetting({
  usual,
  ...given
}: Place & {
  readonly unit: SettingUnit
  readonly min: number
  readonly max: number
  readonly usual: number | null
}): Setting {
  const { min, max } = given
  return {
    ...{ ...NONE, ...given, kind: 'NUMBER', usual: usual === null ? null : `${usual}` },
    parse(text) {
      const value = text.trim()
      if (!/^\d{1,9}$/.test(value)) return { rule: FORMAT }
      if (Number(value) < min) return { rule: `atLeast:${min}` }
      return Number(value) > max ? { rule: `atMost:${max}` } : { value: `${Number(value)}` }
    },
  }
}

/** A stored number; the usual one for none, and for one that breaks its rule. */
export function numberOf(
  { parse, usual }: Pick<Setting, 'parse' | 'usual'>,
  stored: string | null | undefined,
): number {
  const parsed = stored == null ? null : parse(stored)
  return Number(parsed && 'value' in parsed ? parsed.value : usual)
}

export function switchSetting(given: Place & { readonly usual: 'yes' | 'no' }): Setting {
  return choice('SWITCH', { ...given, options: ['yes', 'no'] })
}

export function choiceSetting(
  given: Place & { readonly options: readonly string[]; readonly usual: string },
): Setting {
  return choice('CHOICE', given)
}

function choice(
  kind: SettingKind,
  given: Place & { readonly options: readonly string[]; readonly usual: string },
): Setting {
  return {
    ...{ ...NONE, ...given, kind },
    parse: (value) => (given.options.includes(value) ? { value } : { rule: FORMAT }),
  }
}

type Text = Place & {
  readonly usual: string | null
  readonly maxLength: number
  readonly isRequired?: true
  /** The form of the stored value; null for one that is refused, or the name of its rule. */
  form?(text: string): { readonly value: string } | { readonly rule: string } | null
  fits?(db: Db, value: string): Promise<boolean>
}

export function textSetting(given: Text): Setting {
  return text('TEXT', given)
}

/** An address of the web, with https or http. */
export function addressSetting(given: Omit<Text, 'form'>): Setting {
  return text('WEB_ADDRESS', {
    ...given,
    form: (value) => (/^https?:$/.test(URL.parse(value)?.protocol ?? '') ? { value } : null),
  })
}

function text(kind: SettingKind, { maxLength, form, fits, ...given }: Text): Setting {
  return {
    ...{ ...NONE, ...given, kind, max: maxLength },
    ...(fits && { fits }),
    parse(typed) {
      const value = typed.trim()
      if (value.length > maxLength) return { rule: `maxLength:${maxLength}` }
      return form ? (form(value) ?? { rule: FORMAT }) : { value }
    },
  }
}
