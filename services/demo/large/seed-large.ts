import {
  createAttribute,
  createCategory,
  existingCatalogue,
  saveProducts,
} from '#services/modules/product/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { findSlug } from '#services/platform/slugs.ts'
import { LARGE_ATTRIBUTES } from './attributes.ts'
import { LARGE_CATEGORIES } from './categories.ts'
import { TOPS } from './goods.ts'
import { largeProduct } from './large-product.ts'

const AT_ONCE = 2_000

/** Adds that many products to a seeded demo; products of an earlier run stay. */
export async function seedLarge(
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  { products, report }: { products: number; report(written: number): void },
): Promise<void> {
  const codes = LARGE_ATTRIBUTES.map(({ code }) => code)
  const { newestId, attributeCodes, pictures } = await existingCatalogue(db, codes)
  const categoryIds = await inTransaction(db, async (trx) => {
    for (const attribute of LARGE_ATTRIBUTES) {
      if (!attributeCodes.has(attribute.code)) await createAttribute(trx, attribute)
    }
    return await openCategories(trx)
  })
  const ground = { now: clock.now(), categoryIds, pictures }

  for (let start = 0; start < products; start += AT_ONCE) {
    const count = Math.min(AT_ONCE, products - start)
    // No earlier run has used a number above the newest id.
    const first = newestId + start + 1
    const part = Array.from({ length: count }, (_, at) => largeProduct(first + at, ground))
    await inTransaction(db, (trx) => saveProducts(trx, clock, part))
    report(start + count)
  }
}

/** Ids by slug; categories of an earlier run are reused. */
async function openCategories(trx: Trx): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const { slug } of TOPS) {
    const existing = await findSlug(trx, 'hrv', slug, 'category')
    if (!existing) throw new Error(`The demo has no category ${slug}`)
    ids.set(slug, existing.target)
  }
  for (const [order, { slug, parent, name }] of LARGE_CATEGORIES.entries()) {
    const existing = await findSlug(trx, 'hrv', slug, 'category')
    const id =
      existing?.target ??
      (await createCategory(trx, {
        parentId: ids.get(parent) ?? null,
        texts: { hrv: { name, description: `${name}: sve iz velike ponude na jednome mjestu.` } },
        slug: { hrv: slug },
        order,
      }))
    ids.set(slug, id)
  }
  return ids
}
