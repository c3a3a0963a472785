import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'customers/:id',
  name: 'customer',
  isNamed: true,
  right: 'people.read',
  menu: null,
  load: async () => (await import('./customer-screen.tsx')).CustomerScreen,
}
