import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'retention',
  name: 'retention',
  right: 'settings.write',
  menu: { group: 'settings', icon: 'calendar', order: 40 },
  load: async () => (await import('./retention-screen.tsx')).RetentionScreen,
}
