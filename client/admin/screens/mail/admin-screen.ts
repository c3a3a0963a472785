import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'mails/:id',
  name: 'mail',
  isNamed: true,
  right: 'mails.read',
  menu: null,
  load: async () => (await import('./mail-screen.tsx')).MailScreen,
}
