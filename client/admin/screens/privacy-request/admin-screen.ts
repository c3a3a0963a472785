import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'privacy/:id',
  name: 'privacyRequest',
  right: 'people.read',
  menu: null,
  load: async () => (await import('./privacy-request-screen.tsx')).PrivacyRequestScreen,
}
