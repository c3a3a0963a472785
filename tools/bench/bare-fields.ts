/** The graph's fields, mapped by hand for the bare handler. */
import { toShownMoment } from '#gateway/domains/product/shown-moment.ts'
import type { Category } from '#services/contract/category.ts'
import type { NavigationNode } from '#services/contract/cms.ts'
import type { Product, ProductRecord } from '#services/contract/product.ts'

const FORMATS: Readonly<Record<string, string>> = {
  Simple: 'SIMPLE',
  EProduct: 'E_PRODUCT',
  Configurable: 'CONFIGURABLE',
  Bundle: 'BUNDLE',
}
const AVAILABILITIES = { inStock: 'IN_STOCK', lowStock: 'LOW_STOCK', outOfStock: 'OUT_OF_STOCK' }

export function card(record: ProductRecord, currency: string) {
  const { id, slug, name, format, retailPrice, finalPrice = 0, media } = record
  return {
    id: `${id}`,
    slug,
    name,
    format: FORMATS[format],
    price: {
      final: { amount: amount(finalPrice), currency },
      retail: { amount: amount(retailPrice ?? finalPrice) },
    },
    media: media.map((one) => ({
      url: pictureUrl(one),
      alt: one.alt ?? one.title ?? '',
      width: one.width ?? null,
      height: one.height ?? null,
    })),
  }
}

export function attributesOf({ attributeSet }: Product) {
  return (attributeSet?.attributes ?? [])
    .map(({ attributeCode, label, value: { value } }) => ({
      code: attributeCode,
      label: label ?? attributeCode,
      values: typeof value === 'object' ? value : [shown(value)],
    }))
    .filter(({ values }) => values.length > 0)
}

export function shown(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Da' : 'Ne'
  if (typeof value === 'number') return `${value}`.replace('.', ',')
  return toShownMoment(value, 'hrv')
}

export function availabilityOf(availability: ProductRecord['availability']) {
  return availability ? AVAILABILITIES[availability] : null
}

export function categoryOf(
  { mainCategory }: Pick<ProductRecord, 'mainCategory'>,
  categories: ReadonlyMap<number, Category>,
) {
  const found = mainCategory ? categories.get(mainCategory) : undefined
  return found ? { id: `${found.id}`, slug: found.slug, name: found.name || found.title } : null
}

export function crossSellIds({
  crossSellProducts,
}: Pick<ProductRecord, 'crossSellProducts'>): number[] {
  return (crossSellProducts ?? []).map((one) => (typeof one === 'object' ? one.id : one))
}

export function crossSellOf(
  product: Pick<ProductRecord, 'crossSellProducts'>,
  others: ReadonlyMap<number, ProductRecord>,
  currency: string,
) {
  return crossSellIds(product).flatMap((id) => {
    const found = others.get(id)
    return found ? [card(found, currency)] : []
  })
}

export function pictureUrl({ urlTemplate, path }: ProductRecord['media'][number]): string {
  return urlTemplate ? urlTemplate.replace('{size}', 'w640') : path
}

export function amount(price: number): string {
  return price.toFixed(2)
}

export function navigationItem({ title, linkV2, children }: NavigationNode): object {
  return {
    title,
    link: linkV2 && { kind: 'INTERNAL', path: linkV2.path },
    children: (children ?? []).map((child) => ({
      title: child.title,
      link: child.linkV2 && { path: child.linkV2.path },
    })),
  }
}
