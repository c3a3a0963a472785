import { ProductChoicesDocument } from '#client/features/product-options/product-choices.generated.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import type { ProductPageFieldsFragment } from './product-screen.generated.ts'

/** What can be chosen of a bundle's parts. */
export async function preloadParts(
  context: LoaderArgs['context'],
  parts: ProductPageFieldsFragment['bundleParts'],
): Promise<void> {
  const slugs = parts.flatMap(({ product }) =>
    product?.format === 'CONFIGURABLE' ? [product.slug] : [],
  )
  await Promise.all(slugs.map((slug) => preload(context, ProductChoicesDocument, { slug })))
}
