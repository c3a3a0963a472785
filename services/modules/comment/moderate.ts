import { type Author, recordEdits } from '#services/modules/history/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { aboutOf, lockRating, noteChange } from './published.ts'
import { findComment, type StoredComment, setState } from './store.ts'

/** The version of a comment that staff have read. */
export type Read = { readonly id: number; readonly version: number }

/**
 * Publishes or rejects a comment. Fails after an edit, because staff have not read the new version.
 */
export async function decideOn(
  trx: Trx,
  { id, version }: Read,
  {
    author,
    ...decision
  }: {
    readonly state: 'published' | 'rejected'
    readonly at: string
    readonly author: Author
  },
): Promise<StoredComment> {
  const found = await findComment(trx, id)
  if (!found) throw new Refusal(404, `There is no comment ${id}.`, { code: 'NOT_FOUND' })
  const about = aboutOf(found)
  await lockRating(trx, about)
  const decided = await setState(trx, { id, version }, decision)
  if (!decided) {
    throw new Refusal(409, `Comment ${id} was changed: list it again.`, { code: 'TEXT_CHANGED' })
  }
  const { state: before } = found
  const recorded = { entity: 'comment', id: `${id}`, author, at: decision.at }
  await recordEdits(trx, recorded, [{ path: 'state', before, after: decision.state }])
  await noteChange(trx, about)
  return decided
}
