import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'audit',
  name: 'audit',
  right: 'audit.read',
  menu: { group: 'settings', icon: 'compare', order: 90 },
  load: async () => (await import('./audit-screen.tsx')).AuditScreen,
}
