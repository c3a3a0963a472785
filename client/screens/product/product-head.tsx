import type { ReactElement } from 'react'
import { Head } from '#client/lib/head.tsx'
import { JsonLd } from '#client/lib/json-block.tsx'
import { usePaths } from '#client/lib/links.ts'
import type { ProductPageFieldsFragment } from './product-screen.generated.ts'

type Props = { readonly product: ProductPageFieldsFragment }

/** Metadata and structured data. Price and stock come from the fields that the page shows. */
export function ProductHead({ product }: Props): ReactElement {
  const { pathTo, absolute } = usePaths()
  const { slug, name, sku, excerpt, metaTitle, metaDescription, media, manufacturer } = product
  const path = pathTo('product', { slug })
  return (
    <>
      <Head
        title={metaTitle ?? name}
        description={metaDescription ?? excerpt}
        path={path}
        image={media[0]}
        type="product"
        isHidden={product.isArchived}
      />
      <JsonLd
        value={
          import.meta.env.SSR
            ? {
                '@type': 'Product',
                name,
                sku,
                description: excerpt ?? name,
                image: media.map(({ url }) => absolute(url)),
                ...(manufacturer ? { brand: { '@type': 'Brand', name: manufacturer.name } } : {}),
                ...reviewsOf(product),
                ...(product.isArchived ? {} : { offers: offerOf(product, absolute(path)) }),
              }
            : null
        }
      />
    </>
  )
}

function offerOf(product: ProductPageFieldsFragment, url: string) {
  const { price, availability } = product
  const { amount, currency } = price.final
  const { reference } = price
  const stock = availability === 'OUT_OF_STOCK' ? 'OutOfStock' : 'InStock'
  const shown = availability ? { availability: `https://schema.org/${stock}` } : {}
  const [lowest = amount, highest = amount] = boundsOf(product)
  if (lowest !== highest) {
    const bounds = { lowPrice: lowest, highPrice: highest, offerCount: product.variants.length }
    return { '@type': 'AggregateOffer', url, ...bounds, priceCurrency: currency, ...shown }
  }
  return {
    '@type': 'Offer',
    url,
    price: lowest,
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
    ...shown,
  }
}

/** Lowest and highest price of the variants, which may have prices of their own. */
function boundsOf({ variants }: ProductPageFieldsFragment): readonly (string | undefined)[] {
  const amounts = variants
    .map(({ price }) => price.final.amount)
    .toSorted((one, other) => Number(one) - Number(other))
  return [amounts[0], amounts.at(-1)]
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
