import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: '',
  name: 'home',
  right: null,
  menu: { group: null, icon: 'pin', order: 0 },
  load: async () => (await import('./home-screen.tsx')).HomeScreen,
}
