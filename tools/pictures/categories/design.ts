import type { Placement } from './cut-out.ts'
import type { GroundDesign } from './grounds.ts'

export type CategoryDesign = {
  readonly ground: GroundDesign
  /** Back to front. */
  readonly products: readonly (Placement & { readonly key: string })[]
}
