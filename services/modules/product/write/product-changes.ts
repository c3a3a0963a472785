import { productName } from '#services/modules/product/read/product-store.ts'
import { writtenText } from '#services/modules/product/text-columns.ts'
import { addChanges, addSearchChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { setSlug } from '#services/platform/slugs.ts'
import type { ProductText } from './catalogue-input.ts'
import { listTags, placeTags, productTags } from './change-tags.ts'
import { deleteCrossSells, insertCrossSells } from './part-rows.ts'
import { bundlesWith, lockProduct, productsBySku, setFlags, writeTexts } from './product-writer.ts'
import { refreshSearch } from './search-store.ts'

/** A new name may also move the product in lists sorted by name. */
export async function changeText(
  trx: Trx,
  clock: Clock,
  {
    productId,
    language,
    text,
  }: { readonly productId: number; readonly language: string; readonly text: ProductText },
): Promise<void> {
  await takeListed(trx, clock, productId)
  const oldName = await productName(trx, productId, language)
  const written = writtenText(language, text)
  await writeTexts(trx, [{ productId, text: written, searchFold: '' }])
  await refreshSearch(trx, [productId])
  const isRenamed = oldName !== text.name
  await addSearchChanges(trx, await (isRenamed ? listTags : productTags)(trx, [productId]))
}

export async function setFeatured(
  trx: Trx,
  clock: Clock,
  { productId, featured }: { readonly productId: number; readonly featured: boolean },
): Promise<void> {
  await takeListed(trx, clock, productId)
  await setFlags(trx, productId, { featured })
  await addSearchChanges(trx, await listTags(trx, [productId]))
}

/**
 * The category tree counts products, so it changes as well, and a bundle can be sold only while all
 * its parts can.
 */
export async function setArchived(
  trx: Trx,
  clock: Clock,
  { productId, archived }: { readonly productId: number; readonly archived: boolean },
): Promise<void> {
  await takeListed(trx, clock, productId)
  await setFlags(trx, productId, { archived })
  const bundles = (await bundlesWith(trx, [productId])).map(({ bundleId }) => bundleId)
  await addSearchChanges(trx, await placeTags(trx, [productId, ...bundles]))
}

/** Every card links to the product, so lists change as well. The old slug redirects. */
export async function renameSlug(
  trx: Trx,
  clock: Clock,
  {
    productId,
    language,
    slug,
  }: { readonly productId: number; readonly language: string; readonly slug: string },
): Promise<void> {
  await takeListed(trx, clock, productId)
  await setSlug(trx, { kind: 'product', language, slug, target: productId })
  await addChanges(trx, await listTags(trx, [productId]))
}

/** Replaces the cross-sell products of a product. */
export async function linkCrossSell(
  trx: Trx,
  sku: string,
  offeredSkus: readonly string[],
): Promise<void> {
  const known = await productsBySku(trx, [sku, ...offeredSkus])
  const product = known.get(sku)
  const offered = offeredSkus.map((offeredSku) => known.get(offeredSku))
  const missing = product ? offeredSkus[offered.indexOf(undefined)] : sku
  if (!product || missing !== undefined) {
    throw new Refusal(404, `There is no product ${missing ?? sku}.`, { code: 'NOT_FOUND' })
  }
  const ids = new Set(offered.flatMap((found) => found?.id ?? []))
  const { id } = product
  await deleteCrossSells(trx, [product])
  await insertCrossSells(
    trx,
    [...ids].map((offeredId, position) => ({ id, offeredId, position })),
  )
  await addChanges(trx, await productTags(trx, [product.id]))
}

/** Rejects variants, which have no texts, slug or place in lists. */
async function takeListed(trx: Trx, clock: Clock, productId: number): Promise<void> {
  const product = await lockProduct(trx, productId, clock.now().toISOString())
  if (!product || product.parentId !== null) {
    throw new Refusal(404, 'There is no such product.', { code: 'NOT_FOUND' })
  }
}
