import type { FacetType } from '#gateway/generated/resolvers.ts'
import type { CallOutput } from '#services/contract/call.ts'
import type { getLayers } from '#services/contract/product.ts'
import { toYesNo } from './mappers.ts'

type Layer = CallOutput<typeof getLayers>[number]
type LayerValue = Layer['values'][number]

export type FacetParent = Layer
export type FacetValueParent = LayerValue & { readonly isYes: boolean | null }

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
  return values.map((value) => {
    if (type !== 'YesNo') return { ...value, isYes: null }
    const isYes = value.valueLabel === 'yes'
    return { ...value, isYes, valueLabel: toYesNo(isYes, language) }
  })
}
