import { useTranslation } from 'react-i18next'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { fieldOf } from './address-fields.ts'

/** Values of an order that can be corrected. */
export function useOrderWords(): RecordWords {
  const { t } = useTranslation('order')
  return {
    name(path) {
      const field = fieldOf(path)
      return field === null ? path : t(`address.${field}`)
    },
  }
}
