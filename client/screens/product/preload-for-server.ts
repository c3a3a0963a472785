import { FormConsentsDocument } from '#client/features/consents/form-consents.generated.ts'
import { ProductChoicesDocument } from '#client/features/product-options/product-choices.generated.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import type {
  ProductPageFieldsFragment,
  PurchaseTermsFragment,
} from './product-screen.generated.ts'

type Context = LoaderArgs['context']

/** What forms of the page need before scripts run, or without any. */
export async function preloadForServer(
  context: Context,
  product: ProductPageFieldsFragment,
  { productNotices }: PurchaseTermsFragment,
): Promise<void> {
  await Promise.all([
    preloadParts(context, product.bundleParts),
    productNotices && isMissed(product) ? preloadConsents(context) : null,
  ])
}

/** What can be chosen of a bundle's parts. */
async function preloadParts(
  context: Context,
  parts: ProductPageFieldsFragment['bundleParts'],
): Promise<void> {
  const slugs = parts.flatMap(({ product }) =>
    product?.format === 'CONFIGURABLE' ? [product.slug] : [],
  )
  await Promise.all(slugs.map((slug) => preload(context, ProductChoicesDocument, { slug })))
}

/** Itself, or one of its variants, so that its page offers to tell when it returns. */
function isMissed(product: ProductPageFieldsFragment): boolean {
  const { isArchived, variants } = product
  return (
    isArchived || [product, ...variants].some(({ availability }) => availability === 'OUT_OF_STOCK')
  )
}

async function preloadConsents(context: Context): Promise<void> {
  await preload(context, FormConsentsDocument, { form: 'PRODUCT_AVAILABILITY_FORM' })
}
