import type { Module } from '#services/platform/module.ts'
import { keepRows } from '#services/platform/retention.ts'
import { listExportPlugin } from './lists/list-export.ts'
import { warnWithoutStaff } from './people/first-owner.ts'
import { staffPersonalData, staffPersonalTables } from './personal-data.ts'
import { staffRoutes } from './routes.ts'
import { findStaff } from './session/sessions.ts'
import { staffSettings } from './settings.ts'
import type {} from './tables.ts'

export const module: Module = {
  name: 'staff',
  services: ['staff'],
  imports: ['history', 'settings', 'user'],
  settings: staffSettings,
  histories: { member: 'staff.write', role: 'staff.write' },
  personalTables: staffPersonalTables,
  otherTables: ['staff_role'],
  routes: staffRoutes,
  plugin: listExportPlugin,
  personalData: staffPersonalData,
  retention: [
    keepRows({
      kind: 'staff-sessions',
      deletes: 'sessions of the back office',
      keepDays: 1,
      table: 'staff_session',
      moment: 'seen_at',
    }),
  ],
  findStaff,
  async start(deps) {
    await warnWithoutStaff(deps)
    return async () => undefined
  },
}
