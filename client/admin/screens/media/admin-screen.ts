import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'media',
  name: 'media',
  right: 'media.write',
  menu: { group: 'content', icon: 'zoom', order: 30 },
  load: async () => (await import('./media-screen.tsx')).MediaScreen,
}
