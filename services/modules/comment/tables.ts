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
  /** Why staff rejected it, in words that its author may read. */
  reason: string | null
  /** What the shop answers, shown below it: plain text. */
  answer: string | null
  answered_at: string | null
  /** Of visitors, since staff last decided. */
  reports: Generated<number>
}

export type CommentReportTable = {
  id: Generated<number>
  comment_id: number
  /** Keyed hash of an account or an internet connection, so that each counts once. */
  reporter: string
  at: string
}

/** Words by which staff find a comment. */
export type CommentWordTable = { word: string; comment_id: number }

declare module '#services/platform/tables.ts' {
  interface Tables {
    comment: CommentTable
    comment_report: CommentReportTable
    comment_word: CommentWordTable
  }
}
