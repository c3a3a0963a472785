import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'events/new',
  name: 'newEvent',
  right: 'content.write',
  menu: null,
  load: async () => (await import('./new-event-screen.tsx')).NewEventScreen,
}
