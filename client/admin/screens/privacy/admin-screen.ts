import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'privacy',
  name: 'privacy',
  right: 'people.read',
  menu: { group: 'sales', icon: 'user', order: 60 },
  load: async () => (await import('./privacy-screen.tsx')).PrivacyScreen,
}
