import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'releases',
  name: 'releases',
  right: 'settings.write',
  menu: { group: 'settings', icon: 'up', order: 90 },
  load: async () => (await import('./releases-screen.tsx')).ReleasesScreen,
}
