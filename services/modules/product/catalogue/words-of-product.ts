import type { SearchText } from '#services/platform/search/word-index.ts'
import { fold } from '#services/platform/text/fold.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import type { ProductFacts } from './index-facts.ts'

/** Search words of a product in a language, otherwise in the default one. */
export function wordsOfProduct(
  { texts, skus, manufacturer }: ProductFacts,
  language: string,
): SearchText | null {
  const text =
    texts.find((own) => own.language === language) ??
    texts.find((own) => own.language === DEFAULT_LANGUAGE)
  if (!text) return null
  // SKUs are indexed separately; as words they would distort corrections.
  const isSku = new Set(skus.flatMap((sku) => fold(sku).split(/\s+/)))
  const words = text.searchFold.split(' ').filter((word) => !isSku.has(word))
  return { name: text.name, skus, more: [words.join(' '), manufacturer ?? ''] }
}
