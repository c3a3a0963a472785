import { attributeRows, attributeValueRows } from '#services/modules/product/attribute-store.ts'
import { productAttributeRows } from '#services/modules/product/product-attribute-store.ts'
import type { Db } from '#services/platform/database.ts'

export type AttributeWords = {
  readonly code: string
  readonly label: string
  readonly value: string
}

/** Selected values and numbers of these attributes in words, by product or variant. */
export async function attributeWords(
  db: Db,
  {
    productIds,
    codes,
    language,
  }: {
    readonly productIds: readonly number[]
    readonly codes: readonly string[]
    readonly language: string
  },
): Promise<ReadonlyMap<number, readonly AttributeWords[]>> {
  const [attributes, chosen] = await Promise.all([
    attributeRows(db, language),
    productAttributeRows(db, productIds),
  ])
  const wanted = new Map(
    attributes.filter(({ code }) => codes.includes(code)).map((one) => [one.id, one]),
  )
  const rows = chosen.filter(({ attributeId }) => wanted.has(attributeId))
  const valueIds = rows.flatMap(({ valueId }) => valueId ?? [])
  const values = new Map(
    (await attributeValueRows(db, language, valueIds)).map(({ id, label }) => [id, label]),
  )
  const words = rows.flatMap(({ productId, attributeId, valueId, numberThousandths }) => {
    const attribute = wanted.get(attributeId)
    const value =
      valueId === null
        ? numberThousandths !== null && `${numberThousandths / 1000}`
        : values.get(valueId)
    return attribute && value
      ? [{ productId, code: attribute.code, label: attribute.label, value }]
      : []
  })
  return Map.groupBy(words, ({ productId }) => productId)
}
