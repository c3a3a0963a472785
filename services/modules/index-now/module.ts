import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { clearDue, keepDue } from '#services/platform/jobs/due.ts'
import type { Module } from '#services/platform/module.ts'
import { LOOK, lookAgain } from './look.ts'
import { SEND, sendAnnouncements } from './send.ts'

/** Announces to search engines which public addresses are new, changed or gone (IndexNow). */
export const module: Module = {
  name: 'index-now',
  services: [],
  imports: ['calendar', 'cms', 'product', 'settings'],
  otherTables: ['announced_page', 'index_now', 'page_announcement'],
  routes: () => [],
  dueHandlers: { [LOOK]: lookAgain },
  outboxHandlers: { [SEND]: sendAnnouncements },
  async start({ db, clock, config }) {
    const at = clock.now().toISOString()
    await inTransaction(db, async (trx) => {
      if (config.indexNow) await keepDue(trx, { kind: LOOK, key: '', at })
      else await clearDue(trx, LOOK, '')
    })
    return async () => undefined
  },
}
