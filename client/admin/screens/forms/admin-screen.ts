import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'forms',
  name: 'forms',
  right: 'content.write',
  menu: { group: 'content', icon: 'mail', order: 45 },
  load: async () => (await import('./forms-screen.tsx')).FormsScreen,
}
