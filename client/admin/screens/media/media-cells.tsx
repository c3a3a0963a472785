import { useTranslation } from 'react-i18next'
import { RowLink } from '#client/admin/list/row-link.tsx'
import type { Cells } from '#client/admin/list/use-cell.tsx'
import type { MediaRowFieldsFragment } from '#client/admin/media/media.generated.ts'
import { fileSize } from '#client/admin/ui/file-size.ts'
import { Tag } from '#client/admin/ui/tag.tsx'
import { Thumbnail } from '#client/admin/ui/thumbnail.tsx'
import type { MEDIA_LIST } from '#services/contract/rules/lists/media.ts'

type MediaCells = Cells<typeof MEDIA_LIST, MediaRowFieldsFragment>

/** How the table shows a picture. */
export function useMediaCells(): MediaCells {
  const { t, i18n } = useTranslation('media')
  return {
    name: ({ id, name, thumbnail }) => (
      <span className="flex items-center gap-3">
        <Thumbnail path={thumbnail} />
        <RowLink id={id} to={`/admin/media/${id}`}>
          {name}
        </RowLink>
      </span>
    ),
    uses: ({ uses }) => t('shownAt', { count: uses }),
    bytes: ({ bytes }) => fileSize(bytes, i18n.language),
    extension: ({ extension }) => extension.toUpperCase(),
    hasAlt: ({ hasAlt }) => (hasAlt ? t('hasAlt') : <Tag look="warning">{t('noAlt')}</Tag>),
  }
}
