import type { ReactElement } from 'react'
import { queryWithChoices } from '#client/features/product-options/choices.ts'
import { Head } from '#client/lib/head.tsx'
import { JsonLd } from '#client/lib/json-block.tsx'
import { usePaths } from '#client/lib/links.ts'
import { ProductImage } from './product-image.tsx'
import type { ProductPageFieldsFragment } from './product-screen.generated.ts'

type Props = { readonly product: ProductPageFieldsFragment }

/** Metadata and structured data. Price and stock come from the fields that the page shows. */
export function ProductHead({ product }: Props): ReactElement {
  const { pathTo, absolute } = usePaths()
  const { slug, name, excerpt, metaTitle, metaDescription, media, manufacturer } = product
  const path = pathTo('product', { slug })
  return (
    <>
      <Head
        title={metaTitle ?? name}
        description={metaDescription ?? excerpt}
        path={path}
        type="product"
        isHidden={product.isArchived}
        image={import.meta.env.SSR ? <ProductImage product={product} /> : null}
      />
      <JsonLd
        value={
          import.meta.env.SSR
            ? {
                name,
                description: excerpt ?? name,
                image: media.map(({ url }) => absolute(url)),
                ...(manufacturer ? { brand: { '@type': 'Brand', name: manufacturer.name } } : {}),
                ...reviewsOf(product),
                ...soldAs(product, absolute(path)),
              }
            : null
        }
      />
    </>
  )
}

type Sold = Pick<ProductPageFieldsFragment, 'availability'> & {
  readonly price: Pick<ProductPageFieldsFragment['price'], 'final' | 'reference'>
}

/** Each variant with an offer of its own, as the feed for shopping ads has it. */
function soldAs(product: ProductPageFieldsFragment, url: string) {
  const { sku, variants, isArchived } = product
  if (variants.length === 0) {
    return { '@type': 'Product', sku, ...(isArchived ? {} : { offers: offerOf(product, url) }) }
  }
  const group = { '@type': 'ProductGroup', productGroupID: sku, url }
  if (isArchived) return group
  return {
    ...group,
    hasVariant: variants.map((variant) => {
      const choices = variant.choices.map(({ option, valueId }) => [option, valueId])
      const query = queryWithChoices('', product, Object.fromEntries(choices))
      const offers = offerOf(variant, query.size === 0 ? url : `${url}?${query}`)
      return { '@type': 'Product', name: variant.name, sku: variant.sku, offers }
    }),
  }
}

function offerOf({ price, availability }: Sold, url: string) {
  const { amount, currency } = price.final
  const { reference } = price
  const stock = availability === 'OUT_OF_STOCK' ? 'OutOfStock' : 'InStock'
  return {
    '@type': 'Offer',
    url,
    price: amount,
    priceCurrency: currency,
    // The lowest price of the thirty days before, as the page shows it struck through.
    ...(reference
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: reference.amount,
            priceCurrency: reference.currency,
          },
        }
      : {}),
    ...(availability ? { availability: `https://schema.org/${stock}` } : {}),
  }
}

/** Only what is published: a page without ratings says nothing of them. */
function reviewsOf({ rating, reviews }: ProductPageFieldsFragment) {
  if (!rating) return {}
  const best = rating.distribution.length
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.mean,
      ratingCount: rating.count,
      bestRating: best,
    },
    review: (reviews?.items ?? []).flatMap((review) =>
      review.rating === null || review.author === null
        ? []
        : [
            {
              '@type': 'Review',
              author: { '@type': 'Person', name: review.author },
              datePublished: review.createdAt,
              reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: best },
              ...(review.text ? { reviewBody: review.text } : {}),
            },
          ],
    ),
  }
}
