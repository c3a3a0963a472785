import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'settings',
  name: 'settings',
  right: 'settings.write',
  menu: { group: 'settings', icon: 'filter', order: 20 },
  load: async () => (await import('./settings-screen.tsx')).SettingsScreen,
}
