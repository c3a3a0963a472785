import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'consent',
  name: 'consents',
  right: 'consents.write',
  menu: { group: 'content', icon: 'card', order: 60 },
  load: async () => (await import('./consents-screen.tsx')).ConsentsScreen,
}
