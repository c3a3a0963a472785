import { localeOf } from '#gateway/context.ts'
import { orNone } from '#gateway/layout/absence.ts'
import { canonicalPaths } from '#gateway/pages/documents/canonical-paths.ts'
import type { Document, DocumentSource } from '#gateway/pages/documents/documents.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { filterCategories } from '#services/contract/category.ts'
import { filterProducts } from '#services/contract/product.ts'
import { itemsOf } from './merchant-items.ts'
import { itemElement } from './merchant-xml.ts'

/** With six variants each they are some 400 kB. */
const PRODUCTS_IN_ONE_PART = 50

type Addresses = { readonly publicUrl: string; readonly mediaUrl: string }

/** The items of some products, cached by their tags; there is none after the last one. */
export function productPart(page: number, addresses: Addresses): Document {
  return {
    ...{ key: `product feed ${page}`, contentType: 'application/xml' },
    async write(source) {
      const { layout, locales, tags } = source
      const [locale] = locales
      const upstream = source.upstreamIn(locale)
      tags.add('list:all').add('categories')
      const { records } = await upstream.call(filterProducts, {
        filters: [{ key: 'archived', value: false }],
        sort: { param: 'id', order: 'asc' },
        ...{ page, limit: PRODUCTS_IN_ONE_PART },
      })
      for (const { id } of records) tags.add(`product:${id}`)
      if (records.length === 0) return null
      const about = {
        ...addresses,
        currency: localeOf(layout, locale.code).currency,
        pathOf: pathsOf(source, addresses),
        categoryPath: await categoryPaths(upstream),
      }
      const items = records.flatMap((product) => itemsOf(product, about))
      return { body: items.map(itemElement).join('') }
    },
  }
}

function pathsOf({ renderer, locales: [locale] }: DocumentSource, { publicUrl }: Addresses) {
  const pathOf = canonicalPaths(renderer, { publicUrl, ...locale })
  return (slug: string) => pathOf('product', slug)
}

async function categoryPaths(upstream: Upstream): Promise<(id: number) => string | null> {
  const none = { records: [], totalPages: 0, totalRecords: 0 }
  const { records } = await orNone(upstream.call(filterCategories, { limit: 1000 }), none)
  const byId = new Map(records.map((category) => [category.id, category]))
  const path = (id: number, depth = 0): string | null => {
    const category = byId.get(id)
    // A circle of a platform would have no end.
    if (!category || depth > byId.size) return null
    const above = category.parentId ? path(category.parentId, depth + 1) : null
    const name = category.name ?? category.title ?? category.slug
    return above === null ? name : `${above} > ${name}`
  }
  return path
}
