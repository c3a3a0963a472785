import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'dead-links',
  name: 'deadLinks',
  right: 'content.publish',
  menu: { group: 'content', icon: 'zoom', order: 61 },
  load: async () => (await import('./dead-links-screen.tsx')).DeadLinksScreen,
}
