import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'privacy/new',
  name: 'privacyNew',
  right: 'people.read',
  menu: null,
  load: async () => (await import('./privacy-new-screen.tsx')).PrivacyNewScreen,
}
