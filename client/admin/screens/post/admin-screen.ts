import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'posts/:id',
  name: 'post',
  right: 'content.write',
  isNamed: true,
  menu: null,
  load: async () => (await import('./post-screen.tsx')).PostScreen,
}
