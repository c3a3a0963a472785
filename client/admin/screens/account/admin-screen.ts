import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'account',
  name: 'account',
  right: null,
  menu: null,
  load: async () => (await import('./account-screen.tsx')).AccountScreen,
}
