import { cleanHtml } from '#services/platform/text/html.ts'
import { sortKey } from '#services/platform/text/sort-key.ts'
import type { ProductTextTable } from './tables.ts'
import type { ProductText } from './write/catalogue-input.ts'

export type WrittenText = Omit<ProductTextTable, 'product_id' | 'search_fold'>

/** Texts that are returned as stored. */
export type PlainTexts = {
  readonly excerpt: string | null
  readonly description: string | null
  readonly metaTitle: string | null
  readonly metaDescription: string | null
}

/** Columns of `product_text as t`. */
export const PLAIN_TEXT_COLUMNS = [
  't.excerpt',
  't.description',
  't.meta_title as metaTitle',
  't.meta_description as metaDescription',
] as const

export function plainTextsOf(row: PlainTexts): PlainTexts {
  const { excerpt, description, metaTitle, metaDescription } = row
  return { excerpt, description, metaTitle, metaDescription }
}

export function writtenText(language: string, text: ProductText): WrittenText {
  return {
    language,
    name: text.name,
    name_sort: sortKey(text.name),
    excerpt: text.excerpt ?? null,
    description: text.description === undefined ? null : cleanHtml(text.description),
    meta_title: text.metaTitle ?? null,
    meta_description: text.metaDescription ?? null,
  }
}
