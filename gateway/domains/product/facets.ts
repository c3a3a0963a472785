import type { FacetType } from '#gateway/generated/resolvers.ts'
import type { CallOutput } from '#services/contract/call.ts'
import type { getLayers } from '#services/contract/product.ts'
import { toYesNo } from './mappers.ts'

type Layer = CallOutput<typeof getLayers>[number]

export type FacetParent = Layer
export type FacetValueParent = {
  readonly id: number | null
  readonly label: string
  readonly isYes: boolean | null
  readonly totalProducts: number
  readonly min: number | null
  readonly max: number | null
}

const TYPES = {
  Dropdown: 'DROPDOWN',
  MultiSelect: 'MULTI_SELECT',
  Number: 'NUMBER',
  Date: 'DATE',
  DateTime: 'DATE_TIME',
  YesNo: 'YES_NO',
  TextSwatch: 'TEXT_SWATCH',
  VisualSwatch: 'VISUAL_SWATCH',
} as const satisfies Record<Layer['type'], FacetType>

export function toFacetType({ type }: Layer): FacetType {
  return TYPES[type]
}

/** Services say yes and no in English, whatever the language; readers get it in theirs. */
export function toFacetValues({ type, values }: Layer, language: string): FacetValueParent[] {
  return values.map(({ attributeID, valueLabel, totalProducts, minValue, maxValue }) => {
    const isYes = type === 'YesNo' ? valueLabel === 'yes' : null
    return {
      id: attributeID,
      label: isYes === null ? valueLabel : toYesNo(isYes, language),
      isYes,
      totalProducts,
      min: minValue,
      max: maxValue,
    }
  })
}
