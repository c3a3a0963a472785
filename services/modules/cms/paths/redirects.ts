import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { countFailedRequest, findRedirect, writeRedirect } from './redirect-store.ts'

export async function setRedirect(trx: Trx, path: string, target: string): Promise<void> {
  if (!/^\/(?![/\\])/.test(target) || bare(path) === target) {
    throw new Refusal(400, 'A redirect must lead to another path of this site.', {
      code: 'INVALID_INPUT',
      field: 'target',
    })
  }
  await writeRedirect(trx, bare(path), target)
}

/** Target of the redirect; without one, the path is recorded for staff. */
export async function noteFailedRequest(
  db: Db,
  { path, at }: { path: string; at: string },
): Promise<string | null> {
  const barePath = bare(path)
  const target = await findRedirect(db, barePath)
  if (target === null) {
    await inTransaction(db, (trx) => countFailedRequest(trx, barePath, at))
  }
  return target
}

/** The query may contain personal data; it is never stored. */
function bare(path: string): string {
  const [head = ''] = path.split(/[?#]/)
  return head.length > 1 ? head.replace(/\/+$/, '') || '/' : '/'
}
