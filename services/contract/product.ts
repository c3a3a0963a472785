import { z } from 'zod'
import { id, idInText, listInput, mediaReference, mediaSelect, pagination } from './answers.ts'
import { describeCall } from './call.ts'

/** Some platforms return formats in lower case, so readers ignore case. */
export const PRODUCT_FORMATS = ['Simple', 'EProduct', 'Configurable', 'Bundle'] as const

export const INPUT_TYPES = [
  'dropdown',
  'numberField',
  'multipleSelect',
  'textSwatch',
  'visualSwatch',
  'yesNo',
  'dateTime',
  'date',
] as const

/** In the order in which cards show them. */
export const PRODUCT_BADGES = ['new', 'bestseller', 'memberPrice'] as const

const idOrObject = z.union([id, z.object({ id, format: z.string().optional() })])

const attribute = z.object({
  attributeCode: z.string(),
  label: z.string().nullish(),
  value: z.object({ value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]) }),
})

const prices = {
  retailPrice: z.number(),
  basicPrice: z.number(),
  finalPrice: z.number(),
  membershipPrice: z.number().nullish(),
  discount: z
    .object({
      retailPrice: z.number(),
      /** Extension: when the running reduction began. */
      startsAt: z.string().nullish(),
      /** Extension: when it ends; null when that is not planned. */
      endsAt: z.string().nullish(),
    })
    .nullish(),
  /** Extension: lowest price of the 30 days before the running reduction began. */
  referencePrice: z.number().nullish(),
}

export const AVAILABILITIES = ['inStock', 'lowStock', 'outOfStock'] as const
const availability = z.enum(AVAILABILITIES).nullish()

const variant = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  format: z.string(),
  ...prices,
  media: z.array(mediaReference),
  /** Extension: the variant's value of each option attribute. */
  attributes: z.array(z.object({ attributeCode: z.string(), valueId: id })).nullish(),
  availability,
})

const optionAttribute = z.object({
  attributeCode: z.string(),
  label: z.string(),
  inputType: z.enum(INPUT_TYPES),
  customClass: z.string().nullish(),
  /** Extension: a page of the site that helps to choose. */
  guide: z.object({ title: z.string(), pageSlug: z.string() }).nullish(),
  values: z.array(
    z.object({
      id,
      value: z.string(),
      isMedia: z.boolean(),
      shopDefault: z.boolean(),
      /** Extension: a colour or the path of a picture. */
      swatch: z.string().nullish(),
    }),
  ),
})

const swatch = z.object({
  valueId: id,
  label: z.string(),
  /** True when `swatch` is the path of a picture, false when it is a colour. */
  isMedia: z.boolean(),
  swatch: z.string().nullish(),
  /** False when no variant with it can be sold now. */
  isAvailable: z.boolean(),
})

export const product = z.object({
  id,
  type: z.string(),
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  format: z.string(),
  ...prices,
  media: z.array(mediaReference),
  categoryPriority: z.int32(),
  archived: z.boolean(),
  featured: z.boolean(),
  mainCategory: id.nullish(),
  categories: z.array(id).nullish(),
  crossSellProducts: z.array(idOrObject).nullish(),
  attributeSet: z.object({ attributes: z.array(attribute) }).nullish(),
  bundles: z
    .array(z.object({ product: idOrObject, quantity: z.int32(), format: z.string() }))
    .nullish(),
  associatedProducts: z.array(variant).nullish(),
  associatedProductsAttributes: z.array(optionAttribute).nullish(),
  /** Extension: values of the visual option of its variants, for cards in lists. */
  swatches: z.array(swatch).nullish(),
  /** Extension: labels of the sizes of its variants that can be sold now, for cards in lists. */
  availableSizes: z.array(z.string()).nullish(),
  /** Extension: a member price below the current one, sold more than others, or published lately. */
  badges: z.array(z.enum(PRODUCT_BADGES)).nullish(),
  customOptions: z
    .array(
      z.object({
        id,
        option_type: z.enum(['text', 'number']),
        /** Extension: characters or digits at most. */
        maxLength: z.int32().nullish(),
        /** Extension: the product is not sold without a value. */
        isRequired: z.boolean().nullish(),
        /** Extension: where the shop draws what is typed, such as the back of a jersey. */
        picture: mediaReference.nullish(),
        custom_option_values: z.object({ label: z.string() }),
      }),
    )
    .nullish(),
  availability,
  /** Extension: nothing of it is sent: an EProduct, or made of variants or parts that all are. */
  isDigital: z.boolean().nullish(),
  excerpt: z.string().nullish(),
  /** Sanitised HTML. */
  description: z.string().nullish(),
  metaTitle: z.string().nullish(),
  metaDescription: z.string().nullish(),
  /** Manufacturer and contact, required by product safety law. */
  manufacturer: z.object({ name: z.string(), contact: z.string() }).nullish(),
  /** Extension: mean and number of the published ratings; `counts` begins with one star. */
  rating: z.object({ mean: z.number(), count: z.int32(), counts: z.array(z.int32()) }).nullish(),
  updatedAt: z.string().nullish(),
})

/**
 * Fields beyond id, slug and name that `select` of a list accepts; without `select` all are
 * returned.
 */
export const PRODUCT_FIELDS = product.keyof().options

export const filter = z.object({
  key: z.string().max(60),
  value: z.union([
    z.string().max(200),
    z.number(),
    z.boolean(),
    z.array(z.union([z.string().max(200), z.number()])).max(250),
  ]),
  range: z.boolean().optional(),
})

export const PRODUCT_SORTS = ['id', 'finalPrice', 'name', 'categoryPriority'] as const

export const filterProducts = describeCall({
  service: 'product',
  method: 'POST',
  path: 'web/filter',
  summary: 'Products by keywords, category, ids and attributes, sorted and paged',
  input: z.object({
    ...listInput,
    filters: z.array(filter).max(40).optional(),
    mainCategory: id.optional(),
    select: z.array(z.enum(PRODUCT_FIELDS)).max(40).optional(),
    mediaSelect,
    sort: z.object({ param: z.enum(PRODUCT_SORTS), order: z.enum(['asc', 'desc']) }).optional(),
    allowUnlimited: z.boolean().optional(),
  }),
  output: z.object({
    records: z.array(
      product.partial().required({ id: true, name: true, slug: true, media: true, format: true }),
    ),
    pagination,
  }),
})

export const getProduct = describeCall({
  service: 'product',
  method: 'GET',
  path: 'web/get',
  summary: 'One complete product, by slug or id; null when there is none',
  input: z.object({
    slug: z.string().max(200).optional(),
    id: idInText.optional(),
    store: idInText.optional(),
    currency: idInText.optional(),
  }),
  output: z.object({
    product: product.nullable(),
    /** Extension: the new slug after a rename. */
    movedTo: z.string().nullish(),
  }),
})

export const filterTags = describeCall({
  service: 'product',
  method: 'POST',
  path: 'web/tag/filter',
  summary: 'Product tags by name',
  input: z.object(listInput),
  output: z.object({
    records: z.array(z.object({ id, slug: z.string(), name: z.string() })),
    totalPages: z.int32(),
    totalRecords: z.int32(),
  }),
})

export const LAYER_TYPES = [
  'Dropdown',
  'MultiSelect',
  'Number',
  'Date',
  'DateTime',
  'YesNo',
  'TextSwatch',
  'VisualSwatch',
] as const

export const getLayers = describeCall({
  service: 'product',
  method: 'POST',
  path: 'layered/navigation',
  summary: 'Facets of the filtered list, each value with the number of its products',
  input: z.object({
    filters: z.array(filter).max(40).optional(),
    /** Extension. */
    keywords: listInput.keywords,
  }),
  output: z.array(
    z.object({
      /** Extension: also `price` and `discount`, filter keys that are no attributes. */
      attributeCode: z.string(),
      label: z.string(),
      type: z.enum(LAYER_TYPES),
      values: z.array(
        z.object({
          attributeID: id.nullable(),
          valueLabel: z.string(),
          /** Zero for values that only the other filters exclude. */
          totalProducts: z.int32(),
          minValue: z.number().nullable(),
          maxValue: z.number().nullable(),
          /** Extension: a colour or the path of a picture. */
          swatch: z.string().nullish(),
          /** Extension: true when `swatch` is a path. */
          isMedia: z.boolean().nullish(),
        }),
      ),
    }),
  ),
})

export type Product = z.output<typeof product>
export type ProductRecord = z.output<typeof filterProducts.output>['records'][number]
