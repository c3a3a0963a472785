import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { readStored } from '#client/lib/stored-ids.ts'
import { STORED_CHANGED } from '#client/lib/stored-keys.ts'
import { Picture } from '#client/ui/picture.tsx'
import { Price } from '#client/ui/price.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { inOrder } from './recent-list.ts'
import { type RecentProductsQuery, useRecentProductsQuery } from './recent-row.generated.ts'

type Product = NonNullable<RecentProductsQuery['products']>['items'][number]

export function RecentRow({ ids }: { readonly ids: readonly string[] }): ReactElement | null {
  const [isDeleted, setIsDeleted] = useState(false)
  useEffect(() => {
    // A logout deletes the list.
    const check = (): void => setIsDeleted(readStored('recent').length === 0)
    window.addEventListener(STORED_CHANGED, check)
    return () => window.removeEventListener(STORED_CHANGED, check)
  }, [])
  const { t } = useTranslation('catalogue')
  const { data } = useRecentProductsQuery({
    variables: { ids: [...ids] },
    context: { isSilent: true },
  })
  const products = inOrder(ids, data?.products?.items ?? [])
  if (isDeleted || products.length === 0) return null
  return (
    <section aria-labelledby="recent" className="mt-16 border-t border-line pt-12">
      <SectionHeading id="recent" title={t('recent')} />
      <ul className="-mx-1 flex gap-4 overflow-x-auto p-1 pb-4 md:gap-6">
        {products.map((product) => (
          <li key={product.id} className="w-36 flex-none md:w-44">
            <RecentProduct product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentProduct({ product }: { readonly product: Product }): ReactElement {
  const { pathTo } = usePaths()
  const { slug, name, picture, price } = product
  return (
    <article className="group relative">
      <Picture
        picture={picture}
        sizes="(min-width: 48rem) 11rem, 9rem"
        alt=""
        className="aspect-4/5 rounded-md"
      />
      <h3 className="mt-2 mb-1 line-clamp-2 leading-snug font-semibold">
        <PathLink
          path={pathTo('product', { slug })}
          className="covers-card decoration-2 underline-offset-4 group-hover:underline"
        >
          {name}
        </PathLink>
      </h3>
      <Price value={price} />
    </article>
  )
}
