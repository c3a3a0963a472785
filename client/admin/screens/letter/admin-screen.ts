import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'letters/:kind',
  name: 'letter',
  isNamed: true,
  right: 'mails.write',
  menu: null,
  load: async () => (await import('./letter-screen.tsx')).LetterScreen,
}
