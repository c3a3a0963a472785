import { type GraphQLResolveInfo, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { Media, Product, ProductPrice } from '#gateway/generated/resolvers.ts'
import { MEDIA_FIELDS, type MediaField } from '#services/contract/answers.ts'
import type { CallInput } from '#services/contract/call.ts'
import type { filterProducts } from '#services/contract/product.ts'

type ListField = NonNullable<CallInput<typeof filterProducts>['select']>[number]

/** Product fields that an operation selects, by the service's names. */
export type SelectedFields = {
  readonly product: readonly ListField[]
  /** Undefined selects everything. */
  readonly media: readonly MediaField[] | undefined
}

/** Fields of product cards; whole products come from `web/get`. */
export const CARD_FIELDS = [
  'id',
  'type',
  'name',
  'slug',
  'sku',
  'format',
  'media',
  'retailPrice',
  'basicPrice',
  'finalPrice',
  'membershipPrice',
  'discount',
  'referencePrice',
  'categoryPriority',
  'archived',
  'featured',
  'mainCategory',
  'bundles',
  'crossSellProducts',
  'availability',
  'isDigital',
  'swatches',
  'availableSizes',
  'rating',
  'badges',
  'excerpt',
  'updatedAt',
] as const satisfies readonly ListField[]

export const EVERYTHING: SelectedFields = {
  product: CARD_FIELDS,
  media: undefined,
}

type FieldsOf<Type> = Exclude<keyof Type, '__typename'>
type Needs<Type, Field> = Readonly<Record<FieldsOf<Type>, readonly Field[]>>

/** Every other price is derived from the current one. */
const RUNNING = ['finalPrice', 'discount', 'retailPrice'] as const

const PRODUCT: Needs<Product, (typeof CARD_FIELDS)[number]> = {
  id: ['id'],
  slug: ['slug'],
  name: ['name'],
  sku: ['sku'],
  format: ['format'],
  media: ['media'],
  picture: ['media'],
  otherPicture: ['media'],
  price: RUNNING,
  availability: ['availability'],
  isDigital: ['isDigital', 'format'],
  isArchived: ['archived'],
  isFeatured: ['featured'],
  categoryPriority: ['categoryPriority'],
  excerpt: ['excerpt'],
  description: [],
  metaTitle: [],
  metaDescription: [],
  manufacturer: [],
  attributes: [],
  options: ['format'],
  swatches: ['swatches'],
  availableSizes: ['availableSizes'],
  rating: ['rating'],
  reviews: ['id'],
  events: ['id'],
  badges: ['badges', 'membershipPrice', ...RUNNING],
  variants: [],
  customOptions: [],
  bundleParts: ['bundles'],
  category: ['mainCategory'],
  crossSell: ['crossSellProducts'],
  updatedAt: ['updatedAt'],
}

const PRICE: Needs<ProductPrice, (typeof CARD_FIELDS)[number]> = {
  final: RUNNING,
  retail: RUNNING,
  withoutTax: ['basicPrice'],
  membership: ['membershipPrice'],
  memberSaving: ['membershipPrice'],
  reference: ['referencePrice'],
  discountPercent: ['referencePrice'],
}

const MEDIA: Needs<Media, MediaField> = {
  id: [],
  src: ['urlTemplate'],
  url: ['urlTemplate'],
  urlTemplate: ['urlTemplate'],
  alt: ['alt', 'title'],
  width: ['width'],
  height: ['height'],
  placeholder: ['placeholder'],
  focalX: ['focalX'],
  focalY: ['focalY'],
}

const known = new WeakMap<GraphQLResolveInfo['operation'], SelectedFields>()

/** Computed once per operation: all its products get the same fields. */
export function selectedFields(info: GraphQLResolveInfo): SelectedFields {
  const selected = known.get(info.operation) ?? readFields(info)
  known.set(info.operation, selected)
  return selected
}

function readFields({ schema, operation, fragments }: GraphQLResolveInfo): SelectedFields {
  const product = new Set<ListField>()
  const media = new Set<MediaField>()
  let isKnown = true

  function note<Field>(
    selected: Set<Field>,
    needs: Readonly<Record<string, readonly Field[]>>,
    name: string,
  ) {
    const fields = needs[name]
    // A field of another subschema may read anything.
    if (!fields) isKnown = false
    for (const field of fields ?? []) selected.add(field)
  }

  const types = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(types, {
    Field({ name: { value: name } }) {
      if (name === '__typename') return
      const type = types.getParentType()?.name
      if (type === 'Product') note(product, PRODUCT, name)
      if (type === 'ProductPrice') note(product, PRICE, name)
      if (type === 'Media') note(media, MEDIA, name)
    },
  })
  for (const definition of [operation, ...Object.values(fragments)]) visit(definition, visitor)
  if (!isKnown) return EVERYTHING
  // Sorted, so that equal selections share one call.
  return {
    product: CARD_FIELDS.filter((field) => product.has(field)),
    media: MEDIA_FIELDS.filter((field) => media.has(field)),
  }
}

/** For a call that lists products. */
export function selects({ product, media }: SelectedFields) {
  return { select: [...product], ...(media ? { mediaSelect: [...media] } : {}) }
}
