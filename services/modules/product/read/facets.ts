import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { getLayers, LAYER_TYPES } from '#services/contract/product.ts'
import {
  type AttributeRow,
  type AttributeValueRow,
  attributeRows,
  attributeValueRows,
} from '#services/modules/product/attribute-store.ts'
import type {
  FacetCount,
  Facets,
  ListQuestion,
} from '#services/modules/product/catalogue/catalogue-reads.ts'
import type { InputType } from '#services/modules/product/write/catalogue-input.ts'
import { ANY_PLAN } from '#services/modules/product/write/change-tags.ts'
import { currencies } from '#services/modules/settings/api.ts'
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
  validity.dependOn('attributes', 'settings', ANY_PLAN)
  // With keywords, a change of any text may change the result.
  if (question.keywords !== '') validity.dependOn('search')
  const [{ allowedCurrencies, mainCurrencyId }, attributes, facets] = await Promise.all([
    currencies(db),
    attributeRows(db, language),
    reads.facets(question),
  ])
  validity.endAt(facets.until)
  const { price, discount } = PRICE_LABELS.get(language) ?? ENGLISH_LABELS
  const currency = allowedCurrencies.find(({ id }) => id === mainCurrencyId)
  const labels = { price: currency ? `${price} (${currency.symbol})` : price, discount }
  const counts = Map.groupBy(
    withChosen(facets.counts, chosenValues(question)),
    (row) => row.attributeId,
  )
  const valueIds = [...counts.values()].flat().flatMap((row) => row.valueId ?? [])
  const values = await attributeValueRows(db, language, valueIds)

  return [
    ...priceLayers(facets, labels),
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

/** Chosen values that the list does not offer are named too. */
function withChosen(
  counted: readonly FacetCount[],
  chosen: readonly FacetCount[],
): readonly FacetCount[] {
  const isCounted = (one: FacetCount) =>
    counted.some(
      (other) =>
        one.attributeId === other.attributeId &&
        one.valueId === other.valueId &&
        one.yesNo === other.yesNo,
    )
  return [...counted, ...chosen.filter((one) => !isCounted(one))]
}

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

function priceLayers({ prices, reduced }: Facets, labels: typeof ENGLISH_LABELS): Layer[] {
  return [
    ...(prices
      ? [
          {
            attributeCode: 'price',
            label: labels.price,
            type: 'Number' as const,
            values: [
              layerValue({
                valueLabel: labels.price,
                total: prices.total,
                minValue: prices.minCents / 100,
                maxValue: prices.maxCents / 100,
              }),
            ],
          },
        ]
      : []),
    ...(reduced === null
      ? []
      : [
          {
            attributeCode: 'discount',
            label: labels.discount,
            type: 'YesNo' as const,
            values: [layerValue({ valueLabel: 'yes', total: reduced })],
          },
        ]),
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
