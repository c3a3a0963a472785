import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'comments',
  name: 'comments',
  right: 'comments.moderate',
  menu: { group: 'content', icon: 'heart', order: 50 },
  load: async () => (await import('./comments-screen.tsx')).CommentsScreen,
}
