import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'events',
  name: 'events',
  right: 'content.write',
  menu: { group: 'content', icon: 'calendar', order: 40 },
  load: async () => (await import('./events-screen.tsx')).EventsScreen,
}
