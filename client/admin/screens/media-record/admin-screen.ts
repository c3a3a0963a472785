import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'media/:id',
  name: 'mediaRecord',
  isNamed: true,
  right: 'media.write',
  menu: null,
  load: async () => (await import('./media-record-screen.tsx')).MediaRecordScreen,
}
