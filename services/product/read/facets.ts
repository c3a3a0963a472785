import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { getLayers, LAYER_TYPES } from '#services/contract/product.ts'
import {
  type AttributeRow,
  type AttributeValueRow,
  attributeRows,
  attributeValueRows,
} from '#services/product/attribute-store.ts'
import type { FacetCount } from '#services/product/catalogue/catalogue-reads.ts'
import type { InputType } from '#services/product/write/catalogue-input.ts'
import { type ListContext, listQuestion } from './product-list.ts'

type Layer = CallOutput<typeof getLayers>[number]
type LayerValue = Layer['values'][number]

const LAYER_TYPE = {
  dropdown: 'Dropdown',
  numberField: 'Number',
  multipleSelect: 'MultiSelect',
  textSwatch: 'TextSwatch',
  visualSwatch: 'VisualSwatch',
  yesNo: 'YesNo',
  dateTime: 'DateTime',
  date: 'Date',
} as const satisfies Record<InputType, (typeof LAYER_TYPES)[number]>

/** Facets of the list. */
export async function readLayers(
  context: ListContext,
  { filters }: CallInput<typeof getLayers>,
): Promise<Layer[]> {
  const { db, language, reads, validity } = context
  const question = await listQuestion(context, filters ? { filters } : {})
  validity.dependOn('attributes')
  // Not cached: every reduction that begins or ends would change it.
  if (filters?.some(({ key }) => key === 'discount')) validity.endAt(context.now)
  const [attributes, counted] = await Promise.all([
    attributeRows(db, language),
    reads.facets(question),
  ])
  const counts = Map.groupBy(counted, (row) => row.attributeId)
  const valueIds = [...counts.values()].flat().flatMap((row) => row.valueId ?? [])
  const values = await attributeValueRows(db, language, valueIds)

  return attributes.flatMap((attribute) => {
    const shown = layerValues(attribute, counts.get(attribute.id) ?? [], values)
    if (shown.length === 0) return []
    return [
      {
        attributeCode: attribute.code,
        label: attribute.label,
        type: LAYER_TYPE[attribute.inputType],
        values: shown,
      },
    ]
  })
}

function layerValues(
  attribute: AttributeRow,
  counts: readonly FacetCount[],
  values: readonly AttributeValueRow[],
): LayerValue[] {
  switch (attribute.inputType) {
    case 'yesNo':
      return [1, 0].flatMap((answer) => {
        const count = counts.find((row) => row.yesNo === answer)
        return count ? [layerValue({ valueLabel: answer === 1 ? 'yes' : 'no', ...count })] : []
      })
    case 'numberField':
      return counts.map((count) =>
        layerValue({
          valueLabel: attribute.label,
          total: count.total,
          minValue: fromThousandths(count.minThousandths),
          maxValue: fromThousandths(count.maxThousandths),
        }),
      )
    case 'date':
    case 'dateTime':
      return counts.map((count) =>
        layerValue({
          valueLabel: attribute.label,
          total: count.total,
          minValue: toMs(count.minMoment),
          maxValue: toMs(count.maxMoment),
        }),
      )
    case 'dropdown':
    case 'multipleSelect':
    case 'textSwatch':
    case 'visualSwatch':
      return values.flatMap((value) => {
        const count = counts.find((row) => row.valueId === value.id)
        return count ? [layerValue({ valueLabel: value.label, ...count })] : []
      })
  }
}

function layerValue(value: {
  readonly valueLabel: string
  readonly total: number
  readonly valueId?: number | null
  readonly minValue?: number | null
  readonly maxValue?: number | null
}): LayerValue {
  return {
    attributeID: value.valueId ?? null,
    valueLabel: value.valueLabel,
    totalProducts: value.total,
    minValue: value.minValue ?? null,
    maxValue: value.maxValue ?? null,
  }
}

function fromThousandths(value: number | null): number | null {
  return value === null ? null : value / 1000
}

function toMs(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment)
}
