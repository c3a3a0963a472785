import type { checkBundles } from '#services/contract/bundles.ts'
import type { CallOutput } from '#services/contract/call.ts'
import { type Available, availabilityOf } from '#services/modules/product/stock/availability.ts'
import { availablePieces } from './product-facts.ts'
import { type ProductParts, type ReadContext, readProductParts } from './product-parts.ts'
import type { BundleRow } from './product-store.ts'

type Answer = CallOutput<typeof checkBundles>
type Part = NonNullable<Answer['bundle']>['parts'][number]

/** Uses the same stock as the bundle's own availability, so that the two always agree. */
export async function checkBundle(context: ReadContext, id: number): Promise<Answer> {
  const found = await readProductParts(context, [id], (...fields) =>
    fields.includes('availability'),
  )
  const row = found.products.get(id)
  if (row?.format !== 'Bundle') return { bundle: null }

  const parts = (found.bundles.get(id) ?? []).map((entry) => partOf(entry, found))
  return {
    bundle: {
      product: id,
      canBeSold:
        row.archived === 0 &&
        parts.length > 0 &&
        parts.every(({ concrete }) => concrete.some(({ isEnough }) => isEnough)),
      needsChoice: parts.some(({ format }) => format === 'Configurable'),
      availability: availabilityOf(availablePieces(row, found)),
      parts,
    },
  }
}

function partOf({ productId, format, quantity, archived }: BundleRow, found: ProductParts): Part {
  const part = { id: productId, format }
  const concrete = format === 'Configurable' ? (found.variants.get(productId) ?? []) : [part]
  return {
    product: part,
    quantity,
    format,
    concrete: concrete.map((one) => ({
      id: one.id,
      format: one.format,
      isEnough: archived === 0 && reaches(availablePieces(one, found), quantity),
    })),
  }
}

function reaches(available: Available, quantity: number): boolean {
  return available === null || available >= quantity
}
