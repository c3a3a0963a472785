import { useTranslation } from 'react-i18next'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { typedHundredths } from '#client/admin/ui/amount-input.ts'
import { useFormat } from '#client/lib/format.ts'
import { useHoursText } from './hours-text.ts'
import { useLanguageName } from './language-name.ts'
import type { Hours } from './method-values.ts'
import type { DeliveryRecordFieldsFragment, MethodChoicesQuery } from './methods.generated.ts'

type Named = {
  readonly site: MethodChoicesQuery['layout']['site'] | undefined
  readonly deliveries: readonly Pick<DeliveryRecordFieldsFragment, 'code' | 'texts' | 'branches'>[]
}

/** Names of the parts of a method, for its history. */
export function useMethodWords({ site, deliveries }: Named): RecordWords {
  const { t } = useTranslation('methods')
  const { money } = useFormat()
  const hoursText = useHoursText()
  const languageName = useLanguageName()

  function name(path: string): string {
    const [key = '', of = '', field = ''] = path.split('.')
    switch (key) {
      case 'countries':
        return t('parts.country', {
          name: site?.countries.find(({ iso }) => iso === of)?.name ?? of,
        })
      case 'texts':
        return t(`parts.${field}In`, { language: languageName(of) })
      case 'exceptDeliveries':
        return t('parts.except', { name: nameOf(deliveries.find(({ code }) => code === of)) ?? of })
      case 'branches': {
        const place = deliveries.flatMap(({ branches }) => branches).find(({ code }) => code === of)
        return t('parts.ofPlace', { place: place?.name ?? of, part: t(`place.${field}`) })
      }
      default:
        return t(`parts.${key}`, { defaultValue: key })
    }
  }

  return {
    name,
    nothing: (path) => (path === 'maxCents' ? t('noLimit') : t('nothing')),
    value(value, path) {
      if (path === 'priceCents' || path === 'maxCents') {
        return money({ amount: (Number(value) / 100).toFixed(2), currency: 'EUR' })
      }
      if (path === 'taxBasisPoints') return `${typedHundredths(Number(value))} %`
      if (path.endsWith('.hours')) return hoursText(value as readonly Hours[])
      return `${value}`
    },
  }
}

/** In the language of the shop. */
export function nameOf(
  method: Pick<DeliveryRecordFieldsFragment, 'texts'> | undefined,
): string | undefined {
  return method?.texts[0]?.name
}
