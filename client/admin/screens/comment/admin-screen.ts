import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'comments/:number',
  name: 'comment',
  isNamed: true,
  right: 'comments.moderate',
  menu: null,
  load: async () => (await import('./comment-screen.tsx')).CommentScreen,
}
