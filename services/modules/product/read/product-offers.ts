import { variantsOf } from './product-choices.ts'
import { availablePieces, productPrices, variantPrices } from './product-facts.ts'
import { type ReadContext, readProductParts } from './product-parts.ts'

/** The current offer of a product or of one of its variants. */
export type ProductOffer = {
  readonly id: number
  /** Id of the product on whose page it is sold. */
  readonly mainId: number
  readonly name: string
  /** Slug of that page. */
  readonly slug: string
  readonly finalCents: number
  readonly canBeBought: boolean
}

/** Offers by id, with a constant number of statements. */
export async function productOffers(
  context: ReadContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductOffer>> {
  if (ids.length === 0) return new Map()
  const rows = await context.db
    .selectFrom('product')
    .select(['id', 'parent_id as parentId'])
    .where('id', 'in', ids)
    .execute()
  const roots = [...new Set(rows.map(({ id, parentId }) => parentId ?? id))]
  const parts = await readProductParts(context, roots, (...fields) =>
    fields.some((field) => SELECTED.has(field)),
  )
  const found = new Map<number, ProductOffer>()
  for (const { id, parentId } of rows) {
    const main = parts.products.get(parentId ?? id)
    const slug = parts.slugs.get(parentId ?? id)
    if (!main || slug === undefined) continue
    const variant = (parts.variants.get(main.id) ?? []).find((one) => one.id === id)
    const name = variantsOf(main, slug, parts).find((one) => one.id === id)?.name ?? main.name
    const { finalPrice } = variant
      ? variantPrices(variant, main, parts)
      : productPrices(main, parts)
    const pieces = availablePieces(variant ?? main, parts)
    found.set(id, {
      ...{ id, mainId: main.id, name, slug },
      finalCents: Math.round(finalPrice * 100),
      canBeBought: main.archived === 0 && (pieces === null || pieces > 0),
    })
  }
  return found
}

const SELECTED: ReadonlySet<string> = new Set([
  'associatedProducts',
  'availability',
  'bundles',
  'finalPrice',
])
