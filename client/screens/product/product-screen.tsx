import {
  type ComponentProps,
  lazy,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { RecentProducts } from '#client/features/recent/recent-products.tsx'
import { REVIEWS_KEY, readListPage } from '#client/features/reviews/list-page.ts'
import { Breadcrumbs } from '#client/layout/breadcrumbs/breadcrumbs.tsx'
import { useChunk } from '#client/lib/use-chunk.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { Gap } from '#client/ui/notice.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Gallery } from './gallery.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductHead } from './product-head.tsx'
import {
  type ProductPageFieldsFragment,
  type PurchaseTermsFragment,
  useProductScreenQuery,
} from './product-screen.generated.ts'
import { ProductSummary } from './product-summary.tsx'
import { BUY_FORM, useOffer } from './use-offer.ts'

export function ProductScreen(): ReactElement | null {
  const { slug = '' } = useParams()
  const reviewsPage = readListPage(useQueryString(), REVIEWS_KEY)
  const { data } = useProductScreenQuery({
    variables: { slug, reviewsPage },
    errorPolicy: 'all',
  })
  if (data?.product?.__typename !== 'Product') return null // the loader has answered already

  const { product } = data
  const { id, category } = product
  return (
    <article aria-labelledby="product-name" className="site-width pt-2 pb-16 md:pb-24">
      <ProductHead product={product} />
      <Breadcrumbs
        categories={category ? [...category.ancestors, category] : []}
        current={product.name}
      />
      <Offer key={id} product={product} terms={data.layout.site.checkout}>
        <ProductDetails product={product} />
        {data.layout.site.reviewOptions?.onProducts ? (
          <Reviews key={`${id} ${reviewsPage}`} product={product} />
        ) : null}
        <CrossSell products={product.crossSell} />
      </Offer>
      <RecentProducts current={id} />
    </article>
  )
}

type OfferProps = {
  readonly product: ProductPageFieldsFragment
  readonly terms: PurchaseTermsFragment
  readonly children: ReactNode
}

const loadBuyBar = () => import('./buy-bar.tsx')

/** Pictures and what decides beside them: both follow the choices. */
function Offer({ product, terms, children }: OfferProps): ReactElement {
  const offer = useOffer(product)
  const button = useRef<HTMLButtonElement>(null)
  const isOnPhone = useIsHydrated() && window.matchMedia('(width < 48rem)').matches
  const BuyBar = useChunk(isOnPhone, loadBuyBar)?.BuyBar
  const { pictures, active } = offer
  const isSoldOut = active.availability === 'OUT_OF_STOCK'
  return (
    <>
      <div className="mt-2 grid grid-cols-1 gap-6 md:mt-3 md:grid-cols-2 md:gap-10 lg:grid-cols-[minmax(22rem,min((100svh-12.5rem)*0.8,44rem))_minmax(22rem,36rem)] lg:justify-between">
        {/* Remounts the gallery when the first picture changes. */}
        <Gallery key={pictures[0]?.id} pictures={pictures} name={product.name} />
        <div className="flex flex-col gap-8 md:sticky md:top-28 md:self-start">
          <ProductSummary product={product} terms={terms} offer={offer} button={button} />
        </div>
      </div>
      {children}
      {BuyBar === undefined || product.isArchived || isSoldOut ? null : (
        <BuyBar button={button} form={BUY_FORM} price={active.price} />
      )}
    </>
  )
}

/** Below all that decides, and not every product has any. */
const ProductGrid = lazy(async () => ({
  default: (await import('#client/features/product-card/product-grid.tsx')).ProductGrid,
}))

/** A change of its parent would take the server's markup away until the code has come. */
const Cards = memo((props: ComponentProps<typeof ProductGrid>) => (
  <Suspense>
    <ProductGrid {...props} />
  </Suspense>
))

const ReviewsSection = lazy(async () => ({
  default: (await import('#client/features/reviews/reviews-section.tsx')).ReviewsSection,
}))

const Reviews = memo((props: ComponentProps<typeof ReviewsSection>) => (
  <Suspense>
    <ReviewsSection {...props} />
  </Suspense>
))

type CrossSellProps = { readonly products: ProductPageFieldsFragment['crossSell'] }

function CrossSell({ products }: CrossSellProps): ReactElement | null {
  const { t } = useTranslation('catalogue')
  if (products?.length === 0) return null
  return (
    <section aria-labelledby="cross-sell" className="mt-16 border-t border-line pt-12 md:mt-24">
      <SectionHeading id="cross-sell" title={t('product.crossSell')} />
      {products ? (
        <Cards products={products} isRow={true} />
      ) : (
        <Gap what={t('product.crossSell')} />
      )}
    </section>
  )
}
