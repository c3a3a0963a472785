import type { ReactElement } from 'react'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { CategoryTileFieldsFragment } from './category-tile.generated.ts'

type CategoryChipsProps = { readonly categories: readonly CategoryTileFieldsFragment[] }

/** Categories above a list of products: one low row, so that the list starts on the first screen. */
export function CategoryChips({ categories }: CategoryChipsProps): ReactElement {
  const { pathTo } = usePaths()
  return (
    <ul className="chip-row">
      {categories.map(({ id, slug, name, image, totalProducts }) => (
        <li key={id} className="category-chip">
          <Picture
            picture={image}
            sizes="3rem"
            isFirst={true}
            alt=""
            className="size-11 flex-none rounded-full"
          />
          <PathLink path={pathTo('category', { slug })} className="covers-card font-semibold">
            {name}
          </PathLink>
          {totalProducts === null ? null : (
            <span aria-hidden="true" className="text-ink-soft figures">
              {totalProducts}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
