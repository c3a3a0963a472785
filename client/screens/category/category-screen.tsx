import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { CategoryChips } from '#client/features/category-tile/category-chips.tsx'
import { canonicalPath } from '#client/features/listing/canonical-path.ts'
import { listVariables, readListState } from '#client/features/listing/list-state.ts'
import { Listing } from '#client/features/listing/listing.tsx'
import { ProductGrid } from '#client/features/product-card/product-grid.tsx'
import { Breadcrumbs } from '#client/layout/breadcrumbs/breadcrumbs.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { SharedImage } from '#client/lib/social-picture.tsx'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { type CategoryScreenQuery, useCategoryScreenQuery } from './category-screen.generated.ts'

type Category = NonNullable<CategoryScreenQuery['category']>

export function CategoryScreen(): ReactElement | null {
  const { slug = '' } = useParams()
  const { pathTo } = usePaths()
  const query = useQueryString()
  const state = readListState(query)
  const { data } = useCategoryScreenQuery({
    variables: { slug, ...listVariables(state) },
    errorPolicy: 'all',
  })
  if (!data?.category) return null // the loader has answered already

  const { name, description, image, ancestors, children, sorts, defaultSort, products } =
    data.category
  const path = pathTo('category', { slug })
  return (
    <div className="site-width pt-2 pb-16 md:pb-24">
      <Head
        title={name}
        description={description}
        path={canonicalPath(path, state)}
        image={
          import.meta.env.SSR ? (
            <SharedImage shown={{ kind: 'story', title: name, picture: image?.url }} />
          ) : null
        }
      />
      <Breadcrumbs categories={[...ancestors, data.category]} />
      <header className="mt-3 mb-4 max-w-3xl md:mt-4 md:mb-6">
        <h1 className="display text-title">{name}</h1>
        {description ? (
          <p className="mt-3 text-lead text-ink-soft md:mt-2 max-md:line-clamp-2 max-md:text-base">
            {description}
          </p>
        ) : null}
      </header>
      <Subcategories categories={children} />
      <Listing path={path} state={state} list={products} sorts={sorts} defaultSort={defaultSort} />
      <Highlights highlights={data.category.highlights} listed={products} />
    </div>
  )
}

function Subcategories({
  categories,
}: {
  readonly categories: Category['children']
}): ReactElement | null {
  const { t } = useTranslation('catalogue')
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories" className="mb-5 md:mb-8">
      <h2 id="categories" className="sr-only">
        {t('shop.categories')}
      </h2>
      <CategoryChips categories={categories} />
    </section>
  )
}

/** Fewer would leave a gap. */
const FULL_ROW = 4

type HighlightsProps = Pick<Category, 'highlights'> & { readonly listed: Category['products'] }

/** Others than the list shows. Left out when it fails, because the category does well without it. */
function Highlights({ highlights, listed }: HighlightsProps): ReactElement | null {
  const { t } = useTranslation('catalogue')
  const shown = new Set(listed?.items.map(({ id }) => id))
  const others = (highlights?.items ?? []).filter(({ id }) => !shown.has(id)).slice(0, FULL_ROW)
  if (others.length < FULL_ROW) return null
  return (
    <section aria-labelledby="highlights" className="mt-16">
      <h2 id="highlights" className="mb-4 display text-2xl">
        {t('shop.featured')}
      </h2>
      <ProductGrid products={others} isRow={true} />
    </section>
  )
}
