import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'events/:id',
  name: 'event',
  isNamed: true,
  right: 'content.write',
  menu: null,
  load: async () => (await import('./event-screen.tsx')).EventScreen,
}
