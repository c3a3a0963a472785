import type { FieldValue, Values } from '#client/admin/history/changes.ts'
import { hundredthsOf } from '#client/admin/ui/amount-input.ts'
import type {
  DeliveryRecordFieldsFragment,
  MethodChoicesQuery,
  PaymentRecordFieldsFragment,
} from './methods.generated.ts'

type Site = MethodChoicesQuery['layout']['site']
type Texts = DeliveryRecordFieldsFragment['texts']
export type Hours = Omit<
  DeliveryRecordFieldsFragment['branches'][number]['hours'][number],
  '__typename'
>

/** Values of a form by the paths of a save. */
export function deliveryValues(record: DeliveryRecordFieldsFragment, site: Site): Values {
  const { countries, branches, price, texts } = record
  return {
    ...plainValues(record),
    priceCents: hundredthsOf(price.amount),
    taxBasisPoints: record.taxBasisPoints,
    canBeFree: record.canBeFree,
    minDays: record.minDays,
    maxDays: record.maxDays,
    ...Object.fromEntries(
      countryChoices(record, site).map(({ iso }) => [`countries.${iso}`, countries.includes(iso)]),
    ),
    ...textValues(texts, site),
    ...Object.fromEntries(
      branches.flatMap(({ code, isActive, name, street, zipCode, city, hours }) =>
        Object.entries({
          ...{ isActive, name, street, zipCode, city },
          hours: hours.map(spanOf),
        }).map(([field, value]) => [`branches.${code}.${field}`, value]),
      ),
    ),
  }
}

export function paymentValues(
  record: PaymentRecordFieldsFragment,
  site: Site,
  deliveries: readonly Pick<DeliveryRecordFieldsFragment, 'code'>[],
): Values {
  const { maxAmount, exceptDeliveries, texts } = record
  return {
    ...plainValues(record),
    maxCents: maxAmount && hundredthsOf(maxAmount.amount),
    ...Object.fromEntries(
      deliveries.map(({ code }) => [`exceptDeliveries.${code}`, exceptDeliveries.includes(code)]),
    ),
    ...textValues(texts, site),
  }
}

function plainValues({
  isActive,
  position,
}: Pick<DeliveryRecordFieldsFragment, 'isActive' | 'position'>) {
  return { isActive, position }
}

function textValues(texts: Texts, site: Site): Values {
  return Object.fromEntries(
    languageChoices({ texts }, site).flatMap((code) => {
      const text = texts.find(({ language }) => language === code)
      return [
        [`texts.${code}.name`, text?.name ?? ''],
        [`texts.${code}.description`, text?.description ?? ''],
      ]
    }),
  )
}

/** Countries that the shop sells to, and those that the method has. */
export function countryChoices(
  { countries }: Pick<DeliveryRecordFieldsFragment, 'countries'>,
  { countries: all, checkout: { allowedCountries } }: Site,
): Site['countries'] {
  return all.filter(
    ({ iso }) => !allowedCountries || allowedCountries.includes(iso) || countries.includes(iso),
  )
}

/** Others fall back to its text. */
export const OWN_LANGUAGE = 'hrv'

/** Languages of the site, and those that the method has a text in; that of the shop first. */
export function languageChoices(
  { texts }: Pick<DeliveryRecordFieldsFragment, 'texts'>,
  { languages }: Site,
): readonly string[] {
  const codes = [...languages.map(({ code }) => code), ...texts.map(({ language }) => language)]
  return [...new Set([OWN_LANGUAGE, ...codes])]
}

/** In one order of its fields, as values are compared. */
export function spanOf({ firstDay, lastDay, opens, closes }: Hours): Hours {
  return { firstDay, lastDay, opens, closes }
}

/** What a form holds by now; places that it began without are new. */
export function valuesIn(begun: Values, raw: Readonly<Record<string, string>>): Values {
  const added = Object.keys(raw).filter((path) => path.startsWith('branches.') && !(path in begun))
  return Object.fromEntries(
    [...Object.keys(begun), ...added].map((path) => [path, valueAt(path, raw[path], begun[path])]),
  )
}

function valueAt(path: string, typed = '', begun: FieldValue | undefined): FieldValue {
  const text = typed.trim()
  if (typeof begun === 'boolean') return typed === 'on'
  if (path.endsWith('.hours')) return JSON.parse(typed)
  if (path === 'maxCents' && text === '') return null
  // The service refuses what is no number.
  if (/^(priceCents|maxCents|taxBasisPoints)$/.test(path)) return hundredthsOf(text) ?? text
  if (/^(position|minDays|maxDays)$/.test(path)) return /^\d{1,6}$/.test(text) ? Number(text) : text
  return text
}
