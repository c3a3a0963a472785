import { useTranslation } from 'react-i18next'
import { fileSize } from '#client/admin/ui/file-size.ts'
import type { MediaRowFieldsFragment } from './media.generated.ts'

type Facts = Pick<MediaRowFieldsFragment, 'extension' | 'width' | 'height' | 'bytes'>

/** Such as `JPG, 1200 × 800, 340 kB`. */
export function useMediaFacts(): (facts: Facts) => string {
  const { i18n } = useTranslation()
  return ({ extension, width, height, bytes }) =>
    [extension.toUpperCase(), `${width} × ${height}`, fileSize(bytes, i18n.language)].join(', ')
}
