import type { QueryProductsArgs, Resolvers } from '#gateway/generated/resolvers.ts'
import { htmlInLocale } from '#gateway/layout/site-languages.ts'
import { readId, readIds } from '#gateway/lib/ids.ts'
import { badInput, MAX_INDEXED_OFFSET, readListPage } from '#gateway/lib/list-page.ts'
import { longestOf } from '#services/contract/rules/cart.ts'
import type { ProductQuestion } from './data-source.ts'
import { toFacetType, toFacetValues } from './facets.ts'
import { toServiceFilters } from './filters.ts'
import {
  type ProductListParent,
  toAttributeValues,
  toAvailability,
  toBadges,
  toBundleParts,
  toChoices,
  toFormat,
  toIds,
  toOptionInput,
  toRating,
  toSwatch,
} from './mappers.ts'
import { toPrice } from './price.ts'
import { productsById } from './products-by-id.ts'
import { selectedFields } from './selected-fields.ts'
import { toDefaultSort, toServiceSort, toSorts } from './sorts.ts'

const MAX_POPULAR = 20
const MAX_SLUGS = 4

type Types =
  | 'Query'
  | 'ProductList'
  | 'Facet'
  | 'ProductAnswer'
  | 'Moved'
  | 'Product'
  | 'ProductOption'
  | 'ProductOptionValue'
  | 'ProductSwatch'
  | 'ProductVariant'
  | 'CustomOption'
  | 'BundlePart'
  | 'Category'

export const productResolvers: Pick<Resolvers, Types> = {
  Query: {
    products: (_root, args, context, info) => {
      const { dataSources } = context
      if (isEmptyQuestion(args) || args.ids?.length === 0) return NO_PRODUCTS
      const categoryId = args.category ? readId('category', args.category) : undefined
      const fields = selectedFields(info)
      if (!args.ids) return dataSources.product.list({ ...toQuestion(args), categoryId }, fields)
      const ids = [...new Set(readIds('ids', args.ids))]
      const question = { ...toQuestion({ ...args, limit: args.limit ?? ids.length }), categoryId }
      if (args.sort) return dataSources.product.list({ ...question, ids }, fields)
      return productsById(ids, question, context, fields)
    },
    product: (_root, { slug }, { dataSources }) => dataSources.product.bySlug(slug),
    category: async (_root, { slug }, { dataSources, tags }) => {
      const node = (await dataSources.product.categories()).bySlug(slug)
      if (node) tags.add(`category:${node.category.id}`)
      return node
    },
    productsBySlug: async (_root, { slugs }, { dataSources }) => {
      if (slugs.length > MAX_SLUGS) {
        throw badInput('slugs', `The argument slugs must not have more than ${MAX_SLUGS} entries.`)
      }
      const found = await Promise.all([...new Set(slugs)].map(dataSources.product.currentBySlug))
      return found.flatMap((product) => (product && !product.archived ? [product] : []))
    },
    popularProducts: async (_root, { limit }, { dataSources }, info) => {
      const most = limit ?? 4
      if (most < 1 || most > MAX_POPULAR) {
        throw badInput('limit', `The argument limit must be between 1 and ${MAX_POPULAR}.`)
      }
      return [...(await dataSources.product.popular(most, selectedFields(info)))]
    },
    categories: async (_root, { ids }, { dataSources, tags }) => {
      const { top, byId } = await dataSources.product.categories()
      if (!ids) return [...top]
      return readIds('ids', ids).flatMap((id) => {
        tags.add(`category:${id}`)
        return byId(id) ?? []
      })
    },
  },

  ProductList: {
    facets: ({ counted }, _args, { dataSources }) => counted && dataSources.product.facets(counted),
  },

  Facet: {
    code: ({ attributeCode }) => attributeCode,
    type: toFacetType,
    values: (facet, _args, context) => toFacetValues(facet, context),
  },

  ProductAnswer: {
    __resolveType: (answer) => ('movedTo' in answer ? 'Moved' : 'Product'),
  },

  Moved: { slug: ({ movedTo }) => movedTo },

  Product: {
    sku: ({ sku }) => sku ?? '',
    description: ({ description }, _args, context) =>
      description == null ? null : htmlInLocale(description, context),
    format: ({ format }) => toFormat(format),
    picture: ({ media }) => media[0] ?? null,
    otherPicture: ({ media }) => media[1] ?? null,
    price: (product, _args, { currency }) => toPrice(product, currency),
    availability: ({ availability }) => toAvailability(availability),
    isDigital: ({ isDigital, format }) => isDigital ?? toFormat(format) === 'E_PRODUCT',
    isArchived: ({ archived }) => archived ?? false,
    isFeatured: ({ featured }) => featured ?? false,
    categoryPriority: ({ categoryPriority }) => categoryPriority ?? 0,
    attributes: ({ attributeSet }, _args, { language }) =>
      (attributeSet?.attributes ?? [])
        .map((attribute) => ({
          code: attribute.attributeCode,
          label: attribute.label ?? attribute.attributeCode,
          values: toAttributeValues(attribute, language),
        }))
        .filter(({ values }) => values.length > 0),
    options: ({ format, associatedProductsAttributes }) =>
      toFormat(format) === 'CONFIGURABLE' ? (associatedProductsAttributes ?? []) : [],
    swatches: ({ swatches }) => swatches ?? [],
    availableSizes: ({ availableSizes }) => availableSizes ?? [],
    rating: ({ rating }, _args, { layout }) =>
      layout?.reviewOptions?.onProducts
        ? toRating(rating, layout.options.get('NumberOfStars')?.value)
        : null,
    badges: toBadges,
    variants: ({ associatedProducts }) => associatedProducts ?? [],
    customOptions: ({ customOptions }) => customOptions ?? [],
    bundleParts: ({ bundles }) => toBundleParts(bundles),
    category: async ({ mainCategory, categories }, _args, { dataSources }) => {
      const id = mainCategory ?? categories?.[0]
      return id ? (await dataSources.product.categories()).byId(id) : null
    },
    // Archived products are null and left out.
    crossSell: ({ crossSellProducts }, _args, { loaders }, info) =>
      loaders.product.byIds(toIds(crossSellProducts), selectedFields(info)),
  },

  ProductOption: {
    code: ({ attributeCode }) => attributeCode,
    input: ({ inputType }) => toOptionInput(inputType),
  },

  ProductOptionValue: {
    label: ({ value }) => value,
    isDefault: ({ shopDefault }) => shopDefault,
    swatch: (value, _args, { mediaUrl }) => toSwatch(value, mediaUrl),
  },

  ProductSwatch: {
    swatch: (value, _args, { mediaUrl }) => toSwatch(value, mediaUrl),
  },

  ProductVariant: {
    price: (variant, _args, { currency }) => toPrice(variant, currency),
    availability: ({ availability }) => toAvailability(availability),
    choices: toChoices,
  },

  CustomOption: {
    label: (option) => option.custom_option_values.label,
    type: (option) => (option.option_type === 'text' ? 'TEXT' : 'NUMBER'),
    maxLength: ({ option_type: type, maxLength }) => longestOf({ type, maxLength }),
    isRequired: (option) => option.isRequired ?? false,
    picture: (option) => option.picture ?? null,
  },

  BundlePart: {
    product: ({ productId }, _args, { loaders }, info) =>
      loaders.product.byId(productId, selectedFields(info)),
  },

  Category: {
    image: ({ category }) => category.image ?? null,
    description: ({ category }) => category.description ?? null,
    sorts: ({ category }) => toSorts(category),
    defaultSort: ({ category }) => toDefaultSort(category),
    totalProducts: ({ category }) => category.totalProducts ?? null,
    children: ({ children }) => [...children],
    ancestors: ({ ancestors }) => [...ancestors],
    products: ({ category }, args, { dataSources }, info) => {
      const question = toQuestion({ ...args, sort: args.sort ?? toDefaultSort(category) })
      return dataSources.product.list(
        { ...question, categoryId: category.id },
        selectedFields(info),
      )
    },
  },
}

/** Requests for nothing in particular reach no service (spec: validation rules). */
function isEmptyQuestion({ sort: _sort, keywords, filters, ...args }: Partial<QueryProductsArgs>) {
  const isNamed = Object.values(args).some((value) => value !== null && value !== undefined)
  return !isNamed && !keywords?.trim() && toServiceFilters(filters).length === 0
}

const NO_PRODUCTS: ProductListParent = {
  items: [],
  pageInfo: { page: 1, totalPages: 0, total: 0, hasNext: false, endCursor: null },
  counted: null,
}

type ListArguments = Omit<Partial<QueryProductsArgs>, 'category'>

function toQuestion({
  keywords,
  discount,
  featured,
  filters,
  sort,
  ids: _ids,
  ...page
}: ListArguments): ProductQuestion {
  return {
    ...readListPage(page, MAX_INDEXED_OFFSET),
    keywords: keywords?.trim() || undefined,
    isDiscounted: discount ?? undefined,
    isFeatured: featured ?? undefined,
    filters: toServiceFilters(filters),
    sort: sort ? toServiceSort(sort) : undefined,
  }
}
