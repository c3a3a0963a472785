import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { CategoryTileFieldsFragment } from './category-tile.generated.ts'

type CategoryTileProps = {
  readonly category: CategoryTileFieldsFragment
  readonly sizes: string
  /** Visible without scrolling. */
  readonly isFirst?: boolean
  /** Proportions of the tile. */
  readonly className?: string
}

export function CategoryTile({
  category,
  sizes,
  isFirst = false,
  className = 'aspect-square sm:aspect-4/3',
}: CategoryTileProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { pathTo } = usePaths()
  const { slug, name, image, totalProducts } = category
  return (
    <div
      className={`on-ink group relative overflow-hidden rounded-lg bg-ink text-white ${className}`}
    >
      <Picture
        picture={image}
        sizes={sizes}
        isFirst={isFirst}
        alt=""
        className="size-full transition-transform duration-300 group-hover:scale-103"
      />
      {/* The gradient grows with the text, so that a name of three lines stays readable. */}
      <div className="absolute inset-x-0 bottom-0 flex flex-col items-start gap-1 bg-linear-to-t from-ink/95 via-ink/70 via-[calc(100%-3rem)] to-transparent p-3.5 pt-16 lg:p-6 lg:pt-18">
        <PathLink
          path={pathTo('category', { slug })}
          className="covers-card min-w-0 display text-xl leading-tight sm:text-[1.375rem] decoration-2 underline-offset-4 group-hover:underline lg:text-3xl"
        >
          {name}
        </PathLink>
        {totalProducts === null ? null : (
          <span className="text-base text-ink-text figures">
            {t('listing.total', { count: totalProducts })}
          </span>
        )}
      </div>
    </div>
  )
}
