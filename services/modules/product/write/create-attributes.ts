import { knownAttributes, valueIdsByCode } from '#services/modules/product/attribute-store.ts'
import type { NewProductAttributeRow } from '#services/modules/product/product-attribute-store.ts'
import { type KnownAttribute, toThousandths } from '#services/modules/product/read/filter.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { NewProduct, NewProductAttribute } from './catalogue-input.ts'

/** Resolves codes in products; an unknown code rejects them. */
export type AttributeBook = {
  attribute(code: string): KnownAttribute
  valueId(code: string, valueCode: string): number
}

export async function openAttributes(
  trx: Trx,
  products: readonly Pick<NewProduct, 'attributes' | 'options'>[],
): Promise<AttributeBook> {
  const codes = products.flatMap(({ attributes: given = [], options = [] }) => [
    ...given.map(({ code }) => code),
    ...options,
  ])
  const attributes = await knownAttributes(trx, [...new Set(codes)])
  const values = await valueIdsByCode(
    trx,
    [...attributes.values()].map(({ id }) => id),
  )
  const attribute = (code: string): KnownAttribute => {
    const known = attributes.get(code)
    if (!known) throw invalid(`There is no attribute ${code}.`)
    return known
  }
  return {
    attribute,
    valueId: (code, valueCode) => {
      const valueId = values.get(attribute(code).id)?.get(valueCode)
      if (valueId === undefined) throw invalid(`${code} has no value ${valueCode}.`)
      return valueId
    },
  }
}

export function attributeRowsOf(
  given: NewProductAttribute,
  book: AttributeBook,
): readonly NewProductAttributeRow[] {
  const { id: attributeId, inputType } = book.attribute(given.code)
  if ('valueCode' in given) {
    return [given.valueCode].flat().map((valueCode) => ({
      attributeId,
      valueId: book.valueId(given.code, valueCode),
    }))
  }
  const { value } = given
  if (inputType === 'numberField' && typeof value === 'number') {
    return [{ attributeId, numberThousandths: toThousandths(value) }]
  }
  if (inputType === 'yesNo' && typeof value === 'boolean') return [{ attributeId, yesNo: value }]
  if ((inputType === 'date' || inputType === 'dateTime') && typeof value === 'string') {
    return [{ attributeId, moment: new Date(value).toISOString() }]
  }
  throw invalid(`${given.code} takes another kind of value.`)
}

function invalid(message: string): Refusal {
  return new Refusal(400, message, { code: 'INVALID_INPUT', field: 'attributes' })
}
