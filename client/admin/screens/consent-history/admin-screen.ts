import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'consent-history',
  name: 'consentHistory',
  right: 'people.read',
  menu: { group: 'content', icon: 'user', order: 61 },
  load: async () => (await import('./consent-history-screen.tsx')).ConsentHistoryScreen,
}
