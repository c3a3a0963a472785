import { z } from 'zod'
import { ALERT_KINDS, ALERT_RIGHTS, type AlertKind } from '#services/contract/rules/alerts.ts'
import { COMMENT_LIST } from '#services/contract/rules/lists/comments.ts'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { queryText } from '#services/contract/rules/lists/query-text.ts'
import { sendMail } from '#services/modules/mail/api.ts'
import { site } from '#services/modules/settings/api.ts'
import { readRightsOf } from '#services/modules/staff/api.ts'
import { accountById } from '#services/modules/user/api.ts'
import { cachedDb } from '#services/platform/cached-reads.ts'
import type { Letter } from '#services/platform/letter.ts'
import type { OutboxHandler } from '#services/platform/module.ts'
import { alertLetters } from './letters/alert-letters.ts'

const alertJob = z.object({
  id: z.string(),
  accountId: z.int(),
  kind: z.enum(ALERT_KINDS),
  /** Of all events, of which the first have rows. */
  count: z.int(),
  rows: z.array(z.object({ title: z.string(), value: z.string(), path: z.string().nullable() })),
})

export type AlertJob = z.output<typeof alertJob>

const LETTERS = {
  ORDER: alertLetters['alert-order'],
  WITHDRAWAL: alertLetters['alert-withdrawal'],
  STOCK: alertLetters['alert-stock'],
  MAIL: alertLetters['alert-mail'],
  PRIVACY: alertLetters['alert-privacy'],
  COMMENT: alertLetters['alert-comment'],
  FORM: alertLetters['alert-form'],
} as const satisfies Readonly<Record<AlertKind, Letter>>

/** Pages of the back office that list a kind. */
const PAGES: Readonly<Record<AlertKind, string>> = {
  ORDER: 'orders',
  WITHDRAWAL: `orders?${queryText(ORDER_LIST, ORDER_LIST.views.toRefund)}`,
  STOCK: '',
  MAIL: 'mails',
  PRIVACY: 'privacy',
  COMMENT: `comments?${queryText(COMMENT_LIST, COMMENT_LIST.views.reported)}`,
  FORM: 'form-answers',
}

/** A member who lost the right since, or left, gets nothing. */
export const sendAlert: OutboxHandler = async (payload, deps) => {
  const { id, accountId, kind, count, rows } = alertJob.parse(payload)
  const { db, config, letters } = deps
  const member = await accountById(db, accountId)
  const rights = member?.isBackoffice ? await readRightsOf(db, accountId) : []
  if (!member || !rights.includes(ALERT_RIGHTS[kind])) return
  const language = member.backofficeLanguage ?? (await site(await cachedDb(db))).defaultLanguage
  const named = (title: string) => (kind === 'MAIL' ? nameOf(letters, title, language) : title)
  const page = (count === 1 && rows[0]?.path) || PAGES[kind]
  await sendMail(deps, {
    ...{ id, letter: LETTERS[kind], to: member.email, language },
    values: {
      count,
      rows: rows.map(({ title, value }) => ({ title: named(title), value })),
      link: `${config.publicUrl}/admin${page && `/${page}`}`,
    },
  })
}

/** Of a letter by its name in the log. */
function nameOf(letters: ReadonlyMap<string, Letter>, name: string, language: string): string {
  const letter = letters.get(name)
  return letter?.languages[language === 'eng' ? 'eng' : 'hrv'].about ?? name
}
