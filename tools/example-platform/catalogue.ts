import type { CallInput } from '#services/contract/call.ts'
import type * as categories from '#services/contract/category.ts'
import type * as products from '#services/contract/product.ts'
import type { Product } from '#services/contract/product.ts'
import type { Answering, Calls } from './call.ts'
import { CATEGORIES, PRODUCTS } from './records.ts'

/** Steps 2 and 3: shop, categories, products and the search for them. */

type List = CallInput<typeof products.filterProducts>
type Filter = NonNullable<List['filters']>[number]

const filterCategories: Answering<typeof categories.filterCategories> = () => ({
  ...{ records: [...CATEGORIES], totalPages: 1, totalRecords: CATEGORIES.length },
})

const filterProducts: Answering<typeof products.filterProducts> = ({
  filters = [],
  keywords = '',
  sort,
  page = 1,
  limit = 24,
}) => {
  const found = PRODUCTS.filter(
    (product) =>
      product.name.toLowerCase().includes(keywords.toLowerCase()) &&
      filters.every((filter) => isMet(product, filter)),
  )
  const sorted = sort ? found.toSorted((one, other) => compare(one, other, sort)) : found
  const pagination = {
    ...{ page, limit },
    totalPages: Math.ceil(found.length / limit),
    totalRecords: found.length,
  }
  return { records: sorted.slice((page - 1) * limit, page * limit), pagination }
}

/** Ids, `featured`, `discount`, `archived` and `category` are the filters of the pages. */
function isMet(product: Product, { key, value }: Filter): boolean {
  switch (key) {
    case 'id':
      return Array.isArray(value) && value.includes(product.id)
    case 'category':
      return Array.isArray(value) && value.includes(product.mainCategory ?? 0)
    case 'discount':
      return (product.discount !== null) === value
    case 'archived':
    case 'featured':
      return product[key] === value
    default:
      // Others come with `layered/navigation`, which this platform does not answer.
      return false
  }
}

function compare(one: Product, other: Product, { param, order }: NonNullable<List['sort']>) {
  const [left, right] = order === 'asc' ? [one, other] : [other, one]
  return param === 'name' ? left.name.localeCompare(right.name) : left[param] - right[param]
}

const getProduct: Answering<typeof products.getProduct> = ({ slug }) => ({
  product: PRODUCTS.find((product) => product.slug === slug) ?? null,
})

export const CATALOGUE: Calls = {
  'POST /api/v1/product/web/category/filter': filterCategories,
  'POST /api/v1/product/web/filter': filterProducts,
  'GET /api/v1/product/web/get': getProduct,
}
