import type { AVAILABILITIES } from '#services/contract/product.ts'
import type { ProductFormat } from '#services/modules/product/write/catalogue-input.ts'

export type Availability = (typeof AVAILABILITIES)[number]

/** Pieces that can be sold now: on hand minus active holds. Null for unlimited stock. */
export type Available = number | null

const LOW_STOCK = 5

/** Whether pieces of it are sold by themselves; other products are made of some that are. */
export function isStockable(format: ProductFormat): boolean {
  return format === 'Simple' || format === 'EProduct'
}

/** Of a product that is sold by itself: an EProduct without a number of pieces has no limit. */
export function availableOf(format: ProductFormat, counted: number | undefined): Available {
  return counted ?? (format === 'EProduct' ? null : 0)
}

export function availabilityOf(available: Available): Availability {
  if (available === null || available > LOW_STOCK) return 'inStock'
  return available > 0 ? 'lowStock' : 'outOfStock'
}

/** A choice of variants is as available as the best of them. */
export function bestOf(parts: readonly Available[]): Available {
  if (parts.includes(null)) return null
  return parts.reduce<number>((best, part) => Math.max(best, part ?? 0), 0)
}

/** A bundle is as available as its scarcest part. */
export function scarcestOf(
  parts: readonly { readonly available: Available; readonly quantity: number }[],
): Available {
  if (parts.length === 0) return 0
  const limits = parts.flatMap(({ available, quantity }) =>
    available === null ? [] : [Math.floor(available / quantity)],
  )
  return limits.length === 0 ? null : Math.min(...limits)
}
