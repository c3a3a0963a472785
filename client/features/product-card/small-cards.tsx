import type { ReactElement } from 'react'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Picture } from '#client/ui/picture.tsx'
import { Price } from '#client/ui/price.tsx'
import type { SmallCardFieldsFragment } from './small-card.generated.ts'

type SmallCardsProps = { readonly products: readonly SmallCardFieldsFragment[] }

/** One row of pictures with name and price, scrolled sideways where it is too long. */
export function SmallCards({ products }: SmallCardsProps): ReactElement {
  return (
    <ul className="-mx-1 flex gap-4 overflow-x-auto p-1 pb-4 md:gap-6">
      {products.map((product) => (
        <li key={product.id} className="w-36 flex-none md:w-44">
          <SmallCard product={product} />
        </li>
      ))}
    </ul>
  )
}

type SmallCardProps = { readonly product: SmallCardFieldsFragment }

function SmallCard({ product }: SmallCardProps): ReactElement {
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
