import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'letters',
  name: 'letters',
  right: 'mails.write',
  menu: { group: 'content', icon: 'mail', order: 70 },
  load: async () => (await import('./letters-screen.tsx')).LettersScreen,
}
