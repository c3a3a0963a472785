import type { Module } from '#services/platform/module.ts'
import { keepRows } from '#services/platform/retention.ts'
import { dueNights } from './due-alerts.ts'
import { ERASED_LETTER, sendErased } from './erase.ts'
import { EXPORT_LETTER, sendExport } from './export.ts'
import { privacyLetters } from './letters/privacy-letters.ts'
import { personFilePlugin } from './person-file.ts'
import { privacyPersonalData, privacyPersonalTables } from './personal-data.ts'
import { privacyList } from './privacy-list.ts'
import { privacyRoutes } from './routes.ts'
import type {} from './tables.ts'

/** As long as an answer, or a missing one, can be disputed. */
const FIVE_YEARS = 1_826

/** Requests of people about their data, and their answers. */
export const module: Module = {
  name: 'privacy',
  services: ['gdpr'],
  imports: ['gdpr', 'history', 'mail', 'user'],
  histories: { privacyRequest: 'people.read' },
  personalTables: privacyPersonalTables,
  lists: [privacyList],
  routes: privacyRoutes,
  plugin: personFilePlugin,
  outboxHandlers: { [EXPORT_LETTER]: sendExport, [ERASED_LETTER]: sendErased },
  letters: privacyLetters,
  dueHandlers: dueNights.dueHandlers,
  async start(deps) {
    await dueNights.start(deps)
    return async () => undefined
  },
  personalData: privacyPersonalData,
  retention: [
    keepRows({
      kind: 'privacy-requests',
      deletes: 'answered requests of people about their data',
      keepDays: FIVE_YEARS,
      bounds: { least: 1_096, most: 3_653 },
      table: 'privacy_request',
      moment: 'closed_at',
    }),
  ],
}
