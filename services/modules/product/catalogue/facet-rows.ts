import type { Condition } from '#services/modules/product/read/filter.ts'
import type { RowBits } from '#services/platform/rows/row-bits.ts'
import { isAttributeCondition, isChosen } from './own-facet.ts'

/** The rows of a list by which its facets are counted. */
export type FacetRows = {
  /** Rows without any chosen filter. */
  readonly offered: RowBits
  /** Rows with all chosen filters except those of this facet. */
  ofAttribute(attributeId: number): RowBits
  of(kind: 'price' | 'discount'): RowBits
}

type Keep = (bits: RowBits, condition: Condition) => void

/** Most facets have no choice of their own, so they share one set. */
export function facetRows(
  offered: RowBits,
  conditions: readonly Condition[],
  keepIn: Keep,
): FacetRows {
  const chosen = conditions.filter(isChosen)
  const meeting = (some: readonly Condition[]): RowBits => {
    if (some.length === 0) return offered
    const bits = offered.clone()
    for (const condition of some) keepIn(bits, condition)
    return bits
  }
  const all = meeting(chosen)
  const excluding = (isOwn: (condition: Condition) => boolean): RowBits =>
    chosen.some(isOwn) ? meeting(chosen.filter((condition) => !isOwn(condition))) : all
  return {
    offered,
    ofAttribute: (attributeId) =>
      excluding(
        (condition) => isAttributeCondition(condition) && condition.attributeId === attributeId,
      ),
    of: (kind) => excluding((condition) => condition.kind === kind),
  }
}
