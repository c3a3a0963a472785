import { emailKey } from '#services/contract/rules/email-key.ts'
import { aboutOf, lockRating, noteChange } from '#services/modules/comment/published.ts'
import {
  type Decided,
  findComment,
  type StoredComment,
  setDecided,
} from '#services/modules/comment/store.ts'
import {
  type Author,
  latestEdits,
  type RecordedEdit,
  recordEdits,
} from '#services/modules/history/api.ts'
import { accountById } from '#services/modules/user/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'

/** The version of a comment that staff have read: each edit and each decision makes a new one. */
export type Read = { readonly id: number; readonly version: number }

export type Deciding = {
  readonly at: string
  readonly author: Author
}

/**
 * Publishes or rejects a comment, which also settles its reports. Fails after an edit or another
 * decision, because staff have not read the new version.
 */
export async function decideOn(
  trx: Trx,
  read: Read,
  {
    state,
    reason = null,
    ...deciding
  }: Deciding & {
    readonly state: 'published' | 'rejected'
    /** Which the author may read; only of a rejection. */
    readonly reason?: string | null
  },
): Promise<StoredComment> {
  const found = await lockedComment(trx, read.id)
  const decided = { state, reason: state === 'rejected' ? reason : null, reports: 0 }
  return await apply(trx, { found, read, decided }, deciding)
}

/** Takes the last decision back, if nothing that it changed was changed since. */
export async function undoDecision(
  trx: Trx,
  read: Read,
  deciding: Deciding,
): Promise<StoredComment> {
  const found = await lockedComment(trx, read.id)
  const decided = await readBeforeDecision(trx, found)
  if (!decided) {
    throw new Refusal(409, 'There is no decision to undo.', { code: 'NOTHING_TO_UNDO' })
  }
  return await apply(trx, { found, read, decided }, deciding)
}

/** What the last decision changed, as it was before; null when there is nothing to undo. */
export async function readBeforeDecision(db: Db, comment: StoredComment): Promise<Decided | null> {
  const edits = await latestEdits(db, { entity: 'comment', id: `${comment.id}` }, [
    ...['state', 'reason', 'reports'],
  ])
  const last = Math.max(0, ...[...edits.values()].map(({ id }) => id))
  const sitting = [...edits.values()].find(({ id }) => id === last)?.sitting
  const changed = [...edits.values()].filter((edit) => edit.sitting === sitting)
  const { state, reason, reports } = comment
  const now: Decided = { state, reason, reports }
  if (!changed.every(({ path, after }) => now[path as keyof Decided] === after)) return null
  const before = changed.map(({ path, before: value }: RecordedEdit) => [path, value])
  return changed.length > 0 ? { ...now, ...Object.fromEntries(before) } : null
}

async function lockedComment(trx: Trx, id: number): Promise<StoredComment> {
  const found = await findComment(trx, id)
  if (!found) throw noSuchComment(id)
  await lockRating(trx, aboutOf(found))
  const locked = await findComment(trx, id)
  if (!locked) throw noSuchComment(id)
  return locked
}

async function apply(
  trx: Trx,
  {
    found,
    read,
    decided,
  }: { readonly found: StoredComment; readonly read: Read; readonly decided: Decided },
  { at, author }: Deciding,
): Promise<StoredComment> {
  const stored = await setDecided(trx, read, { ...decided, updated_at: at })
  if (!stored) {
    throw new Refusal(409, `Comment ${read.id} was changed: list it again.`, {
      code: 'TEXT_CHANGED',
    })
  }
  const recorded = { entity: 'comment', id: `${read.id}`, author, at }
  await recordEdits(trx, recorded, [
    { path: 'state', before: found.state, after: decided.state },
    { path: 'reports', before: found.reports, after: decided.reports },
  ])
  await recordEdits(trx, { ...recorded, subject: await subjectOf(trx, found) }, [
    { path: 'reason', before: found.reason, after: decided.reason },
  ])
  const isSeen = found.state === 'published' || decided.state === 'published'
  if (isSeen && found.state !== decided.state) await noteChange(trx, aboutOf(found))
  return stored
}

/** The author, whom words of staff about a comment may name. */
export async function subjectOf(db: Db, { account_id: id }: StoredComment): Promise<string | null> {
  const account = id === null ? null : await accountById(db, id)
  return account && emailKey(account.email)
}

export function noSuchComment(id: number): Refusal {
  return new Refusal(404, `There is no comment ${id}.`, { code: 'NOT_FOUND' })
}
