import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { filterTags } from '#services/contract/product.ts'
import { searchWords } from '#services/platform/text/keywords.ts'
import type { ReadContext } from './read/product-parts.ts'
import { countTags, tagRows } from './tag-store.ts'

const DEFAULT_LIMIT = 10

export async function listTags(
  { db, language }: ReadContext,
  { keywords = '', page = 1, limit = DEFAULT_LIMIT }: CallInput<typeof filterTags>,
): Promise<CallOutput<typeof filterTags>> {
  const question = { language, words: searchWords(keywords) }
  const offset = (page - 1) * limit
  const totalRecords = await countTags(db, question)
  const records = offset < totalRecords ? await tagRows(db, question, { limit, offset }) : []
  return { records: [...records], totalPages: Math.ceil(totalRecords / limit), totalRecords }
}
