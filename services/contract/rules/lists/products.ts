import { anyOf, isTrue, listOf } from './list.ts'

export const PRODUCT_FORMATS = ['SIMPLE', 'E_PRODUCT', 'CONFIGURABLE', 'BUNDLE'] as const

/** Products of the shop, each with its variants in one row. */
export const PRODUCT_LIST = listOf({
  right: 'products.write',
  isPersonal: false,
  columns: {
    name: { kind: 'text' },
    sku: { kind: 'text', sort: 'SKU' },
    format: { kind: 'word' },
    pictures: { kind: 'number' },
    thumbnail: { kind: 'text', isExtra: true },
    isArchived: { kind: 'word', isExtra: true },
    createdAt: { kind: 'moment', sort: 'CREATED_AT' },
  },
  filters: {
    format: anyOf(PRODUCT_FORMATS),
    isArchived: isTrue(),
    /** True: with a picture of its own, or of a variant. */
    hasPicture: isTrue(),
    /** True: each of its pictures has an alternative text in the main language. */
    hasAlt: isTrue(),
  },
  sort: 'CREATED_AT_DESC',
  views: {
    sold: { filter: { isArchived: false } },
    withoutPicture: { filter: { isArchived: false, hasPicture: false } },
    withoutAlt: { filter: { isArchived: false, hasAlt: false } },
    archived: { filter: { isArchived: true } },
    all: {},
  },
})
