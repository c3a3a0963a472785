import type { ReactElement } from 'react'
import { CategoryTile } from '#client/features/category-tile/category-tile.tsx'
import { Gap } from '#client/ui/notice.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { CategoryTilesFieldsFragment } from './category-tiles.generated.ts'

type Props = { readonly section: CategoryTilesFieldsFragment }

/** The first tile is larger. */
export function CategoryTiles({ section }: Props): ReactElement | null {
  const { id, title, categories } = section
  if (categories?.length === 0) return null
  return (
    <section aria-labelledby={`categories-${id}`} className="bg-sand py-14 md:py-20">
      <div className="site-width">
        <SectionHeading id={`categories-${id}`} title={title} />
        {categories ? (
          <ul className="led-tiles grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5">
            {categories.map((category, index) => (
              <li key={category.id} className="first:col-span-2 md:first:row-span-2">
                <CategoryTile
                  category={category}
                  sizes={
                    index === 0 ? '(min-width: 48rem) 64vw, 92vw' : '(min-width: 48rem) 31vw, 46vw'
                  }
                  className={
                    index === 0 ? 'aspect-4/3 h-full md:aspect-auto' : 'aspect-square sm:aspect-4/3'
                  }
                />
              </li>
            ))}
          </ul>
        ) : (
          <Gap what={title} />
        )}
      </div>
    </section>
  )
}
