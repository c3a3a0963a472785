import type { ReactElement } from 'react'
import type { CategoryTileFieldsFragment } from './category-tile.generated.ts'
import { CategoryTile } from './category-tile.tsx'

/** Two rows on a phone; their pictures are loaded eagerly. */
const FIRST_TILES = 4

type Props = { readonly categories: readonly CategoryTileFieldsFragment[] }

/** On phones an odd last tile takes the whole row. */
const LAST_ALONE_ON_PHONES =
  'max-md:*:[&:nth-child(odd):last-child]:col-span-2 max-md:*:[&:nth-child(odd):last-child>div]:aspect-21/9'

/** Three per row, or four when three would leave one tile alone. */
export function CategoryTileGrid({ categories }: Props): ReactElement {
  const isFourInRow = categories.length % 3 === 1
  const columns = isFourInRow ? 'lg:grid-cols-4' : 'md:grid-cols-3'
  const sizes = `${isFourInRow ? '(min-width: 64rem) 23vw' : '(min-width: 48rem) 31vw'}, 46vw`
  return (
    <ul className={`grid grid-cols-2 gap-3 md:gap-5 ${columns} ${LAST_ALONE_ON_PHONES}`}>
      {categories.map((category, index) => (
        <li key={category.id}>
          <CategoryTile category={category} sizes={sizes} isFirst={index < FIRST_TILES} />
        </li>
      ))}
    </ul>
  )
}
