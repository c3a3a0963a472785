import { inParts } from '#services/modules/product/write/in-parts.ts'
import { variantIdsOf } from '#services/modules/product/write/product-writer.ts'
import { changedAmong, type SavedProduct } from '#services/modules/product/write/saved-product.ts'
import type { Trx } from '#services/platform/database.ts'
import { writeStock } from './stock-store.ts'

type Pieces = { readonly productId: number; readonly onHand: number }

/**
 * New goods are counted in any case, an EProduct once it has a number. Variants that were left out
 * of a later write are sold out. In the order of ids, as other transactions lock stock.
 */
export async function saveStock(trx: Trx, saved: readonly SavedProduct[]): Promise<void> {
  const given = saved.flatMap(({ id, before, product, variants }) => [
    ...piecesOf(id, product, before === null),
    ...variants.flatMap((each) =>
      piecesOf(
        each.id,
        { format: product.variantFormat ?? 'Simple', stock: each.variant.stock },
        each.before === null,
      ),
    ),
  ])
  const written = new Set(saved.flatMap(({ variants }) => variants.map(({ id }) => id)))
  const left = await variantIdsOf(
    trx,
    changedAmong(saved).map(({ id }) => id),
  )
  const soldOut = left
    .filter((id) => !written.has(id))
    .map((productId) => ({ productId, onHand: 0 }))
  const rows = [...given, ...soldOut].toSorted((one, other) => one.productId - other.productId)
  await inParts(rows, (part) => writeStock(trx, part))
}

function piecesOf(
  productId: number,
  { format, stock }: { readonly format: string; readonly stock?: number | undefined },
  isNew: boolean,
): readonly Pieces[] {
  const onHand = stock ?? (isNew && format === 'Simple' ? 0 : undefined)
  return onHand === undefined ? [] : [{ productId, onHand }]
}
