import { useTranslation } from 'react-i18next'
import type { RecordWords } from '#client/admin/history/record-words.ts'

const PICTURES = 'pictures'
const OPTION_PICTURE = 'optionPicture'

export function pathOfPictures(variant: string | null): string {
  return variant === null ? PICTURES : `${PICTURES}.${variant}`
}

export function pathOfOptionPicture(option: string): string {
  return `${OPTION_PICTURE}.${option}`
}

/** Whether a form of pictures saves the part of a product that a path names. */
export function isPicturePath(path: string): boolean {
  return [PICTURES, OPTION_PICTURE].includes(path.split('.')[0] ?? '')
}

/** How the history of a product names its parts and their values. */
export function useProductWords(
  variants: readonly { readonly id: string; readonly name: string }[],
  options: readonly { readonly id: string; readonly label: string }[],
): RecordWords {
  const { t } = useTranslation('products')
  return {
    name(path) {
      const [part = '', ...rest] = path.split('.')
      const detail = rest.join('.')
      if (part === 'files') return t('paths.files', { name: detail })
      if (part === OPTION_PICTURE) {
        const option = options.find(({ id }) => id === detail)
        return t('paths.ofOption', { name: option?.label ?? detail })
      }
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
