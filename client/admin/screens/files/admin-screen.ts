import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'files',
  name: 'files',
  right: 'products.write',
  menu: { group: 'content', icon: 'share', order: 70 },
  load: async () => (await import('./files-screen.tsx')).FilesScreen,
}
