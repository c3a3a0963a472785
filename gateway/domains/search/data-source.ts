import { findOnPlatform, suggestOnPlatform } from '#gateway/adapters/site-search.ts'
import type { DomainDeps } from '#gateway/context.ts'
import { findContent, suggest } from '#services/contract/search.ts'
import type { SearchResultParent, SuggestionsParent } from './mappers.ts'

export type SearchQuestion = {
  readonly keywords: string
  readonly offset: number
  readonly limit: number
  readonly productLimit: number
}

export type SearchDataSource = {
  find(question: SearchQuestion): Promise<SearchResultParent>
  suggest(keywords: string): Promise<SuggestionsParent>
}

export function createDataSource({
  taggedUpstream: upstream,
  hasExtensions,
  tags,
}: Pick<DomainDeps, 'taggedUpstream' | 'hasExtensions' | 'tags'>): SearchDataSource {
  return {
    async find(question) {
      // The stock decides between products that match as well.
      tags.add('list:all')
      const { products, ...found } = hasExtensions
        ? await upstream.call(findContent, question)
        : await findOnPlatform(question, upstream)
      return {
        correctedKeywords: found.correctedKeywords,
        items: found.records,
        total: found.total,
        hasNext: question.offset + question.limit < found.total,
        productTotal: products.total,
        productIds: products.ids.map(String),
      }
    },

    async suggest(keywords) {
      tags.add('list:all')
      const { products, categories, ...found } = hasExtensions
        ? await upstream.call(suggest, { keywords })
        : await suggestOnPlatform(keywords, upstream)
      return {
        ...found,
        productIds: products.map(String),
        categoryIds: categories.map(String),
      }
    },
  }
}
