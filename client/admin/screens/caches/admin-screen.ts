import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'cache',
  name: 'caches',
  right: 'settings.write',
  menu: { group: 'settings', icon: 'zoom', order: 80, needsRedis: true },
  load: async () => (await import('./caches-screen.tsx')).CachesScreen,
}
