import { createHmac } from 'node:crypto'
import type { Trx } from '#services/platform/database.ts'
import { networksOf } from '#services/platform/http/client-address.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { raiseAlert } from '#services/platform/jobs/alerts.ts'
import { noSuchComment } from './desk/moderate.ts'
import { subjectOf } from './desk/subjects.ts'
import { addReport } from './store.ts'

/** A visitor reports a published comment to staff. A second report of the same visitor is none. */
export async function reportOn(
  trx: Trx,
  id: number,
  { reporter, at }: { readonly reporter: string; readonly at: string },
): Promise<void> {
  const reports = await addReport(trx, { commentId: id, reporter, at })
  if (reports === undefined) throw noSuchComment(id)
  if (reports !== 1) return
  const title = await subjectOf(trx, id)
  await raiseAlert(trx, { kind: 'COMMENT', at, title, path: `comments/${id}` })
}

/** Visitors without an account count once for each internet connection. */
export function reporterOf({ principal, clientAddress }: Scope, secret: string): string {
  return principal
    ? reporterKey(`account:${principal.userId}`, secret)
    : reporterKey(networksOf(clientAddress).place, secret)
}

/** Of no use without the key of the services. */
export function reporterKey(who: string, secret: string): string {
  return createHmac('sha256', secret).update(`comment-report\n${who}`).digest('base64url')
}
