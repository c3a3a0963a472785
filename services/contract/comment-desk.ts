import { z } from 'zod'
import { idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { commentRow } from './comment-list.ts'
import { actor } from './history.ts'
import { MAX_COMMENT, MAX_REASON } from './rules/comment-limits.ts'

/** Reviews and comments as staff see them, in the words of their graph. */

const ofDesk = {
  service: 'cms',
  method: 'POST',
  access: { right: 'comments.moderate' },
} as const

/** Comments that one call decides about at most. */
export const COMMENTS_AT_ONCE = 100

/** A comment with the version that was read, such as `17.2`. */
const readComment = z.string().regex(/^[1-9]\d{0,8}\.[1-9]\d{0,8}$/)
const readComments = z
  .array(readComment)
  .min(1)
  .max(COMMENTS_AT_ONCE)
  .refine((all) => new Set(all.map((one) => one.split('.')[0])).size === all.length, {
    error: 'A comment is named once.',
  })

const staffComment = commentRow.extend({
  /** Its id alone. */
  number: z.string(),
  subjectId: z.string(),
  /** Part of its address in the shop; null when it has none. */
  subjectSlug: z.string().nullable(),
  language: z.string(),
  isBuyer: z.boolean(),
  changedAt: z.string(),
  reason: z.string().nullable(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  /** Where undoing the last decision leads; null when there is nothing to undo. */
  undoneState: commentRow.shape.state.nullable(),
  /** Newest first. */
  edits: z.array(
    z.object({
      ...{ id: z.string(), at: z.string(), actor, path: z.string() },
      /** As JSON. */
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
})

const outcomes = z.object({
  outcomes: z.array(
    z.object({
      /** As it was named. */
      id: z.string(),
      /** With its version now; null for one that was refused. */
      newId: z.string().nullable(),
      problem: z.enum(['NOT_FOUND', 'TEXT_CHANGED', 'NOTHING_TO_UNDO']).nullable(),
    }),
  ),
})

export const getStaffComment = describeCall({
  ...ofDesk,
  path: 'x/comment/staff/get',
  summary: 'A review or comment with its reports, the answer of the shop and its history',
  input: z.object({ id: idInText }),
  output: z.object({ comment: staffComment }),
})

export const decideComments = describeCall({
  ...ofDesk,
  path: 'x/comment/staff/decide',
  kind: 'write',
  summary: 'Publishes or rejects comments, each whole or not at all, and settles their reports',
  input: z.object({
    comments: readComments,
    state: z.enum(['PUBLISHED', 'REJECTED']),
    /** Of a rejection; its author may read it. */
    reason: z.string().trim().max(MAX_REASON).nullish(),
  }),
  output: outcomes,
})

export const undoComments = describeCall({
  ...ofDesk,
  path: 'x/comment/staff/undo',
  kind: 'write',
  summary: 'Takes the last decision about each of these comments back',
  input: z.object({ comments: readComments }),
  output: outcomes,
})

export const answerComment = describeCall({
  ...ofDesk,
  path: 'x/comment/staff/answer',
  kind: 'write',
  summary: 'Saves the answer of the shop, which is shown below the comment',
  input: z.object({
    id: idInText,
    sitting: z.string().min(8).max(64),
    /** The answer that the form began with. */
    base: z.string().nullable(),
    /** An empty one takes the answer away. */
    text: z
      .string()
      .trim()
      .max(MAX_COMMENT)
      .refine((text) => !text.includes('\0')),
  }),
  output: z.object({
    /** False when somebody else has changed it meanwhile. */
    isSaved: z.boolean(),
    answer: z.string().nullable(),
    changedBy: actor.nullable(),
  }),
})

export type StaffComment = z.output<typeof staffComment>
export type CommentOutcome = z.output<typeof outcomes>['outcomes'][number]
