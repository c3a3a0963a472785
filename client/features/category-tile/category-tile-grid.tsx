import type { ReactElement } from 'react'
import type { CategoryTileFieldsFragment } from './category-tile.generated.ts'
import { CategoryTile } from './category-tile.tsx'

/** Those that a phone shows beside each other; their pictures are loaded eagerly. */
const FIRST_TILES = 3

type Props = { readonly categories: readonly CategoryTileFieldsFragment[] }

/** Three per row, or four when three would leave one tile alone. */
export function CategoryTileGrid({ categories }: Props): ReactElement {
  const isFourInRow = categories.length % 3 === 1
  const columns = isFourInRow ? 'lg:grid-cols-4' : 'md:grid-cols-3'
  const sizes = `${isFourInRow ? '(min-width: 64rem) 23vw' : '(min-width: 48rem) 31vw'}, 9rem`
  return (
    <ul className={`tile-strip gap-3 md:grid md:grid-cols-2 md:gap-5 ${columns}`}>
      {categories.map((category, index) => (
        <li key={category.id}>
          <CategoryTile category={category} sizes={sizes} isFirst={index < FIRST_TILES} />
        </li>
      ))}
    </ul>
  )
}
