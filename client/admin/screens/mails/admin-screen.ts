import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'mails',
  name: 'mails',
  right: 'mails.read',
  menu: { group: 'settings', icon: 'mail', order: 60 },
  load: async () => (await import('./mails-screen.tsx')).MailsScreen,
}
