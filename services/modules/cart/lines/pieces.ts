import type { ItemOptions } from '#services/contract/cart-answer.ts'
import type { SellableProduct } from '#services/modules/product/api.ts'

/** Pieces that one unit of a line takes from stock. */
export type Piece = { readonly productId: number; readonly quantity: number }

type Line = {
  readonly product: SellableProduct
  readonly options: ItemOptions
  readonly quantity: number
}

/** A bundle takes pieces of the products chosen for its parts. */
export function piecesOf({ product, options }: Pick<Line, 'product' | 'options'>): Piece[] {
  if (product.format !== 'Bundle') return [{ productId: product.id, quantity: 1 }]
  const chosen = options.bundleOptions ?? []
  return product.parts.flatMap(({ quantity }, index) => {
    const part = chosen[index]
    return part ? [{ productId: part.id, quantity }] : []
  })
}

export type Stock = {
  /** Maximum quantity of a line beside the other lines; null for unlimited stock. */
  roomFor(line: Line): number | null
}

/** Pieces available to a cart, and what its lines take. The cart's own holds count as available. */
export function stockOf(lines: readonly Line[], held: ReadonlyMap<number, number>): Stock {
  const available = new Map<number, number>()
  const taken = new Map<number, number>()
  const note = (productId: number, pieces: number | null): void => {
    if (pieces !== null) available.set(productId, pieces + (held.get(productId) ?? 0))
  }
  for (const { product, options, quantity: units } of lines) {
    note(product.id, product.available)
    for (const { choices } of product.parts) for (const one of choices) note(one.id, one.available)
    for (const { productId, quantity } of piecesOf({ product, options })) {
      taken.set(productId, (taken.get(productId) ?? 0) + quantity * units)
    }
  }
  return {
    roomFor(line) {
      const rooms = piecesOf(line).flatMap(({ productId, quantity }) => {
        const pieces = available.get(productId)
        if (pieces === undefined) return []
        const others = (taken.get(productId) ?? 0) - quantity * line.quantity
        return [Math.max(0, Math.floor((pieces - others) / quantity))]
      })
      return rooms.length === 0 ? null : Math.min(...rooms)
    },
  }
}
