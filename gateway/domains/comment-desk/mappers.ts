import type { CommentOutcome, StaffComment } from '#services/contract/comment-desk.ts'

export type StaffCommentParent = StaffComment
export type CommentOutcomeParent = CommentOutcome
