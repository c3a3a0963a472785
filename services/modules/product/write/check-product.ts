import { wholeCents, wholePieces } from '#services/modules/product/prices/cents.ts'
import { Refusal } from '#services/platform/errors.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import type { NewProduct } from './catalogue-input.ts'

/** Rejects what the products alone show to be wrong; what they refer to is checked where it is read. */
export function checkProducts(products: readonly NewProduct[]): void {
  const skus = new Set<string>()
  for (const product of products) {
    checkProduct(product)
    for (const { sku } of [product, ...(product.variants ?? [])]) {
      if (skus.has(sku)) throw invalid(`${sku} is given twice.`, 'sku')
      skus.add(sku)
    }
  }
}

function checkProduct(product: NewProduct): void {
  refuseMixedFormat(product)
  if (!product.texts[DEFAULT_LANGUAGE] || !product.slug[DEFAULT_LANGUAGE]) {
    throw invalid(`Text and slug are needed in ${DEFAULT_LANGUAGE}.`, 'texts')
  }
  const { membershipPriceCents, stock, variants = [] } = product
  wholeCents(product.retailPriceCents, 'retailPriceCents')
  if (typeof membershipPriceCents === 'number') {
    wholeCents(membershipPriceCents, 'membershipPriceCents')
  }
  if (stock !== undefined) wholePieces(stock, 'stock')
  for (const variant of variants) {
    if (variant.retailPriceCents !== undefined) {
      wholeCents(variant.retailPriceCents, 'variants.retailPriceCents')
    }
    if (variant.stock !== undefined) wholePieces(variant.stock, 'variants.stock')
  }
}

function refuseMixedFormat(product: NewProduct): void {
  const { format, options, variants, variantFormat, bundle, stock } = product
  const isConfigurable = format === 'Configurable'
  if (isConfigurable !== Boolean(options?.length) || isConfigurable !== Boolean(variants?.length)) {
    throw invalid('A configurable product, and no other, has options and variants.', 'format')
  }
  if ((format === 'Bundle') !== Boolean(bundle?.length)) {
    throw invalid('A bundle, and no other product, has parts.', 'format')
  }
  if (!isConfigurable && variantFormat !== undefined) {
    throw invalid('Only variants have a format of their own.', 'variantFormat')
  }
  if ((isConfigurable || format === 'Bundle') && stock !== undefined) {
    throw invalid('Only pieces have a stock.', 'stock')
  }
}

export function invalid(message: string, field: string): Refusal {
  return new Refusal(400, message, { code: 'INVALID_INPUT', field })
}
