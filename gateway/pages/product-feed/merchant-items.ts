import { type Price, toPrice } from '#gateway/domains/product/price.ts'
import { absoluteUrl, mediaUrlOf } from '#gateway/lib/media-url.ts'
import type { ProductRecord } from '#services/contract/product.ts'
import { plainText } from './plain-text.ts'

/** An offer as price comparisons and shopping ads take it (Google Merchant). */
export type MerchantItem = {
  readonly id: string
  /** Of the product that has variants; null of one without variants. */
  readonly group: string | null
  readonly title: string
  readonly description: string
  readonly link: string
  readonly pictures: readonly string[]
  readonly isInStock: boolean
  readonly price: Price
  /** Of the running reduction; its end may not be planned. */
  readonly saleSpan: { readonly startsAt: string; readonly endsAt: string } | null
  readonly sku: string
  readonly brand: string | null
  readonly productType: string | null
  readonly size: string | null
  readonly colour: string | null
  readonly isBundle: boolean
}

export type MerchantSource = {
  readonly publicUrl: string
  readonly mediaUrl: string
  readonly currency: string
  /** Path of the product's page. */
  pathOf(slug: string): string | null
  /** Names from the root of the tree down to the category. */
  categoryPath(id: number): string | null
}

type Variant = NonNullable<ProductRecord['associatedProducts']>[number]

const PICTURE_SIZE = 'w1200'
const SIZE_CODE = /^(?:velicina|size|groesse)/i
const COLOUR_CODE = /^(?:boja|colou?r|farbe)/i

/** One for each that can be put into a cart: the variants, or the product itself. */
export function itemsOf(product: ProductRecord, source: MerchantSource): readonly MerchantItem[] {
  const path = source.pathOf(product.slug)
  const { associatedProducts: variants } = product
  if (path === null) return []
  const link = source.publicUrl + path
  if (variants && variants.length > 0) {
    return variants.flatMap((variant) => itemOf(product, variant, { ...source, link }))
  }
  return itemOf(product, null, { ...source, link })
}

function itemOf(
  product: ProductRecord,
  variant: Variant | null,
  source: MerchantSource & { readonly link: string },
): MerchantItem[] {
  const sold = variant ?? product
  // A platform may list what it does not sell yet.
  if (sold.finalPrice === undefined && sold.retailPrice === undefined) return []
  const { mainCategory, manufacturer, excerpt, description } = product
  const choices = variant ? choicesOf(product, variant) : []
  return [
    {
      id: sold.sku || `${sold.id}`,
      group: variant ? product.sku || `${product.id}` : null,
      title: sold.name,
      description: plainText(description || excerpt || product.name),
      link: linkTo(source.link, choices),
      pictures: picturesOf(product, variant, source),
      isInStock: sold.availability !== 'outOfStock',
      price: toPrice(sold, source.currency),
      saleSpan: spanOf(sold),
      sku: sold.sku ?? '',
      brand: manufacturer?.name || null,
      productType: mainCategory ? source.categoryPath(mainCategory) : null,
      size: choices.find(({ code }) => SIZE_CODE.test(code))?.label ?? null,
      colour: choices.find(({ code }) => COLOUR_CODE.test(code))?.label ?? null,
      isBundle: product.format.toLowerCase() === 'bundle',
    },
  ]
}

type Choice = { readonly code: string; readonly label: string }

function choicesOf({ associatedProductsAttributes }: ProductRecord, variant: Variant): Choice[] {
  return (associatedProductsAttributes ?? []).flatMap(({ attributeCode, values }) => {
    const chosen = variant.attributes?.find((one) => one.attributeCode === attributeCode)
    const value = values.find(({ id }) => id === chosen?.valueId)
    return value ? [{ code: attributeCode, label: value.value }] : []
  })
}

/** The page chooses what its address names. */
function linkTo(link: string, choices: readonly Choice[]): string {
  const query = new URLSearchParams(choices.map(({ code, label }) => [code, label.toLowerCase()]))
  return query.size === 0 ? link : `${link}?${query}`
}

function picturesOf(
  product: ProductRecord,
  variant: Variant | null,
  { publicUrl, mediaUrl }: MerchantSource,
): string[] {
  const shown = [...(variant?.media ?? []), ...product.media]
  const distinct = [...new Map(shown.map((picture) => [picture.id, picture])).values()]
  return distinct.map((one) => absoluteUrl(mediaUrlOf(one, PICTURE_SIZE, mediaUrl), publicUrl))
}

function spanOf({ discount }: Pick<ProductRecord, 'discount'>): MerchantItem['saleSpan'] {
  const { startsAt, endsAt } = discount ?? {}
  return startsAt && endsAt ? { startsAt, endsAt } : null
}
