import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { getLayers, LAYER_TYPES } from '#services/contract/product.ts'
import {
  type AttributeRow,
  type AttributeValueRow,
  attributeRows,
  attributeValueRows,
} from '#services/product/attribute-store.ts'
import type {
  FacetCount,
  ListQuestion,
  PriceFacets,
} from '#services/product/catalogue/catalogue-reads.ts'
import { excludingFacets } from '#services/product/catalogue/own-facet.ts'
import type { InputType } from '#services/product/write/catalogue-input.ts'
import { ANY_PLAN } from '#services/product/write/change-tags.ts'
import { currencies } from '#services/settings/api.ts'
import { type ListContext, listQuestion } from './product-list.ts'
import { isPicture } from './product-swatches.ts'

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

/** Facets of the list: prices and reductions, then the attributes. */
export async function readLayers(
  context: ListContext,
  input: CallInput<typeof getLayers>,
): Promise<Layer[]> {
  const { db, language, reads, validity } = context
  const question = await listQuestion(context, input)
  const everything = excludingFacets(question)
  validity.dependOn('attributes', 'settings', ANY_PLAN)
  // With keywords every text decides.
  if (question.keywords !== '') validity.dependOn('search')
  const [
    { allowedCurrencies, mainCurrencyId },
    attributes,
    counted,
    offered,
    prices,
    offeredPrices,
  ] = await Promise.all([
    currencies(db),
    attributeRows(db, language),
    reads.facets(question),
    reads.facets(everything),
    reads.priceFacets(question),
    reads.priceFacets(everything),
  ])
  validity.endAt(prices.until)
  const { price, discount } = PRICE_LABELS.get(language) ?? ENGLISH_LABELS
  const currency = allowedCurrencies.find(({ id }) => id === mainCurrencyId)
  const labels = { price: currency ? `${price} (${currency.symbol})` : price, discount }
  const counts = Map.groupBy(
    withZeros(counted, [...offered, ...chosenValues(question)]),
    (row) => row.attributeId,
  )
  const valueIds = [...counts.values()].flat().flatMap((row) => row.valueId ?? [])
  const values = await attributeValueRows(db, language, valueIds)

  return [
    ...priceLayers(prices, offeredPrices, labels),
    ...attributes.flatMap((attribute) => {
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
    }),
  ]
}

/** Values that the other filters exclude stay in their place, without products. */
function withZeros(
  counted: readonly FacetCount[],
  offered: readonly FacetCount[],
): readonly FacetCount[] {
  const keyOf = ({ attributeId, valueId, yesNo }: FacetCount) =>
    `${attributeId} ${valueId} ${yesNo}`
  const counts = new Map(offered.map((count) => [keyOf(count), { ...count, total: 0 }]))
  for (const count of counted) counts.set(keyOf(count), count)
  return [...counts.values()]
}

/** Chosen values that the list does not offer are named too. */
function chosenValues({ conditions }: ListQuestion): readonly FacetCount[] {
  const nothing = { total: 0, ...NO_ENDS }
  return conditions.flatMap((condition): readonly FacetCount[] => {
    if (condition.kind === 'valueIds') {
      const { attributeId, valueIds } = condition
      return valueIds.map((valueId) => ({ attributeId, valueId, yesNo: null, ...nothing }))
    }
    if (condition.kind !== 'yesNo') return []
    const { attributeId, is } = condition
    return [{ attributeId, valueId: null, yesNo: is ? 1 : 0, ...nothing }]
  })
}

const NO_ENDS = { minThousandths: null, maxThousandths: null, minMoment: null, maxMoment: null }

const PRICE_LABELS: ReadonlyMap<string, { readonly price: string; readonly discount: string }> =
  new Map([
    ['hrv', { price: 'Cijena', discount: 'Na sniženju' }],
    ['ger', { price: 'Preis', discount: 'Reduziert' }],
  ])
const ENGLISH_LABELS = { price: 'Price', discount: 'On sale' }

function priceLayers(
  counted: PriceFacets,
  offered: PriceFacets,
  labels: typeof ENGLISH_LABELS,
): Layer[] {
  const ends = counted.prices ?? offered.prices
  return [
    ...(ends
      ? [
          {
            attributeCode: 'price',
            label: labels.price,
            type: 'Number' as const,
            values: [
              layerValue({
                valueLabel: labels.price,
                total: counted.prices?.total ?? 0,
                minValue: ends.minCents / 100,
                maxValue: ends.maxCents / 100,
              }),
            ],
          },
        ]
      : []),
    ...(offered.reduced > 0 || counted.reduced > 0
      ? [
          {
            attributeCode: 'discount',
            label: labels.discount,
            type: 'YesNo' as const,
            values: [layerValue({ valueLabel: 'yes', total: counted.reduced })],
          },
        ]
      : []),
  ]
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
        return count
          ? [
              layerValue({
                valueLabel: value.label,
                ...count,
                swatch: attribute.inputType === 'visualSwatch' ? value.swatch : null,
              }),
            ]
          : []
      })
  }
}

function layerValue(value: {
  readonly valueLabel: string
  readonly total: number
  readonly valueId?: number | null
  readonly minValue?: number | null
  readonly maxValue?: number | null
  readonly swatch?: string | null
}): LayerValue {
  return {
    attributeID: value.valueId ?? null,
    valueLabel: value.valueLabel,
    totalProducts: value.total,
    minValue: value.minValue ?? null,
    maxValue: value.maxValue ?? null,
    ...(value.swatch ? { swatch: value.swatch, isMedia: isPicture(value.swatch) } : {}),
  }
}

function fromThousandths(value: number | null): number | null {
  return value === null ? null : value / 1000
}

function toMs(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment)
}
