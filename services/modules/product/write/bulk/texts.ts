import { writtenText } from '#services/modules/product/text-columns.ts'
import type { AttributeBook } from '#services/modules/product/write/create-attributes.ts'
import type { Trx } from '#services/platform/database.ts'
import { textOf } from '#services/platform/text/html.ts'
import { searchText } from '#services/platform/text/keywords.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import type { BulkProduct, Written } from './bulk-product.ts'
import { inParts } from './in-parts.ts'

/** Includes the search text, as `refreshSearch` would compute it from the tables. */
export async function insertTexts(
  trx: Trx,
  written: readonly Written[],
  book: AttributeBook,
): Promise<void> {
  const categoryNames = await namesOfCategories(trx, written)
  const labels = await labelsOfValues(trx, written, book)
  const rows = written.map(({ product, id }) => {
    const text = writtenText(DEFAULT_LANGUAGE, product.text)
    return {
      product_id: id,
      ...text,
      search_fold: searchText([
        text.name,
        ...skusOf(product),
        ...product.categoryIds.map((categoryId) => categoryNames.get(categoryId)),
        ...valueIdsOf(product, book).map((valueId) => labels.get(valueId)),
        text.excerpt,
        textOf(text.description ?? ''),
      ]),
    }
  })
  await inParts(rows, (part) => trx.insertInto('product_text').values(part).execute())
}

function skusOf({ sku, stock }: BulkProduct): readonly string[] {
  return [sku, ...(typeof stock === 'number' ? [] : stock.variants.map((variant) => variant.sku))]
}

function valueIdsOf({ attributes, stock }: BulkProduct, book: AttributeBook): readonly number[] {
  const own = attributes.flatMap((given) =>
    'valueCode' in given
      ? [given.valueCode].flat().map((valueCode) => book.valueId(given.code, valueCode))
      : [],
  )
  if (typeof stock === 'number') return own
  return [...own, ...stock.variants.map(({ valueCode }) => book.valueId(stock.option, valueCode))]
}

async function namesOfCategories(
  trx: Trx,
  written: readonly Written[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(written.flatMap(({ product }) => product.categoryIds))]
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('category_text')
    .select(['category_id as id', 'name'])
    .where('category_id', 'in', ids)
    .where('language', '=', DEFAULT_LANGUAGE)
    .execute()
  return new Map(rows.map((row) => [row.id, row.name]))
}

async function labelsOfValues(
  trx: Trx,
  written: readonly Written[],
  book: AttributeBook,
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(written.flatMap(({ product }) => valueIdsOf(product, book)))]
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('attribute_value_text')
    .select(['value_id as id', 'label'])
    .where('value_id', 'in', ids)
    .where('language', '=', DEFAULT_LANGUAGE)
    .execute()
  return new Map(rows.map((row) => [row.id, row.label]))
}
