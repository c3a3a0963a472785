import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'consent/:slug',
  name: 'consent',
  isNamed: true,
  right: 'consents.write',
  menu: null,
  load: async () => (await import('./consent-screen.tsx')).ConsentScreen,
}
