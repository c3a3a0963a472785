import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { getProduct } from '#services/contract/product.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { findSlug } from '#services/platform/slugs.ts'
import { withFallback } from '#services/platform/text/language-fallback.ts'
import { ALL_FIELDS, jsonAround, type ProductsContext, productsJson } from './product-json.ts'

type Lookup = Pick<CallInput<typeof getProduct>, 'slug'> & { readonly id?: number | undefined }

/**
 * Answer of `getProduct` as JSON. Includes archived products: their pages show that they can no
 * longer be bought.
 */
export async function productPage(context: ProductsContext, { slug, id }: Lookup): Promise<Buffer> {
  if (id !== undefined) return wholeProduct(context, id)
  if (slug === undefined) {
    throw new Refusal(400, 'A slug or an id is needed.', { code: 'INVALID_INPUT', field: 'slug' })
  }
  const found = await slugInAnyLanguage(context.db, context.language, slug)
  if (!found) return answer({ product: null })
  if (!found.current) return answer({ product: null, movedTo: found.currentSlug })
  return wholeProduct(context, found.target)
}

async function wholeProduct(context: ProductsContext, id: number): Promise<Buffer> {
  const found = await productsJson(context, [id], ALL_FIELDS)
  return found.length === 0 ? answer({ product: null }) : jsonAround('{"product":', found, '}')
}

function answer(written: CallOutput<typeof getProduct>): Buffer {
  return Buffer.from(JSON.stringify(written))
}

async function slugInAnyLanguage(db: Db, language: string, slug: string) {
  for (const each of withFallback(language)) {
    const found = await findSlug(db, each, slug, 'product')
    if (found) return found
  }
  return null
}
