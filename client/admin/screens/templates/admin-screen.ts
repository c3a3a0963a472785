import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'templates',
  name: 'templates',
  right: 'content.write',
  menu: { group: 'content', icon: 'menu', order: 60 },
  load: async () => (await import('./templates-screen.tsx')).TemplatesScreen,
}
