import { writtenText } from '#services/modules/product/text-columns.ts'
import type { Trx } from '#services/platform/database.ts'
import { setSlugs } from '#services/platform/slugs.ts'
import type { AttributeBook } from './create-attributes.ts'
import { writeTexts } from './product-writer.ts'
import { changedAmong, type SavedProduct } from './saved-product.ts'
import { refreshSearch, type SearchSources, searchTexts } from './search-store.ts'

type Known = { readonly book: AttributeBook; readonly tagIds: ReadonlyMap<string, number> }

/**
 * Expects the rows and parts of the products, by whose names searches find them. Returns the tags of
 * slugs.
 */
export async function saveTexts(
  trx: Trx,
  saved: readonly SavedProduct[],
  known: Known,
): Promise<readonly string[]> {
  const texts = saved.flatMap((each) => {
    const sources = sourcesOf(each, known)
    return Object.entries(each.product.texts).map(([language, text]) => ({
      productId: each.id,
      text: writtenText(language, text),
      sources,
    }))
  })
  await writeTexts(trx, await searchTexts(trx, texts))
  // Other languages, and variants that were left out.
  await refreshSearch(
    trx,
    changedAmong(saved).map(({ id }) => id),
  )
  return setSlugs(
    trx,
    saved.flatMap(({ id, product }) =>
      Object.entries(product.slug).map(([language, slug]) => ({
        kind: 'product' as const,
        language,
        slug,
        target: id,
      })),
    ),
  )
}

function sourcesOf({ product, variants }: SavedProduct, { book, tagIds }: Known): SearchSources {
  const { sku, categoryIds, tags = [], attributes = [] } = product
  return {
    skus: [sku, ...variants.map(({ variant }) => variant.sku)],
    categoryIds,
    tagIds: tags.flatMap((slug) => tagIds.get(slug) ?? []),
    valueIds: [
      ...attributes.flatMap((given) =>
        'valueCode' in given
          ? [given.valueCode].flat().map((valueCode) => book.valueId(given.code, valueCode))
          : [],
      ),
      ...variants.flatMap(({ values }) => values.map(({ valueId }) => valueId)),
    ],
  }
}
