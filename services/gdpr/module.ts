import type { Module } from '#services/platform/module.ts'
import { exportPlugin } from './export-plugin.ts'
import { gdprPersonalData } from './personal-data.ts'
import { retentionDue, retentionJob, startNightly } from './retention-job.ts'
import { retention } from './retention-rules.ts'
import { consentRoutes } from './routes.ts'
import { consentStaffRoutes } from './staff-routes.ts'

export const gdprModule: Module = {
  name: 'gdpr',
  routes: (deps) => [...consentRoutes(deps), ...consentStaffRoutes],
  plugin: exportPlugin,
  start: startNightly,
  dueHandlers: retentionDue,
  outboxHandlers: retentionJob,
  personalData: gdprPersonalData,
  retention,
}
