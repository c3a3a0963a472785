import type { NewProduct } from '#services/modules/product/api.ts'
import { ATTRIBUTES, COLOUR_CODE, SIZE_CODE, STAND_CODE } from './content/attributes.ts'
import type { Attributes, Pieces, ProductEntry } from './content/entries.ts'
import { MANUFACTURER, PUBLISHER } from './content/organisation.ts'
import { typeset } from './content/typeset.ts'
import {
  backPicture,
  colourPicture,
  frontPicture,
  isPrinted,
  type Pictures,
  secondPicture,
  thirdPicture,
} from './pictures-list.ts'

type Variant = NonNullable<NewProduct['variants']>[number]
type Sold = Pick<
  NewProduct,
  'format' | 'options' | 'variants' | 'variantFormat' | 'stock' | 'bundle'
>

const PUBLISHED: ReadonlySet<string> = new Set([
  'knjige-i-papir',
  'plakati-i-kalendari',
  'ulaznice-i-clanstvo',
])

type Known = {
  readonly pictures: Pictures
  readonly categories: ReadonlyMap<string, number>
  readonly skus: ReadonlyMap<string, string>
  readonly createdAt: string
}

export function toProduct(entry: ProductEntry, known: Known): NewProduct {
  const { pictures, categories, createdAt } = known
  return {
    sku: entry.sku,
    texts: {
      hrv: {
        name: typeset(entry.name),
        excerpt: typeset(entry.excerpt),
        description: typeset(entry.description.join('\n')),
        metaDescription: entry.excerpt,
      },
    },
    slug: { hrv: entry.key },
    categoryIds: entry.categories.map((slug) => required(categories, slug)),
    mediaIds: picturesOf(entry).map((file) => pictures.idOf(file)),
    retailPriceCents: entry.formerPrice?.cents ?? entry.priceCents,
    membershipPriceCents: memberPriceCents(entry),
    taxRatePercent: entry.taxRatePercent ?? 25,
    attributes: toAttributes(entry.attributes),
    customOptions: (entry.personal ?? []).map(({ label, ...option }) => ({
      ...option,
      ...(isPrinted(entry) && { mediaId: pictures.idOf(backPicture(entry)) }),
      texts: { hrv: { label } },
    })),
    featured: entry.featured ?? false,
    categoryPriority: priorityOf(entry),
    archived: entry.archived ?? false,
    tags: entry.tags ?? [],
    crossSellSkus: entry.crossSell.map((key) => required(known.skus, key)),
    ...madeBy(entry),
    createdAt,
    ...toSold(entry, known),
  }
}

function picturesOf(entry: ProductEntry): readonly string[] {
  const views = [frontPicture(entry), secondPicture(entry)]
  return entry.thirdAlt ? [...views, thirdPicture(entry)] : views
}

/** Featured products come before the new collection, and both before the rest. */
function priorityOf({ featured, tags = [] }: ProductEntry): number {
  if (featured) return 2
  return tags.includes('nova-kolekcija') ? 1 : 0
}

/** Digital products have no manufacturer, and printed products name the publisher instead. */
function madeBy({ format, categories }: ProductEntry): Pick<NewProduct, 'manufacturer'> {
  if (format === 'EProduct') return {}
  const isPublished = categories.some((slug) => PUBLISHED.has(slug))
  return { manufacturer: isPublished ? PUBLISHER : MANUFACTURER }
}

/** Members pay a tenth less, rounded down to ten cents. */
export function memberPriceCents(entry: ProductEntry): number | null {
  if (entry.memberPriceCents !== undefined) return entry.memberPriceCents
  return Math.floor((entry.priceCents * 9) / 100) * 10
}

function toSold(entry: ProductEntry, { pictures, skus }: Known): Sold {
  const { sku, stock = 0, tribunes, colours, parts } = entry
  if (tribunes) return byStand(tribunes, sku)
  if (entry.format) return { format: entry.format }
  if (parts) {
    const bundle = parts.map(({ key, quantity }) => ({ sku: required(skus, key), quantity }))
    return { format: 'Bundle', bundle }
  }
  if (!colours) {
    if (typeof stock === 'number') return { format: 'Simple', stock }
    return { format: 'Configurable', options: [SIZE_CODE], variants: bySize(stock, { sku }) }
  }
  const dyed = [
    { colour: colours.first, stock, file: frontPicture(entry) },
    ...colours.others.map((other) => ({ ...other, file: colourPicture(entry, other.colour) })),
  ]
  return {
    format: 'Configurable',
    options: typeof stock === 'number' ? [COLOUR_CODE] : [COLOUR_CODE, SIZE_CODE],
    variants: dyed.flatMap(({ colour, stock: pieces, file }) =>
      bySize(pieces, {
        sku: `${sku}-${colour.toUpperCase()}`,
        optionValues: { [COLOUR_CODE]: colour },
        mediaIds: [pictures.idOf(file)],
      }),
    ),
  }
}

function byStand(tribunes: NonNullable<ProductEntry['tribunes']>, sku: string): Sold {
  const variants = Object.entries(tribunes).map(([stand, stock]) => ({
    ...{ sku: `${sku}-${stand.toUpperCase()}`, stock },
    optionValues: { [STAND_CODE]: stand },
  }))
  return { format: 'Configurable', variantFormat: 'EProduct', options: [STAND_CODE], variants }
}

function bySize(
  pieces: Pieces,
  { sku, optionValues = {}, ...rest }: Omit<Variant, 'optionValues'> & Partial<Variant>,
): readonly Variant[] {
  if (typeof pieces === 'number') return [{ ...rest, sku, optionValues, stock: pieces }]
  return Object.entries(pieces).map(([size, stock]) => ({
    ...rest,
    sku: `${sku}-${size.replaceAll(/[–/]/g, '-')}`,
    optionValues: { ...optionValues, [SIZE_CODE]: size },
    stock,
  }))
}

const CHOSEN = new Set(
  ATTRIBUTES.flatMap(({ code, values = [] }) => (values.length > 0 ? [code] : [])),
)

function toAttributes(attributes: Attributes): NonNullable<NewProduct['attributes']> {
  return Object.entries(attributes).map(([code, value]) => {
    if (typeof value === 'object') return { code, valueCode: value }
    return typeof value === 'string' && CHOSEN.has(code)
      ? { code, valueCode: value }
      : { code, value }
  })
}

export function required<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key)
  if (value === undefined) throw new Error(`The seed has no ${key}`)
  return value
}
