import { fold } from '#services/platform/text/fold.ts'
import { DEFAULT_LANGUAGE } from '#services/product/language-fallback.ts'
import type { SearchText } from '#services/product/search/word-index.ts'
import type { ProductFacts } from './product-facts.ts'

/** What a product is found by in a language, else in the default one. */
export function wordsOfProduct(
  { texts, skus, manufacturer }: ProductFacts,
  language: string,
): SearchText | null {
  const text =
    texts.find((own) => own.language === language) ??
    texts.find((own) => own.language === DEFAULT_LANGUAGE)
  if (!text) return null
  // The stored words hold the SKUs too; as words they would only stand in the way of corrections.
  const isSku = new Set(skus.flatMap((sku) => fold(sku).split(/\s+/)))
  const words = text.searchFold.split(' ').filter((word) => !isSku.has(word))
  return { name: text.name, skus, more: [words.join(' '), manufacturer ?? ''] }
}
