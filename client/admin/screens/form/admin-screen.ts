import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'forms/:id',
  name: 'form',
  isNamed: true,
  right: 'content.write',
  menu: null,
  load: async () => (await import('./form-screen.tsx')).FormScreen,
}
