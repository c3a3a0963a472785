import type { Generated } from 'kysely'
import type { CommentState } from '#services/contract/comment.ts'

export type CommentTable = {
  id: Generated<number>
  /** Exactly one of the two is set. */
  product_id: number | null
  post_id: number | null
  /** Null only for reviews that came with the demo. */
  account_id: number | null
  /** Displayed name: first name and initial. */
  author: string
  /** Language of the site for its author, as an ISO 639-2 code. */
  language: string
  rating: number | null
  /** Plain text. */
  body: string | null
  state: CommentState
  /** Grows with each edit, so that staff publish only what they have read. */
  version: Generated<number>
  /** Written while the shop allowed one comment per person. */
  is_single: 0 | 1
  /** The author had ordered the product by then. */
  is_buyer: 0 | 1
  created_at: string
  updated_at: string
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    comment: CommentTable
  }
}
