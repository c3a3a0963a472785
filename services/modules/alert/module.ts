import { ALERT_LETTER } from '#services/platform/jobs/alerts.ts'
import type { Module } from '#services/platform/module.ts'
import { sendAlert } from './alert-job.ts'
import { alertMinutes } from './gather.ts'
import { alertLetters } from './letters/alert-letters.ts'
import { alertPersonalData, alertPersonalTables } from './personal-data.ts'
import { alertRoutes } from './routes.ts'

/** Letters to members of staff about what happens; any module raises them through the platform. */
export const module: Module = {
  name: 'alert',
  services: ['staff'],
  imports: ['history', 'mail', 'settings', 'staff', 'user'],
  personalTables: alertPersonalTables,
  otherTables: ['alert'],
  routes: alertRoutes,
  letters: alertLetters,
  outboxHandlers: { [ALERT_LETTER]: sendAlert },
  dueHandlers: alertMinutes.dueHandlers,
  personalData: alertPersonalData,
  async start(deps) {
    await alertMinutes.start(deps)
    return async () => undefined
  },
}
