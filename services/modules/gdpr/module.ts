import type { Module } from '#services/platform/module.ts'
import { consentList } from './desk/consent-list.ts'
import { consentDeskRoutes } from './desk/desk-routes.ts'
import { exportPlugin } from './export/export-plugin.ts'
import { consentMediaUses } from './media-uses.ts'
import { gdprPersonalData } from './personal-data.ts'
import { gdprPersonalTables } from './personal-tables.ts'
import { retentionDue, retentionJob, startNightly } from './retention/retention-job.ts'
import { retentionRoutes } from './retention/retention-routes.ts'
import { retention } from './retention/retention-rules.ts'
import { consentRoutes } from './routes.ts'
import { consentStaffRoutes } from './staff-routes.ts'

export const module: Module = {
  name: 'gdpr',
  services: ['cms', 'gdpr'],
  imports: ['history', 'media', 'settings'],
  writes: ['consents'],
  personalTables: gdprPersonalTables,
  staffColumns: ['consent_text.author'],
  otherTables: [
    ...(['consent', 'consent_assignment', 'consent_assignment_item', 'consent_text'] as const),
    'retention_run',
  ],
  mediaUses: [consentMediaUses],
  lists: [consentList],
  routes: (deps) => [
    ...consentRoutes(deps),
    ...consentStaffRoutes,
    ...consentDeskRoutes(deps),
    ...retentionRoutes(deps),
  ],
  plugin: exportPlugin,
  start: startNightly,
  dueHandlers: retentionDue,
  outboxHandlers: retentionJob,
  personalData: gdprPersonalData,
  retention,
}
