import { FormConsentsDocument } from '#client/features/consents/form-consents.generated.ts'
import { ProductChoicesDocument } from '#client/features/product-options/product-choices.generated.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import type {
  ProductPageFieldsFragment,
  PurchaseTermsFragment,
} from './product-screen.generated.ts'

type Context = LoaderArgs['context']

/** Loads data that the forms of the page need without scripts. */
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

/** Loads the choices of a bundle's parts. */
async function preloadParts(
  context: Context,
  parts: ProductPageFieldsFragment['bundleParts'],
): Promise<void> {
  const slugs = parts.flatMap(({ product }) =>
    product?.format === 'CONFIGURABLE' ? [product.slug] : [],
  )
  await Promise.all(slugs.map((slug) => preload(context, ProductChoicesDocument, { slug })))
}

/** True when the product or a variant is not sold: its page then offers a notice. */
function isMissed(product: ProductPageFieldsFragment): boolean {
  const { isArchived, variants } = product
  return (
    isArchived || [product, ...variants].some(({ availability }) => availability === 'OUT_OF_STOCK')
  )
}

async function preloadConsents(context: Context): Promise<void> {
  await preload(context, FormConsentsDocument, { form: 'PRODUCT_AVAILABILITY_FORM' })
}
