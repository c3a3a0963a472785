import type { AdminScreen } from '#client/admin/frame/screens.ts'
import { EDIT_LIST } from '#services/contract/rules/lists/edits.ts'

export const screen: AdminScreen = {
  path: 'audit',
  name: 'audit',
  right: EDIT_LIST.right,
  menu: { group: 'settings', icon: 'compare', order: 90 },
  load: async () => (await import('./audit-screen.tsx')).AuditScreen,
}
