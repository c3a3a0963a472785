import type { ContentHit } from '#services/contract/search.ts'

export type SearchHitParent = ContentHit

export type SearchResultParent = {
  readonly correctedKeywords: string | null
  readonly items: ContentHit[]
  readonly total: number
  readonly hasNext: boolean
  readonly productTotal: number
  readonly productIds: string[]
}

export type SuggestionsParent = {
  readonly correctedKeywords: string | null
  readonly productIds: string[]
  readonly categoryIds: string[]
  readonly posts: ContentHit[]
  readonly pages: ContentHit[]
}
