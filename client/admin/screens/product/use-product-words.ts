import { useTranslation } from 'react-i18next'
import type { RecordWords } from '#client/admin/history/record-words.ts'

const PICTURES = 'pictures'

export function pathOfPictures(variant: string | null): string {
  return variant === null ? PICTURES : `${PICTURES}.${variant}`
}

/** How the history of a product names its parts and their values. */
export function useProductWords(
  variants: readonly { readonly id: string; readonly name: string }[],
): RecordWords {
  const { t } = useTranslation('products')
  return {
    name(path) {
      const [part = '', ...rest] = path.split('.')
      const detail = rest.join('.')
      if (part === 'files') return t('paths.files', { name: detail })
      if (part !== PICTURES) return path
      const variant = variants.find(({ id }) => id === detail)
      return detail === ''
        ? t('paths.pictures')
        : t('paths.ofVariant', { name: variant?.name ?? detail })
    },
    value(value) {
      if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value)
      return value.length === 0 ? t('noPictures') : value.map((id) => `#${id}`).join(', ')
    },
  }
}
