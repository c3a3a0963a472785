import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'settings/:group/:key',
  name: 'setting',
  isNamed: true,
  right: 'settings.write',
  menu: null,
  load: async () => (await import('./setting-screen.tsx')).SettingScreen,
}
