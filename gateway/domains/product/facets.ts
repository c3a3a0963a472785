import type { GatewayContext } from '#gateway/context.ts'
import type { FacetType } from '#gateway/generated/resolvers.ts'
import { type FacetParent, type FacetValueParent, toSwatch, toYesNo } from './mappers.ts'

const TYPES = {
  Dropdown: 'DROPDOWN',
  MultiSelect: 'MULTI_SELECT',
  Number: 'NUMBER',
  Date: 'DATE',
  DateTime: 'DATE_TIME',
  YesNo: 'YES_NO',
  TextSwatch: 'TEXT_SWATCH',
  VisualSwatch: 'VISUAL_SWATCH',
} as const satisfies Record<FacetParent['type'], FacetType>

export function toFacetType({ type }: FacetParent): FacetType {
  return TYPES[type]
}

/** Services return yes and no in English; clients get them in their language. */
export function toFacetValues(
  { type, values }: FacetParent,
  { language, mediaUrl }: Pick<GatewayContext, 'language' | 'mediaUrl'>,
): FacetValueParent[] {
  return values.map(({ attributeID, valueLabel, totalProducts, minValue, maxValue, ...shown }) => {
    const isMedia = shown.isMedia ?? false
    const isYes = type === 'YesNo' ? valueLabel === 'yes' : null
    const isDate = type === 'Date' || type === 'DateTime'
    return {
      id: attributeID,
      label: isYes === null ? valueLabel : toYesNo(isYes, language),
      isYes,
      totalProducts,
      min: minValue,
      max: maxValue,
      earliest: isDate ? toMoment(minValue) : null,
      latest: isDate ? toMoment(maxValue) : null,
      swatch: toSwatch({ swatch: shown.swatch, isMedia }, mediaUrl),
      isMedia,
    }
  })
}

/** Null for a number that is no moment, which another platform may send. */
function toMoment(ms: number | null): string | null {
  const moment = new Date(ms ?? Number.NaN)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
