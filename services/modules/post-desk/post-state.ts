import type { DeskPost } from '#services/contract/post-desk.ts'

export function stateOf(publishedAt: string | null, now: string): DeskPost['state'] {
  if (publishedAt === null) return 'DRAFT'
  return publishedAt > now ? 'PLANNED' : 'PUBLIC'
}
