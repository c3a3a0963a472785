import type { CommentState } from '#services/contract/comment.ts'
import {
  answerComment,
  type CommentOutcome,
  decideComments,
  getStaffComment,
  undoComments,
} from '#services/contract/comment-desk.ts'
import { listCommentSubjects } from '#services/contract/comment-list.ts'
import { findComment, type StoredComment } from '#services/modules/comment/store.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { answerOn } from './answer.ts'
import { staffViewOf } from './desk-view.ts'
import { type Deciding, decideOn, noSuchComment, type Read, undoDecision } from './moderate.ts'
import { subjectsOf } from './subjects.ts'

const STATES = { PUBLISHED: 'published', REJECTED: 'rejected' } as const satisfies Record<
  string,
  CommentState
>

export function commentDeskRoutes({ findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(listCommentSubjects, async (_input, { db }) => ({ subjects: await subjectsOf(db) })),

    route(getStaffComment, async ({ id }, { db }) => {
      const found = await findComment(db, id)
      const comment = found && (await staffViewOf(db, found, findPerson))
      if (!comment) throw noSuchComment(id)
      return { comment }
    }),

    route(decideComments, async ({ comments, state, reason }, scope) => {
      const decision = { state: STATES[state], reason: reason || null }
      return await eachOf(comments, scope, (trx, read, deciding) =>
        decideOn(trx, read, { ...decision, ...deciding }),
      )
    }),

    route(undoComments, async ({ comments }, scope) => await eachOf(comments, scope, undoDecision)),

    route(answerComment, async ({ id, sitting, base, text }, scope) => {
      const at = scope.clock.now().toISOString()
      const author = authorOf(scope, sitting)
      return await inTransaction(
        scope.db,
        async (trx) => await answerOn(trx, { id, base, text }, { at, author, findPerson }),
      )
    }),
  ]
}

/** One transaction for each, so that a refusal of one undoes no other. */
async function eachOf(
  comments: readonly string[],
  scope: Scope,
  work: (trx: Trx, read: Read, deciding: Deciding) => Promise<StoredComment>,
): Promise<{ readonly outcomes: CommentOutcome[] }> {
  const deciding = { at: scope.clock.now().toISOString(), author: authorOf(scope) }
  const outcomes: CommentOutcome[] = []
  for (const id of comments) {
    const [number = 0, version = 0] = id.split('.').map(Number)
    try {
      const decided = await inTransaction(scope.db, (trx) =>
        work(trx, { id: number, version }, deciding),
      )
      outcomes.push({ id, newId: `${decided.id}.${decided.version}`, problem: null })
    } catch (error) {
      const problem = error instanceof Refusal ? problemOf(error) : null
      if (!problem) throw error
      outcomes.push({ id, newId: null, problem })
    }
  }
  return { outcomes }
}

const PROBLEMS = ['NOT_FOUND', 'TEXT_CHANGED', 'NOTHING_TO_UNDO'] as const

function problemOf({ code }: Refusal): CommentOutcome['problem'] {
  return PROBLEMS.find((one) => one === code) ?? null
}
