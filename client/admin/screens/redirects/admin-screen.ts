import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'redirects',
  name: 'redirects',
  right: 'content.publish',
  menu: { group: 'content', icon: 'arrow', order: 60 },
  load: async () => (await import('./redirects-screen.tsx')).RedirectsScreen,
}
