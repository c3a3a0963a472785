import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'posts',
  name: 'posts',
  right: 'content.write',
  menu: { group: 'content', icon: 'menu', order: 30 },
  load: async () => (await import('./posts-screen.tsx')).PostsScreen,
}
