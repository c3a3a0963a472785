import { cleanHtml } from '#services/platform/html.ts'
import { sortKey } from '#services/platform/sort-key.ts'
import type { ProductText } from './catalogue-input.ts'
import type { WrittenText } from './product-writer.ts'

export function writtenText(language: string, text: ProductText): WrittenText {
  return {
    language,
    name: text.name,
    nameSort: sortKey(text.name),
    excerpt: text.excerpt ?? null,
    description: text.description === undefined ? null : cleanHtml(text.description),
    metaTitle: text.metaTitle ?? null,
    metaDescription: text.metaDescription ?? null,
  }
}
