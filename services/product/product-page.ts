import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { getProduct, Product } from '#services/contract/product.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { findSlug } from '#services/platform/slugs.ts'
import { isStorableId } from './filter.ts'
import { type ReadContext, readProductParts } from './product-parts.ts'
import { productRecord } from './product-record.ts'
import { withFallback } from './texts.ts'

type Answer = CallOutput<typeof getProduct>
type Asked = Pick<CallInput<typeof getProduct>, 'slug'> & { readonly id?: number | undefined }

/** An archived product is answered too: its page says that it cannot be bought any more. */
export async function productPage(context: ReadContext, { slug, id }: Asked): Promise<Answer> {
  if (id !== undefined) return { product: await wholeProduct(context, id) }
  if (slug === undefined) {
    throw new Refusal(400, 'A slug or an id is needed.', { code: 'INVALID_INPUT', field: 'slug' })
  }
  const found = await slugInAnyLanguage(context.db, context.language, slug)
  if (!found) return { product: null }
  if (!found.current) return { product: null, movedTo: found.currentSlug }
  return { product: await wholeProduct(context, found.target) }
}

async function wholeProduct(context: ReadContext, id: number): Promise<Product | null> {
  if (!isStorableId(id)) return null
  return productRecord(id, await readProductParts(context, [id], () => true))
}

async function slugInAnyLanguage(db: Db, language: string, slug: string) {
  // Nothing else can be the slug of anything, and PostgreSQL refuses a NUL in a comparison.
  if (!/^[a-z0-9-]+$/.test(slug)) return null
  for (const asked of withFallback(language)) {
    const found = await findSlug(db, asked, slug, 'product')
    if (found) return found
  }
  return null
}
