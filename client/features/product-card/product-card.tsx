import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AddButton } from '#client/features/cart/adding/add-button.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { WishButton } from '#client/features/wishlist/wish-button.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Picture } from '#client/ui/picture.tsx'
import { DiscountBadge, Price } from '#client/ui/price.tsx'
import { Badges } from './badges.tsx'
import { CardRating } from './card-rating.tsx'
import type { ProductCardFieldsFragment } from './product-card.generated.ts'
import { Swatches } from './swatches.tsx'

type ProductCardProps = {
  readonly product: ProductCardFieldsFragment
  /** True for the cards visible without scrolling. */
  readonly isFirst?: boolean
}

/** On phones without half the gap, which is what lies between this step of the widths and the next. */
const SIZES =
  '(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, calc(46vw - 0.5rem)'

export function ProductCard({ product, isFirst = false }: ProductCardProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { pathTo } = usePaths()
  const { name, slug, price, picture, otherPicture, availability, badges } = product
  const { availableSizes, swatches } = product
  const isSoldOut = availability === 'OUT_OF_STOCK'
  return (
    <article className="group relative row-span-3 grid grid-rows-subgrid content-start gap-y-3">
      <div className="relative overflow-hidden rounded-md">
        <Picture
          picture={picture}
          sizes={SIZES}
          isFirst={isFirst}
          alt=""
          className={`aspect-4/5 ${isSoldOut ? 'opacity-60' : ''}`}
        />
        {otherPicture ? (
          <span className="absolute inset-0 hidden opacity-0 transition-opacity group-hover:opacity-100 [@media(hover:hover)]:block">
            <Picture
              picture={otherPicture}
              sizes={SIZES}
              alt=""
              isOver={true}
              className="size-full"
            />
          </span>
        ) : null}
        {/* At most two badges: on phones more would overlap the heart. */}
        <span className="absolute inset-2.5 flex flex-col items-start gap-1">
          {price.discountPercent ? <DiscountBadge percent={price.discountPercent} /> : null}
          <Badges badges={badges} most={price.discountPercent ? 1 : 2} isShort={true} />
          {isSoldOut ? (
            <span className="mt-auto rounded-sm bg-ink px-2 py-0.5 text-base text-paper">
              {t('availability.OUT_OF_STOCK')}
            </span>
          ) : null}
          {availableSizes[0] ? (
            <span className="mt-auto mr-12 rounded-sm bg-paper/90 px-2 py-0.5 text-base [word-spacing:0.25em] opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100">
              <span className="sr-only">{t('sizes')} </span>
              {availableSizes.join(' ')}
            </span>
          ) : null}
        </span>
        <span className="absolute top-1.5 right-1.5 z-10">
          <WishButton product={product} look="card" />
        </span>
        {isSoldOut ? null : (
          <div className="absolute right-1.5 bottom-1.5 z-10">
            <AddButton product={product} />
          </div>
        )}
      </div>
      <h3 className="line-clamp-2 text-lg leading-snug font-semibold">
        <PathLink
          path={pathTo('product', { slug })}
          className="covers-card decoration-2 underline-offset-4 group-hover:underline"
        >
          {name}
        </PathLink>
      </h3>
      <div>
        <Price value={price} />
        {product.rating ? <CardRating {...product.rating} /> : null}
        <Swatches swatches={swatches} />
      </div>
    </article>
  )
}
