import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '#client/admin/ui/tag.tsx'
import type { MediaRowFieldsFragment } from './media.generated.ts'
import { useMediaFacts } from './media-facts.ts'

/** Columns of tiles, as wide as a thumb needs on a phone. */
export const GRID =
  'grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6'

export const TILE =
  'block w-full overflow-hidden rounded-md border border-line bg-white text-left hover:border-ink'

/** A picture of the library, whole, with its facts and what it lacks. */
export function MediaTile({ row }: { readonly row: MediaRowFieldsFragment }): ReactElement {
  const { t } = useTranslation('media')
  const facts = useMediaFacts()
  const { name, title, thumbnail, width, height, uses, hasAlt, access } = row
  return (
    <>
      <span className="block aspect-4/3 bg-sand">
        {thumbnail === '' ? null : (
          <img
            src={thumbnail}
            alt=""
            {...{ width, height }}
            loading="lazy"
            decoding="async"
            className="size-full object-contain"
          />
        )}
      </span>
      <span className="flex flex-col gap-1 px-3 py-2.5">
        <span className="truncate font-semibold" title={name}>
          {title || name}
        </span>
        <span className="figures text-sm text-ink-soft">{facts(row)}</span>
        <span className="text-sm text-ink-soft">{t('shownAt', { count: uses })}</span>
        {hasAlt ? null : (
          <span>
            <Tag look="warning">{t('noAlt')}</Tag>
          </span>
        )}
        {access === 'PUBLIC' ? null : (
          <span>
            <Tag>{t('words.OTHER')}</Tag>
          </span>
        )}
      </span>
    </>
  )
}
