import { filterMails } from '#services/contract/mail.ts'
import { type Route, route } from '#services/platform/http.ts'
import { offsetOf } from '#services/platform/paging.ts'
import { readLog } from './store.ts'

const DEFAULT_LIMIT = 50
/** Retries are at most an hour apart, so none follows after this. */
const GIVEN_UP_MS = 2 * 60 * 60_000

export const mailRoutes: readonly Route[] = [
  route(filterMails, async ({ page = 1, limit = DEFAULT_LIMIT, ...wanted }, { db, clock }) => {
    const { mails, total } = await readLog(db, {
      email: wanted.email,
      isUnsent: wanted.isUnsent ?? false,
      offset: offsetOf(page, limit),
      limit,
    })
    const givenUp = new Date(clock.now().getTime() - GIVEN_UP_MS).toISOString()
    return {
      records: mails.map(({ tried_at: triedAt, sent_at: sentAt, ...mail }) => ({
        ...mail,
        triedAt,
        sentAt,
        status: statusOf({ triedAt, sentAt }, givenUp),
      })),
      page,
      limit,
      totalPages: Math.max(1, Math.ceil(total / limit)),
      totalRecords: total,
    }
  }),
]

function statusOf(
  { triedAt, sentAt }: { readonly triedAt: string; readonly sentAt: string | null },
  givenUp: string,
): 'sent' | 'failing' | 'givenUp' {
  if (sentAt !== null) return 'sent'
  return triedAt < givenUp ? 'givenUp' : 'failing'
}
