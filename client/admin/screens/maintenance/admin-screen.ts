import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'maintenance',
  name: 'maintenance',
  right: 'settings.write',
  menu: { group: 'settings', icon: 'close', order: 30 },
  load: async () => (await import('./maintenance-screen.tsx')).MaintenanceScreen,
}
